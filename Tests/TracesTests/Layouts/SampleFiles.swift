import Foundation
import LayoutFiles
import Testing
import Traces

/// The files that come with the program and its tests, found beside this source file.
enum SampleFiles {
  /// The top of the repository.
  private static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Paths below a folder of the repository that end in `suffix`, sorted, relative to it.
  static func list(_ folder: String, _ suffix: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let paths = (files?.allObjects as? [String]) ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted()
  }

  static func path(_ folder: String, _ file: String) -> String {
    root.appendingPathComponent(folder).appendingPathComponent(file).path
  }

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
