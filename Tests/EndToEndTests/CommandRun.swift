import Foundation
import FingerpostCommands
import TestSupport

/// One command of the program, run in this process.
@MainActor
struct CommandRun {
  let status: FingerpostCommands.ExitStatus
  let out: String
  let complaints: String

  init(_ arguments: String...) {
    var (out, complaints): ([String], [String]) = ([], [])
    let console = Console(out: { out.append($0) }, complain: { complaints.append($0) })
    status = CommandLineTool.run(arguments, console: console)
    self.out = out.joined(separator: "\n")
    self.complaints = complaints.joined(separator: "\n")
  }

  /// What a command says as JSON.
  var json: [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(out.utf8))) as? [String: Any]
  }

  /// The path of a check of the tests, without its ending.
  nonisolated static func check(_ name: String) -> String {
    RepositoryFiles.path("Tests/Checks", name + ".check.json")
  }

  /// The path of a sample layout.
  nonisolated static func layout(_ name: String) -> String { RepositoryFiles.path("Layouts", name) }
}
