import Foundation
public import UIKit

/// What stands around the views of a test: the same fingers on the same places of the screen must give the same log.
///
/// The transforms are by powers of two and quarter turns, so that no place is off by a rounding.
public enum Surroundings: String, CaseIterable, Hashable, Sendable {
  case plain
  /// The views lie in one that is scaled by two and turned by a quarter.
  case enlargedAndTurned
  /// Scaled by a half and turned upside down.
  case reducedAndUpsideDown

  /// The transform of the view around the others.
  public var transform: CGAffineTransform {
    switch self {
    case .plain: .identity
    case .enlargedAndTurned: CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 64, ty: -32)
    case .reducedAndUpsideDown: CGAffineTransform(a: -0.5, b: 0, c: 0, d: -0.5, tx: 0, ty: 0)
    }
  }
}
