import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

/// Opens public files of every kind where they lie beside the project; skipped where they do not.
@Suite(.enabled(if: Corpus.isThere)) struct CorpusTests {
  private static let opened = [
    "storyboard", "xib", "recursiveDescription", "printHierarchy", "xcuitest-debugDescription", "appium-xml",
    "uiautomator-xml",
  ]

  private static let unreadable = [
    "snapshottesting_macos_NSView.txt", "chisel_paltrace_autolayout.txt", "shirates_NodeForRootElementNotFound.xml",
  ]

  @Test(arguments: opened)
  func `every readable file opens and converts to the same layout`(folder: String) throws {
    for path in try Corpus.files(folder) {
      if folder != "uiautomator-xml", Self.unreadable.contains(where: { path.hasSuffix($0) }) { continue }
      let document = try LayoutFile.read(path)
      let scenes = document.scenes.isEmpty ? [path] : document.scenes.prefix(8).map { "\(path)#\($0.name)" }
      for scene in scenes {
        let document = try LayoutFile.read(scene)
        let back = try converted(document)
        #expect(
          outline(back, withOrigins: false) == outline(document, withOrigins: false),
          "\(scene)"
        )
        #expect(back.names.all == document.names.all, "\(scene)")
      }
    }
  }

  @Test(arguments: ["xib-legacy", "nib-compiled"])
  func `every other file is refused`(folder: String) throws {
    for path in try Corpus.files(folder) {
      #expect(throws: LayoutError.self, "\(path)") { try LayoutFile.read(path) }
    }
  }

  /// The count of the folder's index: a layer, the application and windows made up are no views of a file.
  @Test func `descriptions have as many views as another reader finds`() throws {
    let index = try String(contentsOfFile: Corpus.path + "/INDEX.tsv", encoding: .utf8)
    var compared = 0
    for line in index.split(separator: "\n") where line.hasPrefix("recursiveDescription/") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 4, let expected = Int(fields[4]), expected > 0 else { continue }
      let bytes = try FileReader.bytes(at: "\(Corpus.path)/\(fields[0])")
      let reader = DescriptionReader(try TextLines(checking: bytes, file: ""), log: ImportLog(file: ""))
      #expect(reader.views.count == expected, "\(fields[0])")
      compared += 1
    }
    #expect(compared > 20)
  }
}
