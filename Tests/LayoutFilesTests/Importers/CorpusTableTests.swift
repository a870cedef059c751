import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

/// What every public file opens as, in numbers; skipped where the files do not lie beside the project.
@Suite(.enabled(if: Corpus.isThere)) struct CorpusTableTests {
  /// A row a file: the folder, its size in bytes, by which it is found, and what it holds or why it is refused.
  @Test func `all files with their counts`() throws {
    var rows: [String] = []
    for folder in Corpus.folders {
      for path in try Corpus.files(folder) {
        let size = try FileReader.bytes(at: path).count
        rows.append("\(folder) \(size): \(row(path))")
      }
    }
    try expectSnapshot(rows.joined(separator: "\n") + "\n", named: "corpus.txt")
  }

  private func row(_ path: String) -> String {
    do {
      let layouts = try LayoutFile.scenes(try FileReader.bytes(at: path), file: path)
      var counts = Counts()
      for layout in layouts { counts.add(layout) }
      return (layouts.count > 1 ? "\(layouts.count) scenes, " : "") + counts.text
    } catch {
      let sentence = error.diagnostics.first.map(\.kind.sentence) ?? ""
      return "refused: \(sentence)"
    }
  }

  private struct Counts {
    /// By place: a controller that two scenes embed is one thing of the file.
    private var views: Set<LayoutFiles.SourceLocation> = []
    private var recognizers: Set<LayoutFiles.SourceLocation> = []
    private var controllers: Set<LayoutFiles.SourceLocation> = []
    private var origins: [FrameOrigin: Set<LayoutFiles.SourceLocation>] = [:]
    private var warnings: Set<LayoutDiagnostic> = []

    mutating func add(_ layout: LayoutDocument) {
      layout.forEachView { view in
        if view.frameOrigin != .conventional { views.insert(view.location) }
        if let origin = view.frameOrigin { origins[origin, default: []].insert(view.location) }
        for recognizer in view.gestureRecognizers { recognizers.insert(recognizer.location) }
        if let controller = view.managingController { controllers.insert(controller.location) }
      }
      layout.forEachController { controllers.insert($0.location) }
      warnings.formUnion(layout.warnings)
    }

    var text: String {
      var parts = [(views.count, "views"), (recognizers.count, "recognizers"), (controllers.count, "controllers")]
      for origin in [FrameOrigin.solved, .guessed, .conventional] {
        parts.append((origins[origin]?.count ?? 0, "\(origin.rawValue) frames"))
      }
      parts.append((warnings.count, "warnings"))
      return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
  }

  // MARK: Another reading

  @Test(arguments: ["storyboard", "xib"])
  func `designer files show every view and recognizer that stands in their text`(folder: String) throws {
    for path in try Corpus.files(folder) {
      let bytes = try FileReader.bytes(at: path)
      var shown: Set<Int> = []
      var recognizers: Set<Int> = []
      for layout in try LayoutFile.scenes(bytes, file: path) {
        layout.forEachView { view in
          shown.insert(Int(view.location.line))
          for recognizer in view.gestureRecognizers { recognizers.insert(Int(recognizer.location.line)) }
        }
        // What is not shown is said, with its place.
        for warning in layout.warnings {
          switch warning.kind {
          case .imported(.notInstalled): shown.insert(Int(warning.location?.line ?? 0))
          case .imported(.orphanRecognizer): recognizers.insert(Int(warning.location?.line ?? 0))
          default: continue
          }
        }
      }
      let counted = PlainCount.interfaceBuilder(String(decoding: bytes, as: UTF8.self))
      let missing = counted.views.filter { $0.omission == nil && !shown.contains($0.line) }
      #expect(missing.isEmpty, "\(path) lines \(missing.map(\.line).sorted().prefix(10))")
      let extra = counted.views.filter { view in
        [.dock, .hiddenBar].contains(view.omission) && shown.contains(view.line)
      }
      #expect(extra.isEmpty, "\(path) lines \(extra.map(\.line).sorted().prefix(10))")
      #expect(recognizers.count == counted.recognizers, "\(path)")
    }
  }

  @Test func `accessibility trees show every element that stands in their text`() throws {
    for path in try Corpus.files("appium-xml") {
      guard let layout = try? LayoutFile.read(path) else { continue }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let elements = text.split(separator: "<").count { !"/?!".contains($0.first ?? "/") && $0.first != "\u{FEFF}" }
      let application = PlainCount.occurrences(of: "<XCUIElementTypeApplication", in: text)
      let envelope = PlainCount.occurrences(of: "<AppiumAUT", in: text)
      #expect(placed(in: layout) == elements - application - envelope, "\(path)")
    }
    for path in try Corpus.files("uiautomator-xml") {
      let layout = try LayoutFile.read(path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let first = text.components(separatedBy: "</hierarchy>")[0]
      #expect(placed(in: layout) == PlainCount.occurrences(of: "bounds=\"", in: first), "\(path)")
    }
    for path in try Corpus.files("xcuitest-debugDescription") {
      let layout = try LayoutFile.read(path)
      let text = try String(contentsOfFile: path, encoding: .utf8).replacing("\\n", with: "\n")
      let tree = text.components(separatedBy: "Path to element")[0].components(separatedBy: "Query chain")[0]
      let lines = tree.split(separator: "\n").filter { !$0.contains("Attributes:") }
      let elements = lines.count { $0.contains("0x") && !$0.contains("Application, 0x") }
      #expect(placed(in: layout) == elements, "\(path)")
    }
  }

  /// Views that stand somewhere in the file: not the window that is made for those without one.
  private func placed(in layout: LayoutDocument) -> Int {
    var count = 0
    layout.forEachView { if $0.location != .start { count += 1 } }
    return count
  }

  @Test func `lists of controllers show every line`() throws {
    for path in try Corpus.files("printHierarchy") {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      var count = 0
      try LayoutFile.read(path).forEachController { _ in count += 1 }
      #expect(count == PlainCount.occurrences(of: ", state: ", in: text), "\(path)")
    }
  }
}
