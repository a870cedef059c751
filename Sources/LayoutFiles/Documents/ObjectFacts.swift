/// What a document tells of an object beyond its properties.
package struct ObjectFacts: Hashable, Sendable {
  /// The topic of a note that says what was made up.
  package static let guess = "guess"

  /// Nil for a frame that the file gives.
  package var frameOrigin: FrameOrigin?
  /// Each as `topic: text`.
  package var notes: [String] = []

  package init(frameOrigin: FrameOrigin? = nil, notes: [String]) {
    self.frameOrigin = frameOrigin
    self.notes = notes
  }

  /// Topic and text of each note; one without a topic is a plain note.
  package var rows: [(topic: String, text: String)] {
    notes.map { note in
      guard let colon = note.firstRange(of: ": ") else { return ("note", note) }
      return (String(note[..<colon.lowerBound]), String(note[colon.upperBound...]))
    }
  }

  /// What of the object is a guess, in words.
  package var guesses: [String] { rows.filter { $0.topic == ObjectFacts.guess }.map(\.text) }
}

extension LayoutDocument {
  /// By name what there is to tell of an object; most have nothing.
  package var facts: [String: ObjectFacts] {
    var facts: [String: ObjectFacts] = [:]
    func add(_ name: String, _ notes: [String], _ origin: FrameOrigin? = nil) {
      if !notes.isEmpty || origin != nil { facts[name] = ObjectFacts(frameOrigin: origin, notes: notes) }
    }
    forEachView { view in
      add(view.name, view.notes, view.frameOrigin)
      for recognizer in view.gestureRecognizers { add(recognizer.name, recognizer.notes) }
    }
    forEachController { add($0.name, $0.notes) }
    return facts
  }
}
