import Foundation
import LayoutFiles
import Traces

/// `fingerpost rules [ID...]`: each rule of the engine, how sure it is, where it is implemented and what covers it.
enum RulesCommand {
  static func run(_ words: some Sequence<String>, _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words)
    let catalog = try BundledFiles.ruleCatalog
    let index = try RuleIndex(json: BundledFiles.content("Assets/rules-index.json"))
    let unknown = arguments.operands.filter { !catalog.ids.contains($0) }
    guard unknown.isEmpty else {
      throw UsageError("there is no rule \(unknown.joined(separator: ", ")); rules are named like GF-6, readings 11b.4")
    }
    let isAsked = { (id: String) in arguments.operands.isEmpty || arguments.operands.contains(id) }
    let rules = catalog.rules.filter { isAsked($0.id) }
    for rule in rules {
      console.out(row(rule.id, rule.sureness, rule.words))
      if let reason = rule.refused { console.out(detail("refused: \(reason)")) }
      printFiles(index[rule.id], mayBeUncovered: rule.refused != nil, console)
    }
    let readings = catalog.readings.filter { isAsked($0.id) }
    for reading in readings {
      console.out(row(reading.id, "reading", reading.words))
      printFiles(index[reading.id], mayBeUncovered: false, console)
    }
    if arguments.operands.isEmpty { console.out(summary(catalog, index)) }
    return .done
  }

  private static func row(_ id: String, _ sureness: String, _ words: String) -> String {
    id.padding(toLength: 9, withPad: " ", startingAt: 0) + "[\(sureness)] \(words)"
  }

  private static func detail(_ text: String) -> String { "         " + text }

  private static func printFiles(_ entry: RuleIndex.Entry, mayBeUncovered: Bool, _ console: Console) {
    if !entry.sources.isEmpty { console.out(detail("in " + entry.sources.joined(separator: ", "))) }
    let proofs = entry.checks + entry.tests
    if !proofs.isEmpty {
      console.out(detail("covered by " + proofs.joined(separator: ", ")))
    } else if !mayBeUncovered {
      console.out(detail("not covered"))
    }
  }

  private static func summary(_ catalog: RuleCatalog, _ index: RuleIndex) -> String {
    let followed = catalog.rules.filter { $0.refused == nil }
    let uncovered = followed.map(\.id).filter { !index[$0].isCovered }
    let open = catalog.readings.map(\.id).filter { !index[$0].isCovered }
    return "\(catalog.rules.count) rules: \(followed.count - uncovered.count) covered, \(uncovered.count) not covered, "
      + "\(catalog.rules.count - followed.count) refused; "
      + "\(catalog.readings.count) readings, \(open.count) not covered"
  }
}
