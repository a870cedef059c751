import Diagnosis
import Foundation
import Traces
import UIKit

/// The answer of `fingerpost why`, for people and for scripts; each reason names its rule and how sure that is.
struct WhyReport: Encodable {
  struct Reason: Encodable {
    let kind: String
    let rule: String
    let confidence: String?
    let sentence: String
    /// The number of the event that decided.
    let event: Int?
  }

  struct Remedy: Encodable {
    let changes: [String]
    /// Who takes no touch any more after the changes.
    let losers: [String]
  }

  let view: String
  let point: [Double]?
  let winner: String?
  let gets: Bool
  let keeps: Bool
  /// Of the first reason.
  let rule: String?
  let confidence: String?
  let sentence: String
  let reasons: [Reason]
  let changes: [[String]]
  let remedies: [Remedy]
  /// What the file leaves open; nil where it says everything.
  let notices: [String]?

  private enum CodingKeys: CodingKey {
    case view, point, winner, gets, keeps, rule, confidence, sentence, reasons, changes, remedies, notices
  }

  private let texts: [String]
  private let isRecognizer: Bool

  init(_ why: Why, _ catalog: RuleCatalog, notices: [String]) {
    self.notices = notices.isEmpty ? nil : notices
    view = why.name
    point = why.point.map { [$0.x, $0.y] }
    winner = why.winner
    gets = why.gets
    keeps = why.keeps
    rule = why.reasons.first?.rule
    confidence = rule.flatMap { catalog.confidence(of: $0) }
    sentence = why.sentence.description
    reasons = why.reasons.map { reason in
      Reason(
        kind: reason.kind.rawValue,
        rule: reason.rule,
        confidence: catalog.confidence(of: reason.rule),
        sentence: reason.sentence.description,
        event: reason.sequence
      )
    }
    changes = why.remedies.map { $0.changes.map(\.text) }
    remedies = why.remedies.map { Remedy(changes: $0.changes.map(\.text), losers: $0.losers) }
    texts = why.remedies.map(\.text)
    isRecognizer = why.isAboutRecognizer
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  var lines: [String] {
    let place = point.map { " at \(Words.point(CGPoint(x: $0[0], y: $0[1])))" } ?? ""
    var lines = [headline(place)]
    for reason in reasons {
      lines.append("  \(reason.sentence) (\(reason.rule)\(reason.confidence.map { ", \($0)" } ?? ""))")
    }
    if reasons.isEmpty { lines.append("  Nothing came of it.") }
    if gets && keeps { return lines }
    if texts.isEmpty {
      if !gets { lines.append("No change of a property was found that would let it.") }
    } else {
      lines.append("What would let it:")
      lines += texts.map { "  " + $0 }
    }
    return lines
  }

  private func headline(_ place: String) -> String {
    if isRecognizer { return "\(view) \(gets ? "recognizes" : "does not recognize")\(place)." }
    guard point != nil else { return "\(view) \(gets ? "gets" : "does not get") the event." }
    guard gets else {
      return "\(view) does not get the touch\(place)" + (winner == view ? "." : ": \(winner ?? "nobody") does.")
    }
    return "\(view) gets the touch\(place)" + (keeps ? "." : ", and does not keep it.")
  }
}
