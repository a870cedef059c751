import Interface
package import LayoutFiles
import UIKit

/// A layout file that was read and built, and what the session calls it.
package struct OpenLayout {
  package let path: String
  package let built: BuiltLayout

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: Every mistake of the file at once, each with its line and column.
  package init(path: String) throws(LayoutError) {
    self.path = path
    built = LayoutBuilder.build(try LayoutFile.read(path))
  }

  /// The file's name without folders and endings.
  package var name: String { OpenLayout.name(of: path) }

  package static func name(of path: String) -> String {
    if path == "-" { return "standard input" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".layout.json", ".check.json", ".trace.json", ".json"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return file
  }
}
