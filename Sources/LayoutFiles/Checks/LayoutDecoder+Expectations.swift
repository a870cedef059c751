extension LayoutDecoder {
  /// Decodes what must come of steps that use `fingers`.
  mutating func expectations(_ value: JSONValue, fingers: Set<Int>) -> Expectations {
    var expect = Expectations()
    guard let members = members(of: value, "expect") else { return expect }
    for member in members {
      let (key, value) = (member.key, member.value)
      switch key {
      case "hits": expect.hits = hits(value, fingers)
      case "visited": expect.visited = fingerNames(value, key, .view, fingers)
      case "chain": expect.chain = fingerNames(value, key, .responder, fingers)
      case "delivery": expect.delivery = delivery(value)
      case "recognizers": expect.recognizers = states(value)
      case "actions": expect.actions = actionLines(value)
      case "firstResponder":
        if case .null = value.kind {
          expect.firstResponder = .nobody
        } else {
          expect.firstResponder = reference(value, key, .responder).map { .object($0) }
        }
      case "properties": expect.properties = propertyExpectations(value)
      case "log": expect.log = logLines(value, key)
      case "logContains": expect.logContains = logLines(value, key)
      default: reportUnknown(member, in: "\"expect\"", known: CheckKey.expect)
      }
    }
    return expect
  }

  /// The finger a key names; nil after reporting that no step uses it.
  private mutating func finger(_ member: JSONMember, _ fingers: Set<Int>) -> Located<Int>? {
    guard let finger = Int(member.key), fingers.contains(finger) else {
      report(.unknownFinger(member.key), at: member.keyLocation)
      return nil
    }
    return Located(finger, at: member.keyLocation)
  }

  private mutating func hits(_ value: JSONValue, _ fingers: Set<Int>) -> [Expectations.Hit] {
    var hits: [Expectations.Hit] = []
    for member in members(of: value, "hits", expected: "an object of fingers") ?? [] {
      guard let finger = finger(member, fingers) else { continue }
      if case .null = member.value.kind {
        hits.append(Expectations.Hit(finger: finger, view: nil))
      } else if let view = reference(member.value, "hits", .view) {
        hits.append(Expectations.Hit(finger: finger, view: view))
      }
    }
    return hits
  }

  private mutating func fingerNames(
    _ value: JSONValue,
    _ key: String,
    _ role: Role,
    _ fingers: Set<Int>
  ) -> [Expectations.FingerNames] {
    var result: [Expectations.FingerNames] = []
    for member in members(of: value, key, expected: "an object of fingers") ?? [] {
      guard let finger = finger(member, fingers), let names = references(member.value, key, role) else { continue }
      result.append(Expectations.FingerNames(finger: finger, names: names))
    }
    return result
  }

  private mutating func delivery(_ value: JSONValue) -> [Located<String>]? {
    guard let lines = strings(value, "delivery") else { return nil }
    for line in lines {
      guard let (name, method) = Self.split(line.value) else {
        report(.malformedExpectation(line.value, form: "name.method"), at: line.location)
        continue
      }
      if !CheckKey.methods.contains(method) {
        let suggestion = nearest(to: method, among: CheckKey.methods)
        report(
          .unknownValue(key: "delivery", value: method, accepted: CheckKey.methods, suggestion: suggestion),
          at: line.location
        )
      }
      mention(name, "delivery", .responder, at: line.location)
    }
    return lines
  }

  private mutating func states(_ value: JSONValue) -> [Expectations.States] {
    var result: [Expectations.States] = []
    for member in members(of: value, "recognizers", expected: "an object of recognizers") ?? [] {
      mention(member.key, "recognizers", .recognizer, at: member.keyLocation)
      guard let states = strings(member.value, "recognizers") else { continue }
      for state in states where !CheckKey.states.contains(state.value) {
        let suggestion = nearest(to: state.value, among: CheckKey.states)
        report(
          .unknownValue(key: member.key, value: state.value, accepted: CheckKey.states, suggestion: suggestion),
          at: state.location
        )
      }
      let recognizer = Reference(member.key, at: member.keyLocation)
      result.append(Expectations.States(recognizer: recognizer, states: states))
    }
    return result
  }

  /// `save.touchDown`, `save.touchUpInside -> root.save`, `single -> root.singleTapped`.
  private mutating func actionLines(_ value: JSONValue) -> [Located<String>]? {
    guard let lines = strings(value, "actions") else { return nil }
    let form = "control.event, control.event -> target.action or recognizer -> target.action"
    for line in lines {
      let halves = line.value.split(separator: " -> ", omittingEmptySubsequences: false).map(String.init)
      let sender = halves[0]
      if halves.count == 2, let (target, _) = Self.split(halves[1]) {
        mention(target, "actions", .any, at: line.location)
      } else if halves.count != 1 {
        report(.malformedExpectation(line.value, form: form), at: line.location)
        continue
      }
      if halves.count == 2, names[sender]?.uiClass.isKind(of: .gestureRecognizer) == true { continue }
      if let (control, event) = Self.split(sender), ControlEvents.names.contains(event) {
        mention(control, "actions", .view, at: line.location)
      } else if halves.count == 2 {
        mention(sender, "actions", .recognizer, at: line.location)
      } else {
        report(.malformedExpectation(line.value, form: form), at: line.location)
      }
    }
    return lines
  }

  private mutating func propertyExpectations(_ value: JSONValue) -> [Expectations.PropertyExpectation] {
    var result: [Expectations.PropertyExpectation] = []
    for member in members(of: value, "properties", expected: "an object such as {\"list.contentOffset\": [0, 50]}")
      ?? []
    {
      guard let (name, key) = Self.split(member.key) else {
        report(.malformedExpectation(member.key, form: "name.property"), at: member.keyLocation)
        continue
      }
      guard let entry = names[name] else {
        mention(name, "properties", .any, at: member.keyLocation)
        continue
      }
      guard let (property, kind) = Self.property(key, of: entry.uiClass) else {
        let known = entry.uiClass.properties.keys.map(\.rawValue).sorted()
        let unknown = JSONMember(key: key, keyLocation: member.keyLocation, value: member.value)
        reportUnknown(unknown, in: entry.uiClass.rawValue, known: known)
        continue
      }
      guard let value = propertyValue(member.value, key, kind) else { continue }
      let object = Reference(name, at: member.keyLocation)
      result.append(
        Expectations.PropertyExpectation(object: object, property: property, value: value, key: member.key)
      )
    }
    return result
  }

  private mutating func logLines(_ value: JSONValue, _ key: String) -> [Expectations.LogLine]? {
    strings(value, key)?.map { line in
      let words = line.value.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.count == 2, words[0].first?.isNumber == true, let time = Double(words[0]), time.isFinite else {
        return Expectations.LogLine(time: nil, text: line.value, location: line.location)
      }
      let text = words[1].drop { $0 == " " }
      return Expectations.LogLine(time: time, text: String(text), location: line.location)
    }
  }

  private mutating func mention(_ name: String, _ key: String, _ role: Role, at location: SourceLocation) {
    mentions.append(Mention(reference: Reference(name, at: location), key: key, role: role))
  }

  /// The parts before and after the last dot: names may hold dots, as `list.pan` does.
  private static func split(_ text: String) -> (String, String)? {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return nil }
    let tail = text[text.index(after: dot)...]
    return tail.isEmpty ? nil : (String(text[..<dot]), String(tail))
  }
}
