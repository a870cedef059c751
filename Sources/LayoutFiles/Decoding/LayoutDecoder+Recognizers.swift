extension LayoutDecoder {
  mutating func recognizers(_ value: JSONValue, path: String) -> [RecognizerDocument] {
    guard case .array(let elements) = value.kind else {
      wrongType(value, "gestureRecognizers", "a list of gesture recognizers")
      return []
    }
    return elements.enumerated().compactMap { index, element in recognizer(element, path: "\(path).\(index)") }
  }

  mutating func recognizer(_ value: JSONValue, path: String) -> RecognizerDocument? {
    guard let members = members(of: value, "gestureRecognizers", expected: "a gesture recognizer") else { return nil }
    if !members.contains(where: { $0.key == "class" }) {
      report(
        .missingKey("class", in: "a gesture recognizer", hint: "one such as UITapGestureRecognizer"),
        at: value.location
      )
    }
    let identity = identity(
      members,
      at: value.location,
      base: .gestureRecognizer,
      root: .gestureRecognizer,
      path: path
    )
    var document = RecognizerDocument(
      uiClass: identity.uiClass,
      customClass: identity.customClass,
      name: identity.name,
      isNamed: identity.isNamed,
      location: value.location
    )
    for member in members {
      switch member.key {
      case "name", "class", "customClass": continue
      case "requireToFail":
        document.requireToFail = references(member.value, member.key, .recognizer) ?? []
      case "delegate": document.delegate = recognizerDelegate(member.value)
      case "actions": document.actions = actions(member.value, ofControl: false)
      case "notes": document.notes = strings(member.value, "notes")?.map(\.value) ?? []
      default:
        if decodeProperty(member, of: identity.uiClass, into: &document.properties) { continue }
        reportUnknown(member, in: identity.uiClass.rawValue, known: known(identity.uiClass, Keys.recognizer))
      }
    }
    return document
  }

  /// The keys of a scroll view's own recognizer.
  mutating func builtInRecognizer(_ member: JSONMember, _ uiClass: UIKitClass) -> BuiltInRecognizerDocument? {
    guard let members = members(of: member.value, member.key) else { return nil }
    var document = BuiltInRecognizerDocument(location: member.value.location)
    for member in members {
      switch member.key {
      case "requireToFail":
        document.requireToFail = references(member.value, member.key, .recognizer) ?? []
      case "actions": document.actions = actions(member.value, ofControl: false)
      default:
        if decodeProperty(member, of: uiClass, into: &document.properties) { continue }
        reportUnknown(member, in: uiClass.rawValue, known: known(uiClass, Keys.builtInRecognizer))
      }
    }
    return document
  }

  /// Keys a user may have meant: `structural` ones and the properties of `uiClass` that can be set.
  func known(_ uiClass: UIKitClass, _ structural: [String]) -> [String] {
    structural + uiClass.properties.keys.filter { !$0.isReadOnly }.map(\.rawValue).sorted()
  }

  mutating func actions(_ value: JSONValue, ofControl: Bool) -> [ActionDocument] {
    guard case .array(let elements) = value.kind else {
      wrongType(value, "actions", "a list of actions")
      return []
    }
    return elements.compactMap { action($0, ofControl: ofControl) }
  }

  private mutating func action(_ value: JSONValue, ofControl: Bool) -> ActionDocument? {
    guard let members = members(of: value, "actions", expected: "an action {\"target\", \"action\"}") else {
      return nil
    }
    var document = ActionDocument(events: [], target: nil, action: "", location: value.location)
    for member in members {
      switch member.key {
      case "event" where ofControl: document.events = options(member.value, "event", ControlEvents.names) ?? []
      case "action": document.action = string(member.value, "action") ?? ""
      case "target":
        if case .null = member.value.kind { continue }
        document.target = reference(member.value, "target", .any)
      default:
        let known = ofControl ? Keys.action : Keys.action.filter { $0 != "event" }
        reportUnknown(member, in: ofControl ? "an action" : "an action of a gesture recognizer", known: known)
      }
    }
    func require(_ key: String, _ hint: String) {
      guard !members.contains(where: { $0.key == key }) else { return }
      report(.missingKey(key, in: "an action", hint: hint), at: value.location)
    }
    if ofControl { require("event", "a control event such as touchUpInside") }
    require("target", "a name, or null to send it along the responder chain")
    require("action", "the name of the method")
    return document
  }

  private mutating func recognizerDelegate(_ value: JSONValue) -> RecognizerDelegateDocument? {
    guard let members = members(of: value, "delegate") else { return nil }
    var delegate = RecognizerDelegateDocument()
    for member in members {
      let (key, value) = (member.key, member.value)
      switch key {
      case "shouldBegin": delegate.shouldBegin = bool(value, key)
      case "shouldReceive": delegate.shouldReceive = receiveRule(value)
      case "shouldRecognizeSimultaneouslyWith":
        delegate.shouldRecognizeSimultaneouslyWith = answer(value, key, .recognizer)
      case "shouldRequireFailureOf": delegate.shouldRequireFailureOf = answer(value, key, .recognizer)
      case "shouldBeRequiredToFailBy": delegate.shouldBeRequiredToFailBy = answer(value, key, .recognizer)
      default: reportUnknown(member, in: "a recognizer's delegate", known: Keys.recognizerDelegate)
      }
    }
    return delegate
  }

  private mutating func receiveRule(_ value: JSONValue) -> ReceiveRule? {
    switch value.kind {
    case .bool(let bool): return .always(bool)
    case .array: return viewPatterns(value).map(ReceiveRule.only)
    case .object(let members):
      guard let except = onlyMember(members, of: value, "shouldReceive", ["except"], "{\"except\": […]}") else {
        return nil
      }
      return viewPatterns(except.value).map(ReceiveRule.except)
    default:
      wrongType(value, "shouldReceive", "true, false, a list or {\"except\": […]}")
      return nil
    }
  }

  private mutating func viewPatterns(_ value: JSONValue) -> [ViewPattern]? {
    strings(value, "shouldReceive")?.map { text in
      if text.value.hasPrefix(".") {
        classMentions.append(Located(String(text.value.dropFirst()), at: text.location))
        return .className(String(text.value.dropFirst()))
      }
      let isSubtree = text.value.hasSuffix("/*")
      let reference = Reference(isSubtree ? String(text.value.dropLast(2)) : text.value, at: text.location)
      mentions.append(Mention(reference: reference, key: "shouldReceive", role: .view))
      return isSubtree ? .viewAndDescendants(reference) : .view(reference)
    }
  }

  /// Reports each class named in `shouldReceive` that neither UIKit nor the file has.
  mutating func resolveClassMentions() {
    let custom = names.classNames
    for mention in classMentions where UIKitClass(rawValue: mention.value) == nil && !custom.contains(mention.value) {
      let known = UIKitClass.allCases.filter { $0.isKind(of: .view) }.map(\.rawValue) + custom.sorted()
      let suggestion = nearest(to: mention.value, among: known)
      report(.unknownClass(mention.value, of: "view", suggestion: suggestion), at: mention.location)
    }
    classMentions = []
  }
}
