import Canvas
import Foundation
import UIKit

/// The line around the pane that has the keys, while none of its controls has them.
@MainActor
final class FocusRing: UIView, Painted {
  private let context: InterfaceContext

  /// The pane.
  weak var target: UIView? { didSet { follow() } }

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "focus ring"
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the pane's present place.
  func follow() {
    let hasControl = (window?.firstResponder as? UIView).map { view in
      target.map { view.isDescendant(of: $0) } ?? false
    }
    isHidden = target == nil || target?.isHidden == true || hasControl == true
    if let target, !isHidden { frame = target.frame }
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    painter.strokeInside(bounds, cornerRadius: 2, style: StrokeStyle(width: 2), color: context.theme[.accent])
  }
}
