import CairoRenderer
import Foundation
package import LayoutFiles
import Traces
import UIKit

/// A layout file that was read and built, and what the session calls it.
package struct OpenLayout {
  package let path: String
  package let built: BuiltLayout

  /// Reads a file, or standard input for `-`.
  ///
  /// A trace opens as its layout with everything that happened played again; so does a picture saved by the program.
  ///
  /// - Throws: Every mistake of the file at once, each with its line and column.
  package init(path: String) throws(LayoutError) {
    self.path = path
    let bytes = try OpenLayout.bytes(at: path)
    if TraceDocument.isTrace(bytes) {
      built = TraceReplay(try TraceDocument.decode(bytes, file: path)).layout
    } else {
      built = LayoutBuilder.build(try LayoutFile.decode(bytes, file: path))
    }
  }

  /// The bytes of a file, or of standard input for `-`; of a picture that the program saved, the trace inside.
  package static func bytes(at path: String) throws(LayoutError) -> [UInt8] {
    let bytes = try FileReader.bytes(at: path)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    do {
      guard let trace = try PNGText.text(keyword: TracePicture.keyword, in: Data(bytes)) else { return bytes }
      return Array(trace.utf8)
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
    for ending in [".layout.json", ".check.json", ".trace.json", ".json", ".png"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
