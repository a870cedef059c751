import Canvas
import Foundation
import Traces
import UIKit

/// The recognizers over time: a lane each, with the state's glyph and the reason of every change.
@MainActor
struct LanesSection {
  let input: SceneInput
  let words: Words

  static let mostLanes = 14
  private static let nameWidth: CGFloat = 150
  private static let reasonHeight: CGFloat = 17

  /// Changes whose words are written out under a lane; runs of changed count as one.
  private static let mostReasons = 6

  func draw(on page: PicturePage) {
    let lanes = input.digest.recognizers.filter { lane in
      !lane.offered.isEmpty || !lane.refusals.isEmpty || lane.transitions.contains { $0.sequence <= input.sequence }
    }
    guard !lanes.isEmpty else { return }
    let span = TimeSpan(input, plot: (page.left + Self.nameWidth + 12)...(page.right - 8))
    page.title("Gesture recognizers", note: note(lanes))
    drawAxis(span, on: page)
    for lane in lanes.prefix(Self.mostLanes) { draw(lane, span, on: page) }
    if lanes.count > Self.mostLanes {
      let rest = "and \(Words.count(lanes.count - Self.mostLanes, "more recognizer", "more recognizers"))"
      page.text(rest, .ui(12), .text2, x: page.left, middle: page.y + 10, width: 400)
      page.y += 24
    }
    page.y += 20
  }

  private func note(_ lanes: [RecognizerDigest]) -> String {
    guard let touch = input.touch else { return "" }
    let seeing = lanes.count { $0.offered.contains(touch.id) }
    return "\(seeing) of \(lanes.count) see finger \(touch.id.finger)"
  }

  private func drawAxis(_ span: TimeSpan, on page: PicturePage) {
    let y = page.y + 12
    page.text("seconds", .ui(11), .text3, x: page.left, middle: page.y + 4, width: Self.nameWidth)
    page.painter.hairline(
      along: .minYEdge,
      of: CGRect(x: span.plot.lowerBound, y: y, width: span.plot.upperBound - span.plot.lowerBound, height: 1),
      color: page.theme[.line2]
    )
    for tick in span.ticks {
      let x = span.x(tick)
      page.painter.line(from: CGPoint(x: x, y: y - 3), to: CGPoint(x: x, y: y + 3), color: page.theme[.text3])
      page.painter.text(
        span.label(tick),
        font: .mono(10),
        color: page.theme[.text2],
        at: CGPoint(x: x, y: page.y + 5),
        alignment: .center
      )
    }
    page.y += 20
  }

  private func draw(_ lane: RecognizerDigest, _ span: TimeSpan, on page: PicturePage) {
    let past = lane.transitions.filter { $0.sequence <= input.sequence && $0.to != .possible }
    let transitions = past.filter { input.isInRange($0.instant) }
    // A finished recognizer starts afresh when its fingers are up; what it came to is what counts here.
    let state = RecognizerStateGlyph(past.last?.to ?? .possible)
    page.use(state)
    let middle = page.y + 11
    state.paint(into: page.painter, center: CGPoint(x: page.left + 8, y: middle), size: 12, theme: page.theme)
    page.text(
      input.name(lane.id),
      .ui(12.5, .semibold),
      .text1,
      x: page.left + 22,
      middle: middle,
      width: Self.nameWidth - 18,
      overflow: .ellipsisMiddle
    )
    drawBar(lane, transitions, span, middle, on: page)
    page.y += 23
    let plotX = span.plot.lowerBound
    for reason in reasons(lane, transitions, stays: state) {
      if let glyph = reason.glyph {
        glyph.paint(into: page.painter, center: CGPoint(x: plotX + 5, y: page.y + 7), size: 9, theme: page.theme)
      }
      page.text(
        reason.time,
        .mono(10.5),
        .text2,
        x: plotX + 16,
        middle: page.y + 7,
        width: 60
      )
      page.text(
        reason.words,
        .ui(11.5),
        .text2,
        x: plotX + 72,
        middle: page.y + 7,
        width: page.right - plotX - 72
      )
      page.y += Self.reasonHeight
    }
    page.y += 5
  }

  /// Possible is an outline, a running gesture a solid bar; each change has its glyph.
  private func drawBar(
    _ lane: RecognizerDigest,
    _ transitions: [RecognizerDigest.Transition],
    _ span: TimeSpan,
    _ y: CGFloat,
    on page: PicturePage
  ) {
    let end = span.x(input.instant.seconds)
    var x = span.x(max(lane.firstSeen.seconds, span.start))
    var running = false
    for transition in lane.transitions where transition.sequence <= input.sequence {
      let next = span.x(transition.instant.seconds)
      drawPiece(from: x, to: next, y: y, isRunning: running, on: page)
      running = transition.to == .began || transition.to == .changed
      x = next
      if transition.to.isFinal { x = .nan }
      if transition.to == .possible { x = next }
    }
    if x.isFinite { drawPiece(from: x, to: end, y: y, isRunning: running, on: page) }
    var lastX = -CGFloat.infinity
    for transition in transitions {
      let place = span.x(transition.instant.seconds)
      let glyph = RecognizerStateGlyph(transition.to)
      if transition.to == .changed, place - lastX < 14 { continue }
      page.use(glyph)
      page.painter.fill(CGPath(center: CGPoint(x: place, y: y), radius: 7.5), color: page.theme[.panel])
      glyph.paint(into: page.painter, center: CGPoint(x: place, y: y), size: 12, theme: page.theme)
      lastX = place
    }
  }

