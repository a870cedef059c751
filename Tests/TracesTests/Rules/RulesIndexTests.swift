import Foundation
import LayoutFiles
import Testing
import Traces
import UIKit

/// The table of rules is made from the sources: what cites a rule implements or proves it.
@Suite struct RulesIndexTests {
  private static let indexFile = "rules-index.json"

  /// Files that name rules as examples.
  private static let speakers = [
    "TracesTests/Rules/", "UIKit/Trace/TraceEvent+Confidence.swift", "Traces/Rules/",
    "FingerpostCommands/RulesCommand.swift",
    "EndToEndTests/RulesCommandTests.swift",
  ]

  private static func catalog() throws -> RuleCatalog {
    try RuleCatalog(json: Data(try FileReader.bytes(at: SampleFiles.path("Assets", "rules.json"))))
  }

  /// The index as the files are now.
  private static func scan(_ catalog: RuleCatalog) throws -> RuleIndex {
    let citations = RuleCitations(known: catalog.ids)
    var index = RuleIndex()
    func look(in folder: String, _ suffix: String, _ list: WritableKeyPath<RuleIndex.Entry, [String]>) throws {
      for file in SampleFiles.list(folder, suffix) where !speakers.contains(where: { file.hasPrefix($0) }) {
        for id in citations.ids(in: try SampleFiles.text(folder, file)) {
          index[id][keyPath: list].append(folder + "/" + file)
        }
      }
    }
    try look(in: "Sources", ".swift", \.sources)
    try look(in: "Layouts", ".check.json", \.checks)
    try look(in: "Tests/Checks", ".check.json", \.checks)
    try look(in: "Tests", "Tests.swift", \.tests)
    return index
  }

  @Test func `there are 293 rules and 74 readings, each once, in a line of its own`() throws {
    let catalog = try Self.catalog()
    #expect(catalog.rules.count == 293)
    #expect(catalog.readings.count == 74)
    #expect(Set(catalog.ids).count == 367)
    let words = catalog.rules.map(\.words) + catalog.readings.map(\.words)
    #expect(words.filter { $0.isEmpty || $0.count > 100 } == [])
    let levels: Set = ["documented", "header", "observed", "inferred"]
    for rule in catalog.rules {
      #expect(Set(rule.confidence.split(separator: " + ").map(String.init)).isSubset(of: levels), "\(rule.id)")
    }
  }

  @Test func `the trace is as sure of a rule as the table of rules`() throws {
    let anybody = TraceEvent.Kind.swallowed(by: ElementID(rawValue: 0))
    func confidence(_ rule: String) -> String? {
      TraceEvent(sequence: 1, instant: .zero, cause: nil, kind: anybody, rule: rule).confidence
    }
    for rule in try Self.catalog().rules {
      #expect(confidence(rule.id) == nil || confidence(rule.id) == rule.confidence, "\(rule.id)")
    }
    #expect(UIKitBehavior.settings.map(\.rule).filter { confidence($0) == nil } == [], "each setting's rule has one")
  }

  @Test func `every rule is covered by a check or a test, or refused in writing`() throws {
    let catalog = try Self.catalog()
    let index = try Self.scan(catalog)
    let open = catalog.rules.filter { $0.refused == nil }.map(\.id).filter { !index[$0].isCovered }
    #expect(open == [])
  }

  @Test func `every reading is covered by a check or a test`() throws {
    let catalog = try Self.catalog()
    let index = try Self.scan(catalog)
    #expect(catalog.readings.map(\.id).filter { !index[$0].isCovered } == [])
  }

  @Test func `the bundled index is that of the sources`() throws {
    let catalog = try Self.catalog()
    let text = try Self.scan(catalog).json(of: catalog.ids)
    let path = SampleFiles.path("Assets", Self.indexFile)
    let environment = ProcessInfo.processInfo.environment
    if environment["CI"] == nil, environment["RECORD_SNAPSHOTS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let stored = try SampleFiles.text("Assets", Self.indexFile)
    // While people work on several branches, only the last to arrive can have the whole of it.
    guard environment["CI"] != nil || environment["RECORD_SNAPSHOTS"] != nil else { return }
    #expect(stored == text, "out of date: run RECORD_SNAPSHOTS=1 swift test --filter RulesIndexTests")
  }
}
