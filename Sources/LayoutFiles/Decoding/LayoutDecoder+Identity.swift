extension LayoutDecoder {
  /// What an object is called and what it is.
  struct Identity {
    var uiClass: UIKitClass
    var customClass: String?
    var name = ""
    var isNamed = false
    var location: SourceLocation

    var className: String { customClass ?? uiClass.rawValue }
  }

  /// Reads `name`, `class` and `customClass` and gives the name to the table, or `fallback` when there is none.
  ///
  /// The class is `base` when the file says nothing; the file's must inherit from `root`. `path` stands behind the class
  /// in a name made up, as in `UIView[0.2.1]`.
  mutating func identity(
    _ members: [JSONMember],
    at location: SourceLocation,
    base: UIKitClass,
    root: UIKitClass,
    path: String,
    fallback: String? = nil
  ) -> Identity {
    var identity = Identity(uiClass: base, location: location)
    var nameLocation = location
    for member in members {
      switch member.key {
      case "class": identity.uiClass = uiClass(member.value, root: root) ?? base
      case "customClass": identity.customClass = string(member.value, "customClass")
      case "name":
        nameLocation = member.value.location
        guard let name = string(member.value, "name") else { continue }
        if name.isEmpty { report(.emptyName, at: nameLocation) }
        identity.name = name
        identity.isNamed = !name.isEmpty
      default: continue
      }
    }
    let entry = NameTable.Entry(
      uiClass: identity.uiClass,
      className: identity.className,
      location: nameLocation
    )
    if identity.isNamed {
      add(identity.name, entry)
    } else if let fallback {
      identity.name = fallback
      add(fallback, entry)
    } else {
      unnamed.append(Unnamed(location: location, path: path, entry: entry))
    }
    return identity
  }

  private mutating func add(_ name: String, _ entry: NameTable.Entry) {
    if let taken = names.add(name, entry) {
      report(.duplicateName(name, first: taken.location), at: entry.location)
      return
    }
    nameBuiltInRecognizers(of: name, entry)
  }

  /// Gives a scroll view's own recognizers their names.
  mutating func nameBuiltInRecognizers(of name: String, _ entry: NameTable.Entry) {
    guard entry.uiClass.isKind(of: .scrollView) else { return }
    for (suffix, uiClass) in [(".pan", UIKitClass.pan), (".pinch", .pinch)] {
      let builtIn = NameTable.Entry(uiClass: uiClass, className: uiClass.rawValue, location: entry.location)
      if let taken = names.add(name + suffix, builtIn) {
        report(.duplicateName(name + suffix, first: entry.location), at: taken.location)
      }
    }
  }

  private mutating func uiClass(_ value: JSONValue, root: UIKitClass) -> UIKitClass? {
    guard let name = string(value, "class") else { return nil }
    if let uiClass = UIKitClass(rawValue: name), uiClass.isKind(of: root) { return uiClass }
    let known = UIKitClass.allCases.filter { $0.isKind(of: root) }.map(\.rawValue)
    let suggestion = nearest(to: name, among: known)
    report(.unknownClass(name, of: root.spoken, suggestion: suggestion), at: value.location)
    return nil
  }
}

extension UIKitClass {
  /// The kind of object, in a sentence.
  var spoken: String {
    switch self {
    case .view: "view"
    case .window: "window"
    case .gestureRecognizer: "gesture recognizer"
    case .viewController: "view controller"
    case .application: "application"
    case .scene: "scene"
    default: "responder"
    }
  }
}
