import Diagnosis
import Foundation
import Traces
import UIKit

/// The one sentence of a picture, and its reason: who got the finger, and why not the view one meant.
@MainActor
struct TraceStory {
  let caption: String
  let subtitle: String

  /// The view that was meant: the selected one, unless it is the winner.
  let asked: UIView?

  /// The row that kept the touch from it.
  let decidingRow: Int?

  init(_ input: SceneInput) {
    guard let touch = input.touch else {
      caption = input.layoutName
      subtitle = "No finger has come down yet."
      (asked, decidingRow) = (nil, nil)
      return
    }
    let words = Words(of: input.application)
    let rows = input.rows
    let winner = rows.first { $0.visit.verdict == .hit }?.visit.element ?? (input.descentIsOver ? touch.view : nil)
    let start = "\(Words.finger(touch.id)) at \(Words.point(touch.startLocation))"
    let meant = input.selection.flatMap { $0 == winner ? nil : input.view($0) }
    asked = meant
    let not = meant.map { ", not to \(Self.name(of: $0))" } ?? ""
    if let winner {
      caption = "\(start) went to \(input.name(winner))\(not)"
    } else if input.descentIsOver {
      caption = "\(start) went to no view\(not)"
    } else {
      caption = "\(start) is being hit-tested"
    }
    if let meant {
      let reason = Self.reason(for: meant, rows, input, words)
      subtitle = reason.sentence
      decidingRow = reason.row
    } else {
      subtitle = winner.map { Self.outcome(of: touch, winner: $0, input, words) } ?? "No view contains the point."
      decidingRow = nil
    }
  }

  private static func name(of view: UIView) -> String { view.elementName ?? view.className }

  private static func reason(
    for view: UIView,
    _ rows: [TouchDigest.Row],
    _ input: SceneInput,
    _ words: Words
  ) -> (sentence: String, row: Int?) {
    let id = input.application.identify(view)
    let cause = WhyCause(of: view, visits: input.touch?.rows.map(\.visit) ?? [], in: input.application)
    if cause == .notInAWindow { return ("\(name(of: view)) is in no window that was asked.", nil) }
    guard let row = rows.firstIndex(where: { $0.visit.element == cause.element ?? id }) else {
      return ("\(name(of: view)) has not been asked yet.", nil)
    }
    return (sentence(cause.sentence(about: id, in: input.application, words: words), about: name(of: view)), row)
  }

  /// "It was never asked" becomes "LikeButton was never asked".
  private static func sentence(_ phrase: Phrase, about name: String) -> String {
    let text = phrase.description
    if text.hasPrefix("It ") { return name + text.dropFirst(2) }
    if text.hasPrefix("Its ") { return "\(name)'s" + text.dropFirst(3) }
    return text
  }

  /// Why the winner won, and what became of the call.
  private static func outcome(
    of touch: TouchDigest,
    winner: ElementID,
    _ input: SceneInput,
    _ words: Words
  ) -> String {
    var sentences = [sentence(words.winner, about: input.name(winner))]
    if let reason = touch.suppression, let view = touch.view {
      sentences.append("It hears nothing: \(words.suppression(reason, view: view)).")
    } else if let call = touch.calls.first, call.sequence <= input.sequence {
      if let handler = call.handler {
        let who = handler == winner ? "It" : input.name(handler)
        sentences.append("\(who) handles \(call.method.rawValue).")
      } else if call.droppedAt != nil, let last = call.hops.last?.delivery.responder {
        sentences.append(words.dropped(after: last).description)
      }
    }
    for mark in touch.marks where mark.sequence <= input.sequence {
      if case .cancelled(let reason) = mark.kind {
        sentences.append("The touch was cancelled: \(words.cancellation(reason)).")
      }
    }
    return sentences.joined(separator: " ")
  }
}
