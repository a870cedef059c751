import Foundation
import LayoutFiles
import Traces

/// The files that come with the program: beside its sources while it is developed, under `share` once installed.
enum BundledFiles {
  /// The path of a bundled file, as `Layouts/welcome.layout.json` or `Assets/rules.json`.
  ///
  /// - Throws: `UsageError` that names the places looked at.
  static func path(_ file: String) throws(UsageError) -> String {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    for _ in 0..<6 {
      folders.append(folder.path)
      folders.append(folder.appendingPathComponent("share/fingerpost").path)
      folder = folder.deletingLastPathComponent()
    }
    folders += ["/usr/local/share/fingerpost", "/usr/share/fingerpost"]
    for folder in folders {
      let path = folder + "/" + file
      if FileManager.default.isReadableFile(atPath: path) { return path }
    }
    throw UsageError(
      "the bundled \(file) was not found; looked in \(folders.prefix(4).joined(separator: ", ")) and above"
    )
  }

  /// What a bundled file holds.
  ///
  /// - Throws: `UsageError` where it is missing, `LayoutError` where it cannot be read.
  static func content(_ file: String) throws -> Data {
    Data(try FileReader.bytes(at: try path(file)))
  }

  /// The rules of the engine, each with how sure it is.
  static var ruleCatalog: RuleCatalog {
    get throws { try RuleCatalog(json: content("Assets/rules.json")) }
  }
}
