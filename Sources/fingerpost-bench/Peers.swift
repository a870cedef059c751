import Foundation

/// The peers' programs, where they are built.
struct Peers {
  /// Holds `c-hit`, `qt-hit` and `gtk-hit`; the last one needs a display.
  let folder: String

  /// What each program measures on a tree.
  func measure(_ tree: String, queries: Int) -> [Measurement] {
    ["c-hit", "qt-hit", "gtk-hit"].flatMap { lines(of: folder + "/" + $0, tree, queries) }.compactMap { line in
      guard let peer = line["peer"] as? String, let time = line["ns_per_query_median_of_7"] as? Double,
        let checksum = line["checksum"] as? NSNumber
      else { return nil }
      return Measurement(name: peer, nanoseconds: time, checksum: checksum.uint64Value)
    }
  }

  private func lines(of program: String, _ tree: String, _ queries: Int) -> [[String: Any]] {
    guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [tree, "\(queries)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [] }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
    }
  }
}
