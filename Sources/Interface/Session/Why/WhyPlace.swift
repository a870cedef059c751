package import Foundation
import Traces

/// Which finger the why card is about.
package enum WhyPlace: Hashable, Sendable {
  /// The one that is shown.
  case lastTouch
  /// One that would come down where the pointer is.
  case pointer
  /// One that would come down at a point of the screen; nil until one is typed.
  case point(CGPoint?)

  /// The point in what a person has typed: two numbers, with anything between them.
  package static func point(in text: String) -> CGPoint? {
    let numbers = text.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
    return CGPoint(x: numbers[0], y: numbers[1])
  }
}

extension DebugSession {
  /// Rules as a line: `HT-2 documented, RC-11 documented + observed`.
  func ruleWords(_ ids: [String]) -> String {
    ids.map { id in rules?.confidence(of: id).map { "\(id) \($0)" } ?? id }.joined(separator: ", ")
  }
}
