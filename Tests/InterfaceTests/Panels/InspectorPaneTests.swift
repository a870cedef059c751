import Canvas
import CairoRenderer
import Diagnosis
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@MainActor
struct InspectorPaneTests {
  private let layout = CardStage()
  private let session: DebugSession

  init() {
    layout.play()
    session = DebugSession(application: layout.stage.application, name: "photo-card")
  }

  private func id(_ name: String) throws -> ElementID {
    let index = try #require(session.application.trace.elements.firstIndex { $0.name == name })
    return ElementID(rawValue: Int32(index))
  }

  private func choose(finger: Int) { session.choose(session.digest.touches[finger - 1].id) }

  private func why(_ name: String, finger: Int) throws -> WhyAnswer {
    choose(finger: finger)
    return try #require(WhyAnswer(for: try id(name), in: session))
  }

  private func screen(height: Double = 900) -> PaneOnScreen<InspectorPane> {
    PaneOnScreen(session, size: CGSize(width: 320, height: height)) { InspectorPane($0) }
  }

  // MARK: Why

  @Test func `a view hanging out of its parent was never asked, and the parent's height would change that`() throws {
    _ = session.application.identify(layout.card.subviews[1])
    let answer = try why("LikeButton", finger: 2)
    #expect(answer.question == "Why not LikeButton?")
    #expect(
      answer.sentence.description
        == "It was never asked. Its parent PhotoCard does not contain the point: it is 13 pt below PhotoCard's bottom "
        + "edge. A view's children are asked only when the view itself contains the point."
    )
    #expect(answer.mark == .verdict(.outside))
    #expect(answer.step?.number == 8)
    #expect(answer.remedies.first?.title == "PhotoCard height 452")
  }

  @Test func `the winner is told why, who handled the touch, and which recognizer took it away`() throws {
    let answer = try why("PhotoCard", finger: 1)
    #expect(answer.question == "Why PhotoCard?")
    #expect(answer.mark == .verdict(.winner))
    #expect(
      answer.sentence.description
        == "It contains the point and no child of it takes the touch. It does not implement touchesBegan, so the call "
        + "goes to RootView. cardPan recognized (moved 10.2 pt, begins at 10) and cancelled the touch in PhotoCard."
    )
  }

  @Test(arguments: [
    ("Toast", "It is hidden."),
    ("LoadingOverlay", "Its alpha is 0.00; below 0.01 a view is skipped with all its children."),
    (
      "Confetti",
      "isUserInteractionEnabled is false, so it and its children are skipped. Image views and labels start that way."
    ),
    ("TabBar", "TabBar was asked and said no: the point is 97 pt above its top edge."),
    ("Backdrop", "It contains the point, but DismissArea is in front and answered first."),
    ("PhotoViewController", "touchesBegan did not come this far: DismissArea handled it and did not call super."),
    (
      "cardPinch",
      "Finger 2 went to DismissArea; cardPinch only sees touches in PhotoCard and its subviews. Why not PhotoCard? "
        + "PhotoCard was asked and said no: the point is 13 pt below its bottom edge."
    ),
  ])
  func `each reason has its sentence`(name: String, sentence: String) throws {
    _ = session.application.identify(layout.pinch)
    #expect(try why(name, finger: 2).sentence.description == sentence)
  }

  @Test(arguments: [
    ("cardPan", "It began: moved 10.2 pt, begins at 10. It cancelled the touch in PhotoCard. Then it ended: lifted."),
    ("cardPress", "It failed: moved 10.2 pt, limit 10."),
    ("PhotoViewController", "It handles touchesBegan and does not call super, so the call ends here."),
    (
      "RootView",
      "It was asked; its child PhotoCard is in front and took the touch. It does not implement "
        + "touchesBegan, so the call goes to PhotoViewController."
    ),
  ])
  func `recognizers and responders have theirs`(name: String, sentence: String) throws {
    #expect(try why(name, finger: 1).sentence.description == sentence)
  }

  // MARK: What if

  @Test func `a repair acts at once, stands in the trace, and can be undone and redone`() throws {
    _ = session.application.identify(layout.card.subviews[1])
    let remedy = try #require(try why("LikeButton", finger: 2).remedies.first)
    let key = WhatIfKey(try id("PhotoCard"), .frame)
    let button = try id("LikeButton")
    #expect(session.winner?.now == (try id("DismissArea")))
    session.tryOut(remedy)
    #expect(session.shownTouch?.id == session.digest.touches[1].id, "the finger that is looked at stays")
    #expect(layout.card.frame.height == 452)
    #expect(session.winner?.now == button)
    #expect(try why("LikeButton", finger: 2).remedies.isEmpty, "nothing is left to repair")
    #expect(session.whatIf.isChanged(key))
    let last = try #require(session.application.trace.events.last)
    let step = "{\"t\": 1, \"set\": \"PhotoCard\", \"frame\": [24, 84, 327, 452]}"
    #expect(last.kind == .changed(key.element, "what if frame were [24, 84, 327, 452]", step: step))
    session.undoWhatIf()
    #expect(layout.card.frame.height == 424)
    #expect(session.winner?.isSame == true)
    #expect(session.whatIf.isEmpty)
    session.redoWhatIf()
    #expect(session.winner?.now == button)
    session.resetWhatIf(key)
    #expect(session.whatIf.isEmpty)
    session.undoWhatIf()
    #expect(layout.card.frame.height == 452, "putting back is undone like any change")
  }

  @Test func `each switch changes the live object and is marked`() throws {
    session.select(try id("PhotoCard"))
    let screen = screen()
    let switches = screen.pane.find(Toggle.self)
    #expect(switches.count == 5)
    for toggle in switches {
      let middle = toggle.convert(CGPoint(x: toggle.bounds.maxX - 8, y: toggle.bounds.midY), to: nil)
      screen.tap(middle.x, middle.y)
    }
    #expect(layout.card.isHidden)
    #expect(!layout.card.isUserInteractionEnabled)
    #expect(layout.card.clipsToBounds)
    #expect(layout.card.isMultipleTouchEnabled)
    #expect(layout.card.isExclusiveTouch)
    #expect(session.whatIf.originals.count == 5)
    #expect(screen.texts.contains("DismissArea would win"))
    for _ in 0..<5 { session.undoWhatIf() }
    #expect(!layout.card.isHidden)
    #expect(layout.card.isUserInteractionEnabled)
    #expect(!layout.card.clipsToBounds)
    #expect(screen.texts.contains("Winner stays PhotoCard"))
  }

  @Test func `dragging the slider is one change`() throws {
    session.select(try id("PhotoCard"))
    let screen = screen()
    let slider = try #require(screen.pane.find(Slider.self).first)
    let start = slider.convert(CGPoint(x: slider.bounds.maxX - 8, y: slider.bounds.midY), to: nil)
    screen.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y))
    #expect(layout.card.alpha < 0.6)
    #expect(session.whatIf.done.count == 1)
    session.undoWhatIf()
    #expect(layout.card.alpha == 1)
  }

  @Test func `frame and order move by one`() throws {
    session.select(try id("PhotoCard"))
    let screen = screen()
    let nudgers = screen.pane.find(Nudger.self)
    #expect(nudgers.map(\.text) == ["24", "84", "327", "424", "4 of 9"])
    for nudger in nudgers {
      let plus = nudger.convert(CGPoint(x: nudger.bounds.maxX - 8, y: nudger.bounds.midY), to: nil)
      screen.tap(plus.x, plus.y)
    }
    #expect(nudgers.map(\.text) == ["25", "85", "328", "425", "5 of 9"])
    #expect(layout.card.frame == CGRect(x: 25, y: 85, width: 328, height: 425))
    for _ in 0..<5 { session.undoWhatIf() }
    #expect(nudgers.map(\.text) == ["24", "84", "327", "424", "4 of 9"])
  }

  @Test func `a recognizer's flags are switches too`() throws {
    session.select(session.application.identify(layout.press))
    let screen = screen()
    #expect(screen.pane.find(Toggle.self).count == 5)
    let nudgers = screen.pane.find(Nudger.self)
    #expect(
      nudgers.map(\.elementName) == [
        "numberOfTapsRequired ", "numberOfTouchesRequired ", "minimumPressDuration ", "allowableMovement ",
      ]
    )
    #expect(nudgers.map(\.text) == ["0", "1", "0.5", "10"])
    for nudger in nudgers { _ = nudger.press(KeyPress(.special(.up))) }
    #expect(nudgers.map(\.text) == ["1", "2", "0.6", "11"])
    #expect(layout.press.minimumPressDuration == 0.6)
    for _ in 0..<9 { _ = nudgers[0].press(KeyPress(.special(.down))) }
    #expect(layout.press.numberOfTapsRequired == 0, "there is nothing below none")
    session.change(WhatIfKey(session.application.identify(layout.press), .cancelsTouchesInView), to: .bool(false))
    #expect(!layout.press.cancelsTouchesInView)
  }

  @Test func `a pan without a limit of fingers gets one`() throws {
    session.select(session.application.identify(layout.pan))
    let screen = screen()
    let most = try #require(screen.pane.find(Nudger.self).last)
    #expect(most.text == "no limit")
    _ = most.press(KeyPress(.special(.up)))
    #expect(most.text == "no limit")
    _ = most.press(KeyPress(.special(.down)))
    #expect(most.text == "5")
    #expect(layout.pan.maximumNumberOfTouches == 5)
  }

  @Test func `what was changed is a layout of its own when it is saved`() throws {
    let text = """
      {"fingerpost": 1, "windows": [{"name": "window", "subviews": [
        {"name": "one", "frame": [0, 0, 100, 100], "transform": {"scale": 2}},
        {"name": "two", "frame": [10, 10, 50, 50], "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "name": "tap"}]}]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "test.layout.json")
    let built = LayoutBuilder.build(document)
    let session = DebugSession(application: built.application, name: "test", document: document)
    let (one, tap) = (try #require(built.id("one")), try #require(built.id("tap")))
    session.change(WhatIfKey(one, .order), to: .integer(1))
    session.change(WhatIfKey(one, .alpha), to: .number(0.5))
    session.change(WhatIfKey(tap, .isEnabled), to: .bool(false))
    session.change(WhatIfKey(one, .frame), to: .rect(CGRect(x: -50, y: -50, width: 220, height: 200)))
    let changed = try #require(session.changedLayout)
    #expect(changed.left.isEmpty)
    let again = LayoutBuilder.build(try LayoutFile.decode(Array(changed.text.utf8), file: "saved.layout.json"))
    let (old, new) = (try #require(built.view("one")), try #require(again.view("one")))
    #expect(again.window("window")?.subviews.last === new)
    #expect(new.alpha == 0.5)
    #expect(new.frame == old.frame)
    #expect(new.transform == old.transform)
    #expect(again.recognizer("tap")?.isEnabled == false)
  }

  @Test func `undo, redo and saving have buttons once there is something to take back`() throws {
    session.select(try id("PhotoCard"))
    var performed: [InterfaceCommand] = []
    let screen = PaneOnScreen(session, size: CGSize(width: 320, height: 1_200)) { context in
      InspectorPane(context) { performed.append($0) }
    }
    #expect(!screen.texts.contains("Save as new layout"))
    session.change(WhatIfKey(try id("PhotoCard"), .isHidden), to: .bool(true))
    #expect(screen.texts.contains("Save as new layout"))
    for button in screen.pane.find(Button.self) where ["Undo", "Redo", "Save as new layout"].contains(button.title) {
      #expect(button.isEnabled == (button.title != "Redo"))
      let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      screen.tap(middle.x, middle.y)
    }
    #expect(performed == [.undo, .saveLayout])
  }

  @Test func `nothing of it reaches the file, and reading it again forgets it`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Layouts/demo.layout.json"
    )
    let bytes = Array(try Data(contentsOf: url))
    let document = try LayoutFile.decode(bytes, file: "demo.layout.json")
    let session = DebugSession(application: LayoutBuilder.build(document).application, name: "demo")
    let window = try #require(session.application.windowsFrontToBack.first)
    let key = WhatIfKey(session.application.identify(window.subviews[0]), .isHidden)
    session.change(key, to: .bool(true))
    #expect(!session.whatIf.isEmpty)
    #expect(Array(try Data(contentsOf: url)) == bytes)
    session.replaceLayout(LayoutBuilder.build(document).application, name: "demo")
    #expect(session.whatIf.isEmpty)
    #expect(session.application.windowsFrontToBack.first?.subviews.first?.isHidden == false)
    session.undoWhatIf()
    #expect(session.message == "Nothing to undo")
  }

  // MARK: Words

  @Test(arguments: [("LikeButton", 2), ("PhotoCard", 1), ("cardPan", 1), ("PhotoViewController", 1)])
  func `the texts are as recorded`(name: String, finger: Int) throws {
    _ = session.application.identify(layout.card.subviews[1])
    choose(finger: finger)
    session.select(try id(name))
    let texts = screen().texts.joined(separator: "\n") + "\n"
    try expectSnapshot(texts, named: "inspector-\(name).txt")
  }

  @Test(arguments: [280.0, 320, 460], [Density.dense, .touch])
  func `no text covers another or is cut off`(width: Double, density: Density) throws {
    _ = session.application.identify(layout.card.subviews[1])
    choose(finger: 2)
    let measurers: [any TextMeasurer] = [FixedTextMeasurer(), PangoTextMeasurer()]
    for measurer in measurers {
      for element in session.application.trace.elements.indices {
        session.select(ElementID(rawValue: Int32(element)))
        let screen = PaneOnScreen(
          session,
          size: CGSize(width: width, height: 1_600),
          density: density,
          measurer: measurer
        ) { InspectorPane($0) }
        let boxes = TextBoxes(screen.list, measurer: measurer)
        #expect(boxes.overlaps.isEmpty, "\(session.application.trace.elements[element].name)")
        #expect(boxes.halved.isEmpty, "\(session.application.trace.elements[element].name)")
      }
    }
  }
}

extension UIView {
  /// All views of a class below this one, in their order.
  func find<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? [] + $0.find(type) }
  }
}
