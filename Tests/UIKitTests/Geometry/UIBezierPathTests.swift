import Foundation
import Testing
import UIKit

struct UIBezierPathTests {
  @Test func `an oval does not contain the corners of its rectangle`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(path.contains(CGPoint(x: 22, y: 22)))
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.bounds.width > 43.99)
  }

  @Test func `a path built by hand contains what it encloses`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 100), controlPoint: CGPoint(x: 100, y: 100))
    path.close()
    #expect(path.contains(CGPoint(x: 60, y: 60)))
    #expect(!path.contains(CGPoint(x: 90, y: 90)))
    #expect(path.currentPoint == .zero)
  }

  @Test(arguments: [(true, CGPoint(x: 0, y: 9)), (false, CGPoint(x: 0, y: -9))])
  func `an arc goes the way it is told`(clockwise: Bool, inside: CGPoint) {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(path.contains(inside))
    #expect(!path.contains(CGPoint(x: inside.x, y: -inside.y)))
  }

  @Test func `an arc of a whole turn is a circle`() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    for point in [CGPoint(x: 7, y: 7), CGPoint(x: -7, y: 7), CGPoint(x: -7, y: -7), CGPoint(x: 7, y: -7)] {
      #expect(path.contains(point))
    }
  }

  @Test func `a copy no longer follows the original`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(copy.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a ring has a hole with the even-odd rule`() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 10, y: 50)))
  }

  @Test func `only the named corners are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
  }
}
