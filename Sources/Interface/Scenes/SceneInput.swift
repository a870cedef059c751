package import Foundation
package import Canvas
package import Diagnosis
package import Traces
package import UIKit

/// All that a picture of the canvas, or an exported one, is drawn from.
///
/// The window passes live values, exports fixed ones; a scene reads no clock, pointer or setting beside this.
@MainActor
package struct SceneInput {
  /// The inspected layout; its views are only read.
  package var application: UIApplication

  /// The name of the layout, without the file's ending.
  package var layoutName: String
  package var digest: TraceDigest

  /// What the footer of a picture names the layout by; nil for a hash of the live view trees.
  package var layoutHash: String?

  /// Whether names and texts of the layout were taken out; the footer of a picture says so.
  package var isRedacted = false

  /// The version in the footer of a picture.
  package var programVersion = "1.0"

  /// Events up to this sequence number have happened.
  package var sequence: Int

  /// The moment at which the playhead stands.
  package var instant: Instant

  /// The stretch of time that an exported picture tells of; nil for all up to ``instant``.
  package var range: ClosedRange<Instant>?

  /// The finger whose way is shown; nil for the app in its true colours.
  package var touch: TouchDigest?
  package var direction: DebugSession.Direction

  /// How far the motion of the step at `sequence` has gone; 1 at rest.
  package var progress: Double

  /// How far the app has lost its contrast (visual design, 9.2); 1 while a step is shown.
  package var recede: Double

  /// Whether the layout is not as its file says (visual design, 10).
  package var isWhatIf = false

  /// The gravest finding about each element that has one; drawn with the frames.
  package var findings: [ElementID: LintFinding.Severity] = [:]

  package var overlays: DebugSession.Overlays
  package var tools = CanvasTools()

  /// Who owns each point, while the map is shown.
  package var hitMap: HitMapContent?
  package var selection: ElementID?

  /// Where its frame comes from, while it is on its way; nil at rest.
  package var selectionMotion: SelectionMotion?
  package var hover: ElementID?

  /// How far down the canvas the ladder's current row is seen beside it; nil where it is not.
  package var ladderRow: CGFloat?

  /// The finger markers to draw, by their number.
  package var fingers: [Finger]
  package var theme: Theme
  package var measurer: any TextMeasurer

  /// A finger as it is drawn.
  package struct Finger: Hashable, Sendable {
    package var number: Int

    /// Points of the screen.
    package var location: CGPoint
    package var phase: FingerGlyph.Phase
    package var isSimulated: Bool
    package var isPinned: Bool

    /// 1 for one that is down; fades to 0 after the lift.
    package var opacity: Double

    /// Earlier places with their opacity, oldest first; points of the screen.
    package var trail: [TrailPoint]

    package struct TrailPoint: Hashable, Sendable {
      package var location: CGPoint
      package var opacity: Double

      package init(location: CGPoint, opacity: Double) {
        self.location = location
        self.opacity = opacity
      }
    }

    package init(
      number: Int,
      location: CGPoint,
      phase: FingerGlyph.Phase = .down,
      isSimulated: Bool = false,
      isPinned: Bool = false,
      opacity: Double = 1,
      trail: [TrailPoint] = []
    ) {
      self.number = number
      self.location = location
      self.phase = phase
      self.isSimulated = isSimulated
      self.isPinned = isPinned
      self.opacity = opacity
      self.trail = trail
    }
  }
}

extension SceneInput {
  /// The picture of a session as it is shown now; where fingers have been is left out where it is not drawn.
  package init(_ session: DebugSession, measurer: any TextMeasurer, showsTrails: Bool = true) {
    application = session.application
    layoutName = session.name
    digest = session.digest
    sequence = session.shownSequence
    instant = session.shownInstant
    touch = session.shownTouch
    direction = session.direction
    progress = session.playback.shownProgress
    recede = session.shownTouch == nil && !session.overlays.hitMap ? 0 : 1
    isWhatIf = !session.whatIf.isEmpty
    findings = session.overlays.frames ? session.findings?.severities ?? [:] : [:]
    overlays = session.overlays
    tools = session.tools
    hitMap = session.overlays.hitMap ? session.hitMap : nil
    selection = session.selectedView
    hover = session.hover
    fingers = SceneInput.fingers(of: session, showsTrails: showsTrails)
    theme = session.theme
    self.measurer = measurer
  }

  /// Seconds for which a trail is seen, a lifted marker stays, and then fades.
  private static let (trailTime, lingerTime, fadeTime) = (0.4, 0.6, 0.3)

  private static func fingers(of session: DebugSession, showsTrails: Bool) -> [Finger] {
    // With reduced motion a marker changes with what happens, never with the clock alone (visual design, 12.5).
    let isStill = session.reducesMotion
    let now =
      !isStill && session.playback.isLive && !session.playback.isPlaying
      ? max(session.application.scheduler.now, session.shownInstant) : session.shownInstant
    var shown: [Int: Finger] = [:]
    for touch in session.digest.touches where touch.start <= now {
      let number = Int(touch.id.finger)
      var opacity = 1.0
      var phase = FingerGlyph.Phase.down
      if let end = touch.end, end <= now {
        let since = now.seconds(since: end)
        let linger = touch.isCancelled ? 0 : lingerTime
        let fade = touch.isCancelled ? lingerTime : fadeTime
        let faded = max(0, since - linger) / fade
        opacity = isStill ? (faded > 0 ? 0 : 1) : max(0, 1 - faded)
        phase = touch.isCancelled ? .cancelled : .lifted
      }
      guard opacity > 0 else { continue }
      let live = phase == .down ? session.liveFingers[number] : nil
      shown[number] = Finger(
        number: number,
        location: touch.location(at: now),
        phase: phase,
        isSimulated: live?.isSimulated ?? (touch.device == nil),
        isPinned: live?.isPinned ?? false,
        opacity: opacity,
        trail: showsTrails ? trail(of: touch, at: now) : []
      )
    }
    return shown.values.sorted { $0.number < $1.number }
  }

  private static func trail(of touch: TouchDigest, at now: Instant) -> [Finger.TrailPoint] {
    touch.samples.suffix(256).compactMap { sample in
      let age = now.seconds(since: sample.instant)
      guard age >= 0, age < trailTime else { return nil }
      return Finger.TrailPoint(location: sample.location, opacity: 0.7 * (1 - age / trailTime))
    }
  }
}
