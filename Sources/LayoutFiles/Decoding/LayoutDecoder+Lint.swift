extension LayoutDecoder {
  /// Decodes `{"ignore": {"covered-control": "reason"}}`: findings that somebody looked at and accepts.
  mutating func lint(_ value: JSONValue) -> [LintExemption] {
    guard let members = members(of: value, "lint", expected: "an object {\"ignore\": {…}}") else { return [] }
    var exemptions: [LintExemption] = []
    for member in members {
      guard member.key == "ignore" else {
        reportUnknown(member, in: "\"lint\"", known: Keys.lint)
        continue
      }
      exemptions += self.exemptions(member.value)
    }
    return exemptions
  }

  private mutating func exemptions(_ value: JSONValue) -> [LintExemption] {
    let expected = "kinds of finding, each with the reason why it is accepted"
    guard let members = members(of: value, "ignore", expected: expected) else { return [] }
    let known = LintKind.allCases.map(\.rawValue) + LintKind.allCases.compactMap(\.rule)
    return members.compactMap { member in
      guard known.contains(member.key) else {
        reportUnknown(member, in: "\"ignore\"", known: known)
        return nil
      }
      guard let reason = string(member.value, member.key, expected: "the reason in words") else { return nil }
      if !reason.contains(where: { !$0.isWhitespace }) {
        report(
          .wrongType(key: member.key, expected: "the reason in words", found: "an empty text"),
          at: member.value.location
        )
      }
      return LintExemption(subject: member.key, reason: reason, location: member.keyLocation)
    }
  }
}
