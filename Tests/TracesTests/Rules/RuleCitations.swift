import Foundation

/// Finds the ids of rules in a text: `HT-1`, `G-TAP-3/4`, `GT-5..7`, `HT-1 to HT-5`, `11b.4` (`11b 4` in the name of a test).
struct RuleCitations {
  private let known: Set<String>

  init(known: [String]) {
    self.known = Set(known)
  }

  /// Ids that the text names, ranges spelled out; nothing that only looks like one.
  func ids(in text: String) -> Set<String> {
    var found: Set<String> = []
    // Local, since a regular expression is not Sendable.
    let rule =
      /\b((?:G-)?[A-Z]{2,4})-(\d{1,2})\b((?:\/\d{1,2})*)(?:(?:\.\.| ?– ?|-)(\d{1,2})\b| to ((?:G-)?[A-Z]{2,4})-(\d{1,2}))?/
    for match in text.matches(of: rule) {
      let family = String(match.1)
      guard let first = Int(match.2) else { continue }
      var numbers = [first] + match.3.split(separator: "/").compactMap { Int($0) }
      if let last = match.4.flatMap({ Int($0) }), last > first { numbers += first...last }
      if match.5.map(String.init) == family, let last = match.6.flatMap({ Int($0) }), last > first {
        numbers += first...last
      }
      for number in numbers { found.insert("\(family)-\(number)") }
      if let other = match.5, let number = match.6 { found.insert("\(other)-\(number)") }
    }
    for match in text.matches(of: /\b(11[ab])[. ](\d{1,2})\b/) { found.insert("\(match.1).\(match.2)") }
    return found.intersection(known)
  }
}
