package import Foundation
package import LayoutFiles
import Traces
import UIKit

/// One change of a layout that might let a view win: a flag, a frame, an order.
package enum LayoutChange: Hashable, Sendable {
  case show(String)
  case opaque(String)
  case enableInteraction(String)
  case enableControl(String)
  case resetTransform(String)
  /// In the superview's coordinates; `old` is what it was.
  case frame(String, old: CGRect, new: CGRect)
  /// In front of its siblings.
  case bringToFront(String)
  case disableInteraction(String)
  case raiseWindow(String, above: String)

  /// What to do, in UIKit's words: `PhotoCard height 424 → 452`.
  package var text: String {
    switch self {
    case .show(let name): return "\(name) isHidden true → false"
    case .opaque(let name): return "\(name) alpha → 1"
    case .enableInteraction(let name): return "\(name) isUserInteractionEnabled false → true"
    case .enableControl(let name): return "\(name) isEnabled false → true"
    case .resetTransform(let name): return "\(name) transform → identity"
    case .bringToFront(let name): return "\(name) to the front of its siblings"
    case .disableInteraction(let name): return "\(name) isUserInteractionEnabled true → false"
    case .raiseWindow(let name, let other): return "\(name) windowLevel above that of \(other)"
    case .frame(let name, let old, let new):
      let parts: [(String, CGFloat, CGFloat)] = [
        ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
        ("height", old.height, new.height),
      ]
      let changed = parts.filter { $0.1 != $0.2 }
        .map { "\($0.0) \(Words.number($0.1)) → \(Words.number($0.2))" }
      return "\(name) \(changed.joined(separator: ", "))"
    }
  }

  /// Makes the change on a layout's live objects.
  @MainActor
  package func apply(to layout: BuiltLayout) {
    switch self {
    case .show(let name): layout.view(name)?.isHidden = false
    case .opaque(let name): layout.view(name)?.alpha = 1
    case .enableInteraction(let name): layout.view(name)?.isUserInteractionEnabled = true
    case .enableControl(let name): (layout.view(name) as? UIControl)?.isEnabled = true
    case .resetTransform(let name): layout.view(name)?.transform = .identity
    case .frame(let name, _, let frame): layout.view(name)?.frame = frame
    case .bringToFront(let name):
      guard let view = layout.view(name) else { return }
      view.superview?.bringSubviewToFront(view)
    case .disableInteraction(let name): layout.view(name)?.isUserInteractionEnabled = false
    case .raiseWindow(let name, let other):
      guard let window = layout.window(name), let front = layout.window(other) else { return }
      window.windowLevel = UIWindow.Level(rawValue: front.windowLevel.rawValue + 1)
    }
  }
}
