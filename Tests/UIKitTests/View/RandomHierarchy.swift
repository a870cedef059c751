import Foundation
import TestSupport

@testable import UIKit

/// Random views in two windows that change at random: the same seed, the same hierarchies.
@MainActor
struct RandomHierarchy {
  let application = UIApplication(screenSize: CGSize(width: 400, height: 400))
  private var generator: SeededGenerator
  private var windows: [UIWindow] = []
  private var views: [UIView] = []

  /// Never moved, so that others may name it without going round in circles.
  private let named = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<2 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      application.attach(window)
      window.isHidden = false
      windows.append(window)
    }
    windows[0].addSubview(named)
    for _ in 0..<40 { addView() }
    for _ in 0..<30 { change() }
  }

  mutating func point() -> CGPoint { CGPoint(x: number(400), y: number(400)) }

  /// Changes one thing about one view, or several together.
  mutating func change() {
    guard let view = views.randomElement(using: &generator) else { return }
    switch Int(number(18)) {
    case 0, 1: view.frame = frame()
    case 2: view.bounds.origin = CGPoint(x: number(60) - 30, y: number(60) - 30)
    case 3: view.bounds.size = CGSize(width: number(200), height: number(200))
    case 4: view.isHidden.toggle()
    case 5: view.isUserInteractionEnabled.toggle()
    case 6: view.alpha = [0, 0.005, 0.3, 1, 1].randomElement(using: &generator) ?? 1
    case 7: (view as? UIControl)?.isEnabled.toggle()
    case 8: view.transform = transform()
    case 9, 10: view.transform = .identity
    case 11, 12: view.overrides = nil
    case 13: view.overrides = overrides()
    case 14: parent(for: view)?.addSubview(view)
    case 15: parent(for: view)?.insertSubview(view, at: 0)
    case 16: view.superview?.bringSubviewToFront(view)
    default: changeWindow()
    }
  }

  private mutating func number(_ limit: Double) -> Double { Double(Int.random(in: 0..<Int(limit), using: &generator)) }

  private mutating func frame() -> CGRect {
    CGRect(x: number(250) - 40, y: number(250) - 40, width: number(220), height: number(220))
  }

  private mutating func addView() {
    let frame = frame()
    let view =
      switch Int(number(7)) {
      case 0: UIButton(frame: frame)
      case 1: UIScrollView(frame: frame)
      case 2: PassThroughView(frame: frame)
      case 3: RoundView(frame: frame)
      default: UIView(frame: frame)
      }
    (parent(for: view) ?? windows[1]).addSubview(view)
    views.append(view)
  }

  /// A view that is not within `view`.
  private mutating func parent(for view: UIView) -> UIView? {
    (views + windows + windows).filter { !$0.isDescendant(of: view) }.randomElement(using: &generator)
  }

  private mutating func transform() -> CGAffineTransform {
    switch Int(number(4)) {
    case 0: CGAffineTransform(scaleX: 0, y: 1)
    case 1: CGAffineTransform(rotationAngle: number(6))
    case 2: CGAffineTransform(scaleX: 0.5, y: 2)
    default: CGAffineTransform(translationX: number(40), y: -number(40))
    }
  }

  private mutating func overrides() -> ResponderOverrides {
    var overrides = ResponderOverrides()
    switch Int(number(8)) {
    case 0: overrides.hitTest = .passThrough
    case 1: overrides.hitTest = .returns(nil)
    case 2: overrides.hitTest = .returns(ResponderOverrides.WeakView(named))
    case 3: overrides.hitTest = .ignoresFlags
    case 4: overrides.hitTest = .tries([ResponderOverrides.WeakView(named)], converts: number(2) > 0)
    case 5: overrides.pointInside = .ellipse
    case 6: overrides.pointInside = .inset(UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20))
    default: overrides.canBecomeFirstResponder = true
    }
    return overrides
  }

  private mutating func changeWindow() {
    let window = windows[Int(number(2))]
    switch Int(number(4)) {
    case 0: window.isHidden.toggle()
    case 1: window.windowLevel = UIWindow.Level(number(3))
    case 2: window.frame.size.width = 200 + number(200)
    default: window.makeKeyAndVisible()
    }
  }
}
