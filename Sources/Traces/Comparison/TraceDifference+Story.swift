/// The difference as a person would tell it: the first decision at which the two part, then what follows from it.
extension TraceDifference {
  /// The first sentence is about the parting itself; `first` and `second` are what to call the two.
  package func sentences(_ first: String, _ second: String) -> [String] {
    [parting(first, second)] + consequences(first, second)
  }

  private func parting(_ first: String, _ second: String) -> String {
    guard
      let index = (0..<max(self.first.count, self.second.count)).first(where: {
        self.first[safe: $0]?.decision != self.second[safe: $0]?.decision
      })
    else {
      let time = Words.seconds(self.first.first?.time ?? 0)
      return "They decide the same all the way; only numbers differ, from \(time) s on."
    }
    let (one, other) = (self.first[safe: index], self.second[safe: index])
    let time = Words.seconds(min(one?.time ?? .infinity, other?.time ?? .infinity))
    let start = common + index == 0 ? "They differ from the start" : "They part at \(time) s"
    switch (one, other) {
    case (let left?, let right?):
      if left.kind == "hitTest", right.kind == "hitTest", left.name("view") == right.name("view"),
        left.time == right.time
      {
        return "\(start), at \(left.name("view")): in \(first) it \(left.verdict), in \(second) it \(right.verdict)."
      }
      return "\(start): in \(first) \(left.description), in \(second) \(right.description)."
    case (let left?, nil): return "\(start): in \(first) \(left.description), while \(second) has ended."
    case (nil, let right?): return "\(start): in \(second) \(right.description), while \(first) has ended."
    case (nil, nil): return "\(start)."
    }
  }

  private func consequences(_ first: String, _ second: String) -> [String] {
    var sentences: [String] = []
    for name in Self.names(left.fingers.map(\.name), right.fingers.map(\.name)) {
      let one = left.fingers.first { $0.name == name }?.finger
      let other = right.fingers.first { $0.name == name }?.finger
      sentences += Self.finger(name, one, other, first, second)
    }
    for name in Self.names(left.recognizers.map(\.name), right.recognizers.map(\.name)) {
      let one = left.recognizers.first { $0.name == name }?.lane.states ?? []
      let other = right.recognizers.first { $0.name == name }?.lane.states ?? []
      guard one != other else { continue }
      sentences.append("\(name) \(Self.states(one)) in \(first), and \(Self.states(other)) in \(second).")
    }
    return sentences + actions(first, second)
  }

  /// All names, those of the first before those that only the second has.
  private static func names(_ left: [String], _ right: [String]) -> [String] {
    left + right.filter { !left.contains($0) }
  }

  private static func states(_ states: [String]) -> String {
    guard !states.isEmpty else { return "stays possible" }
    return "goes to " + states.joined(separator: ", then ")
  }

  private static func finger(
    _ name: String,
    _ one: TraceOutcome.Finger?,
    _ other: TraceOutcome.Finger?,
    _ first: String,
    _ second: String
  ) -> [String] {
    guard let one, let other else {
      return ["\(name) comes down only in \(one == nil ? second : first)."]
    }
    var sentences: [String] = []
    if one.view != other.view {
      sentences.append(
        "\(name) goes to \(one.view ?? "nobody") in \(first), and to \(other.view ?? "nobody") in \(second)."
      )
    }
    for method in names(one.handlers.map(\.method), other.handlers.map(\.method)) {
      let left = one.handlers.first { $0.method == method }?.handler
      let right = other.handlers.first { $0.method == method }?.handler
      guard left != right else { continue }
      let (here, there) = (handled(left), handled(right))
      let by = "is handled "
      let short = here.hasPrefix(by) && there.hasPrefix(by) ? String(there.dropFirst(by.count)) : there
      sentences.append("\(method) of \(lowercased(name)) \(here) in \(first), and \(short) in \(second).")
    }
    for note in one.notes where !other.notes.contains(note) { sentences.append("\(name) \(note), only in \(first).") }
    for note in other.notes where !one.notes.contains(note) { sentences.append("\(name) \(note), only in \(second).") }
    return sentences
  }

  /// `Finger 1` in the middle of a sentence.
  private static func lowercased(_ finger: String) -> String { "f" + finger.dropFirst() }

  private static func handled(_ handler: String?) -> String {
    switch handler {
    case nil: "is never sent"
    case "nobody"?: "is handled by nobody"
    case let handler?: "is handled by \(handler)"
    }
  }

  /// What is sent in one of them only, or not in the same order.
  private func actions(_ first: String, _ second: String) -> [String] {
    var rest = right.actions
    var only: [String] = []
    for action in left.actions {
      if let index = rest.firstIndex(of: action) { rest.remove(at: index) } else { only.append(action) }
    }
    return only.map { "\(Self.sentence($0)), only in \(first)." }
      + rest.map { "\(Self.sentence($0)), only in \(second)." }
  }

  private static func sentence(_ text: String) -> String {
    // Names keep their case; only a sentence of our own begins with a capital.
    text.hasPrefix("the ") ? "T" + text.dropFirst() : text
  }
}

extension RecordedEvent {
  /// What a row of a hit test says of its view.
  fileprivate var verdict: String {
    switch text("verdict") {
    case "hit": return "takes the touch"
    case "inside": return "contains the point and asks its subviews"
    case "passedThrough": return "answers nil for itself"
    case "outside": return pointInside ? "says no by its point(inside:)" : "does not contain the point"
    case "hidden": return "is hidden"
    case "transparent": return "is too transparent"
    case "interactionDisabled": return "has interaction off"
    case "disabledControl": return "is disabled"
    case "animating": return "is animating"
    case "notInvertible": return "is flattened by its transform"
    case "notAsked": return "is not asked, since \(name("inFront")) answered"
    case let other: return other ?? "is asked"
    }
  }

  private var pointInside: Bool { text("pointInside") != nil }
}

extension Array {
  /// nil behind the end.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
