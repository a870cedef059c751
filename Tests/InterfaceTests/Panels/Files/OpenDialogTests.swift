import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// The open dialog and the file menu in the window, by keys and by mouse.
@MainActor
struct OpenDialogTests {
  private let shelf = FilesOnShelf()

  private func window(
    _ size: CGSize = CGSize(width: 1440, height: 900),
    measurer: any TextMeasurer = PangoTextMeasurer()
  ) -> WindowOnScreen {
    let layout = CardStage()
    let session = DebugSession(application: layout.stage.application, name: "photo-card")
    let window = WindowOnScreen(session, size: size, measurer: measurer)
    window.root.host = shelf
    return window
  }

  private func type(_ text: String, in window: WindowOnScreen) {
    window.wait(0.02)
    for letter in text { _ = window.root.press(KeyPress(.character(String(letter))), typing: String(letter)) }
  }

  private func open(_ window: WindowOnScreen) {
    window.wait(0.02)
    _ = window.root.press(KeyPress(.character("o"), control: true))
  }

  /// What of the window's text is in its dialog.
  private func texts(_ window: WindowOnScreen) -> [String] {
    let sheet = window.root.sheet?.card.frame ?? .zero
    return window.textsOfInterface.boxes.filter { sheet.contains($0.rect) }.map(\.text)
  }

  @Test func `the dialog opens in the folder of the layout, and Enter opens what is chosen`() {
    let window = window()
    open(window)
    let shown = texts(window)
    #expect(shown.contains("/app"))
    for word in ["Views", "Main.storyboard", "Storyboard", "84 KB", "14:02", "JPEG picture"] {
      #expect(shown.contains(word), "\(word)")
    }
    window.press(.down)
    window.press(.enter)
    #expect(shelf.opened == ["/app/Main.storyboard"])
  }

  @Test func `typing searches the folder, recent files and examples, each file once`() {
    let window = window()
    open(window)
    type("layout", in: window)
    let shown = texts(window)
    #expect(shown.contains("2 matches"))
    #expect(shown.contains("card.layout.json") && shown.contains("welcome.layout.json"))
    #expect(!shown.contains("Main.storyboard"))
    window.press(.down, .enter)
    #expect(shelf.opened == ["/share/welcome.layout.json"])
    window.press(.escape)
    #expect(texts(window).contains("Main.storyboard"))
    type("main", in: window)
    #expect(texts(window).filter { $0 == "Main.storyboard" }.count == 1)
    type("zzz", in: window)
    #expect(texts(window).contains("Nothing here matches mainzzz"))
    window.press(.enter)
    #expect(shelf.opened.count == 1)
  }

  @Test func `folders are walked into and out of, and the one left is where one looks`() {
    let window = window()
    open(window)
    window.press(.enter)
    #expect(shelf.listed.last == "/app/Views")
    #expect(texts(window).contains("The folder is empty"))
    window.press(.backspace)
    #expect(shelf.listed.last == "/app")
    window.press(.enter)
    #expect(shelf.listed.last == "/app/Views")
    window.press(.backspace, .backspace)
    #expect(texts(window).contains("bugs"))
    // At the top there is no way up.
    let count = shelf.listed.count
    window.press(.backspace)
    #expect(shelf.listed.count == count)
  }

  @Test func `a click chooses, a second one opens, and a click beside the dialog closes it`() throws {
    let window = window()
    open(window)
    let row = try place(of: "card.layout.json", in: window)
    click(row, in: window)
    #expect(shelf.opened.isEmpty)
    click(row, in: window)
    #expect(shelf.opened == ["/app/card.layout.json"])
    click(CGPoint(x: 10, y: 800), in: window)
    #expect(window.root.sheet == nil)
  }

  @Test func `single keys are commands again when the dialog is gone`() {
    let window = window()
    open(window)
    type("i", in: window)
    #expect(window.session.mode == .touch)
    window.press(.escape, .escape)
    #expect(window.root.sheet == nil)
    window.press("i")
    #expect(window.session.mode == .inspect)
  }

