import Canvas
import Traces
import UIKit

/// The relations of a recognizer in words, as far as the trace has come.
@MainActor
struct RelationLines {
  private let session: DebugSession
  private let words: Words
  private let requirements: RecognizerRequirements

  init(_ session: DebugSession, words: Words, requirements: RecognizerRequirements) {
    self.session = session
    self.words = words
    self.requirements = requirements
  }

  private var sequence: Int { session.shownSequence }

  func lines(
    of digest: RecognizerDigest,
    in attempt: RecognizerHistory.Attempt?,
    state: UIGestureRecognizer.State,
    circle: [ElementID]?
  ) -> [RelationLine] {
    var lines: [RelationLine] = []
    func add(_ kind: RelationGlyph, _ ids: [ElementID], isActive: Bool, _ say: (String) -> String) {
      guard !ids.isEmpty else { return }
      lines.append(RelationLine(kind: kind, words: say(names(ids)), isActive: isActive))
    }
    if let circle {
      let way = (circle + [digest.id]).map(words.name).joined(separator: " → ")
      lines.append(RelationLine(kind: .circle, words: "\(way): none can recognize", isActive: true))
    }
    let isPossible = state == .possible
    add(.requires, requirements.required(by: digest.id), isActive: isPossible) { "requires \($0) to fail" }
    add(.isRequired, requirements.requiring(digest.id), isActive: isPossible) { "\($0) waits for it to fail" }
    guard let attempt else { return lines }
    add(.prevents, prevented(by: digest.id, since: attempt.start), isActive: state != .possible) { "prevents \($0)" }
    let companions = digest.companions.filter { $0.sequence <= sequence && $0.instant >= attempt.start }
    add(.simultaneous, companions.map(\.other), isActive: state.isRunning) { "may go on beside \($0)" }
    return lines + effects(of: digest.id, on: attempt.touches)
  }

  private func names(_ ids: [ElementID]) -> String {
    let names = ids.map(words.name)
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private func prevented(by id: ElementID, since start: Instant) -> [ElementID] {
    session.digest.recognizers.filter { other in
      other.transitions.suffix(Self.mostTransitions).contains { transition in
        guard transition.sequence <= sequence, transition.instant >= start else { return false }
        switch transition.reason {
        case .prevented(by: id), .requiredRecognizerRecognized(id): return true
        default: return false
        }
      }
    }.map(\.id)
  }

  /// No attempt that is looked at has more after it in a trace of this minute.
  private static let mostTransitions = 512

  /// What it does to the views of its touches: delays, cancels, keeps.
  private func effects(of id: ElementID, on touches: [TouchID]) -> [RelationLine] {
    var delayed: [(method: ResponderMethod, view: ElementID)] = []
    var cancelled: [ElementID] = []
    var keptFrom: [ElementID] = []
    var isDelaying = false
    for touch in touches.compactMap({ session.digest.touch($0) }) {
      for mark in touch.marks where mark.sequence <= sequence {
        switch mark.kind {
        case .withheld(let method, by: id):
          delayed.append((method, mark.view))
          isDelaying = true
        case .released where !delayed.isEmpty: isDelaying = false
        case .cancelled(.recognizer(id)): if !cancelled.contains(mark.view) { cancelled.append(mark.view) }
        case .discarded(by: id):
          isDelaying = false
          if !keptFrom.contains(mark.view) { keptFrom.append(mark.view) }
        default: break
        }
      }
    }
    var lines: [RelationLine] = []
    if let first = delayed.first {
      var methods: [String] = []
      for entry in delayed where !methods.contains(entry.method.rawValue) { methods.append(entry.method.rawValue) }
      let what = "\(methods.joined(separator: " and ")) of \(words.name(first.view))"
      lines.append(
        RelationLine(kind: .delays, words: (isDelaying ? "delays " : "delayed ") + what, isActive: isDelaying)
      )
    }
    for view in cancelled {
      lines.append(RelationLine(kind: .cancels, words: "cancelled the touch in \(words.name(view))", isActive: true))
    }
    for view in keptFrom {
      lines.append(RelationLine(kind: .cancels, words: "keeps the touch from \(words.name(view))", isActive: true))
    }
    return lines
  }
}
