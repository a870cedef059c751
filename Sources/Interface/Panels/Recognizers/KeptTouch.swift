import Traces
import UIKit

/// One decision that kept a finger, or a call about it, from a view or recognizer: what, from whom, and by whom.
struct KeptTouch: Hashable {
  enum Kind: Hashable { case withheld, deliveredLate, neverDelivered, cancelled, neverOffered }

  let kind: Kind
  /// "touchesBegan withheld from PhotoCard".
  let what: String
  /// "by scroll view pan, until it has decided".
  let why: String
  let note: RuleCatalog.Note?
  let instant: Instant
  let sequence: Int
  /// The view or recognizer that did not get it.
  let subject: ElementID

  /// All of a finger up to the shown place, in order.
  @MainActor
  static func all(of touch: TouchDigest, in session: DebugSession, words: Words) -> [KeptTouch] {
    var found: [KeptTouch] = []
    var holder: (recognizer: ElementID, method: ResponderMethod, instant: Instant)?
    for mark in touch.marks where mark.sequence <= session.shownSequence {
      let view = words.name(mark.view)
      func add(_ kind: Kind, _ what: String, _ why: String) {
        found.append(
          KeptTouch(
            kind: kind,
            what: what,
            why: why,
            note: session.note(on: mark.rule),
            instant: mark.instant,
            sequence: mark.sequence,
            subject: mark.view
          )
        )
      }
      switch mark.kind {
      case .suppressed(let reason):
        add(.neverDelivered, "kept from \(view)", words.suppression(reason, view: mark.view))
      case .withheld(let method, let recognizer):
        holder = (recognizer, method, mark.instant)
        add(.withheld, "\(method.rawValue) withheld from \(view)", "by \(words.name(recognizer)), until it has decided")
      case .released:
        let method = holder?.method.rawValue ?? "it"
        let late = holder.map { Words.seconds(mark.instant.seconds(since: $0.instant)) + " s late" } ?? "late"
        let by = holder.map { "\(words.name($0.recognizer)) let go" } ?? "nobody holds it any more"
        add(.deliveredLate, "\(method) delivered \(late)", "to \(view): \(by)")
      case .discarded(let recognizer):
        let why = recognizer.map { "\(words.name($0)) has taken the touch" } ?? "the view left its window"
        add(.neverDelivered, "never delivered to \(view)", why)
      case .cancelled(let reason): add(.cancelled, "cancelled in \(view)", words.cancellation(reason))
      }
    }
    for recognizer in session.digest.recognizers {
      for refusal in recognizer.refusals
      where refusal.touch == touch.id && refusal.sequence <= session.shownSequence {
        found.append(
          KeptTouch(
            kind: .neverOffered,
            what: "never offered to \(words.name(recognizer.id))",
            why: words.refusal(refusal.reason),
            note: session.note(on: refusal.rule),
            instant: refusal.instant,
            sequence: refusal.sequence,
            subject: recognizer.id
          )
        )
      }
    }
    return found.sorted { $0.sequence < $1.sequence }
  }
}
