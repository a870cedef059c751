import CairoRenderer
import Foundation
import LayoutFiles

/// The files that were opened, the last one first, in a file of the XDG state directory.
///
/// What cannot be read or remembered is no trouble: the list is then shorter.
package struct RecentFiles {
  /// How many are kept.
  package static let limit = 20

  private let file: URL?

  /// `environment` is read for `XDG_STATE_HOME` and `HOME`.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    file = UserDirectory.state.file("recent-files", environment: environment)
  }

  /// Absolute paths of the files that can still be read, the last one first.
  package var paths: [String] {
    lines.filter { FileManager.default.isReadableFile(atPath: LayoutPath($0).file) }
  }

  /// Puts a file in front.
  package func remember(_ path: String) {
    guard let file, path != "-", !path.contains("\n") else { return }
    let path = Self.absolute(path)
    let kept = ([path] + lines.filter { $0 != path }).prefix(Self.limit)
    UserDirectory.write(Data((kept.joined(separator: "\n") + "\n").utf8), to: file)
  }

  /// A path from the root, without `.` and `..`.
  package static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The lines that can be paths, each once.
  private var lines: [String] {
    guard let file, let bytes = UserDirectory.read(file) else { return [] }
    var seen: Set<String> = []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(Self.limit).map(String.init)
      .filter { $0.hasPrefix("/") && !$0.contains("\0") && seen.insert($0).inserted }
  }
}
