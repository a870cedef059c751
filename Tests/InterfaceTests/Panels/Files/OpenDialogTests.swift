import CairoRenderer
import Canvas
import Foundation
import Interface
import Showcase
import TestSupport
import Testing
import UIKit

/// The open dialog and the file menu in the window, by keys and by mouse.
@MainActor
struct OpenDialogTests {
  private let stage = SheetStage()
  private var shelf: FilesOnShelf { stage.shelf }
  private var window: WindowOnScreen { stage.window }
  private var texts: [String] { stage.texts }

  private func open() { stage.press(control: "o") }

  @Test func `the dialog opens in the folder of the layout, and Enter opens what is chosen`() {
    open()
    let shown = texts
    #expect(shown.contains("/app"))
    for word in ["Views", "Main.storyboard", "Storyboard", "84 KB", "14:02", "JPEG picture"] {
      #expect(shown.contains(word), "\(word)")
    }
    window.press(.down)
    window.press(.enter)
    #expect(shelf.opened == ["/app/Main.storyboard"])
  }

  @Test func `typing searches the folder, recent files and examples, each file once`() {
    open()
    stage.type("layout")
    let shown = texts
    #expect(shown.contains("2 matches"))
    #expect(shown.contains("card.layout.json") && shown.contains("welcome.layout.json"))
    #expect(!shown.contains("Main.storyboard"))
    window.press(.down, .enter)
    #expect(shelf.opened == ["/share/welcome.layout.json"])
    window.press(.escape)
    #expect(texts.contains("Main.storyboard"))
    stage.type("main")
    #expect(texts.filter { $0 == "Main.storyboard" }.count == 1)
    stage.type("zzz")
    #expect(texts.contains("Nothing here matches mainzzz"))
    window.press(.enter)
    #expect(shelf.opened.count == 1)
  }

  @Test func `folders are walked into and out of, and the one left is where one looks`() {
    open()
    window.press(.enter)
    #expect(shelf.listed.last == "/app/Views")
    #expect(texts.contains("The folder is empty"))
    window.press(.backspace)
    #expect(shelf.listed.last == "/app")
    window.press(.enter)
    #expect(shelf.listed.last == "/app/Views")
    window.press(.backspace, .backspace)
    #expect(texts.contains("bugs"))
    // At the top there is no way up.
    let count = shelf.listed.count
    window.press(.backspace)
    #expect(shelf.listed.count == count)
  }

  @Test func `a click chooses, a second one opens, and a click beside the dialog closes it`() throws {
    open()
    let row = try stage.place(of: "card.layout.json")
    stage.click(row)
    #expect(shelf.opened.isEmpty)
    stage.click(row)
    #expect(shelf.opened == ["/app/card.layout.json"])
    stage.click(CGPoint(x: 10, y: 800))
    #expect(window.root.sheet == nil)
  }

  @Test func `single keys are commands again when the dialog is gone`() {
    open()
    stage.type("i")
    #expect(window.session.mode == .touch)
    window.press(.escape, .escape)
    #expect(window.root.sheet == nil)
    window.press("i")
    #expect(window.session.mode == .inspect)
  }

  @Test func `what does not open says why, with the place`() {
    open()
    window.root.show(WindowState.problem)
    let shown = texts.joined(separator: "\n")
    #expect(shown.contains("card.layout.json:3:12: "))
    #expect(shown.contains("\"alpha\": \"high\""))
    // Another search takes the complaint away.
    stage.type("x")
    #expect(!texts.joined().contains("card.layout.json:3:12"))
  }

  @Test func `without the dialog the problem has a sheet of its own, with the way on`() throws {
    window.root.show(WindowState.problem)
    #expect(texts.contains("card.layout.json cannot be opened"))
    try stage.click("Copy message")
    #expect(shelf.asked.last == "copy card.layout.json:3:12: alpha needs a number from 0 to 1, found \"high\"")
    try stage.click("Open another…")
    #expect(texts.contains("Open a layout"))
  }

  // MARK: File menu

  @Test func `the file menu lists commands with their keys and the recent files`() throws {
    try stage.click("photo-card")
    let shown = texts
    for word in ["Open…", "Ctrl+O", "Recent", "dead-button.txt", "Save the trace…", "Quit"] {
      #expect(shown.contains(word), "\(word)")
    }
    window.press(.down, .down, .enter)
    #expect(shelf.opened == ["/bugs/dead-button.txt"])
    #expect(window.root.sheet == nil)
    window.press(.f10)
    #expect(texts.contains("Open…"))
    window.press(.enter)
    #expect(texts.contains("Open a layout"))
  }

  // MARK: Looks

  @Test(arguments: [(720.0, 520.0), (900, 700), (1440, 900), (2560, 1440)])
  func `its texts keep to themselves at every size`(width: Double, height: Double) {
    let measurers: [any TextMeasurer] = [PangoTextMeasurer(), FixedTextMeasurer()]
    for measurer in measurers {
      let stage = SheetStage(CGSize(width: width, height: height), measurer: measurer)
      stage.press(control: "o")
      stage.expectReadable("open dialog")
      stage.window.root.show(WindowState.problem)
      stage.expectReadable("open dialog with a problem")
      stage.window.press(.escape)
      stage.window.root.show(WindowState.problem)
      stage.expectReadable("problem")
      stage.window.press(.escape, .f10)
      stage.expectReadable("file menu")
    }
  }
}
