import Foundation
package import Interface
import LayoutFiles

/// What the open dialog and the file menu show.
extension LiveWindow {
  package var recentEntries: [FileEntry] {
    let reader = FolderReader()
    return recent.paths.compactMap { reader.entry(at: $0) }.map { entry in
      var entry = entry
      let folder = URL(fileURLWithPath: entry.path).deletingLastPathComponent().lastPathComponent
      // Files of one name in several folders are common: every project has its Main.storyboard.
      if recent.paths.count(where: { $0.hasSuffix("/" + entry.name) }) > 1 { entry.name += " (\(folder))" }
      return entry
    }
  }

  package var exampleEntries: [FileEntry] {
    guard let examples else { return [] }
    return FolderReader().listing(of: examples).entries.filter { $0.kind == .layout }
  }

  package func listing(of folder: String?) -> FileListing {
    if let folder { return FolderReader().listing(of: folder) }
    let start =
      document.path.map { URL(fileURLWithPath: LayoutPath($0).file).deletingLastPathComponent().path }
      ?? FileManager.default.currentDirectoryPath
    return FolderReader().listing(of: start)
  }
}
