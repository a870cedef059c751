extension LayoutDecoder {
  /// Decodes a view; `path` is its place, for a name made up.
  mutating func view(_ value: JSONValue, _ key: String, path: String) -> ViewDocument? {
    guard let members = members(of: value, key, expected: "a view") else { return nil }
    let identity = identity(members, at: value.location, base: .view, root: .view, path: path)
    var document = ViewDocument(identity)
    for member in members where !decodeViewKey(member, path: path, into: &document) {
      reportUnknown(member, in: identity.uiClass.rawValue, known: known(identity.uiClass, Keys.view(identity.uiClass)))
    }
    return document
  }

  /// Decodes any key of a view; false when `member` is none.
  mutating func decodeViewKey(_ member: JSONMember, path: String, into document: inout ViewDocument) -> Bool {
    let (uiClass, value) = (document.uiClass, member.value)
    if decodeProperty(member, of: uiClass, into: &document.properties) { return true }
    switch member.key {
    case "subviews": document.subviews = views(value, "subviews", path: path)
    case "managedBy": document.managingController = managingController(value, path: path)
    case "gestureRecognizers": document.gestureRecognizers = recognizers(value, path: path)
    case "lint": document.lintExemptions = lint(value)
    case "frameOrigin": document.frameOrigin = choice(value, "frameOrigin", FrameOrigin.self)
    case "notes": document.notes = strings(value, "notes")?.map(\.value) ?? []
    case "actions" where uiClass.isKind(of: .control): document.actions = actions(value, ofControl: true)
    case "sendAction" where uiClass.isKind(of: .control): document.overrides.swallowsActions = swallows(member)
    case "panGestureRecognizer" where uiClass.isKind(of: .scrollView):
      document.panGestureRecognizer = builtInRecognizer(member, .pan)
    case "pinchGestureRecognizer" where uiClass.isKind(of: .scrollView):
      document.pinchGestureRecognizer = builtInRecognizer(member, .pinch)
    default:
      return decodeResponderKey(member, into: &document.overrides)
        || decodeViewOverride(member, of: uiClass, into: &document.viewOverrides)
    }
    return true
  }

  mutating func views(_ value: JSONValue, _ key: String, path: String) -> [ViewDocument] {
    guard case .array(let elements) = value.kind else {
      wrongType(value, key, "a list of views")
      return []
    }
    return elements.enumerated().compactMap { index, element in view(element, key, path: "\(path).\(index)") }
  }

  mutating func window(_ value: JSONValue, index: Int) -> WindowDocument? {
    guard let members = members(of: value, "windows", expected: "a list of windows") else { return nil }
    let identity = identity(members, at: value.location, base: .window, root: .window, path: "\(index)")
    var document = WindowDocument(view: ViewDocument(identity))
    var views = WindowViews(prefix: "\(index)")
    for member in members {
      switch member.key {
      case "rootViewController":
        document.rootViewController = controller(member.value, member.key, path: "\(index)", in: &views, isChild: false)
      case "sendEvent": document.view.overrides.swallowsEvents = swallows(member)
      default:
        if decodeViewKey(member, path: "\(index)", into: &document.view) { continue }
        reportUnknown(member, in: UIKitClass.window.rawValue, known: known(.window, Keys.window))
      }
    }
    if let subviews = members.first(where: { $0.key == "subviews" }),
      members.contains(where: { $0.key == "rootViewController" })
    {
      report(
        .conflictingKeys(
          "rootViewController",
          "subviews",
          reason: "a window's views are its root controller's or its own"
        ),
        at: subviews.keyLocation
      )
    }
    return document
  }
}

extension ViewDocument {
  init(_ identity: LayoutDecoder.Identity) {
    self.init(
      uiClass: identity.uiClass,
      customClass: identity.customClass,
      name: identity.name,
      isNamed: identity.isNamed,
      location: identity.location
    )
  }
}
