extension LayoutDecoder {
  /// Decodes `{"kind": "accessibility", "tool": "idb"}`: what a converted file was before.
  mutating func source(_ value: JSONValue) -> LayoutSource? {
    guard let members = members(of: value, "source") else { return nil }
    var kind: LayoutSource.Kind?
    var tool: String?
    for member in members {
      switch member.key {
      case "kind": kind = choice(member.value, "kind", LayoutSource.Kind.self)
      case "tool": tool = string(member.value, "tool")
      default: reportUnknown(member, in: "\"source\"", known: Keys.source)
      }
    }
    guard let kind else {
      if !members.contains(where: { $0.key == "kind" }) {
        let kinds = LayoutSource.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        report(.missingKey("kind", in: "\"source\"", hint: "one of \(kinds)"), at: value.location)
      }
      return nil
    }
    return LayoutSource(kind, tool: tool ?? "a tool that is not named")
  }
}
