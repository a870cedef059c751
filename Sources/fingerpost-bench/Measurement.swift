import Foundation
import UIKit

/// One measured way of hit testing a tree, in the terms of the peers' programs.
struct Measurement {
  typealias Answer = Unmanaged<UIView>?

  let name: String

  /// A query's time: the median of seven passes after a warm-up, and of several rounds the least.
  private(set) var nanoseconds: Double

  /// The sum of the answers' ids; the same for everybody who answers rightly.
  let checksum: UInt64

  init(name: String, nanoseconds: Double, checksum: UInt64) {
    self.name = name
    self.nanoseconds = nanoseconds
    self.checksum = checksum
  }

  /// Measures passes over all points; `pass` writes the view at each of them, whose id is its tag.
  ///
  /// Ids are looked up outside the time, as with the peers.
  init(_ name: String, _ points: [CGPoint], _ pass: (_ points: [CGPoint], _ answers: inout [Answer]) -> Void) {
    var answers = [Answer](repeating: nil, count: points.count)
    pass(points, &answers)
    let clock = ContinuousClock()
    let times = (0..<7).map { _ in
      let elapsed = clock.measure { pass(points, &answers) }
      return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
    }
    self.name = name
    nanoseconds = times.sorted()[3] / Double(points.count)
    checksum = answers.reduce(0) { ($0 + UInt64($1?.takeUnretainedValue().tag ?? 0)) & (1 << 63 - 1) }
  }

  /// An answer that counts no reference; a closure here would be checked for its actor at each query.
  static func reference(to view: UIView?) -> Answer {
    guard let view else { return nil }
    return .passUnretained(view)
  }

  /// Takes in a later round of the same.
  mutating func merge(_ other: Measurement) {
    nanoseconds = min(nanoseconds, other.nanoseconds)
  }
}
