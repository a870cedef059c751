import Canvas
import Foundation
import Traces
import UIKit

extension TracksView: MenuOffering {
  /// What can be done with a mark or a lane, and with the stretch of time that is shown.
  func menu(at point: CGPoint) -> [MenuItem] {
    guard !session.digest.steps.isEmpty else { return [] }
    return targetItems(at: point) + timeItems(around: point.x).startingGroup
  }

  private func targetItems(at point: CGPoint) -> [MenuItem] {
    guard let target = target(at: point) else { return [] }
    var items: [MenuItem] = []
    if let finger = target.finger, session.shownTouch?.id != finger {
      items.append(MenuItem("Follow finger \(finger.finger)", icon: .touch) { [session] in session.choose(finger) })
    }
    if let element = target.element {
      items += ElementMenu(context: context, id: element, step: target.step).items()
    } else if let step = target.step {
      items.append(MenuItem("Go to this moment", icon: .trace) { [session] in session.go(toSequence: step) })
    }
    return items
  }

  private func timeItems(around x: Double) -> [MenuItem] {
    [
      MenuItem("The whole trace", icon: .lanes, note: "0", isEnabled: !isAutomatic) { [weak self] in self?.showAll() },
      MenuItem("Zoom in here", icon: .plus, note: "+") { [weak self] in self?.zoom(by: 0.5, around: x) },
      MenuItem("Zoom out", icon: .minus, note: "-") { [weak self] in self?.zoom(by: 2, around: x) },
    ] + rangeItems(at: x) + [MenuItem("Loop", .toggleLoop, isOn: session.playback.loops, in: context)]
  }

  /// At the playhead, in the track that tells of the shown step.
  var keyMenuPlace: CGPoint? {
    let kind: TrackLayout.Kind
    let lane: Int
    switch session.playback.step.flatMap({ session.digest.steps.indices.contains($0) ? session.digest.steps[$0] : nil }
    )?
    .kind
    {
    case .transition(let id)?, .held(let id, _)?:
      (kind, lane) = (.recognizers, lanes.firstIndex { $0.id == id } ?? 0)
    case .ascent?, .dropped?, .swallowed?: (kind, lane) = (.delivery, 0)
    case .controlEvent?, .action?: (kind, lane) = (.controlEvents, 0)
    default: (kind, lane) = (.hitTest, 0)
    }
    let track = layout.tracks.first { $0.kind == kind } ?? layout.tracks.first
    let y = track.map { $0.top + $0.laneHeight * (Double(lane) + 0.5) } ?? 0
    return CGPoint(
      x: min(max(axis.x(session.playheadInstant), namesWidth + 4), bounds.maxX - 4),
      y: min(rulerHeight + y - scrolled, bounds.maxY - 4)
    )
  }
}
