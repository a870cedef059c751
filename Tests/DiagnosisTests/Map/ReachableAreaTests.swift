import Foundation
import Testing
import UIKit

@testable import Diagnosis

/// Where a touch can reach a view, against asking every view around it, point by point.
@MainActor
struct ReachableAreaTests {
  /// Whether the view and all around it would let a point of the screen in.
  private func letsIn(_ point: CGPoint, _ view: UIView) -> Bool {
    var way: [UIView] = []
    var current: UIView? = view
    while let next = current {
      way.insert(next, at: 0)
      current = next.superview
    }
    var local = point
    for asked in way {
      local = asked.convertFromSuperview(local)
      guard asked.flagRefusal == nil, asked.transform.isInvertible, asked.asksPointInside(local, with: nil) else {
        return false
      }
    }
    return true
  }

  private func allViews(of application: UIApplication) -> [UIView] {
    var pending: [UIView] = application.windowsFrontToBack.filter { !$0.isHidden }
    var found: [UIView] = []
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews
    }
    return found
  }

  private func differences(seed: UInt64, _ traits: RandomHierarchy.Traits, slack: Double = 0) -> [String] {
    let application = RandomHierarchy(seed: seed, traits).application
    var differences: [String] = []
    for view in allViews(of: application) {
      // What lies everywhere ends where the view's own bounds end.
      if view.overrides?.pointInside == .always { continue }
      let area = ReachableArea(of: view)
      for y in stride(from: 0.6127, to: RandomHierarchy.side, by: 2) {
        for x in stride(from: 0.3719, to: RandomHierarchy.side, by: 2) {
          let found = area.pieces.contains { $0.contains(CGPoint(x: x, y: y)) }
          let near = [(0.0, 0.0), (slack, 0), (-slack, 0), (0, slack), (0, -slack)]
          if near.contains(where: { letsIn(CGPoint(x: x + $0.0, y: y + $0.1), view) == found }) { continue }
          differences.append("seed \(seed), \(type(of: view)) \(view.frame) at (\(x), \(y))")
        }
      }
    }
    return differences
  }

  @Test(arguments: UInt64(1)...40)
  func `in mirrored, turned and scaled views with insets and paths of their own`(seed: UInt64) {
    #expect(differences(seed: seed, [.transforms, .mirrors, .shapes]) == [])
  }

  @Test(arguments: UInt64(41)...60)
  func `in ellipses, within a tenth of a point`(seed: UInt64) {
    #expect(differences(seed: seed, [.transforms, .shapes, .ellipses], slack: 0.1) == [])
  }

  @Test func `the share is of what the view calls its own`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let button = UIButton(frame: CGRect(x: 40, y: 40, width: 40, height: 20))
    window.addSubview(card)
    card.addSubview(button)
    #expect(ReachableArea(of: button).share == 0.5)
    var overrides = ResponderOverrides()
    overrides.pointInside = .inset(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 20))
    button.overrides = overrides
    #expect(ReachableArea(of: button).share == 1)
    overrides.pointInside = .always
    button.overrides = overrides
    #expect(ReachableArea(of: button).share == 0.5)
    overrides.pointInside = .never
    button.overrides = overrides
    #expect(ReachableArea(of: button).share == 0)
    button.overrides = nil
    card.isUserInteractionEnabled = false
    #expect(ReachableArea(of: button).share == 0)
  }
}
