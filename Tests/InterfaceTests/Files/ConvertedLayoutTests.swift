import Canvas
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import UIKit

/// Whatever opens is the same layout after it has been converted: the same picture, the same answers.
@MainActor
@Suite struct ConvertedLayoutTests {
  private nonisolated static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private nonisolated static func files(_ folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    let names = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? []
    return names.sorted().map { "\(path)/\($0)" }.filter { FileManager.default.contents(atPath: $0) != nil }
  }

  /// Layouts of the program, traps of foreign files, and public files where they lie beside the project.
  private nonisolated static let folders = [
    "Layouts", "Tests/Checks/formats", "../shared/corpus/storyboard", "../shared/corpus/xib",
    "../shared/corpus/recursiveDescription", "../shared/corpus/printHierarchy",
    "../shared/corpus/xcuitest-debugDescription", "../shared/corpus/appium-xml", "../shared/corpus/uiautomator-xml",
    "../shared/corpus/ib-other-platform",
  ]

  @Test(arguments: folders)
  func `a converted file has the same picture and the same answers`(folder: String) throws {
    var compared = 0
    for path in Self.files(folder) {
      // What cannot be opened cannot be converted; which files those are is tested elsewhere.
      guard let bytes = try? FileReader.bytes(at: path), let layouts = try? LayoutFile.scenes(bytes, file: path)
      else { continue }
      for document in layouts.prefix(3) {
        let text = LayoutWriter.text(document)
        let again = try LayoutFile.decode(Array(text.utf8), file: path)
        #expect(LayoutWriter.text(again) == text, "\(path)")
        #expect(again.notices == document.notices, "\(path)")
        #expect(again.facts == document.facts, "\(path)")
        let (before, after) = (LayoutBuilder.build(document), LayoutBuilder.build(again))
        #expect(answers(before) == answers(after), "\(path) \(document.sceneShown ?? "")")
        #expect(picture(before) == picture(after), "\(path) \(document.sceneShown ?? "")")
        compared += 1
      }
    }
    #expect(compared > 0 || folder.hasPrefix("../"), "there are files in \(folder)")
  }

  /// What takes a touch at each point of a grid over the screen and a little around it.
  private func answers(_ layout: BuiltLayout) -> [String] {
    let size = layout.document.device.size
    let application = layout.application
    var answers: [String] = []
    for row in -1...24 {
      for column in -1...12 {
        let point = CGPoint(x: (Double(column) + 0.37) * size.width / 12, y: (Double(row) + 0.41) * size.height / 24)
        let hit = application.hitTest(at: point)
        answers.append(hit.map { application.trace.name(application.identify($0)) } ?? "none")
      }
    }
    return answers
  }

  private func picture(_ layout: BuiltLayout) -> DisplayList {
    let session = DebugSession(
      application: layout.application,
      name: "layout",
      document: layout.document,
      theme: .light
    )
    let input = SceneInput(session, measurer: FixedTextMeasurer())
    let geometry = DeviceGeometry(for: input, in: CGSize(width: 600, height: 800))
    return DeviceScene(input: input, geometry: geometry).displayList
  }
}
