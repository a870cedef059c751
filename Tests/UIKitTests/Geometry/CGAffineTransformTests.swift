import Foundation
import Testing
import UIKit

/// Facts about affine maps (T1 to T5).
struct CGAffineTransformTests {
  private let move = CGAffineTransform(translationX: 2, y: 3)
  private let flip = CGAffineTransform(scaleX: -1, y: -1)

  @Test func `T1 the first of two joined maps is applied first`() {
    #expect(flip.concatenating(move) == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 2, ty: 3))
    #expect(move.concatenating(flip) == CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: -2, ty: -3))
  }

  @Test func `T2 scaling and moving a map come before it`() {
    #expect(move.scaledBy(x: 2, y: 4) == CGAffineTransform(scaleX: 2, y: 4).concatenating(move))
    #expect(flip.translatedBy(x: 2, y: 3) == move.concatenating(flip))
  }

  @Test func `T3 GE-9 a map that cannot be undone stays as it is`() {
    #expect(move.inverted() == CGAffineTransform(translationX: -2, y: -3))
    #expect(CGAffineTransform(scaleX: 2, y: 4).inverted() == CGAffineTransform(scaleX: 0.5, y: 0.25))
    let nothing = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(nothing.inverted() == nothing)
  }

  @Test func `T4 points move, sizes do not`() {
    #expect(CGPoint(x: 2, y: 3).applying(CGAffineTransform(scaleX: -1, y: 2)) == CGPoint(x: -2, y: 6))
    #expect(CGPoint(x: 2, y: 3).applying(CGAffineTransform(translationX: -4, y: -6)) == CGPoint(x: -2, y: -3))
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 2, height: 3)
    )
  }

  @Test func `T5 a rectangle stays one, its sides positive`() {
    let rect = CGRect(x: 2, y: 3, width: 1, height: 2)
    #expect(rect.applying(CGAffineTransform(scaleX: 2, y: 2)) == CGRect(x: 4, y: 6, width: 2, height: 4))
    #expect(rect.applying(CGAffineTransform(scaleX: -2, y: -2)) == CGRect(x: -6, y: -10, width: 2, height: 4))
  }
}
