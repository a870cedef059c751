package import Foundation
package import LayoutFiles
package import Traces
import UIKit

/// Why an object does or does not get a touch, what came of it, and the least that would have to be otherwise.
package struct Why: Hashable, Sendable {
  package let name: String

  /// Whether it is the name of a gesture recognizer.
  package let isAboutRecognizer: Bool

  /// Points of the screen; nil where the question is about a shake, a remote control or a key.
  package let point: CGPoint?

  /// What the hit test says of a view; nil for what is no view.
  package let cause: WhyCause?

  /// Who gets the touch instead; the view itself if it does.
  package let winner: String?

  /// Whether it gets the touch: a view by the hit test, a recognizer by recognising, a responder by hearing of it.
  package let gets: Bool

  /// Whether nothing is kept from it or taken away again.
  package let keeps: Bool

  /// What decided first comes first.
  package let reasons: [WhyReason]

  /// The least first; each was tried.
  ///
  /// Empty where nothing that can be said as a property helps.
  package let remedies: [Remedy]

  /// The first reason as a sentence.
  package var sentence: Phrase { reasons.first?.sentence ?? "Nothing came of it." }

  /// Asks about a point of a layout, or about the finger that the steps put there.
  ///
  /// Without such a finger one comes down there after the steps and does what the object is for: a tap, or a
  /// recognizer's gesture. The layout is built anew for every question, so that nothing of it is changed. `prepare`
  /// brings what was built to where a live layout is.
  ///
  /// nil where the layout has nothing of that name.
  @MainActor
  package init?(
    _ name: String,
    at point: CGPoint?,
    after steps: [Step] = [],
    in document: LayoutDocument,
    prepare: (@MainActor (BuiltLayout) -> Void)? = nil
  ) {
    let inquiry = Inquiry(
      name: name,
      place: point.map { .point($0) } ?? .lastFinger,
      steps: steps,
      document: document,
      prepare: prepare
    )
    guard let answer = inquiry.answer() else { return nil }
    self.name = name
    isAboutRecognizer = answer.layout.recognizer(name) != nil
    self.point = answer.point ?? point
    cause = answer.cause
    winner = answer.winner.map { answer.layout.name($0) }
    gets = answer.gets
    keeps = answer.keeps
    reasons = answer.reasons
    remedies = RemedySearch(inquiry).remedies(against: answer)
  }
}
