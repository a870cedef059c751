import Canvas
import Foundation
import UIKit

/// A line under the toolbar while a file is read: as long as what has been read, whole while nobody can tell.
@MainActor
final class LoadingLine: UIView, Pane, Painted {
  private let context: InterfaceContext

  static let height = 2.0

  init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "loading"
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func sessionDidChange(_ change: SessionChange) {
    guard change.contains(.status) else { return }
    isHidden = context.session.loading?.isSlow != true
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    painter.fill(bounds, color: theme[.line])
    guard let fraction = context.session.loading?.fraction else {
      return painter.fill(bounds, color: theme[.accent].multipliedAlpha(0.5))
    }
    painter.fill(CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height), color: theme[.accent])
  }
}
