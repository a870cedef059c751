import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

/// Public files store the frames that Auto Layout found: taken away, the constraints must give them back.
@Suite(.enabled(if: Corpus.isThere)) struct ConstraintCorpusTests {
  private struct Tally {
    var views = 0
    var decided = 0
    var close = 0
  }

  @Test func `frames that follow from constraints are those the file has`() throws {
    var tally = Tally()
    for folder in ["storyboard", "xib"] {
      for path in try Corpus.files(folder) { try count(path, into: &tally) }
    }
    #expect(tally.views > 1_000)
    let share = "\(tally.views) views, \(tally.decided) decided, \(tally.close) of them within 4 points"
    #expect(Double(tally.decided) / Double(tally.views) > 0.7, "\(share)")
    // What is further off is text of several lines and bars that another file would tell of.
    #expect(Double(tally.close) / Double(tally.decided) > 0.65, "\(share)")
  }

  private func count(_ path: String, into tally: inout Tally) throws {
    let markup = try MarkupReader.read(try FileReader.bytes(at: path), file: path)
    let importer = IBImporter(document: IBDocument(markup, file: path), log: ImportLog(file: path))
    for scene in IBScene.all(in: importer.document) {
      let element = scene.element
      guard let root = IBClass.controller(element.name) == nil ? element : element.child(keyed: "view"),
        let size = importer.fileFrame(root, in: .zero)?.size
      else { continue }
      let layout = IBLayout(
        importer.document,
        root: root,
        size: size,
        children: importer.subviewElements,
        frame: { isPlaced($0) ? nil : importer.fileFrame($0, in: size) }
      )
      compare(root, layout, importer, &tally)
    }
  }

  /// Placed by constraints which Xcode finds no fault with.
  private func isPlaced(_ element: MarkupElement) -> Bool {
    element.flag("translatesAutoresizingMaskIntoConstraints") == false
  }

  private func compare(_ element: MarkupElement, _ layout: IBLayout, _ importer: IBImporter, _ tally: inout Tally) {
    for child in importer.subviewElements(of: element) {
      compare(child, layout, importer, &tally)
      guard isPlaced(child), child.flag("misplaced") != true, child.flag("ambiguous") != true,
        let id = child["id"], let stored = importer.fileFrame(child, in: .zero)
      else { continue }
      tally.views += 1
      guard let frame = layout.frames[id] else { continue }
      tally.decided += 1
      let off =
        [
          frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width, frame.height - stored.height,
        ].map(abs).max() ?? 0
      if off <= 4 { tally.close += 1 }
    }
  }
}
