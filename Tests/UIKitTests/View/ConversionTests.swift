import Foundation
import Testing
import UIKit

/// Points and rectangles between views (GE-6, GE-8, GE-11); numbers as public suites have them.
@MainActor
struct ConversionTests {
  private func view(_ frame: CGRect, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    parent?.addSubview(view)
    return view
  }

  private func at(_ x: Double, _ y: Double, _ width: Double = 10, _ height: Double = 10) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `F7 between a root, its children and a grandchild`() {
    let root = view(at(0, 0, 100, 100))
    let first = view(at(20, 10), in: root)
    let second = view(at(80, 80, 20, 20), in: root)
    let inner = view(at(5, 5, 5, 5), in: second)
    #expect(root.convert(CGPoint.zero, from: first) == first.frame.origin)
    #expect(first.convert(CGPoint.zero, to: root) == first.frame.origin)
    #expect(first.convert(CGPoint(x: 15, y: 15), from: root) == CGPoint(x: -5, y: 5))
    #expect(first.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 25, y: 15))
    #expect(second.convert(CGPoint(x: 85, y: 85), from: root) == CGPoint(x: 5, y: 5))
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == .zero)
    #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: first) == CGPoint(x: 66, y: 76))
  }

  @Test func `F8 F9 F10 F14 F18 one view in another, each with a bounds origin or without`() {
    func zero(root rootOrigin: CGPoint, child childOrigin: CGPoint, at place: Double) -> CGPoint {
      let root = view(at(0, 0, 100, 100))
      root.bounds.origin = rootOrigin
      root.frame.origin = .zero
      let child = view(at(place, place), in: root)
      child.bounds.origin = childOrigin
      let grandchild = view(at(5, 5), in: child)
      let point = grandchild.convert(CGPoint.zero, to: root)
      #expect(root.convert(CGPoint.zero, from: grandchild) == point)
      return point
    }
    let ten = CGPoint(x: 10, y: 10)
    #expect(zero(root: .zero, child: .zero, at: 10) == CGPoint(x: 15, y: 15), "F8")
    #expect(zero(root: ten, child: .zero, at: 20) == CGPoint(x: 25, y: 25), "F9")
    #expect(zero(root: .zero, child: ten, at: 20) == CGPoint(x: 15, y: 15), "F10")
    #expect(zero(root: .zero, child: .zero, at: 20) == CGPoint(x: 25, y: 25), "F14")
    let root = view(at(0, 0, 100, 100))
    root.bounds.origin = CGPoint(x: 50, y: 50)
    let child = view(at(40, 40, 20, 20), in: root)
    child.bounds.origin = CGPoint(x: 123, y: 123)
    #expect(child.convert(CGPoint(x: 133, y: 133), to: root) == CGPoint(x: 50, y: 50), "F18")
    #expect(root.convert(CGPoint(x: 133, y: 133), from: child) == CGPoint(x: 50, y: 50), "F18")
  }

  @Test func `F11 a view's own bounds origin moves its points`() {
    let root = view(at(0, 0, 100, 100))
    root.bounds.origin = CGPoint(x: 10, y: 10)
    root.frame.origin = .zero
    let child = view(at(20, 20), in: root)
    child.bounds.origin = CGPoint(x: 5, y: 5)
    let grandchild = view(at(5, 5), in: child)
    grandchild.bounds.origin = CGPoint(x: 999, y: 999)
    #expect(grandchild.convert(CGPoint.zero, to: root) == CGPoint(x: -979, y: -979))
  }

  @Test func `F12 and F13 through scales and scrolled bounds`() {
    let root = view(at(0, 0, 512, 512))
    root.bounds.origin = CGPoint(x: 16, y: 18)
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = at(128, 128, 256, 256)
    child.bounds.origin = CGPoint(x: 32, y: 32)
    root.addSubview(child)
    let grandchild = UIView()
    grandchild.transform = CGAffineTransform(scaleX: 2, y: 2)
    grandchild.frame = at(128, 128, 128, 128)
    child.addSubview(grandchild)
    #expect(grandchild.convert(CGPoint.zero, to: root) == CGPoint(x: 176, y: 176))
    let blank = view(.zero, in: child)
    let last = UIView()
    last.transform = CGAffineTransform(scaleX: 3, y: 3)
    last.frame = at(100, 128, 128, 128)
    last.bounds.origin = CGPoint(x: 64, y: 32)
    blank.addSubview(last)
    let point = last.convert(CGPoint.zero, to: root)
    #expect(abs(point.x - 66) < 1e-9 && abs(point.y - 128) < 1e-9)
  }

  @Test func `F15 without a window nil is the view's own root`() {
    let root = view(at(0, 0, 100, 100))
    #expect(root.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 10, y: 10))
    #expect(root.convert(CGPoint(x: 10, y: 10), from: nil) == CGPoint(x: 10, y: 10))
  }

  @Test func `F16 and F17 into a scaled child and back`() {
    let root = view(at(0, 0, 80, 40))
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    child.frame = at(10, 10, 60, 40)
    root.addSubview(child)
    #expect(root.convert(CGPoint(x: 60, y: 20), to: child) == CGPoint(x: 25, y: 5))
    #expect(child.convert(CGPoint(x: 25, y: 5), to: root) == CGPoint(x: 60, y: 20))
  }

  @Test(arguments: [(0.0, 0.0), (17, -30), (123.5, 80)])
  func `F19 the window's own place and scrolling do not matter inside it`(x: Double, y: Double) {
    let window = UIWindow(frame: at(x, y, 256, 256))
    window.bounds.origin = CGPoint(x: y, y: x)
    let first = view(at(80, 80, 100, 100), in: window)
    first.bounds.origin = CGPoint(x: 15, y: 15)
    let second = view(at(70, 70), in: first)
    second.bounds.origin = CGPoint(x: 25, y: 25)
    let third = view(at(50, 50), in: second)
    third.bounds.origin = CGPoint(x: 64, y: 64)
    #expect(third.convert(CGPoint(x: 20, y: 10), to: window) == CGPoint(x: 116, y: 106))
  }

  @Test func `F20 into a grandchild under a scale`() {
    let root = view(at(0, 0, 400, 400))
    let container = UIView()
    container.transform = CGAffineTransform(scaleX: 2, y: 2)
    container.frame = at(0, 0, 200, 200)
    root.addSubview(container)
    let middle = view(at(10, 10, 80, 80), in: container)
    let inner = view(at(5, 5, 20, 20), in: middle)
    #expect(root.convert(CGPoint(x: 100, y: 100), to: inner) == CGPoint(x: 35, y: 35))
  }

  @Test func `L2 an anchor point elsewhere leaves a frame that was set`() {
    let box = UIView()
    box.layer.anchorPoint = CGPoint(x: 0.1, y: 0.1)
    box.frame = at(10, 20, 30, 40)
    #expect(box.frame == at(10, 20, 30, 40))
    #expect(box.center == CGPoint(x: 13, y: 24))
  }

  @Test(arguments: [(1.0, 1.0), (0.25, 0.75), (0.5, 0.5)])
  func `L1 L3 L4 a frame that was set is read, under a scale with larger bounds`(x: Double, y: Double) {
    let box = CALayer()
    box.setAffineTransform(CGAffineTransform(scaleX: x, y: y))
    box.frame = at(10, 20, 30, 60)
    #expect(abs(box.frame.minX - 10) < 1e-9 && abs(box.frame.maxY - 80) < 1e-9)
    #expect(abs(box.bounds.width - 30 / x) < 1e-9 && abs(box.bounds.height - 60 / y) < 1e-9)
  }

  @Test func `L5 a new size grows about the anchor point`() {
    let box = UIView(frame: at(10, 20, 100, 100))
    box.bounds.size = CGSize(width: 256, height: 512)
    #expect(box.frame.origin == CGPoint(x: 10 - 78, y: 20 - 206))
  }
}
