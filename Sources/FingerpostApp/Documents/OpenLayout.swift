import Foundation
package import LayoutFiles
import Traces
import UIKit

/// A layout file that was read and built, and what the session calls it.
package struct OpenLayout {
  package let path: String
  package let built: BuiltLayout

  /// When the file was read.
  let readAt = Date()

  /// Tells one state of the file from another; nil where there is no file.
  private let stamp: FileStamp?

  /// Reads a file, or standard input for `-`.
  ///
  /// A trace opens as its layout with everything that happened played again; so does a picture saved by the program.
  ///
  /// - Throws: Every mistake of the file at once, each with its line and column.
  package init(path: String) throws(LayoutError) {
    self.init(try OpenLayout.content(of: try OpenLayout.bytes(at: path), path: path), path: path)
  }

  /// Makes the objects of what was read.
  init(_ content: LoadJob.Content, path: String) {
    self.path = path
    stamp = FileStamp(path: LayoutPath(path).file)
    switch content {
    case .layout(let document): built = LayoutBuilder.build(document)
    case .trace(let document): built = TraceReplay(document).layout
    }
  }

  /// A window with nothing in it, for a program that has been given no file and finds none of its samples.
  package static var empty: OpenLayout { OpenLayout(.layout(LayoutDocument()), path: emptyName) }

  private static let emptyName = "no layout"

  /// The name of text that was pasted: it has no file.
  static let pastedName = "Pasted hierarchy"

  /// Whether there is a file that can be read again.
  var hasFile: Bool { ![FileReader.standardInput, OpenLayout.pastedName, OpenLayout.emptyName].contains(path) }

  /// What bytes are; a trace says so itself.
  nonisolated static func content(of bytes: [UInt8], path: String) throws(LayoutError) -> LoadJob.Content {
    if TraceDocument.isTrace(bytes) { return .trace(try TraceDocument.decode(bytes, file: path)) }
    return .layout(try LayoutFile.decode(bytes, file: path))
  }

  /// Whether the file has been written since, or is gone.
  var isOutdated: Bool { FileStamp(path: LayoutPath(path).file) != stamp }

  /// The bytes of a file, or of standard input for `-`; of a picture that the program saved, the trace inside.
  ///
  /// `progress` is told how many bytes of all have been read.
  package nonisolated static func bytes(
    at path: String,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(LayoutError) -> [UInt8] {
    let bytes = try FileReader.bytes(at: path, progress: progress)
    do {
      return try EmbeddedTrace.bytes(in: bytes) ?? bytes
    } catch {
      throw LayoutError(.foreign(what: "a damaged PNG picture", advice: "\(error)"), file: path)
    }
  }

  /// The file's name without folders and endings.
  package var name: String { OpenLayout.name(of: path) }

  package static func name(of path: String) -> String {
    if path == "-" { return "standard input" }
    let path = LayoutPath(path).file
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let endings = [".layout.json", ".check.json", ".trace.json", ".json", ".png", ".svg", ".html"]
    for ending in endings where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
