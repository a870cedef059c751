import Foundation
import Testing
import UIKit

/// Which view has a point, by bounds, transforms and scrolled bounds origins (HT-2 to HT-4, GE-1 to GE-8).
@MainActor
struct HitTestGeometryTests {
  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    parent?.addSubview(view)
    return view
  }

  @Test(arguments: [(99.0, true), (99.99, true), (100, false), (0, true), (-0.01, false)])
  func `GE-1 F1 the near edges of the bounds are inside, the far ones are not`(place: Double, isInside: Bool) {
    let square = view(0, 0, 100, 100)
    #expect(square.point(inside: CGPoint(x: place, y: place), with: nil) == isInside)
  }

  @Test func `GE-2 F2 the bounds origin counts`() {
    let square = view(0, 0, 100, 100)
    square.bounds.origin = CGPoint(x: 10_000, y: 10_000)
    #expect(!square.point(inside: CGPoint(x: 50, y: 50), with: nil))
    #expect(square.point(inside: CGPoint(x: 10_050, y: 10_050), with: nil))
  }

  @Test func `HT-3 F3 the deepest view under the point answers, in scrolled coordinates`() {
    let root = view(0, 0, 100, 100)
    root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
    root.frame.origin = .zero
    let child = view(40, 40, 20, 20, in: root)
    let grandchild = view(10, 10, 5, 5, in: child)
    #expect(root.hitTest(CGPoint(x: -5, y: -5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 52.5, y: 52.5), with: nil) === grandchild)
    #expect(root.hitTest(CGPoint(x: -11, y: -11), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) == nil)
  }

  @Test func `GE-7 F4 F6 a frame set under a scale makes the bounds larger`() {
    let root = UIView()
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(root.bounds.size == CGSize(width: 200, height: 200))
    let child = view(25, 25, 50, 50, in: root)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 74, y: 74), with: nil) === child)
    for place in [20.0, 75, 199] { #expect(root.hitTest(CGPoint(x: place, y: place), with: nil) === root) }
    root.bounds.origin = CGPoint(x: 0, y: 25)
    for place in [25.0, 74] { #expect(root.hitTest(CGPoint(x: place, y: place), with: nil) === child) }
    #expect(root.hitTest(CGPoint(x: 75, y: 75), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 199, y: 199), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
  }

  @Test func `GE-6 F5 a scaled child is found where it is drawn`() {
    let root = view(0, 0, 100, 100)
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.addSubview(child)
    for place in [25.0, 74] { #expect(root.hitTest(CGPoint(x: place, y: place), with: nil) === child) }
    for place in [20.0, 75] { #expect(root.hitTest(CGPoint(x: place, y: place), with: nil) === root) }
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
  }

  @Test func `GE-6 a rotated child is found in its own shape, not in its box`() {
    let root = view(0, 0, 200, 200)
    let child = view(50, 50, 100, 100, in: root)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(root.hitTest(CGPoint(x: 100, y: 35), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 52, y: 52), with: nil) === root)
  }

  @Test func `GE-9 a child flattened by its transform takes nothing`() {
    let root = view(0, 0, 200, 200)
    let child = view(50, 50, 100, 100, in: root)
    child.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
  }

  @Test func `a point on the edge of a view at a fraction of a point is inside it`() {
    let root = view(0, 0, 100, 100)
    for step in 1...90 {
      let x = Double(step) / 10
      let child = view(x, 0, 0.3, 10, in: root)
      #expect(root.hitTest(CGPoint(x: x, y: 5), with: nil) === child, "x = \(x)")
      child.removeFromSuperview()
    }
  }

  @Test(arguments: [(0.0, false), (0.005, false), (0.01, false), (0.0101, true), (0.02, true), (1, true)])
  func `HT-6 an alpha below the limit, as stored, declines`(alpha: Double, isHit: Bool) {
    let root = view(0, 0, 100, 100)
    let child = view(0, 0, 100, 100, in: root)
    child.alpha = alpha
    #expect((root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child) == isHit)
  }

  @Test func `HT-7 alpha is not multiplied down the tree`() {
    let root = view(0, 0, 100, 100)
    root.alpha = 0.05
    let child = view(0, 0, 100, 100, in: root)
    child.alpha = 0.1
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
  }

  @Test func `HT-8 a flag takes the whole subtree out`() {
    let root = view(0, 0, 100, 100)
    let middle = view(0, 0, 100, 100, in: root)
    let leaf = view(0, 0, 100, 100, in: middle)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf)
    middle.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    middle.isUserInteractionEnabled = true
    middle.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }

  @Test func `HT-10 labels and image views start without interaction`() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
  }

  @Test func `HT-11 a disabled control declines with its subviews`() {
    let root = view(0, 0, 100, 100)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(button)
    _ = view(0, 0, 50, 50, in: button)
    button.isEnabled = false
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }

  @Test func `GE-3 clipping plays no part: a child outside its parent is never asked`() {
    let root = view(0, 0, 300, 300)
    let panel = view(0, 0, 100, 100, in: root)
    let button = view(80, 80, 60, 60, in: panel)
    for clips in [false, true] {
      panel.clipsToBounds = clips
      #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === root)
      #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === button)
    }
  }
}