  private func drawPiece(from: CGFloat, to: CGFloat, y: CGFloat, isRunning: Bool, on page: PicturePage) {
    guard from.isFinite, to - from > 0.5 else { return }
    let bar = CGRect(x: from, y: y - 3, width: to - from, height: 6)
    if isRunning {
      page.painter.fill(bar, cornerRadius: 3, color: page.theme[.inside])
    } else {
      page.painter.stroke(
        bar.insetBy(dx: 0.5, dy: 0.5),
        cornerRadius: 2.5,
        style: StrokeStyle(width: 1),
        color: page.theme[.text3]
      )
    }
  }

  // MARK: Words

  private struct Reason {
    var glyph: RecognizerStateGlyph?
    var time: String
    var words: String
  }

  /// `stays` is the state where nothing changes it.
  private func reasons(
    _ lane: RecognizerDigest,
    _ transitions: [RecognizerDigest.Transition],
    stays: RecognizerStateGlyph
  ) -> [Reason] {
    var reasons: [Reason] = []
    for wait in lane.waits where wait.sequence <= input.sequence && input.isInRange(wait.instant) {
      reasons.append(
        Reason(time: Words.seconds(wait.instant.seconds), words: "waits for \(input.name(wait.other)) to fail")
      )
    }
    var changes = 0
    for transition in transitions {
      if transition.to == .changed {
        changes += 1
        continue
      }
      if changes > 0 { reasons.append(changed(changes)) }
      changes = 0
      reasons.append(
        Reason(
          glyph: RecognizerStateGlyph(transition.to),
          time: Words.seconds(transition.instant.seconds),
          words: "\(Words.state(transition.to, from: transition.from)): \(words.reason(transition.reason))"
        )
      )
    }
    if changes > 0 { reasons.append(changed(changes)) }
    if let touch = input.touch, !lane.offered.contains(touch.id) {
      let refusal = lane.refusals.last { $0.touch == touch.id }
      let why = refusal.map { words.refusal($0.reason) } ?? elsewhere(lane, touch)
      reasons.append(Reason(time: "", words: "does not see finger \(touch.id.finger): \(why)"))
    }
    if reasons.isEmpty {
      let words = stays == .possible ? "stays possible" : "no change in this time"
      reasons = [Reason(glyph: stays, time: "", words: words)]
    }
    guard reasons.count > Self.mostReasons else { return reasons }
    let rest = reasons.count - Self.mostReasons + 1
    return Array(reasons.prefix(Self.mostReasons - 1)) + [Reason(time: "", words: "and \(rest) more changes")]
  }

  private func changed(_ count: Int) -> Reason {
    Reason(glyph: .changed, time: "", words: "changed \(Words.count(count, "time", "times"))")
  }

  /// A recognizer sees only touches in its own view and in what lies inside it.
  private func elsewhere(_ lane: RecognizerDigest, _ touch: TouchDigest) -> String {
    let recognizer = input.application.object(for: lane.id) as? UIGestureRecognizer
    guard let view = recognizer?.view else { return "it came down elsewhere" }
    return "it came down outside of \(view.elementName ?? view.className)"
  }

  static func word(_ glyph: RecognizerStateGlyph) -> String {
    switch glyph {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended or recognized"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension UIGestureRecognizer.State {
  /// Whether the attempt is over.
  fileprivate var isFinal: Bool { self == .ended || self == .failed || self == .cancelled }
}

/// Maps seconds of the trace to pixels.
struct TimeSpan {
  let start: Double
  let end: Double
  let plot: ClosedRange<CGFloat>

  @MainActor
  init(_ input: SceneInput, plot: ClosedRange<CGFloat>) {
    start = (input.range?.lowerBound ?? input.digest.steps.first?.instant)?.seconds ?? 0
    end = max(start + 0.1, input.instant.seconds)
    self.plot = plot
  }

  func x(_ seconds: Double) -> CGFloat {
    let part = min(max((seconds - start) / (end - start), 0), 1)
    return plot.lowerBound + (plot.upperBound - plot.lowerBound) * part
  }

  private var step: Double {
    let wanted = (end - start) / 6
    var power = 0.001
    while power * 10 <= wanted, power < 1e9 { power *= 10 }
    for factor in [1.0, 2, 5, 10] where power * factor >= wanted { return power * factor }
    return power * 10
  }

  /// Round moments within the span.
  var ticks: [Double] {
    let step = step
    let first = (start / step).rounded(.up)
    let last = (end / step).rounded(.down)
    guard last >= first, last - first < 20 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  func label(_ tick: Double) -> String {
    Words.fixed(tick, step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3)
  }
}
