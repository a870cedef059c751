/// Counts the views that stand directly in a window: the root controller's first, presented ones after it.
struct WindowViews {
  /// The window's place, or the step that brings the views.
  let prefix: String
  private(set) var count = 0

  init(prefix: String) {
    self.prefix = prefix
  }

  mutating func nextPath() -> String {
    defer { count += 1 }
    return "\(prefix).\(count)"
  }
}

extension LayoutDecoder {
  /// Decodes a view controller with its view, its children and what it presents.
  mutating func controller(
    _ value: JSONValue,
    _ key: String,
    path: String,
    in windowViews: inout WindowViews,
    isChild: Bool,
    viewPath: String? = nil
  ) -> ControllerDocument? {
    guard let members = members(of: value, key, expected: "a view controller") else { return nil }
    let identity = identity(
      members,
      at: value.location,
      base: .viewController,
      root: .viewController,
      path: path
    )
    var document = ControllerDocument()
    document.uiClass = identity.uiClass
    document.customClass = identity.customClass
    document.name = identity.name
    document.isNamed = identity.isNamed
    document.location = value.location
    let viewPath = viewPath ?? windowViews.nextPath()
    document.view = controllerView(members, at: value.location, path: viewPath)
    for member in members {
      switch member.key {
      case "view": continue
      case "notes": document.notes = strings(member.value, "notes")?.map(\.value) ?? []
      case "in" where isChild: document.container = reference(member.value, "in", .view)
      case "children":
        let first = document.view.subviews.count
        document.children = children(member.value, path: path, viewPath: viewPath, firstIndex: first, in: &windowViews)
      case "presented":
        document.presented = controller(
          member.value,
          member.key,
          path: "\(path).presented",
          in: &windowViews,
          isChild: false
        )
      default:
        if decodeProperty(member, of: identity.uiClass, into: &document.properties) { continue }
        if decodeResponderKey(member, into: &document.overrides) { continue }
        let keys = isChild ? Keys.controller : Keys.controller.filter { $0 != "in" }
        reportUnknown(member, in: identity.uiClass.rawValue, known: known(identity.uiClass, keys))
      }
    }
    checkContainers(of: document)
    return document
  }

  /// The controller's own view; one made up when the file gives none, as UIKit makes a plain one.
  private mutating func controllerView(
    _ members: [JSONMember],
    at location: SourceLocation,
    path: String
  ) -> ViewDocument {
    if let member = members.first(where: { $0.key == "view" }) {
      return view(member.value, "view", path: path) ?? ViewDocument()
    }
    return ViewDocument(identity([], at: location, base: .view, root: .view, path: path))
  }

  private mutating func children(
    _ value: JSONValue,
    path: String,
    viewPath: String,
    firstIndex: Int,
    in windowViews: inout WindowViews
  ) -> [ControllerDocument] {
    guard case .array(let elements) = value.kind else {
      wrongType(value, "children", "a list of view controllers")
      return []
    }
    var children: [ControllerDocument] = []
    for (index, element) in elements.enumerated() {
      let child = controller(
        element,
        "children",
        path: "\(path).\(index)",
        in: &windowViews,
        isChild: true,
        viewPath: "\(viewPath).\(firstIndex + index)"
      )
      if let child { children.append(child) }
    }
    return children
  }

  /// Reports children whose `in` is a view elsewhere: their view would leave the parent controller's.
  private mutating func checkContainers(of parent: ControllerDocument) {
    let wanted = parent.children.compactMap(\.container)
    guard !wanted.isEmpty else { return }
    var inside: Set<String> = []
    var pending = [parent.view] + parent.children.map(\.view)
    while let view = pending.popLast() {
      if view.isNamed { inside.insert(view.name) }
      pending += view.subviews
    }
    for container in wanted where !inside.contains(container.value) {
      // A name that nothing has is reported with the other mentions.
      guard names[container.value] != nil else { continue }
      report(.containerOutsideParent(container.value), at: container.location)
    }
  }
}
