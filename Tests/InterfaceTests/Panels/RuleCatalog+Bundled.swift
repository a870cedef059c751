import Foundation
import LayoutFiles
import Traces

extension RuleCatalog {
  /// The rules that come with the program.
  static func bundled(filePath: String = #filePath) throws -> RuleCatalog {
    var root = URL(fileURLWithPath: filePath)
    while root.lastPathComponent != "Tests" { root = root.deletingLastPathComponent() }
    let path = root.deletingLastPathComponent().appendingPathComponent("Assets/rules.json").path
    return try RuleCatalog(json: Data(FileReader.bytes(at: path)))
  }
}
