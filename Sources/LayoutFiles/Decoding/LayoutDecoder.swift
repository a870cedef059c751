/// Turns JSON values into documents and collects everything that is wrong on the way.
///
/// A value that cannot be used is reported and left out, so that one pass finds all mistakes; what comes out counts only
/// when ``diagnostics`` stays empty.
struct LayoutDecoder {
  let file: String
  var diagnostics: [LayoutDiagnostic] = []
  var names = NameTable()
  /// Mentions of names, checked when all names are known.
  var mentions: [Mention] = []
  /// Classes named in `shouldReceive`.
  var classMentions: [Located<String>] = []
  /// Objects whose names are made up at the end.
  var unnamed: [Unnamed] = []

  init(file: String) {
    self.file = file
  }

  /// A name used somewhere, and what it may stand for.
  struct Mention {
    let reference: Reference
    let key: String
    let role: Role
  }

  /// The kinds of object a name may stand for.
  enum Role {
    case any, responder, view, window, viewOrRecognizer, recognizer, controller

    var classes: [UIKitClass] {
      switch self {
      case .any: [.responder, .gestureRecognizer]
      case .responder: [.responder]
      case .view: [.view]
      case .window: [.window]
      case .viewOrRecognizer: [.view, .gestureRecognizer]
      case .recognizer: [.gestureRecognizer]
      case .controller: [.viewController]
      }
    }

    var expected: String {
      switch self {
      case .any: "the name of an object"
      case .responder: "the name of a responder"
      case .view: "the name of a view"
      case .window: "the name of a window"
      case .viewOrRecognizer: "the name of a view or gesture recognizer"
      case .recognizer: "the name of a gesture recognizer"
      case .controller: "the name of a view controller"
      }
    }
  }

  mutating func report(_ kind: LayoutDiagnostic.Kind, at location: SourceLocation) {
    diagnostics.append(LayoutDiagnostic(kind, file: file, at: location))
  }

  /// The candidate nearest to `word`, as long as the complaint stands a chance of being printed: a hostile file must not
  /// buy a search for each of a million mistakes.
  func nearest(to word: String, among candidates: @autoclosure () -> [String]) -> String? {
    guard diagnostics.count < 10 * LayoutError.mostReported else { return nil }
    return NearestName.nearest(to: word, among: candidates())
  }

  /// Throws what was found, if anything.
  func finish() throws(LayoutError) {
    if !diagnostics.isEmpty { throw LayoutError(diagnostics) }
  }

  /// Reports each mention of a name that nothing has, or that something of the wrong kind has.
  mutating func resolveMentions() {
    for mention in mentions { resolve(mention) }
    mentions = []
  }

  private mutating func resolve(_ mention: Mention) {
    let name = mention.reference.value
    let location = mention.reference.location
    guard let entry = names[name] else {
      let suggestion = nearest(to: name, among: names.names(of: mention.role.classes))
      return report(.unknownName(name, key: mention.key, suggestion: suggestion), at: location)
    }
    if !mention.role.classes.contains(where: { entry.uiClass.isKind(of: $0) }) {
      report(
        .wrongKindOfObject(name, key: mention.key, found: entry.className, expected: mention.role.expected),
        at: location
      )
    }
  }

  /// The members of an object; nil after reporting that `value` is none.
  mutating func members(of value: JSONValue, _ key: String, expected: String = "an object") -> [JSONMember]? {
    guard case .object(let members) = value.kind else {
      report(.wrongType(key: key, expected: expected, found: value.described), at: value.location)
      return nil
    }
    return members
  }

  /// Reports a key that `owner` does not have, with the nearest of `known` it may have meant.
  mutating func reportUnknown(_ member: JSONMember, in owner: String, known: [String]) {
    var suggestion = nearest(to: member.key, among: known)
    if let familiar = Keys.familiar[member.key], known.contains(familiar) { suggestion = familiar }
    report(.unknownKey(member.key, in: owner, suggestion: suggestion), at: member.keyLocation)
  }
}
