import Foundation
import UIKit

/// One measured way of hit testing a tree: a line in the form of the peers' programs.
struct Measurement {
  let peer: String
  let tree: String
  let nodes: Int
  let queries: Int

  /// Median of seven passes after a warm-up.
  let nanoseconds: Double

  /// The sum of the answers' ids; the same for everybody who answers rightly.
  let checksum: UInt64

  /// Measures passes over all points; `answer` gives the id for a point.
  init(
    peer: String,
    tree: Tree,
    points: [CGPoint],
    pass: (_ points: [CGPoint], _ answers: inout [Int]) -> Void
  ) {
    var answers = [Int](repeating: 0, count: points.count)
    pass(points, &answers)
    let clock = ContinuousClock()
    let times = (0..<7).map { _ in
      let elapsed = clock.measure { pass(points, &answers) }
      return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
    }
    self.peer = peer
    self.tree = tree.name
    nodes = tree.views.count
    queries = points.count
    nanoseconds = times.sorted()[3] / Double(points.count)
    checksum = answers.reduce(0) { ($0 + UInt64($1)) & (1 << 63 - 1) }
  }
}