  @Test func `what does not open says why, with the place`() {
    let window = window()
    open(window)
    window.root.show(problem)
    let shown = texts(window).joined(separator: "\n")
    #expect(shown.contains("card.layout.json:3:12: "))
    #expect(shown.contains("\"alpha\": \"high\""))
    // Another search takes the complaint away.
    type("x", in: window)
    #expect(!texts(window).joined().contains("card.layout.json:3:12"))
  }

  private var problem: FileProblem {
    FileProblem(
      path: "/app/card.layout.json",
      messages: [
        FileProblem.Message(place: "card.layout.json:3:12", sentence: "alpha needs a number, found a string")
      ],
      excerpt: [
        FileProblem.Line(number: 2, text: "  \"name\": \"card\","),
        FileProblem.Line(number: 3, text: "  \"alpha\": \"high\","),
        FileProblem.Line(number: 4, text: "  \"subviews\": []"),
      ],
      mark: (3, 12)
    )
  }

  @Test func `without the dialog the problem has a sheet of its own, with the way on`() throws {
    let window = window()
    window.root.show(problem)
    #expect(texts(window).contains("card.layout.json cannot be opened"))
    click(try place(of: "Open another…", in: window), in: window)
    #expect(texts(window).contains("Open a layout"))
  }

  // MARK: File menu

  @Test func `the file menu lists commands with their keys and the recent files`() throws {
    let window = window()
    click(try place(of: "photo-card", in: window), in: window)
    let shown = texts(window)
    for word in ["Open…", "Ctrl+O", "Recent", "dead-button.txt", "Export…", "Quit"] { #expect(shown.contains(word)) }
    window.press(.down, .down, .enter)
    #expect(shelf.opened == ["/bugs/dead-button.txt"])
    #expect(window.root.sheet == nil)
    window.press(.f10)
    #expect(texts(window).contains("Open…"))
    window.press(.enter)
    #expect(texts(window).contains("Open a layout"))
  }

  // MARK: Looks

  @Test(arguments: [(720.0, 520.0), (900, 700), (1440, 900), (2560, 1440)])
  func `its texts keep to themselves at every size`(width: Double, height: Double) {
    let measurers: [any TextMeasurer] = [PangoTextMeasurer(), FixedTextMeasurer()]
    for measurer in measurers {
      let window = window(CGSize(width: width, height: height), measurer: measurer)
      for show in [{ self.open(window) }, { window.root.show(self.problem) }, { window.press(.escape, .f10) }] {
        show()
        let card = window.root.sheet?.card.frame ?? .zero
        #expect(CGRect(x: 0, y: 0, width: width, height: height).contains(card))
        var list = DisplayList()
        window.root.window.layoutIfNeeded()
        if let sheet = window.root.sheet { list = Self.picture(of: sheet) }
        let boxes = TextBoxes(list, measurer: measurer)
        #expect(boxes.overlaps.isEmpty)
        #expect(boxes.halved.isEmpty)
      }
    }
  }

  /// The sheet alone: what lies behind it is no text of its own.
  private static func picture(of view: UIView) -> DisplayList {
    DisplayList { painter in
      @MainActor func draw(_ view: UIView) {
        guard !view.isHidden else { return }
        painter.clipped(to: view.clipsToBounds ? view.bounds : view.bounds.insetBy(dx: -4_000, dy: -4_000)) {
          if let painted = view as? any Painted { painted.paint(into: painter) }
          for child in view.subviews { painter.transformed(by: child.transformToSuperview) { draw(child) } }
        }
      }
      draw(view)
    }
  }

  // MARK: Mouse

  private func place(of text: String, in window: WindowOnScreen) throws -> CGPoint {
    let box = try #require(window.textsOfInterface.boxes.last { $0.text == text }, "\(text) is not shown")
    return CGPoint(x: box.rect.midX, y: box.rect.midY)
  }

  private func click(_ place: CGPoint, in window: WindowOnScreen) {
    for phase in [UITouch.Phase.began, .ended] {
      window.wait(0.5)
      window.root.touch(
        [TouchSample(finger: 1_000, phase: phase, location: place, type: .indirectPointer, device: "mouse")],
        at: window.now
      )
    }
    window.wait(0.5)
  }
}
