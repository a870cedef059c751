package import Foundation
package import Canvas
import Diagnosis
package import LayoutFiles
package import Traces
package import UIKit

/// One inspected layout, its trace, and where a person is in both: the model behind every pane.
///
/// Panes read it and change it through its methods; what changed is told to ``onChange``.
@MainActor
package final class DebugSession {
  /// What a press on the device does.
  package enum Mode: Hashable, Sendable { case inspect, touch }

  /// Which half of a finger's way the trace pane and the canvas show.
  package enum Direction: Hashable, Sendable { case descent, ascent }

  /// The application of the layout.
  package private(set) var application: UIApplication

  /// The layout's file name without its ending.
  package private(set) var name: String

  /// What the file says of the layout: its scenes, warnings and notices, and where each frame came from; nil for
  /// objects made by code.
  package private(set) var document: LayoutDocument? { didSet { readDocument() } }

  /// What the file tells of objects beyond their properties, by name.
  package private(set) var facts: [String: ObjectFacts] = [:]

  /// What a person must know before believing what is shown.
  package private(set) var notices: [String] = []

  package private(set) var digest = TraceDigest()
  package internal(set) var playback = Playback()
  package internal(set) var mode = Mode.touch
  package private(set) var direction = Direction.descent
  package internal(set) var theme: Theme
  package internal(set) var selection: ElementID?
  package internal(set) var hover: ElementID?
  package internal(set) var overlays = Overlays()
  package internal(set) var tools = CanvasTools()

  /// Counts what changes about the layout's own views.
  package let watch = LayoutWatch()
  let memory = LayoutMemory()

  /// What the mouse is: 1 to 5.
  package internal(set) var activeFinger = 1

  /// Whether the mouse's fingers stay down when its button is released.
  package internal(set) var pinsFingers = false

  /// The finger whose way is shown; nil follows the newest.
  package private(set) var chosenTouch: TouchID?

  /// A sentence for the status bar that outlives the next change; nil for the usual one.
  package internal(set) var message: String?

  /// A file that is being read; nil most of the time.
  package var loading: LoadingState? { didSet { if loading != oldValue { tell(.status) } } }

  /// Where the message leads; stands after it.
  package internal(set) var messageLink: MessageLink?

  /// Whether the message is a warning.
  package internal(set) var messageWarns = false

  /// What is wrong with a file, and what is shown in its place.
  package struct Notice: Hashable, Sendable {
    /// With file, line and column.
    package let problem: String
    package let consequence: String

    package init(problem: String, consequence: String) {
      self.problem = problem
      self.consequence = consequence
    }
  }

  /// Shown under the toolbar until the file is right.
  package internal(set) var notice: Notice?

  /// "XInput 2.4, touchscreen and mouse".
  package var inputDescription = "" { didSet { tell(.status) } }

  /// No motion between steps (comfort setting).
  package var reducesMotion = false { didSet { playback.holdsSteps = reducesMotion } }

  /// What a person has changed on the live layout.
  package internal(set) var whatIf = WhatIfJournal()

  /// What is said of the rules that the trace cites; without it their ids alone.
  package var rules: RuleCatalog? { didSet { notes = [:] } }

  /// Those asked for so far: lanes ask for the same ones at every frame.
  private var notes: [String: RuleCatalog.Note] = [:]

  /// The rule behind a decision, with how sure it is; nil where the trace cites none.
  package func note(on rule: String?) -> RuleCatalog.Note? {
    guard let rule else { return nil }
    if let known = notes[rule] { return known }
    let note = rules?.note(on: rule) ?? RuleCatalog.Note(id: rule)
    notes[rule] = note
    return note
  }

  /// Which finger the why card is about, and where the pointer is on the device, in points of the screen.
  package internal(set) var whyPlace = WhyPlace.lastTouch
  package internal(set) var pointer: CGPoint?

  /// The trace pane shows the story in place of the ladders, or a comparison.
  package private(set) var showsStory = false
  package internal(set) var comparison: TraceComparison?

  /// The other open documents, for a comparison.
  package var otherDocuments: (@MainActor () -> [OtherDocument])?

  /// What a linter has found, once somebody has looked, and the finding that was shown last.
  package internal(set) var knownFindings: LayoutFindings?
  package internal(set) var shownFinding: Int?

  /// A window shows a layout before anybody looks for what is wrong with it.
  package var looksAfterFrames = false

  /// The remedies that were looked for last.
  var knownRemedies: (question: RemedyQuestion, remedies: [Remedy])?

  /// The overrides that what-ifs have put aside.
  var replacedOverrides: [WhatIfKey: UIKit.ResponderOverrides] = [:]

  /// Called with what has changed, at once.
  package var onChange: ((SessionChange) -> Void)?

  package struct Overlays: Hashable, Sendable {
    package var frames = true
    package var clipping = true
    package var names = false
    package var hitMap = false

    package init() {}
  }

  package init(application: UIApplication, name: String, document: LayoutDocument? = nil, theme: Theme = .dark) {
    self.application = application
    self.name = name
    self.document = document
    self.theme = theme
    digest.update(from: application.trace)
    playback.goLive(in: digest)
    readDocument()
  }

  func tell(_ change: SessionChange) { onChange?(change) }

  private func readDocument() {
    facts = document?.facts ?? [:]
    notices = document?.notices ?? []
  }

  // MARK: Layout

  /// Shows another layout, or the same one read again.
  package func replaceLayout(
    _ application: UIApplication,
    name: String,
    document: LayoutDocument? = nil,
    isReread: Bool = false
  ) {
    self.application = application
    self.name = name
    self.document = document
    digest = TraceDigest()
    digest.update(from: application.trace)
    playback.goLive(in: digest)
    playback.range = nil
    selection = nil
    hover = nil
    tools = CanvasTools()
    chosenTouch = nil
    liveFingers = [:]
    schedule = nil
    epoch = nil
    whatIf = WhatIfJournal()
    replacedOverrides = [:]
    forgetFindings()
    let change: SessionChange = [.layout, .trace, .playback, .selection]
    tell(isReread ? change.union(.reread) : change)
  }

  /// Forgets what has happened; the layout stays as it is.
  package func clearTrace() {
    application.trace.removeAllEvents()
    digest = TraceDigest()
    playback.goLive(in: digest)
    playback.range = nil
    chosenTouch = nil
    direction = .descent
    tell([.trace, .playback, .selection])
  }

  package func element(_ id: ElementID) -> TraceElement { application.trace[id] }

  package func elementName(_ id: ElementID) -> String { application.trace.name(id) }

  package func view(_ id: ElementID) -> UIView? { application.object(for: id) as? UIView }

  // MARK: Clock

  /// The live moment that is zero on the layout's clock; nil until the first touch.
  private var epoch: Instant?

  /// The layout's own time at a live moment: its trace begins at zero, and goes on half a second after a script.
  package func layoutInstant(at live: Instant) -> Instant {
    let now = application.scheduler.now
    let epoch =
      epoch
      ?? Instant(
        nanoseconds: live.nanoseconds - now.nanoseconds - (digest.steps.isEmpty ? 0 : 500_000_000)
      )
    self.epoch = epoch
    return max(now, Instant(nanoseconds: live.nanoseconds - epoch.nanoseconds))
  }

  /// Runs the layout's timers up to a live moment, once there has been a touch.
  package func advance(toLive live: Instant) {
    guard epoch != nil else { return }
    runSchedule(toLive: live)
    advance(to: layoutInstant(at: live))
  }

  /// Fingers that come by themselves.
  var schedule: TouchSchedule?

  /// The live moment of the layout's next timer, or of the next finger that comes by itself.
  package var nextLiveDeadline: Instant? {
    let deadlines = [application.scheduler.nextDeadline, schedule?.next].compactMap(\.self)
    guard let epoch, let deadline = deadlines.min() else { return nil }
    return Instant(nanoseconds: deadline.nanoseconds + epoch.nanoseconds)
  }

  // MARK: Fingers

  /// A finger on the device that is down now.
  package struct LiveFinger: Hashable, Sendable {
    package var location: CGPoint
    package var isSimulated: Bool
    package var isPinned: Bool
  }

  /// By the number that the finger shows; numbers are free again after the lift.
  package private(set) var liveFingers: [Int: LiveFinger] = [:]

  /// The smallest number that no finger on the device has.
  package var freeFinger: Int { (1...).first { liveFingers[$0] == nil } ?? 1 }

  /// Gives samples to the layout and takes in what came of them; samples are in points of the device's screen.
  package func touch(_ samples: [TouchSample], isSimulated: Bool, at instant: Instant) {
    let firstNew = digest.steps.count
    if message != nil, samples.contains(where: { $0.phase == .began }) { say(nil) }
    for sample in samples { follow(sample, isSimulated: isSimulated) }
    application.handle(samples, at: instant)
    takeInTrace(startingMotionAt: samples.contains { $0.phase == .began } ? firstNew : nil)
  }

  /// The system takes all fingers away.
  package func interrupt(_ what: String, at instant: Instant) {
    application.interrupt(what, at: instant)
    schedule = nil
    liveFingers = [:]
    takeInTrace(startingMotionAt: nil)
  }

  package func pin(finger: Int, _ isPinned: Bool) {
    liveFingers[finger]?.isPinned = isPinned
    tell([.tools, .status])
  }

  /// Runs the layout's timers up to now.
  package func advance(to instant: Instant) {
    guard instant > application.scheduler.now else { return }
    application.advance(to: instant)
    takeInTrace(startingMotionAt: nil)
  }

  /// Takes in what a script or a timer made of the layout.
  package func takeInTrace() { takeInTrace(startingMotionAt: nil) }

  /// Takes in what a what-if made of the layout; the finger that is looked at stays.
  func takeInWhatIf() {
    let touch = shownTouch?.id
    takeInTrace(startingMotionAt: nil)
    if shownTouch?.id != touch { chosenTouch = touch }
    forgetFindings()
    tell([.properties, .selection, .status, .findings])
  }

  private func follow(_ sample: TouchSample, isSimulated: Bool) {
    let number = Int(sample.finger)
    switch sample.phase {
    case .began:
      liveFingers[number] = LiveFinger(location: sample.location, isSimulated: isSimulated, isPinned: false)
    case .moved: liveFingers[number]?.location = sample.location
    default: liveFingers[number] = nil
    }
  }

  /// The next finger never waits for the motion of the last: its own begins at once, if one finger is down (12.4).
  private func takeInTrace(startingMotionAt first: Int?) {
    let old = digest.lastSequence
    digest.update(from: application.trace)
    guard digest.lastSequence != old else { return }
    if let first, !reducesMotion, liveFingers.count == 1, digest.steps.indices.contains(first) {
      direction = .descent
      chosenTouch = nil
      playback.play(from: first, in: digest)
    } else if playback.isLive, !playback.isPlaying || first != nil {
      chosenTouch = nil
      playback.goLive(in: digest)
      showNewestDirection()
    }
    tell([.trace, .playback])
  }

  /// The finger that the panes are about.
  package var shownTouch: TouchDigest? {
    if let chosenTouch, let touch = digest.touch(chosenTouch) { return touch }
    if let step = playback.step, digest.steps.indices.contains(step) {
      if let id = digest.steps[step].touch, let touch = digest.touch(id) { return touch }
      let earlier = digest.steps[...step].last { $0.touch != nil }
      if let id = earlier?.touch { return digest.touch(id) }
    }
    return playback.isLive ? digest.touches.last : nil
  }

  /// Everything up to this sequence number is shown as having happened.
  package var shownSequence: Int { playback.sequence(in: digest) }

  package var shownInstant: Instant { playback.instant(in: digest) }

  /// Shows the last finger that came down, at rest, with all that happened.
  package func showLastFinger() {
    playback.goLive(in: digest)
    chosenTouch = digest.touches.last?.id
    tell([.playback, .selection])
  }

  package func choose(_ touch: TouchID?) {
    chosenTouch = touch
    tell(.selection)
  }

  // MARK: Playback

  /// Changes the playback, whatever of it.
  package func control(_ change: (inout Playback, TraceDigest) -> Void) {
    change(&playback, digest)
    chosenTouch = nil
    showNewestDirection()
    tell(.playback)
  }

  /// Moves the playback on by some seconds of real time; whether it still plays.
  package func tick(_ seconds: Double) -> Bool {
    guard playback.isPlaying else { return false }
    playback.advance(by: seconds, in: digest)
    showNewestDirection()
    tell(.playback)
    return playback.isPlaying
  }

  /// The descent while the shown step belongs to one, the ascent from its first hop on.
  private func showNewestDirection() {
    guard let step = playback.step, digest.steps.indices.contains(step) else { return }
    switch digest.steps[step].kind {
    case .descent: direction = .descent
    case .ascent, .dropped: direction = .ascent
    default: break
    }
  }

  package func showStory(_ shows: Bool) {
    showsStory = shows
    tell(.playback)
  }

  package func show(_ direction: Direction) {
    self.direction = direction
    showsStory = false
    tell(.playback)
  }
}
