package import Foundation

/// The rules of touch delivery that the engine follows, each with how sure they are: `Assets/rules.json`.
package struct RuleCatalog: Decodable, Hashable, Sendable {
  /// One rule of UIKit's behaviour.
  package struct Rule: Decodable, Hashable, Sendable {
    /// As doc comments, checks and traces cite it: `GF-6`.
    package let id: String

    /// The part of the subject it belongs to: `4.7`.
    package let section: String

    /// Who says so: documented, header, observed, inferred, or several of them.
    package let confidence: String

    /// The rule in a line of at most 100 characters.
    package let words: String

    private let contested: Bool?
    private let unchecked: Bool?

    /// Why the engine does not follow it; nil for one that it does.
    package let refused: String?

    /// Sources disagree: the reading is a setting where it matters to delivery.
    package var isContested: Bool { contested ?? false }

    /// It is general knowledge that nobody has looked up again.
    package var isUnchecked: Bool { unchecked ?? false }

    /// Who says so, and what speaks against relying on it.
    package var sureness: String {
      var words = [confidence]
      if isContested { words.append("contested") }
      if isUnchecked { words.append("not re-checked") }
      return words.joined(separator: ", ")
    }
  }

  /// How a place is read where the rules leave room or contradict each other.
  package struct Reading: Decodable, Hashable, Sendable {
    /// As doc comments, checks and traces cite it: `11b.4`.
    package let id: String

    /// The reading in a line of at most 100 characters.
    package let words: String
  }

  package let rules: [Rule]
  package let readings: [Reading]

  /// Every id, rules first.
  package var ids: [String] { rules.map(\.id) + readings.map(\.id) }

  /// What is said beside a decision of the rule it hangs on.
  package struct Note: Hashable, Sendable {
    package let id: String

    /// `observed, contested`, or `settled here`; empty where no catalog knows the id.
    package let sureness: String

    /// The rule in a line.
    package let words: String
    package let isContested: Bool

    /// Without a catalog: the id alone.
    package init(id: String) { self.init(id: id, sureness: "", words: "", isContested: false) }

    fileprivate init(id: String, sureness: String, words: String, isContested: Bool) {
      self.id = id
      self.sureness = sureness
      self.words = words
      self.isContested = isContested
    }
  }

  /// What there is to say of a rule or reading.
  package func note(on id: String) -> Note {
    if let rule = rules.first(where: { $0.id == id }) {
      return Note(id: id, sureness: rule.sureness, words: rule.words, isContested: rule.isContested)
    }
    guard let reading = readings.first(where: { $0.id == id }) else { return Note(id: id) }
    return Note(id: id, sureness: "settled here", words: reading.words, isContested: false)
  }

  /// How sure a rule or reading is, in words: `observed, contested`, `settled here`; nil for an unknown id.
  package func confidence(of id: String) -> String? {
    let sureness = note(on: id).sureness
    return sureness.isEmpty ? nil : sureness
  }

  /// Reads the catalog.
  ///
  /// - Throws: `DecodingError` for anything that is no catalog.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
  }
}
