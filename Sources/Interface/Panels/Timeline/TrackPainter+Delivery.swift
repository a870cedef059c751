import Canvas
import Foundation
import Traces
import UIKit

extension TrackPainter {
  /// What the hit views were told, and what was kept from them.
  func deliveries(middle: Double) {
    runs(of: index.moves, at: { $0.instant }) { moves, x in
      guard let move = moves.first else { return }
      let isPast = move.sequence <= sequence
      let color = isPast ? theme.finger(Int(move.touch.finger)) : theme[.text3]
      if moves.count > 1 {
        densityBar(moves.count, x: x, middle: middle, color: color, isPast: isPast)
      } else {
        TimelineMark.moved.paint(into: painter, center: CGPoint(x: x, y: middle), color: color, theme: theme)
      }
    }
    var found: [Label] = []
    runs(of: index.deliveries, at: { $0.instant }) { deliveries, x in
      guard let delivery = deliveries.first else { return }
      let isPast = delivery.sequence <= sequence
      let color = theme.finger(Int(delivery.touch.finger))
      let place = CGPoint(x: x + 4, y: middle)
      let touch = digest.touch(delivery.touch)
      mark(delivery.kind, isUnconsumed: isPast && touch?.isUnconsumed == true, isPast: isPast, at: place, color: color)
      let view = touch?.view.map { session.elementName($0) } ?? "nobody"
      let more = deliveries.count > 1 ? " +\(deliveries.count - 1)" : ""
      let isStrong = selection != nil && touch?.view == selection
      found.append(
        Label(x: x + 12, text: label(delivery.kind, view: view) + more, isPast: isPast, isStrong: isStrong)
      )
    }
    labels(found, middle: middle)
  }

  private func mark(
    _ kind: TimelineIndex.Delivery.Kind,
    isUnconsumed: Bool,
    isPast: Bool,
    at place: CGPoint,
    color: CGColor
  ) {
    switch kind {
    case .began where !isPast:
      let corners = [(-3.5, -4.2), (3.5, 0), (-3.5, 4.2)].map { CGPoint(x: place.x + $0.0, y: place.y + $0.1) }
      painter.stroke(CGPath(polygon: corners), style: .rounded(1.25), color: color)
    case .began: TimelineMark.began.paint(into: painter, center: place, color: color, theme: theme)
    case .moved: TimelineMark.moved.paint(into: painter, center: place, color: color, theme: theme)
    case .ended:
      (isUnconsumed ? TimelineMark.unconsumed : .ended).paint(into: painter, center: place, color: color, theme: theme)
    case .cancelled: TimelineMark.cancelled.paint(into: painter, center: place, color: color, theme: theme)
    case .withheld, .discarded, .suppressed:
      painter.dashedRing(center: place, color: theme[kind == .withheld ? .skip : .out])
    }
  }

  private func label(_ kind: TimelineIndex.Delivery.Kind, view: String) -> String {
    switch kind {
    case .began: "began → \(view)"
    case .moved: "moved"
    case .ended: "ended → \(view)"
    case .cancelled: "cancelled"
    case .withheld: "withheld from \(view)"
    case .discarded: "never delivered to \(view)"
    case .suppressed: "kept from \(view)"
    }
  }

  /// Diamonds where controls sent their events.
  func controlEvents(middle: Double) {
    let events = digest.controlEvents
    guard !events.isEmpty else { return noControlEvents(middle: middle) }
    var found: [Label] = []
    runs(of: events, at: { $0.instant }) { run, x in
      guard let first = run.first else { return }
      let event = run.prefix(16).first { isTargeted($0) } ?? first
      let hasTarget = isTargeted(event)
      let isPast = first.sequence <= sequence
      let mark: TimelineMark =
        !hasTarget ? .untargetedControlEvent : isPast ? .controlEvent : .futureControlEvent
      mark.paint(into: painter, center: CGPoint(x: x, y: middle), color: theme[.win], theme: theme)
      let control = session.elementName(event.control)
      let target = event.sent.first.map { sent in
        let name = session.elementName(sent.target)
        return sent.action.hasPrefix(name) || name == control ? " → \(sent.action)" : " → \(name).\(sent.action)"
      }
      let end = target ?? (hasTarget ? " → closure" : ", no target")
      let more = run.count > 1 ? " +\(run.count - 1)" : ""
      // Most events of a control have no target; only of those that usually have one it is said.
      let isTold = hasTarget || !event.event.isDisjoint(with: [.touchUpInside, .valueChanged])
      let text = isTold ? "\(event.event.name), \(control)\(end)\(more)" : ""
      found.append(Label(x: x + 11, text: text, isPast: isPast, isStrong: event.control == selection))
    }
    labels(found, middle: middle)
  }

  /// Whether somebody got it; of closures the control itself knows.
  private func isTargeted(_ event: ControlEventDigest) -> Bool {
    !event.sent.isEmpty || (session.view(event.control) as? UIControl)?.allControlEvents.contains(event.event) == true
  }

  private func noControlEvents(middle: Double) {
    // Beside the playhead, which stands at the start when nothing has happened.
    let box = CGRect(x: axis.left + 6, y: middle - 8, width: max(0, axis.width - 6), height: 16)
    painter.text(.line("none yet", font, theme[.text3]), in: box)
  }
}
