import Foundation
package import LayoutFiles
import UIKit

/// What became of one check.
package struct CheckResult: Hashable, Sendable {
  package let title: String
  package let mismatches: [Mismatch]

  /// Steps that could not be carried out, as sentences with their places.
  package let problems: [String]

  package var passed: Bool { mismatches.isEmpty && problems.isEmpty }

  package init(title: String, mismatches: [Mismatch] = [], problems: [String] = []) {
    self.title = title
    self.mismatches = mismatches
    self.problems = problems
  }
}

/// Runs a check file and compares what it names, and nothing else.
@MainActor
package struct CheckRunner {
  /// The layout after the steps.
  package let layout: BuiltLayout

  private let check: CheckFile
  private let runner: ScriptRunner
  private let observations: TraceObservations

  /// Plays the steps of a check on a new application, which `prepare` may change before.
  package init(_ check: CheckFile, prepare: (BuiltLayout) -> Void = { _ in }) {
    self.check = check
    layout = LayoutBuilder.build(check.layout)
    prepare(layout)
    runner = ScriptRunner(check.steps, on: layout)
    runner.run()
    observations = TraceObservations(of: layout)
  }

  /// Plays a check and compares.
  package static func run(_ check: CheckFile) -> CheckResult { CheckRunner(check).result }

  package var result: CheckResult {
    let expect = check.expect
    var mismatches: [Mismatch] = []
    mismatches += hits(expect) + visited(expect) + chains(expect)
    if let expected = expect.delivery {
      mismatches += compare("delivery", expected.map(\.value), observations.deliveries)
    }
    mismatches += recognizers(expect)
    if let expected = expect.actions { mismatches += compare("actions", expected.map(\.value), observations.actions) }
    mismatches += firstResponder(expect) + properties(expect)
    if let expected = expect.log { mismatches += LogComparison.whole(expected, observations.log) }
    if let expected = expect.logContains { mismatches += LogComparison.contained(expected, observations.log) }
    return CheckResult(
      title: check.title ?? Self.name(of: check.file),
      mismatches: mismatches,
      problems: runner.problems.map { problem in
        "\(check.file):\(problem.step.location.line):\(problem.step.location.column): \(problem.text)"
      }
    )
  }

  /// The file without its folder and ending.
  private static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.hasSuffix(".check.json") ? String(last.dropLast(".check.json".count)) : last
  }

  // MARK: Expectations

  private func compare(
    _ subject: String,
    _ expected: [String],
    _ came: [TraceObservations.Line]
  ) -> [Mismatch] {
    Mismatch.compare(subject, expected: expected, came: came.map(\.text)).map { [$0] } ?? []
  }

  private func hits(_ expect: Expectations) -> [Mismatch] {
    expect.hits.compactMap { hit in
      Mismatch.compare(
        "hits of finger \(hit.finger.value)",
        expected: [hit.view?.value ?? "null"],
        came: [observations.hit(hit.finger.value) ?? "null"]
      )
    }
  }

  private func visited(_ expect: Expectations) -> [Mismatch] {
    expect.visited.compactMap { visited in
      Mismatch.compare(
        "visited for finger \(visited.finger.value)",
        expected: visited.names.map(\.value),
        came: observations.visited(visited.finger.value)
      )
    }
  }

  private func chains(_ expect: Expectations) -> [Mismatch] {
    expect.chain.compactMap { chain in
      let touch = observations.touches[chain.finger.value]
      return Mismatch.compare(
        "chain of finger \(chain.finger.value)",
        expected: chain.names.map(\.value),
        came: (touch.flatMap { runner.chains[$0] } ?? []).map { layout.name($0) }
      )
    }
  }

  private func recognizers(_ expect: Expectations) -> [Mismatch] {
    expect.recognizers.compactMap { states in
      let id = layout.id(states.recognizer.value)
      return Mismatch.compare(
        "states of \(states.recognizer.value)",
        expected: Self.canonical(states.states.map(\.value)),
        came: id.map { observations.states($0) } ?? []
      )
    }
  }

  /// `recognized` and `ended` are one state: the first is its name straight after possible.
  private static func canonical(_ states: [String]) -> [String] {
    states.enumerated().map { index, state in
      guard state == "ended" || state == "recognized", index > 0 else { return state }
      return states[index - 1] == "possible" ? "recognized" : "ended"
    }
  }

  private func firstResponder(_ expect: Expectations) -> [Mismatch] {
    guard let expected = expect.firstResponder else { return [] }
    let name =
      switch expected {
      case .nobody: "null"
      case .object(let reference): reference.value
      }
    let came = layout.application.keyWindow?.firstResponder
    let mismatch = Mismatch.compare(
      "firstResponder",
      expected: [name],
      came: [came.map { layout.name(layout.application.identify($0)) } ?? "null"]
    )
    return mismatch.map { [$0] } ?? []
  }

  private func properties(_ expect: Expectations) -> [Mismatch] {
    expect.properties.compactMap { expectation in
      let came = layout.object(expectation.object.value).flatMap {
        PropertyAccess.value(of: expectation.property, on: $0)
      }
      if let came, came.matches(expectation.value) { return nil }
      return Mismatch(
        "property \(expectation.key)",
        expected: [expectation.value.text],
        came: [came?.text ?? "no such property"]
      )
    }
  }
}
