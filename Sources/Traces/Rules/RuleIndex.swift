package import Foundation

/// Where each rule is implemented and what proves it: `Assets/rules-index.json`, which a test makes from the sources.
package struct RuleIndex: Hashable, Sendable {
  /// The files that cite one rule; paths from the top of the repository, sorted.
  package struct Entry: Codable, Hashable, Sendable {
    /// The engine's and the program's own.
    package var sources: [String] = []

    /// Check files.
    package var checks: [String] = []

    /// Unit tests.
    package var tests: [String] = []

    package init() {}

    /// Whether a check or a test names the rule.
    package var isCovered: Bool { !checks.isEmpty || !tests.isEmpty }
  }

  /// By the ids of rules and readings.
  package private(set) var entries: [String: Entry] = [:]

  package init() {}

  /// Reads an index.
  ///
  /// - Throws: `DecodingError` for anything that is no index.
  package init(json: Data) throws {
    entries = try JSONDecoder().decode([String: Entry].self, from: json)
  }

  package subscript(id: String) -> Entry {
    get { entries[id] ?? Entry() }
    set { entries[id] = newValue }
  }

  /// The text of the file: a line for each of the ids, in their order, so that a change reads well in a diff.
  ///
  /// - Throws: `EncodingError`, which paths cannot cause.
  package func json(of ids: [String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try ids.map { id in
      "  \"\(id)\": " + String(decoding: try encoder.encode(self[id]), as: UTF8.self)
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
