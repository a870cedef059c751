import LayoutFiles
import TestSupport
import Testing
import Traces

/// The files that come with the program and its tests.
enum SampleFiles {
  static func list(_ folder: String, _ suffix: String) -> [String] { RepositoryFiles.list(folder, suffix) }

  static func path(_ folder: String, _ file: String) -> String { RepositoryFiles.path(folder, file) }

  static func text(_ folder: String, _ file: String) throws -> String {
    String(decoding: try FileReader.bytes(at: path(folder, file)), as: UTF8.self)
  }

  /// Runs a check; a failure shows what `fingerpost check` would print.
  @MainActor
  static func expectPasses(_ folder: String, _ file: String) throws {
    let result = CheckRunner.run(try CheckFile.read(path(folder, file)))
    #expect(result.passed, Comment(rawValue: CheckReport.lines(of: result).joined(separator: "\n")))
  }

  /// A check that also passes when nobody touches anything proves nothing.
  @MainActor
  static func expectCanFail(_ folder: String, _ file: String) throws {
    var check = try CheckFile.read(path(folder, file))
    check.steps = []
    #expect(!CheckRunner.run(check).passed)
  }
}
