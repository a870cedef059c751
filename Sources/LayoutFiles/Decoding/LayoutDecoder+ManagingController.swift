extension LayoutDecoder {
  /// The controller of a view anywhere in the hierarchy.
  mutating func managingController(_ value: JSONValue, path: String) -> ManagingController? {
    guard let members = members(of: value, "managedBy", expected: "a view controller") else { return nil }
    let identity = identity(members, at: value.location, base: .viewController, root: .viewController, path: path)
    var document = ManagingController()
    document.uiClass = identity.uiClass
    document.customClass = identity.customClass
    document.name = identity.name
    document.isNamed = identity.isNamed
    document.location = value.location
    for member in members where !decodeProperty(member, of: identity.uiClass, into: &document.properties) {
      if decodeResponderKey(member, into: &document.overrides) { continue }
      reportUnknown(member, in: identity.uiClass.rawValue, known: known(identity.uiClass, Keys.responder))
    }
    return document
  }
}
