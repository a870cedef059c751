import Foundation
import Testing

@testable import UIKit

struct CGPathTests {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `a rectangle is four lines and a close`() {
    #expect(
      CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 2, y: 0)), .line(CGPoint(x: 2, y: 1)),
        .line(CGPoint(x: 0, y: 1)), .close,
      ]
    )
  }

  @Test(arguments: [0, -3, 5, 25, 1000] as [CGFloat])
  func `a rounded rectangle fills its rectangle exactly whatever the radius`(radius: CGFloat) {
    let box = CGPath(roundedRect: square, cornerRadius: radius).boundingBox
    for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      #expect(abs(box[keyPath: edge] - square[keyPath: edge]) < 1e-9)
    }
  }

  @Test func `the corner of a rounded rectangle is cut off`() {
    let path = CGPath(roundedRect: square, cornerRadius: 10)
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 13.5, y: 23.5)))
    #expect(path.contains(CGPoint(x: 60, y: 20.5)))
  }

  @Test func `an ellipse touches its box in the middle of each side only`() {
    let path = CGPath(ellipseIn: square)
    #expect(path.contains(CGPoint(x: 60, y: 20.1)))
    #expect(path.contains(CGPoint(x: 109.9, y: 45)))
    #expect(!path.contains(CGPoint(x: 20, y: 25)))
  }

  @Test func `a hole counts as outside by crossings and inside by turns`() {
    var path = CGPath(rect: square)
    path.addRect(square.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: 60, y: 45)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 12, y: 45), using: .evenOdd))
  }

  @Test func `an open triangle is filled as if closed`() {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `a mapped path contains what the map makes of its points`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 5).scaledBy(x: 2, y: 0.5)
    let path = CGPath(ellipseIn: square)
    for x in stride(from: 5.0, to: 120, by: 7) {
      for y in stride(from: 15.0, to: 75, by: 7) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == path.applying(turn).contains(point.applying(turn)), "\(point)")
      }
    }
  }

  @Test func `lines follow a circle within the tolerance`() {
    let lines = CGPath(center: .zero, radius: 50).lines(tolerance: 0.1)
    #expect(lines.count == 1)
    for line in lines {
      #expect(line.first == line.last)
      for (start, end) in zip(line, line.dropFirst()) {
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        #expect(abs(middle.distance(to: .zero) - 50) < 0.12)
      }
    }
  }

  @Test func `what follows a close starts a new subpath at the same point`() {
    var path = CGPath(rect: CGRect(x: 1, y: 1, width: 4, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.elements.suffix(2) == [.move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 9, y: 9))])
  }

  @Test func `numbers beyond all bounds give an answer`() {
    let path = CGPath(ellipseIn: CGRect(x: 1e308, y: -1e308, width: 1e308, height: .infinity))
    #expect(!path.contains(.zero))
    #expect(!CGPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func `an empty path has a null box`() {
    #expect(CGPath().boundingBox.isNull)
    #expect(!CGPath().contains(.zero))
  }
}
