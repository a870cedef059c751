import UIKit

/// Turns events into chapters, one after the other.
///
/// A chapter begins with input that follows consequences of earlier input, with a change from outside, and with every
/// new moment.
struct StoryTeller {
  private(set) var chapters: [Story.Chapter] = []

  let words: Words
  let chains: [TouchID: [ElementID]]

  /// What the present chapter is about, by the first event of it.
  private var instant: Instant?
  private var sequence = 0
  private var headlines: [String] = []
  private var sentences: [String] = []

  /// The fingers that moved, each with the sentence that says so; nil where anything else has happened.
  private var moves: [StoryMoves.Move]? = []

  /// The moves that the last chapter tells of, if it tells of nothing else.
  private var lastMoves: StoryMoves?

  /// Consequences have been told: further input is another chapter.
  private var hasConsequences = false

  /// The rows of the hit test being told.
  private var visits: [HitTestVisit] = []
  private var offered: [ElementID] = []

  /// The last responder of each call, by the sequence number of its delivery.
  private var responderBySequence: [Int: ElementID] = [:]

  /// Control events that are told by what is sent for them, as soon as that is known.
  private var silentControlEvent: (sequence: Int, sentence: String)?

  init(words: Words, chains: [TouchID: [ElementID]]) {
    self.words = words
    self.chains = chains
  }

  // MARK: Chapters

  mutating func take(_ event: TraceEvent) {
    flushControlEvent(before: event)
    if startsChapter(event) {
      finishChapter()
      instant = event.instant
      sequence = event.sequence
    }
    if !isOffer(event.kind) { flushOffers() }
    tell(event)
  }

  private func startsChapter(_ event: TraceEvent) -> Bool {
    guard let instant, instant == event.instant else { return true }
    switch event.kind {
    case .input, .otherInput: return hasConsequences
    case .changed: return event.cause == nil
    default: return false
    }
  }

  mutating func finishChapter() {
    flushOffers()
    if let pending = silentControlEvent { say(pending.sentence) }
    silentControlEvent = nil
    if let instant, !headlines.isEmpty || !sentences.isEmpty { addChapter(at: instant) }
    instant = nil
    headlines = []
    moves = []
    sentences = []
    hasConsequences = false
  }

  /// Fingers that go on with the same consequences make one chapter, however many steps they take.
  private mutating func addChapter(at instant: Instant) {
    let now = moves.flatMap { StoryMoves($0, from: instant, sequence: sequence, sentences: sentences) }
    if let now, let all = lastMoves?.joined(with: now) {
      lastMoves = all
      chapters[chapters.count - 1] = all.chapter
      return
    }
    lastMoves = now
    chapters.append(
      now?.chapter
        ?? Story.Chapter(
          instant: instant,
          end: instant,
          headline: headlines.isEmpty ? "Time is up." : headlines.joined(separator: " "),
          sentences: sentences,
          sequence: sequence
        )
    )
  }

  mutating func say(_ sentence: String) { sentences.append(sentence) }

  mutating func head(_ sentence: String) {
    headlines.append(sentence)
    moves = nil
  }

  mutating func move(_ finger: String, to place: String) {
    let sentence = "\(finger) moved to \(place)"
    headlines.append(sentence + ".")
    moves?.append(StoryMoves.Move(finger: finger, sentence: sentence))
  }

  /// A consequence that no input or change led to gets its own headline.
  mutating func headIfFirst(_ sentence: @autoclosure () -> String) {
    if headlines.isEmpty { head(sentence()) }
  }

  // MARK: Hit test

  mutating func note(_ visit: HitTestVisit) { visits.append(visit) }

  /// The rows of the finger that was just placed, told from the first window down.
  mutating func tellHitTest() {
    for visit in visits {
      if case .notAsked(_, false) = visit.verdict { continue }
      let asked = visits.count { $0.parent == visit.element && $0.wasAsked }
      let reason = words.reason(visit, asked: asked)
      say("\(words.name(visit.element))\(reason.hasPrefix("contains") ? "" : ":") \(reason).")
    }
    visits = []
  }

  // MARK: Recognizers that take a touch

  private func isOffer(_ kind: TraceEvent.Kind) -> Bool {
    if case .recognizerOffered = kind { return true }
    return false
  }

  mutating func offer(_ recognizer: ElementID) { offered.append(recognizer) }

  private mutating func flushOffers() {
    guard !offered.isEmpty else { return }
    say("\(list(offered)) \(offered.count == 1 ? "receives" : "receive") the touch.")
    offered = []
  }

  func list(_ elements: [ElementID]) -> String {
    let names = elements.map { words.name($0) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nobody" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: Calls

  mutating func tell(_ delivery: TraceEvent.Delivery, _ event: TraceEvent) {
    hasConsequences = true
    responderBySequence[event.sequence] = delivery.responder
    let who = words.name(delivery.responder)
    let does = Words.longOutcome(delivery.outcome)
    if delivery.hop == .first {
      say("\(delivery.method.rawValue) is sent to \(who), which \(does).")
    } else {
      let previous = event.cause.flatMap { responderBySequence[$0] }
      say("It goes to \(who), \(words.hop(delivery, from: previous)), which \(does).")
    }
  }

  // MARK: Control events

  /// The event alone is worth a sentence only if nothing is sent for it.
  mutating func hold(_ control: ElementID, _ controlEvent: UIControl.Event, _ event: TraceEvent) {
    silentControlEvent = (event.sequence, "\(words.name(control)) reports \(controlEvent.name).")
  }

  private mutating func flushControlEvent(before event: TraceEvent) {
    guard let pending = silentControlEvent else { return }
    silentControlEvent = nil
    if case .action(_, .some, _, _) = event.kind, event.cause == pending.sequence { return }
    if case .actionUnanswered = event.kind, event.cause == pending.sequence { return }
    say(pending.sentence)
  }

  mutating func noteConsequence() { hasConsequences = true }
}
