import Foundation
package import Testing

/// Compares a text with `Snapshots/<name>` of the test target, byte for byte.
///
/// One that is missing or differs fails the test, names the first line that differs and attaches the text that came.
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written instead.
package func expectSnapshot(
  _ text: String,
  named name: String,
  isRecording: Bool? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = targetFolder(of: filePath).appendingPathComponent("Snapshots")
  let file = folder.appendingPathComponent(name)
  if isRecording ?? (ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1") {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Data(text.utf8).write(to: file)
  }
  guard let recorded = FileManager.default.contents(atPath: file.path) else {
    Attachment.record(text, named: name)
    Issue.record("no snapshot \(name); RECORD_SNAPSHOTS=1 writes it", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: recorded, as: UTF8.self)
  if expected == text { return }
  Attachment.record(text, named: name)
  Issue.record("\(name): \(firstDifference(expected, text))", sourceLocation: sourceLocation)
}

/// The folder under `Tests` in which a test's file is: only its `Snapshots` is left out of the build.
private func targetFolder(of filePath: String) -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.path.count > 1, folder.deletingLastPathComponent().lastPathComponent != "Tests" {
    folder.deleteLastPathComponent()
  }
  return folder
}

/// `line 3: "a" was recorded, "b" came`.
package func firstDifference(_ expected: String, _ came: String) -> String {
  let (left, right) = (lines(of: expected), lines(of: came))
  let common = zip(left, right).prefix { $0 == $1 }.count
  func line(_ lines: [Substring]) -> String {
    lines.indices.contains(common) ? "\"\(lines[common])\"" : "the end"
  }
  return "line \(common + 1): \(line(left)) was recorded, \(line(right)) came"
}

private func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
