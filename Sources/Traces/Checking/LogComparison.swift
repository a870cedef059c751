import Foundation
import LayoutFiles
import UIKit

/// Compares lines of the merged log, times to one millisecond and only where the file gives them.
enum LogComparison {
  /// All lines, in order.
  static func whole(_ expected: [Expectations.LogLine], _ came: [TraceObservations.Line]) -> [Mismatch] {
    let common = zip(expected, came).prefix { matches($0, $1) }.count
    guard common < max(expected.count, came.count) else { return [] }
    let hasTimes = expected.contains { $0.time != nil }
    return [
      Mismatch(
        "log",
        expected: expected.map(text),
        came: came.enumerated().map { index, line in
          let isTimed = expected.indices.contains(index) ? expected[index].time != nil : hasTimes
          return text(line, isTimed: isTimed)
        },
        firstDifference: common
      )
    ]
  }

  /// The lines in this order, others between them allowed.
  static func contained(_ expected: [Expectations.LogLine], _ came: [TraceObservations.Line]) -> [Mismatch] {
    var position = 0
    for (index, line) in expected.enumerated() {
      if let found = came[position...].firstIndex(where: { matches(line, $0) }) {
        position = found + 1
        continue
      }
      let before = index > 0 ? " after \"\(text(expected[index - 1]))\"" : ""
      return [
        Mismatch(
          "logContains",
          expected: expected.map(text),
          came: came.map { text($0, isTimed: true) },
          firstDifference: index,
          remark: "\"\(text(line))\" did not come\(before)"
        )
      ]
    }
    return []
  }

  private static func matches(_ expected: Expectations.LogLine, _ came: TraceObservations.Line) -> Bool {
    if let time = expected.time, abs(came.instant.seconds - time) > 0.001 + 1e-9 { return false }
    return canonical(expected.text) == came.text
  }

  /// `possible -> ended` is what the log calls `possible -> recognized`.
  private static func canonical(_ text: String) -> String {
    let ended = ": possible -> ended"
    return text.hasSuffix(ended) ? String(text.dropLast("ended".count)) + "recognized" : text
  }

  private static func text(_ line: Expectations.LogLine) -> String {
    (line.time.map { Words.seconds($0) + " " } ?? "") + line.text
  }

  private static func text(_ line: TraceObservations.Line, isTimed: Bool) -> String {
    (isTimed ? Words.seconds(line.instant.seconds) + " " : "") + line.text
  }
}
