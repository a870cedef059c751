package import Foundation
import Traces
package import UIKit

/// Fingers that come by themselves.
extension DebugSession {
  /// Does again what the last fingers did, in the same time.
  package func repeatLastSequence(at live: Instant) {
    guard liveFingers.isEmpty else { return say("Lift the fingers first: R repeats a whole sequence") }
    guard let again = TouchSchedule(repeating: digest.touches, at: layoutInstant(at: live)) else {
      return say("Nothing to repeat yet: touch the device first")
    }
    schedule = again
    runSchedule(toLive: live)
  }

  /// Taps with some fingers at once.
  package func tap(withFingers count: Int, around point: CGPoint, at live: Instant) {
    let fingers = Array((1...).lazy.filter { self.liveFingers[$0] == nil }.prefix(count))
    schedule = TouchSchedule(tapWith: fingers, around: point, on: application.screenSize, at: layoutInstant(at: live))
    runSchedule(toLive: live)
  }

  /// Sends what is due.
  func runSchedule(toLive live: Instant) {
    guard schedule != nil else { return }
    let now = layoutInstant(at: live)
    while let frame = schedule?.popFrame(dueAt: now) {
      touch(frame.samples, isSimulated: true, at: max(frame.instant, application.scheduler.now))
    }
    if schedule?.next == nil { schedule = nil }
  }
}
