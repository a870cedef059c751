import Foundation

/// Public files of every kind, where they lie beside the project.
package enum Corpus {
  package static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/corpus").path

  package static let isThere = FileManager.default.fileExists(atPath: path + "/storyboard")

  /// Those that are there to be opened, then those that are there to be refused.
  package static let folders = [
    "storyboard", "xib", "recursiveDescription", "printHierarchy", "xcuitest-debugDescription", "appium-xml",
    "uiautomator-xml", "ib-other-platform", "nib-compiled", "xib-legacy",
  ]

  /// The paths of a folder's files, in order.
  package static func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted().map {
      "\(path)/\(folder)/\($0)"
    }
  }
}
