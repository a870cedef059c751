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
    let bytes = OpenLayout.content(try FileReader.bytes(at: path))
    if TraceDocument.isTrace(bytes) {
      built = TraceReplay(try TraceDocument.decode(bytes, file: path)).layout
    } else {
      built = LayoutBuilder.build(try LayoutFile.decode(bytes, file: path))
    }
  }

  /// The trace inside a picture; anything else as it is.
  private static func content(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let trace = try? PNGText.text(keyword: TracePicture.keyword, in: Data(bytes))
    else { return bytes }
    return Array(trace.utf8)
  }

  /// The file's name without folders and endings.
  package var name: String { OpenLayout.name(of: path) }

  package static func name(of path: String) -> String {
    if path == "-" { return "standard input" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".layout.json", ".check.json", ".trace.json", ".json", ".png"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
