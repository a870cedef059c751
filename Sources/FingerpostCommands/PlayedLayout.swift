import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// A layout after steps were played on its virtual clock, ready to be told or drawn.
struct PlayedLayout {
  let layout: OpenLayout
  let session: DebugSession
  private let runner: ScriptRunner
  private let steps: [Step]

  /// What of the steps could not be carried out, in sentences.
  let problems: [String]

  /// Reads the layout and the steps, and plays them to the end.
  ///
  /// Without steps given, a check file plays its own.
  ///
  /// - Throws: `LayoutError` with every mistake of either file.
  init(_ path: String, steps stepsPath: String?, reader: LayoutReader? = nil) throws {
    layout = try reader?.open(path) ?? OpenLayout(path: path)
    steps = try PlayedLayout.steps(of: stepsPath ?? path, for: layout, isOptional: stepsPath == nil)
    runner = ScriptRunner(steps, on: layout.built)
    runner.run()
    problems =
      layout.built.problems.map { "\($0)" }
      + runner.problems.map { "step at \(Words.seconds($0.step.time)) s: \($0.text)" }
    session = DebugSession(
      application: layout.built.application,
      name: layout.name,
      document: layout.built.document
    )
    session.rules = try? BundledFiles.ruleCatalog
    session.showLastFinger()
  }

  /// The steps of a file; none where they may be missing and are.
  static func steps(of path: String, for layout: OpenLayout, isOptional: Bool = false) throws -> [Step] {
    guard isOptional else { return try StepsFile.read(path, for: layout.built.document).steps }
    return path.hasSuffix(".check.json") ? try CheckFile.read(path).steps : []
  }

  var story: String {
    Story(of: layout.built.application, chains: runner.chains).text
  }

  /// The trace, ready to be written in any form.
  var export: TraceExport {
    TraceExport(
      session,
      document: layout.built.document,
      steps: steps.isEmpty ? nil : steps,
      chains: runner.chains,
      path: layout.path
    )
  }
}
