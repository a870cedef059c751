import Foundation
import Testing
import UIKit

/// The order of subviews, which decides who is asked first (W7 to W20, F42 to F49).
///
/// W21 and W22, a sibling that is nil, cannot be written: the parameter is no optional in Swift. Of F47 the order of the
/// views is here; layers of subviews are not among a layer's sublayers.
@MainActor
struct SubviewOrderTests {
  private func family() -> (root: UIView, views: [UIView]) {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    return (root, views)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3)])
  func `W7 to W10 inserting a subview again at an index moves it there`(index: Int, place: Int) {
    let (root, views) = family()
    root.insertSubview(views[1], at: index)
    #expect(root.subviews.firstIndex(of: views[1]) == place)
  }

  @Test(arguments: [(0, 0), (1, 3), (2, 1), (3, 2)])
  func `W11 to W14 below a sibling; below itself means in front`(sibling: Int, place: Int) {
    let (root, views) = family()
    root.insertSubview(views[1], belowSubview: views[sibling])
    #expect(root.subviews.firstIndex(of: views[1]) == place)
  }

  @Test(arguments: [(0, 1), (1, 3), (2, 2), (3, 3)])
  func `W15 to W18 above a sibling; above itself means in front`(sibling: Int, place: Int) {
    let (root, views) = family()
    root.insertSubview(views[1], aboveSubview: views[sibling])
    #expect(root.subviews.firstIndex(of: views[1]) == place)
  }

  @Test func `W19 and W20 beside a stranger means in front`() {
    let (root, views) = family()
    root.insertSubview(views[1], belowSubview: UIView())
    #expect(root.subviews.last === views[1])
    root.insertSubview(views[0], aboveSubview: UIView())
    #expect(root.subviews.last === views[0])
  }

  @Test func `W8 W9 W12 W13 W16 W17 a moved view leaves its old place`() {
    let (root, views) = family()
    root.insertSubview(views[1], at: 2)
    #expect(root.subviews == [views[0], views[2], views[1], views[3]])
    root.insertSubview(views[1], aboveSubview: views[0])
    #expect(root.subviews == views)
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(root.subviews == [views[0], views[3], views[1], views[2]])
  }

  @Test func `F42 F43 F44 F46 adding, inserting, removing`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    #expect(root.subviews == [a, b])
    root.insertSubview(c, at: 1)
    #expect(root.subviews == [a, c, b])
    c.removeFromSuperview()
    #expect(root.subviews == [a, b])
    #expect(c.superview == nil)
    root.insertSubview(c, belowSubview: UIView())
    #expect(root.subviews == [a, b, c])
  }

  @Test func `F47 plain layers between them do not disturb the order of views`() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.layer.addSublayer(CALayer())
    root.addSubview(a)
    root.layer.addSublayer(CALayer())
    root.insertSubview(b, aboveSubview: a)
    #expect(root.subviews == [a, b])
    root.insertSubview(c, belowSubview: b)
    #expect(root.subviews == [a, c, b])
    #expect(root.layer.sublayers?.count == 2)
  }

  @Test func `F45 a view has one superview`() {
    let (first, views) = family()
    let second = UIView()
    second.addSubview(views[0])
    #expect(first.subviews.count == 3)
    #expect(views[0].superview === second)
  }

  @Test func `F48 an index out of range means in front`() {
    let root = UIView()
    let view = UIView()
    root.insertSubview(view, at: 999)
    #expect(root.subviews == [view])
  }

  @Test func `a view cannot become its own descendant`() {
    let (root, views) = family()
    views[0].addSubview(root)
    views[0].addSubview(views[0])
    #expect(root.superview == nil)
    #expect(views[0].subviews.isEmpty)
  }

  @Test func `F49 a view is told of its new superview and window`() {
    final class Told: UIView {
      var log: [String] = []
      override func didMoveToSuperview() { log.append("superview \(superview == nil ? "gone" : "there")") }
      override func didMoveToWindow() { log.append("window \(window == nil ? "gone" : "there")") }
    }
    let window = UIWindow(frame: .zero)
    let view = Told()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.log == ["superview there", "window there", "superview gone", "window gone"])
  }
}
