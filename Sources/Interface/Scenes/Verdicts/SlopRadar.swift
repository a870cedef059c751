import Canvas
import Foundation
import Traces
import UIKit

/// The card beside a finger that has not decided yet: how far it has moved of the nearest threshold (section 7).
@MainActor
struct SlopRadar {
  let input: SceneInput
  let geometry: DeviceGeometry

  static let size = CGSize(width: 138, height: 46)

  /// A card, its finger and its numbers.
  struct Card {
    let finger: SceneInput.Finger
    let center: CGPoint
    let rect: CGRect
    let vector: CGVector
    let moved: RecognizerGauge
    let second: RecognizerGauge?
  }

  /// One card at most for each finger that is down, with what the gauges read at the shown moment.
  func cards(avoiding taken: [CGRect]) -> [Card] {
    guard !input.digest.steps.isEmpty else { return [] }
    let markers = FingerMarkers(input: input, geometry: geometry)
    var taken = taken
    return input.fingers.compactMap { finger in
      guard finger.phase == .down, let center = markers.place(of: finger), let card = card(finger, center, taken)
      else { return nil }
      taken.append(card.rect)
      return card
    }
  }

  private func card(_ finger: SceneInput.Finger, _ center: CGPoint, _ taken: [CGRect]) -> Card? {
    let isFinger = { (touch: TouchDigest) in
      Int(touch.id.finger) == finger.number && touch.isDown(at: input.instant)
    }
    guard let touch = input.digest.touches.last(where: isFinger) else { return nil }
    let gauges = input.digest.recognizers
      .filter { $0.sees(touch.id) && $0.state(at: input.sequence) == .possible }
      .flatMap { readings(of: $0, touch) }
      .filter { $0.limit > 0 && $0.value.isFinite }
    guard let moved = gauges.filter({ $0.quantity == .moved }).min(by: { $0.limit < $1.limit }),
      moved.value < 2 * moved.limit
    else { return nil }
    let others = input.fingers.filter { $0.number != finger.number }
      .compactMap { FingerMarkers(input: input, geometry: geometry).place(of: $0) }
      .map { CGRect(x: $0.x - 24, y: $0.y - 24, width: 48, height: 48) }
    guard let rect = place(beside: center, avoiding: taken + others) else { return nil }
    let second = gauges.filter { $0.quantity == .held }.min { $0.limit < $1.limit }
    return Card(
      finger: finger,
      center: center,
      rect: rect,
      vector: finger.location - touch.startLocation,
      moved: moved,
      second: second
    )
  }

  /// Live at the end of the trace, else as they read at the shown moment.
  private func readings(of recognizer: RecognizerDigest, _ touch: TouchDigest) -> [RecognizerGauge] {
    guard let live = input.application.object(for: recognizer.id) as? UIGestureRecognizer else { return [] }
    if input.sequence == input.digest.lastSequence { return live.gauges }
    let attempt = RecognizerHistory(of: recognizer, in: input.digest).attempt(with: touch)
    return attempt.map { input.digest.gauges(of: live, in: $0, at: input.instant) } ?? []
  }

  /// Right below, left below, right above, left above: the first that is free and 12 from the canvas edge.
  private func place(beside point: CGPoint, avoiding taken: [CGRect]) -> CGRect? {
    var area = geometry.contentRect
    if input.direction == .ascent, input.touch != nil { area.size.width = geometry.deviceRect.maxX - area.minX }
    area = area.insetBy(dx: 12, dy: 12)
    let (dx, dy): (CGFloat, CGFloat) = (20, 18)
    let places = [
      CGPoint(x: point.x + dx, y: point.y + dy), CGPoint(x: point.x - dx - Self.size.width, y: point.y + dy),
      CGPoint(x: point.x + dx, y: point.y - dy - Self.size.height),
      CGPoint(x: point.x - dx - Self.size.width, y: point.y - dy - Self.size.height),
    ].map { CGRect(origin: CGPoint(x: $0.x.rounded(), y: $0.y.rounded()), size: Self.size) }
    let inside = places.filter { area.encloses($0) }
    return inside.first { rect in !taken.contains { $0.intersects(rect) } } ?? inside.first
  }

  func draw(_ cards: [Card], _ painter: Painter) {
    for card in cards { draw(card, painter) }
  }

  private func draw(_ card: Card, _ painter: Painter) {
    let theme = input.theme
    painter.fill(card.rect, cornerRadius: 7, color: theme[.panel])
    painter.strokeInside(card.rect, cornerRadius: 7, style: .hairline, color: theme[.line2])
    let dial = CGPoint(x: card.rect.minX + 24, y: card.rect.midY)
    painter.stroke(
      CGPath(center: dial, radius: 16),
      style: StrokeStyle(width: 1.25, dash: [3, 2.5]),
      color: theme[.text2]
    )
    for arm in [CGVector(dx: 3, dy: 0), CGVector(dx: 0, dy: 3)] {
      painter.line(
        from: CGPoint(x: dial.x - arm.dx, y: dial.y - arm.dy),
        to: dial + arm,
        style: StrokeStyle(width: 1),
        color: theme[.text3]
      )
    }
    let scale = 16 / card.moved.limit
    var needle = CGVector(dx: card.vector.dx * scale, dy: card.vector.dy * scale)
    if needle.length > 20 { needle = CGVector(dx: needle.dx * 20 / needle.length, dy: needle.dy * 20 / needle.length) }
    let color = theme.finger(card.finger.number)
    painter.line(from: dial, to: dial + needle, style: .rounded(1.5), color: color)
    painter.fill(CGPath(center: dial + needle, radius: 3.6), color: color)

    let lines = [card.moved] + (card.second.map { [$0] } ?? [])
    for (index, gauge) in lines.enumerated() {
      let middle = card.rect.midY + (lines.count == 1 ? 0 : index == 0 ? -7.75 : 7.75)
      painter.text(
        gauge.text,
        font: .mono(10.5, .medium),
        color: theme[.text1],
        in: CGRect(x: card.rect.minX + 48, y: middle - 8, width: card.rect.width - 54, height: 16),
        overflow: .ellipsisEnd
      )
    }
  }
}

extension RecognizerGauge {
  /// "8.9 of 10 pt".
  var text: String {
    func number(_ value: Double, _ digits: Int) -> String {
      value == value.rounded() && digits < 2 || abs(value) >= 1_000
        ? String(Int(min(max(value, -1e9), 1e9))) : String(format: "%.\(digits)f", value)
    }
    let space = unit.isEmpty || unit == "°" ? "" : " "
    let isTime = quantity == .held || quantity == .waited
    let end = isTime ? String(format: "%g", (limit * 100).rounded() / 100) : String(format: "%g", limit)
    if quantity == .fingers { return "\(Int(value)) of \(Int(limit)) fingers" }
    return "\(isTime ? number(value, 2) : String(format: "%.1f", value)) of \(end)\(space)\(unit)"
  }
}
