import FingerpostApp
import LayoutFiles

/// Reads the layouts a command is given, and says on standard error what there is to know of them.
///
/// What a file leaves open is said by every command that answers questions; each single warning of an importer only
/// with `--verbose`.
struct LayoutReader {
  private let console: Console
  private let isVerbose: Bool
  private let saysNotices: Bool

  /// With `saysNotices` the command's output is an answer that hangs on what the file leaves open.
  init(_ arguments: Arguments, _ console: Console, saysNotices: Bool = false) {
    self.console = console
    self.saysNotices = saysNotices
    isVerbose = arguments.has("--verbose")
  }

  /// One that says nothing.
  init(_ console: Console) {
    self.console = console
    (isVerbose, saysNotices) = (false, false)
  }

  /// The layout of a file in any form, or the one that a trace carries.
  func document(_ path: String) throws(LayoutError) -> LayoutDocument {
    let document = try LayoutFile.decode(try OpenLayout.bytes(at: path), file: path)
    tell(document)
    return document
  }

  /// A layout built and, for a trace, played.
  func open(_ path: String) throws(LayoutError) -> OpenLayout {
    let layout = try OpenLayout(path: path)
    tell(layout.built.document)
    return layout
  }

  /// A trace, or the one inside a picture.
  func trace(_ path: String) throws(LayoutError) -> TraceDocument {
    let trace = try TraceDocument.decode(try OpenLayout.bytes(at: path), file: path)
    tell(trace.layout)
    return trace
  }

  func check(_ path: String) throws(LayoutError) -> CheckFile {
    let check = try CheckFile.read(path)
    tell(check.layout)
    return check
  }

  /// Says what there is to know of a layout.
  func tell(_ document: LayoutDocument) {
    if isVerbose || saysNotices {
      for notice in document.notices { console.complain("\(document.file): note: \(notice)") }
    }
    guard isVerbose else { return }
    for warning in document.warnings { console.complain("\(warning)") }
    if document.omittedWarnings > 0 {
      console.complain("\(document.file): warning: \(document.omittedWarnings) more warnings are not listed")
    }
  }
}
