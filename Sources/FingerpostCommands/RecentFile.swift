import CairoRenderer
import Foundation

/// The layout that was open last, under the XDG state directory.
struct RecentFile {
  private let url: URL

  /// `environment` is read for `XDG_STATE_HOME` and `HOME`; nil where neither says anything.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let state: URL
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      state = URL(fileURLWithPath: folder)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      state = URL(fileURLWithPath: home).appendingPathComponent(".local/state")
    } else {
      return nil
    }
    url = state.appendingPathComponent("fingerpost/last-layout")
  }

  /// The path, if the file is still there.
  var path: String? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let path = text.trimmingCharacters(in: .newlines)
    return FileManager.default.isReadableFile(atPath: path) ? path : nil
  }

  /// Remembers a file; what cannot be remembered is no trouble.
  func remember(_ path: String) {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? PictureFile.write(Data((absolute + "\n").utf8), to: url.path)
  }
}
