import CairoRenderer
import Canvas
import Foundation
import Interface
import LayoutFiles
import Showcase
import TestSupport
import Testing
import Traces
import UIKit

/// Scenes, notices, saving, the clipboard and a file that takes its time, in the window.
@MainActor
struct SheetTests {
  // MARK: Scenes

  @Test func `scenes have pictures, one a frame, and keys choose among them`() throws {
    let stage = SheetStage(document: try WindowState.sampleStoryboard())
    let application = CardStage().stage.application
    stage.shelf.scenePicture = ScenePicture(of: application)
    stage.press(control: "o", shift: true)
    let shown = stage.texts
    for word in ["7 scenes", "Login", "initial, shown", "FeedViewController", "Help"] {
      #expect(shown.contains(word), "\(word)")
    }
    stage.window.wait(0.02)
    #expect(stage.shelf.asked.filter { $0.hasPrefix("picture") } == ["picture Login"])
    for _ in 0..<10 { stage.window.wait(0.02) }
    #expect(stage.shelf.asked.filter { $0.hasPrefix("picture") }.count == 7)
    #expect(!stage.window.root.needsTicks)
    // Five beside each other: one to the right, one down.
    stage.window.press(.right, .down, .enter)
    #expect(stage.shelf.asked.last == "show Help")
    #expect(stage.window.root.sheet == nil)
  }

  @Test func `typing finds scenes by name and class, a click shows one`() throws {
    let stage = SheetStage(document: try WindowState.sampleStoryboard())
    stage.press(control: "o", shift: true)
    stage.type("feed")
    #expect(stage.texts.contains("Feed") && !stage.texts.contains("Login"))
    try stage.click("Feed")
    #expect(stage.shelf.asked.last == "show Feed")
  }

  @Test func `a file of one scene says so`() {
    let stage = SheetStage()
    stage.press(control: "o", shift: true)
    #expect(stage.window.root.sheet == nil)
    #expect(stage.window.session.message == "The file has no other scene")
  }

  // MARK: Notices

  @Test func `what the file leaves open is counted in the toolbar and listed with its places`() throws {
    let document = try WindowState.sampleStoryboard()
    let warning = try #require(document.warnings.first)
    let location = try #require(warning.location)
    let stage = SheetStage(document: document)
    try stage.click("\(document.notices.count + document.warnings.count)")
    let shown = stage.texts.joined(separator: "\n")
    #expect(shown.contains("What Main.storyboard leaves open"))
    #expect(shown.contains("\(location.line):\(location.column)"))
    #expect(shown.contains(warning.kind.sentence.dropFirst()))
    try stage.click("Copy all")
    #expect(stage.shelf.asked.last?.contains(warning.kind.sentence.dropFirst()) == true)
  }

  @Test func `a file that says everything has nothing to list`() {
    let stage = SheetStage(document: LayoutDocument())
    stage.press(control: "i")
    #expect(stage.window.root.sheet == nil)
    #expect(stage.window.session.message?.contains("nothing open") == true)
  }

  // MARK: Saving

  @Test func `saving takes a form, a name and a size`() throws {
    let stage = SheetStage(playing: 1)
    stage.press(control: "e")
    stage.window.press(.enter)
    #expect(stage.shelf.exports == [ExportRequest(format: .png, path: "photo-card-trace.png", scale: 2)])
    #expect(stage.window.root.sheet == nil)
    stage.press(control: "e")
    stage.window.press(.down)
    #expect(stage.texts.contains("photo-card-trace.svg"))
    // Pixels are no matter of a vector picture.
    #expect(!stage.texts.contains("3×"))
    stage.window.press(.end, .backspace, .backspace, .backspace, .backspace)
    stage.type("-2.md")
    stage.window.press(.enter)
    #expect(stage.shelf.exports.last == ExportRequest(format: .markdown, path: "photo-card-trace-2.md", scale: 2))
  }

  @Test func `a selected range limits what is saved, unless it is switched off or must be whole`() throws {
    let stage = SheetStage(playing: 1)
    let range = Instant(seconds: 0.4)...Instant(seconds: 0.9)
    stage.window.session.selectRange(range)
    stage.press(control: "e")
    #expect(stage.texts.contains("0.400 to 0.900 s only"))
    stage.expectReadable("a range")
    stage.window.press(.enter)
    #expect(stage.shelf.exports.last?.range == range)
    stage.press(control: "e")
    let words = try stage.place(of: "0.400 to 0.900 s only")
    let sheet = try #require(stage.window.root.sheet)
    let toggle = try #require(sheet.card.subviews.first { $0.elementName == "range only" })
    #expect(abs(toggle.convert(toggle.bounds, to: nil).midY - words.y) < 2)
    stage.click(CGPoint(x: toggle.convert(toggle.bounds, to: nil).maxX - 10, y: words.y))
    stage.window.press(.enter)
    #expect(stage.shelf.exports.last?.range == nil)
    stage.press(control: "e")
    stage.window.press(.end, .up)
    stage.window.press(.down, .down, .down, .down, .down, .down, .down)
    #expect(stage.texts.contains("photo-card-trace.trace.json"))
    #expect(stage.texts.contains("All of it, not only 0.400 to 0.900 s: it can be played again"))
    stage.expectReadable("a trace")
    stage.window.press(.enter)
    #expect(stage.shelf.exports.last == ExportRequest(format: .trace, path: "photo-card-trace.trace.json", scale: 2))
  }

