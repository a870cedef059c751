import Foundation
import UIKit

/// A small hierarchy out of a seed: the same seed gives the same views.
@MainActor
struct RandomHierarchy {
  /// What the views may have beyond frames and flags.
  struct Traits: OptionSet {
    let rawValue: Int
    static let transforms = Traits(rawValue: 1)
    static let mirrors = Traits(rawValue: 2)
    static let shapes = Traits(rawValue: 4)
    static let ellipses = Traits(rawValue: 8)
    static let overrides = Traits(rawValue: 16)
  }

  let application: UIApplication
  private let traits: Traits
  private var random: SplitMix
  private var views: [UIView] = []

  static let side = 56.0

  init(seed: UInt64, _ traits: Traits) {
    application = UIApplication(screenSize: CGSize(width: Self.side, height: Self.side))
    self.traits = traits
    random = SplitMix(state: seed)
    for index in 0...(random.next(3)) {
      let window = UIWindow(frame: index == 0 ? CGRect(x: 0, y: 0, width: Self.side, height: Self.side) : frame())
      application.attach(window)
      window.isHidden = random.next(8) == 0
      window.windowLevel = UIWindow.Level(CGFloat(random.next(2)))
      views.append(window)
    }
    for _ in 0..<(6 + random.next(8)) {
      let view = random.next(4) == 0 ? UIButton(frame: frame()) : UIView(frame: frame())
      views[random.next(views.count)].addSubview(view)
      decorate(view)
      views.append(view)
    }
    if traits.contains(.overrides) { for view in views { override(view) } }
  }

  private mutating func quarter(_ range: Int) -> Double { Double(random.next(range * 4)) / 4 }

  private mutating func frame() -> CGRect {
    CGRect(x: quarter(40) - 8, y: quarter(40) - 8, width: 4 + quarter(36), height: 4 + quarter(36))
  }

  private mutating func decorate(_ view: UIView) {
    switch random.next(12) {
    case 0: view.isHidden = true
    case 1: view.alpha = 0
    case 2: view.isUserInteractionEnabled = false
    case 3: (view as? UIControl)?.isEnabled = false
    case 4: view.bounds.origin = CGPoint(x: quarter(8), y: quarter(8))
    default: break
    }
    if traits.contains(.mirrors), random.next(3) == 0 {
      view.transform =
        [
          CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(scaleX: 2, y: -0.5),
          CGAffineTransform(0, 1, -1, 0, 0, 0), CGAffineTransform(0, -0.5, -2, 0, 0, 0),
        ][random.next(4)]
    }
    if traits.contains(.transforms), random.next(2) == 0 {
      view.transform = CGAffineTransform(rotationAngle: Double(random.next(628)) / 100)
        .scaledBy(x: 0.5 + Double(random.next(100)) / 100, y: 0.5 + Double(random.next(100)) / 100)
      if random.next(12) == 0 { view.transform = CGAffineTransform(scaleX: 0, y: 1) }
    }
    guard traits.contains(.shapes), random.next(2) == 0 else { return }
    var overrides = view.overrides ?? ResponderOverrides()
    overrides.pointInside = shape(view.bounds)
    view.overrides = overrides
  }

  private mutating func shape(_ bounds: CGRect) -> PointInsideOverride {
    if traits.contains(.ellipses), random.next(2) == 0 { return .ellipse }
    switch random.next(6) {
    case 0: return .always
    case 1: return .never
    case 2: return .inset(UIEdgeInsets(top: -4, left: 3, bottom: -2.5, right: 1))
    case 3:
      return .path(CGPath(polygon: (0..<5).map { _ in CGPoint(x: quarter(36) - 4.1, y: quarter(36) - 4.3) }))
    case 4:
      var path = CGPath(center: CGPoint(x: 12, y: 12), radius: 10)
      path.addPath(CGPath(rect: CGRect(x: 10.1, y: 10.1, width: 20, height: 9.3)))
      return .path(path)
    default: return .path(CGPath(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: 9))
    }
  }

  private mutating func override(_ view: UIView) {
    var overrides = view.overrides ?? ResponderOverrides()
    let others = views.filter { !($0 is UIWindow) && $0 !== view }
    guard let other = others.isEmpty ? nil : others[random.next(others.count)] else { return }
    switch random.next(12) {
    case 0: overrides.hitTest = .passThrough
    case 1: overrides.hitTest = .ignoresFlags
    case 2: overrides.hitTest = .returns(nil)
    case 3: overrides.hitTest = .returns(ResponderOverrides.WeakView(other))
    // One that asks a view around it, or one that asks it in turn, would never come to an end.
    case 4 where other.isDescendant(of: view) && other.subviews.isEmpty && !(view is UIWindow):
      overrides.hitTest = .tries([ResponderOverrides.WeakView(other)], converts: random.next(2) == 0)
    default: return
    }
    view.overrides = overrides
  }
}

/// A small generator whose numbers are the same everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
