import Canvas
import Foundation
import Traces
import UIKit

/// The events of controls with what was sent for them, and a line for every other finger.
@MainActor
struct EventsSection {
  let input: SceneInput

  private static let rowHeight: CGFloat = 26
  private static let mostRows = 12

  func drawControlEvents(on page: PicturePage) {
    let events = input.digest.controlEvents.filter { $0.sequence <= input.sequence && input.isInRange($0.instant) }
    guard !events.isEmpty else { return }
    page.usesControlEvents = true
    page.title("Control events", note: Words.count(events.count, "event", "events"))
    for event in events.prefix(Self.mostRows) {
      let middle = page.y + Self.rowHeight / 2
      let mark: TimelineMark = event.sent.isEmpty ? .untargetedControlEvent : .controlEvent
      let center = CGPoint(x: page.left + 8, y: middle)
      mark.paint(into: page.painter, center: center, color: page.theme[.win], theme: page.theme)
      page.text(
        event.event.name,
        .ui(12.5, .semibold),
        .text1,
        x: page.left + 26,
        middle: middle,
        width: 194,
        overflow: .ellipsisMiddle
      )
      page.text(
        Words.seconds(event.instant.seconds),
        .mono(11),
        .text2,
        x: page.left + 230,
        middle: middle,
        width: 60
      )
      let targets = event.sent.map { "\(input.name($0.target)).\($0.action)" }.joined(separator: ", ")
      page.text(
        "\(input.name(event.control)) → \(targets.isEmpty ? "no action is sent" : targets)",
        .ui(12.5),
        .text2,
        x: page.left + 290,
        middle: middle,
        width: page.right - page.left - 290
      )
      page.y += Self.rowHeight
    }
    rest(events.count - Self.mostRows, "more events", on: page)
    page.y += 20
  }

  func drawOtherFingers(on page: PicturePage) {
    let others = input.digest.touches.filter { touch in
      touch.id != input.touch?.id && (touch.rows.first?.sequence ?? .max) <= input.sequence
    }
    guard !others.isEmpty else { return }
    page.title("Other fingers")
    for touch in others.suffix(Self.mostRows) {
      let middle = page.y + Self.rowHeight / 2
      FingerBadge.paint(Int(touch.id.finger), at: CGPoint(x: page.left + 9, y: middle), page.painter, page.theme)
      page.text(
        "\(Words.point(touch.startLocation)) at \(Words.seconds(touch.start.seconds)) s",
        .mono(11.5),
        .text1,
        x: page.left + 26,
        middle: middle,
        width: 180
      )
      page.text(
        summary(touch),
        .ui(12.5),
        .text2,
        x: page.left + 210,
        middle: middle,
        width: page.right - page.left - 210
      )
      page.y += Self.rowHeight
    }
    rest(others.count - Self.mostRows, "more fingers", on: page)
    page.y += 20
  }

  private func summary(_ touch: TouchDigest) -> String {
    guard let view = touch.view else { return "hit no view" }
    var sentence = "went to \(input.name(view))"
    if let handler = touch.calls.first(where: { $0.sequence <= input.sequence })?.handler {
      sentence += handler == view ? "; handled there" : "; handled by \(input.name(handler))"
    } else if touch.isUnconsumed {
      sentence += "; nobody handles it"
    }
    return sentence
  }

  private func rest(_ count: Int, _ what: String, on page: PicturePage) {
    guard count > 0 else { return }
    page.text("and \(count) \(what)", .ui(12), .text2, x: page.left + 26, middle: page.y + 10, width: 400)
    page.y += 22
  }
}

/// A finger's shape and number at the size of a line of text.
@MainActor
enum FingerBadge {
  static func paint(_ id: Int, at center: CGPoint, _ painter: Painter, _ theme: Theme, radius: CGFloat = 7.5) {
    painter.fill(FingerShape(outlineOf: id).path(center: center, radius: radius), color: theme.finger(id))
    painter.text(
      String(id),
      font: .ui(radius * 1.13, .bold),
      color: theme[.onFinger],
      at: CGPoint(x: center.x, y: center.y + radius * 0.41),
      alignment: .center
    )
  }
}