  @Test func `a file that is there is replaced only when asked twice, and a failure stays in sight`() {
    let stage = SheetStage(playing: 1)
    stage.shelf.present = ["photo-card-trace.png"]
    stage.press(control: "e")
    stage.window.press(.enter)
    #expect(stage.shelf.exports.isEmpty)
    #expect(stage.texts.contains("There is a file of that name: Enter once more replaces it"))
    stage.shelf.failure = "No space left on device"
    stage.window.press(.enter)
    #expect(stage.shelf.exports.count == 1)
    #expect(stage.texts.contains("No space left on device"))
    stage.type("x")
    stage.window.press(.enter)
    #expect(stage.texts.contains("The name should end in .png"))
  }

  @Test func `without a touch there is nothing to save`() {
    let stage = SheetStage()
    stage.press(control: "e")
    #expect(stage.window.root.sheet == nil)
    #expect(stage.window.session.message?.contains("touch the device first") == true)
  }

  // MARK: Clipboard

  @Test func `keys copy the trace where no field has them, and the field's text where one has`() {
    let stage = SheetStage(playing: 1)
    stage.press(control: "c")
    stage.press(control: "c", shift: true)
    stage.press(control: "v")
    #expect(stage.shelf.asked == ["copy trace", "copy report", "paste"])
    stage.window.press("/")
    stage.type("card")
    stage.press(control: "c")
    #expect(stage.shelf.asked.count == 3)
    stage.press(control: "a")
    #expect(stage.shelf.asked.last == "select card")
    stage.press(control: "c")
    #expect(stage.shelf.asked.last == "copy card")
    stage.press(control: "x")
    #expect(stage.shelf.asked.last == "copy card")
    stage.press(control: "v")
    stage.window.root.paste("photo\ncard")
    #expect(stage.window.textsOfInterface.boxes.contains { $0.text == "photo card" })
    stage.window.press(.escape, .escape)
    stage.window.root.paste("<UIView: 0x1; frame = (0 0; 1 1)>")
    #expect(stage.shelf.asked.last == "open <UIView: 0x1; frame = (0 0; 1 1)>")
    stage.window.root.paste(nil)
    #expect(stage.window.session.message == "There is no text on the clipboard")
  }

  @Test func `the middle button pastes the selection into a field`() throws {
    let stage = SheetStage()
    stage.window.root.middleClick(at: try stage.place(of: "Name, class, id, key:value"))
    #expect(stage.shelf.asked == ["paste selection"])
    stage.window.root.paste("alpha:0")
    #expect(stage.window.textsOfInterface.boxes.contains { $0.text == "alpha:0" })
  }

  // MARK: Loading

  @Test func `a file that takes its time shows how far it is, and Escape stops it`() throws {
    let stage = SheetStage()
    let session = stage.window.session
    session.loading = LoadingState(name: "Main.storyboard", part: (done: 12_400_000, total: 30_000_000))
    #expect(stage.window.textsOfInterface.boxes.contains { $0.text.contains("Main.storyboard: 12.4 of 30.0 MB") })
    let line = try #require(stage.window.root.window.subviews[0].subviews.first { $0.elementName == "loading" })
    #expect(!line.isHidden)
    // A finger on the device is none of the loader's business.
    stage.window.mouse(.began, 100, 200)
    #expect(session.digest.touches.count == 1)
    stage.window.press(.escape)
    #expect(stage.shelf.asked == ["stop"])
    session.loading = nil
    #expect(line.isHidden)
  }

  // MARK: No layout

  @Test func `without a layout the canvas says what can be opened, and offers samples`() throws {
    let application = UIApplication(screenSize: CGSize(width: 390, height: 844))
    let stage = SheetStage(DebugSession(application: application, name: "no layout"))
    #expect(stage.window.textsOfInterface.boxes.contains { $0.text == "Open a layout to see where touches go" })
    try stage.click("welcome")
    #expect(stage.shelf.opened == ["/share/welcome.layout.json"])
    try stage.click("Open…")
    #expect(stage.texts.contains("Open a layout"))
    #expect(!SheetStage().window.textsOfInterface.boxes.contains { $0.text.hasPrefix("Open a layout to see") })
  }

  // MARK: Looks

  @Test func `the dialogs are drawn as recorded`() throws {
    let size = CGSize(width: 1_000, height: 800)
    let document = try WindowState.sampleStoryboard()
    let stage = SheetStage(size, playing: 1, document: document, measurer: FixedTextMeasurer())
    stage.press(control: "o")
    try expectSnapshot(try stage.list(), named: "sheet-open.list")
    stage.window.press(.escape)
    stage.press(control: "o", shift: true)
    try expectSnapshot(try stage.list(), named: "sheet-scenes.list")
    stage.window.press(.escape)
    stage.press(control: "i")
    try expectSnapshot(try stage.list(), named: "sheet-notices.list")
    stage.window.press(.escape)
    stage.press(control: "e")
    try expectSnapshot(try stage.list(), named: "sheet-export.list")
    stage.window.press(.escape, .f10)
    try expectSnapshot(try stage.list(), named: "sheet-file-menu.list")
  }

  @Test(arguments: [(720.0, 520.0), (900, 700), (1440, 900), (2560, 1440)])
  func `texts of the dialogs keep to themselves at every size`(width: Double, height: Double) throws {
    let measurers: [any TextMeasurer] = [PangoTextMeasurer(), FixedTextMeasurer()]
    for measurer in measurers {
      let size = CGSize(width: width, height: height)
      let stage = SheetStage(size, playing: 1, document: try WindowState.sampleStoryboard(), measurer: measurer)
      stage.press(control: "o", shift: true)
      stage.expectReadable("scenes")
      stage.window.press(.escape)
      stage.press(control: "i")
      stage.expectReadable("notices")
      stage.window.press(.escape)
      stage.press(control: "e")
      stage.expectReadable("export")
    }
  }
}
