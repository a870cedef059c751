import Traces
import UIKit

extension DebugSession {
  /// Whether a finger is down in live input, so that time goes on without events.
  var isTimeRunning: Bool {
    playback.isLive && !playback.isPlaying && digest.touches.suffix(32).contains { $0.end == nil }
  }

  /// The layout's clock, or the shown step where that is later.
  var clockInstant: Instant { digest.touches.isEmpty ? .zero : max(application.scheduler.now, shownInstant) }

  /// Where the playhead stands: at the shown step, or at the clock while a live finger is held.
  var playheadInstant: Instant { isTimeRunning ? clockInstant : shownInstant }
}
