import Foundation
package import LayoutFiles
import Traces
package import UIKit

/// The same layout read again: what was selected stays selected, and the fingers touch the new one as they did the old.
extension DebugSession {
  /// What the fingers of before do on a layout that was read again.
  package enum ReplayOutcome: Hashable, Sendable {
    /// Nothing had been touched.
    case noTrace
    case sameWinner

    /// Another view, or none, got a finger; the place in its ladder from which on the hit tests part, from 1.
    case differentWinner(finger: Int, step: Int)
  }

  /// Shows the layout as it is now, with the trace played again on it.
  ///
  /// What-if changes end; a finger that is down is taken away.
  @discardableResult
  package func reread(_ layout: BuiltLayout, name: String) -> ReplayOutcome {
    if !liveFingers.isEmpty { interrupt("reload", at: application.scheduler.now) }
    let old = (application: application, digest: digest, playback: playback, selection: selection.map(elementName))
    TraceReplay.playInput(of: old.application, on: layout)
    replaceLayout(layout.application, name: name, document: layout.document, isReread: true)
    if let id = old.selection.flatMap({ layout.id($0) }) { select(id) }
    if !old.playback.isLive {
      control { playback, digest in
        playback.show(old.playback.step.flatMap { digest.steps.isEmpty ? nil : min($0, digest.steps.count - 1) })
      }
    }
    return outcome(since: old.digest, of: old.application)
  }

  /// The first finger that somebody else gets now.
  private func outcome(since old: TraceDigest, of before: UIApplication) -> ReplayOutcome {
    guard !old.touches.isEmpty else { return .noTrace }
    for (place, then) in old.touches.enumerated() {
      let now = digest.touches.indices.contains(place) ? digest.touches[place] : nil
      guard now?.view.map(elementName) != then.view.map({ before.trace.name($0) }) else { continue }
      // The rows that both hit tests have alike, from the first on.
      var same = 0
      for (old, new) in zip(then.rows, now?.rows ?? []) {
        guard before.trace.name(old.visit.element) == elementName(new.visit.element),
          old.visit.verdict == new.visit.verdict
        else { break }
        same += 1
      }
      let last = max(1, now?.rows.count ?? then.rows.count)
      return .differentWinner(finger: Int(then.id.finger), step: min(same + 1, last))
    }
    return .sameWinner
  }

  /// Leads to the step at which another winner shows; nil where there is none.
  package func link(to outcome: ReplayOutcome) -> MessageLink? {
    guard case .differentWinner(let finger, let step) = outcome,
      let touch = digest.touches.first(where: { Int($0.id.finger) == finger })
    else { return nil }
    let whose = digest.touches.count == 1 ? "" : " for finger \(finger)"
    let row = touch.rows.indices.contains(step - 1) ? touch.rows[step - 1] : nil
    return MessageLink(
      title: "different winner\(whose) at step \(step)",
      touch: touch.id,
      sequence: row?.sequence
    )
  }

  /// Shows what a link in the status bar is about.
  func follow(_ link: MessageLink) { show(nil, step: link.sequence, finger: link.touch) }
}

/// Words in the status bar that lead to a step of the trace.
package struct MessageLink: Hashable, Sendable {
  package let title: String

  /// The finger it is about.
  package let touch: TouchID

  /// The event of the step; nil for none but the finger.
  package let sequence: Int?
}
