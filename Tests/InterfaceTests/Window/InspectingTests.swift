import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// Inspect mode: what is under the pointer, the stack at a point, walking, the menu.
@MainActor
struct InspectingTests {
  private let card = PhotoCard()
  private let window: WindowOnScreen
  private var session: DebugSession { card.session }

  init() { window = WindowOnScreen(card.session, measurer: FixedTextMeasurer()) }

  private var texts: [String] {
    window.list.commands.compactMap { if case .text(let block, _) = $0 { block.string } else { nil } }
  }

  private var selected: String? { session.selection.map { session.elementName($0) } }

  private func click(_ x: Double, _ y: Double) {
    window.mouse(.began, x, y)
    window.mouse(.ended, x, y)
  }

  // MARK: Pointer

  @Test func `the pointer is told what is there and who would win, and nothing is delivered`() {
    window.press("i")
    window.point(320, 521)
    #expect(texts.contains("DismissArea takes it"))
    #expect(texts.contains("(320, 521), 10 asked"))
    #expect(session.hover == card.id("Confetti"))
    #expect(session.digest.steps.isEmpty)
    window.point(100, 300)
    #expect(texts.contains("cardPan, cardPress and 1 more see it"))
    window.root.pointerLeft()
    #expect(!texts.contains("DismissArea takes it"))
  }

  @Test func `the keyboard's cross tells the same`() throws {
    window.press("i")
    window.press(.enter, .up)
    let cross = try #require(window.canvas.cursor)
    #expect(texts.contains { $0.hasPrefix("(\(Int(cross.x)), \(Int(cross.y)))") })
  }

  @Test(arguments: [(140.0, 250.0), (118, 236), (60, 200), (300, 520), (10, 10), (370, 660)])
  func `the card at the pointer covers no other card and no label`(x: Double, y: Double) {
    card.playTwoFingers()
    card.show(row: 8)
    window.press("i")
    window.point(x, y)
    let boxes = window.textsOfInterface
    #expect(texts.contains { $0.hasSuffix(" takes it") })
    #expect(boxes.overlaps.isEmpty)
  }

  // MARK: Stack

  @Test func `clicks at one place go through the stack, what is transparent last`() {
    window.press("i")
    click(100, 150)
    #expect(selected == "Confetti")
    #expect(texts.contains("1 of 8"))
    click(101, 150)
    #expect(selected == "PhotoView")
    #expect(texts.contains("2 of 8"))
    window.press("b")
    #expect(selected == "PhotoCard")
    window.press("b", shift: true)
    window.press("b", shift: true)
    window.press("b", shift: true)
    #expect(selected == "LoadingOverlay")
    click(300, 150)
    #expect(selected == "Confetti")
  }

  @Test func `the stepper's buttons step, by a finger, too`() throws {
    window.press("i")
    click(100, 150)
    _ = window.list
    let stepper = try #require(window.canvas.subviews.first { $0.elementName == "stack stepper" })
    let next = try #require(stepper.subviews.last)
    let place = next.convert(CGPoint(x: next.bounds.midX, y: next.bounds.midY), to: nil)
    for phase in [UITouch.Phase.began, .ended] {
      window.wait(0.02)
      window.root.touch([TouchSample(finger: 1, phase: phase, location: place)], at: window.now)
    }
    #expect(selected == "PhotoView")
    window.press("t")
    _ = window.list
    #expect(stepper.isHidden)
  }

  // MARK: Walking

  @Test func `Control and the arrows go to parent, child and siblings`() {
    session.select(card.id("PhotoCard"))
    window.press(.down, control: true)
    #expect(selected == "PhotoView")
    window.press(.right, control: true)
    #expect(selected == "CaptionLabel")
    #expect(session.message == "CaptionLabel: 2 of 3 in PhotoCard")
    window.press(.left, .left, control: true)
    #expect(selected == "PhotoView")
    #expect(session.message == "PhotoView has no sibling behind it")
    window.press(.up, .up, .up, control: true)
    #expect(selected == "UIWindow")
    window.press(.up, control: true)
    #expect(session.message == "UIWindow has no superview")
  }

  // MARK: Holding I

  @Test func `I switches to Inspect, or for as long as it is held`() {
    let key = KeyPress(.character("i"))
    window.press("i")
    window.wait(0.1)
    window.root.release(key)
    #expect(session.mode == .inspect)
    window.press("t")
    window.press("i")
    for _ in 0..<10 {
      window.wait(0.04)
      _ = window.root.press(key, isRepeat: true)
    }
    #expect(session.mode == .inspect)
    window.root.release(key)
    #expect(session.mode == .touch)
  }

  // MARK: Menu

  private func openMenu(_ x: Double, _ y: Double) {
    window.root.secondaryClick(at: window.root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y)))
  }

  @Test func `the right button lists the stack with verdicts, and a line selects`() {
    openMenu(100, 150)
    let shown = texts
    for words in ["takes the touch", "interaction off", "alpha 0.00 < 0.01", "behind PhotoCard"] {
      #expect(shown.contains(words), "\(words)")
    }
    window.press(.down, .down)
    window.press(.enter)
    #expect(selected == "PhotoView")
    #expect(!texts.contains("behind PhotoCard"))
    window.press("i")
    #expect(texts.contains("2 of 8"))
  }

  @Test func `a press beside the menu closes it and does nothing else`() {
    openMenu(100, 150)
    window.mouse(.began, 100, 600)
    window.mouse(.ended, 100, 600)
    #expect(session.digest.steps.isEmpty)
    #expect(!texts.contains("behind PhotoCard"))
    openMenu(100, 150)
    window.press(.escape)
    #expect(!texts.contains("behind PhotoCard"))
  }

  @Test func `a long touch opens it in Inspect mode and belongs to the layout in Touch mode`() {
    window.finger(.began, 100, 150)
    window.wait(0.6)
    #expect(!texts.contains("behind PhotoCard"))
    window.finger(.ended, 100, 150)
    window.press("i")
    window.finger(.began, 100, 150)
    window.wait(0.6)
    #expect(texts.contains("behind PhotoCard"))
    window.finger(.ended, 100, 150)
    #expect(texts.contains("behind PhotoCard"))
  }

  @Test func `beside the device it has what the toolbar may have no room for`() {
    openMenu(-30, 300)
    #expect(texts.contains("Hit map"))
    window.press(.down, .down, .down, .down, .down)
    window.press(.enter)
    #expect(session.overlays.hitMap)
    openMenu(-30, 300)
    window.press(.down, .down, .down, .down, .down, .down, .down)
    window.press(.enter)
    #expect(session.tools.pair == .mirrored)
  }

  @Test func `from the menu several fingers tap`() {
    openMenu(100, 150)
    window.press(.end, .up, .up, .up, .up)
    window.press(.enter)
    #expect(session.liveFingers.count == 2)
    window.wait(0.2)
    #expect(session.digest.touches.count == 2)
    #expect(session.liveFingers.isEmpty)
  }

  @Test func `the menu stays inside the window`() throws {
    for (x, y) in [(370.0, 660.0), (0, 660), (370, 5)] {
      openMenu(x, y)
      _ = window.list
      let menu = try #require(window.root.sheet)
      #expect(menu.bounds.insetBy(dx: 8, dy: 8).contains(menu.card.frame))
    }
  }
}
