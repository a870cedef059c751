package import Foundation
package import LayoutFiles
import Traces
import UIKit

/// One change of a layout that might let a view win: a flag, a frame, an order.
package enum LayoutChange: Hashable, Sendable {
  /// A switch of a view, window or recognizer.
  case flag(String, Property, Bool)
  case opaque(String)
  case resetTransform(String)
  /// In the superview's coordinates; `old` is what it was. What is in it stays where it is on the screen if `isGrown`.
  case frame(String, old: CGRect, new: CGRect, isGrown: Bool)
  /// In front of its siblings.
  case bringToFront(String)
  case raiseWindow(String, above: String)
  /// Its `hitTest` answers nil for itself, and its subviews live on (HT-16).
  case passThrough(String)
  /// Its `hitTest` is the one of `UIView` again (HT-15).
  case ownHitTest(String)
  /// Its `point(inside:with:)` is the one of `UIView` again (HT-17).
  case ownPointInside(String)

  static func show(_ name: String) -> LayoutChange { .flag(name, .isHidden, false) }

  static func enableInteraction(_ name: String) -> LayoutChange { .flag(name, .isUserInteractionEnabled, true) }

  static func disableInteraction(_ name: String) -> LayoutChange { .flag(name, .isUserInteractionEnabled, false) }

  static func enableControl(_ name: String) -> LayoutChange { .flag(name, .isEnabled, true) }

  /// What to do, in UIKit's words: `PhotoCard height 424 → 452`.
  package var text: String {
    switch self {
    case .flag(let name, let property, let value): return "\(name) \(property.rawValue) \(!value) → \(value)"
    case .opaque(let name): return "\(name) alpha → 1"
    case .resetTransform(let name): return "\(name) transform → identity"
    case .bringToFront(let name): return "\(name) to the front of its siblings"
    case .raiseWindow(let name, let other): return "\(name) windowLevel above that of \(other)"
    case .passThrough(let name): return "\(name) hitTest → nil for itself"
    case .ownHitTest(let name): return "\(name) hitTest → UIView's own"
    case .ownPointInside(let name): return "\(name) point(inside:) → its bounds"
    case .frame(let name, let old, let new, _):
      let changed = Self.parts(old, new).map { "\($0.name) \(Words.number($0.old)) → \(Words.number($0.new))" }
      return "\(name) \(changed.joined(separator: ", "))"
    }
  }

  /// The same without what it was: `PhotoCard height 452`.
  package var title: String {
    switch self {
    case .flag(let name, let property, let value): return "\(name) \(property.rawValue) \(value)"
    case .opaque(let name): return "\(name) alpha 1"
    case .resetTransform(let name): return "\(name) without transform"
    case .bringToFront(let name): return "\(name) to the front"
    case .raiseWindow(let name, _): return "\(name) in front"
    case .passThrough(let name): return "\(name) passing touches on"
    case .ownHitTest(let name): return "\(name) with UIView's hitTest"
    case .ownPointInside(let name): return "\(name) with its bounds"
    case .frame(let name, let old, let new, _):
      let changed = Self.parts(old, new).map { "\($0.name) \(Words.number($0.new))" }
      return "\(name) \(changed.joined(separator: ", "))"
    }
  }

  /// What of a frame is another number.
  private static func parts(_ old: CGRect, _ new: CGRect) -> [(name: String, old: CGFloat, new: CGFloat)] {
    [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ].filter { $0.1 != $0.2 }
  }

  /// The view, window or recognizer that is changed.
  package var name: String {
    switch self {
    case .flag(let name, _, _), .opaque(let name), .resetTransform(let name), .frame(let name, _, _, _),
      .bringToFront(let name), .raiseWindow(let name, _), .passThrough(let name), .ownHitTest(let name),
      .ownPointInside(let name):
      name
    }
  }

  /// Makes the change on a layout's live objects.
  @MainActor
  package func apply(to layout: BuiltLayout) {
    guard let object = layout.object(name) else { return }
    let view = object as? UIView
    switch self {
    case .flag(_, let property, let value): _ = PropertyAccess.set(property, to: .bool(value), on: object)
    case .opaque: view?.alpha = 1
    case .resetTransform: view?.transform = .identity
    case .frame(_, let old, let frame, let isGrown):
      view?.frame = frame
      guard isGrown, let view, frame.origin != old.origin else { return }
      view.bounds.origin = LayoutChange.boundsOrigin(view.bounds.origin, grownFrom: old, to: frame)
    case .bringToFront:
      if let view { view.superview?.bringSubviewToFront(view) }
    case .raiseWindow(_, let other):
      guard let window = view as? UIWindow, let front = layout.window(other) else { return }
      window.windowLevel = UIWindow.Level(rawValue: front.windowLevel.rawValue + 1)
    case .passThrough:
      guard let view else { return }
      var overrides = view.overrides ?? UIKit.ResponderOverrides()
      overrides.hitTest = .passThrough
      view.overrides = overrides
    case .ownHitTest: view?.overrides?.hitTest = nil
    case .ownPointInside: view?.overrides?.pointInside = nil
    }
  }

  /// Where bounds begin so that what is in a view stays where it is while its frame grows upwards or to the left.
  package static func boundsOrigin(_ origin: CGPoint, grownFrom old: CGRect, to new: CGRect) -> CGPoint {
    CGPoint(x: origin.x + new.minX - old.minX, y: origin.y + new.minY - old.minY)
  }
}
