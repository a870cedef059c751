public import Foundation

/// A difference of two points.
///
/// Foundation on Linux has no such type.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self = .zero }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The length, in the unit of the components.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
