import Canvas
import Foundation
import Traces
import UIKit

/// The responder chain of the first call, and what became of the calls after it.
@MainActor
struct AscentSection {
  let input: SceneInput
  let words: Words

  private static let rowHeight: CGFloat = 26
  private static let mostRows = 16

  func draw(on page: PicturePage) {
    guard let touch = input.touch else { return }
    let calls = touch.calls.filter { $0.sequence <= input.sequence }
    page.title("Responder ascent", note: calls.first?.method.rawValue ?? "", isCode: true)
    if let reason = touch.suppression, let view = touch.view {
      line("The view hears nothing of this finger: \(words.suppression(reason, view: view)).", on: page)
    }
    if let call = calls.first {
      draw(call, on: page)
    } else if touch.suppression == nil {
      line(touch.view == nil ? "No view was hit, so nobody is called." : "No call has been made yet.", on: page)
    }
    for sentence in later(touch, calls) { line(sentence, on: page) }
    page.y += 20
  }

  private func draw(_ call: TouchDigest.Call, on page: PicturePage) {
    let hops = call.hops.filter { $0.sequence <= input.sequence }
    for (index, hop) in hops.prefix(Self.mostRows).enumerated() {
      let delivery = hop.delivery
      let isLast = index == hops.count - 1
      let isDropped = isLast && (call.droppedAt ?? .max) <= input.sequence
      let board = isDropped ? AscentGlyph.dropped : AscentGlyph(delivery.outcome)
      page.use(board)
      let middle = page.y + Self.rowHeight / 2
      board.paint(into: page.painter, center: CGPoint(x: page.left + 9, y: middle), size: 17, theme: page.theme)
      page.text(
        input.name(delivery.responder),
        .ui(13, .semibold),
        .text1,
        x: page.left + 26,
        middle: middle,
        width: 194,
        overflow: .ellipsisMiddle
      )
      let previous = index > 0 ? hops[index - 1].delivery.responder : nil
      var sentence = "\(words.hop(delivery, from: previous)); \(self.sentence(delivery))"
      if isDropped { sentence += ": nobody handles it" }
      page.text(
        sentence,
        .ui(12.5),
        .text2,
        x: page.left + 230,
        middle: middle,
        width: page.right - page.left - 230
      )
      page.y += Self.rowHeight
    }
    if hops.count > Self.mostRows { line("and \(hops.count - Self.mostRows) more responders", on: page) }
  }

  private func sentence(_ delivery: TraceEvent.Delivery) -> String {
    if delivery.outcome == .handled, input.view(delivery.responder) is UIControl {
      return "is a UIControl and tracks the touch"
    }
    return Words.longOutcome(delivery.outcome, of: delivery.method)
  }

  /// Later calls by method, and whatever kept a call from the view.
  private func later(_ touch: TouchDigest, _ calls: [TouchDigest.Call]) -> [String] {
    var sentences: [String] = []
    for method in [ResponderMethod.touchesMoved, .touchesEnded, .touchesCancelled] {
      let same = calls.dropFirst().filter { $0.method == method }
      guard let last = same.last else { continue }
      let times = same.count > 1 ? "\(same.count) times until" : "at"
      let end = last.handler.map { "handled by \(input.name($0))" } ?? "handled by nobody"
      sentences.append("\(method.rawValue) \(times) \(Words.seconds(last.instant.seconds)) s, \(end)")
    }
    for mark in touch.marks where mark.sequence <= input.sequence {
      let time = "\(Words.seconds(mark.instant.seconds)) s: "
      switch mark.kind {
      case .withheld(let method, let recognizer): sentences.append(time + words.withheld(method, by: recognizer))
      case .released: sentences.append(time + "what was held back is delivered")
      case .discarded(let recognizer):
        let who = recognizer.map { ", \(input.name($0)) recognized" } ?? ""
        sentences.append(time + "what was held back is never delivered" + who)
      case .cancelled(let reason): sentences.append(time + words.cancellation(reason))
      case .suppressed: break
      }
    }
    return Array(sentences.prefix(8))
  }

  private func line(_ sentence: String, on page: PicturePage) {
    page.text(
      sentence,
      .ui(12.5),
      .text2,
      x: page.left + 26,
      middle: page.y + Self.rowHeight / 2,
      width: page.right - page.left - 26
    )
    page.y += Self.rowHeight
  }

  static func word(_ glyph: AscentGlyph) -> String {
    switch glyph {
    case .passesOn: "passes on"
    case .handled: "handled"
    case .handledAndPassedOn: "handled, calls super"
    case .dropped: "dropped"
    case .notReached: "not reached"
    }
  }
}
