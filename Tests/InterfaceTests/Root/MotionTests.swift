import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Interface

/// The interface on its way from one look to another, in virtual time (visual design, 12.1).
@MainActor
struct MotionTests {
  /// Something that a person does, and for how long it is then seen to move.
  struct Act: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var size = CGSize(width: 1_360, height: 780)
    let seconds: Double

    /// No more of the window than this is drawn for a frame; a part of 1.
    let share: Double
    var prepare: @MainActor @Sendable (WindowOnScreen, CardStage) -> Void = { _, _ in }
    let act: @MainActor @Sendable (WindowOnScreen, CardStage) -> Void
  }

  private static func point(_ window: WindowOnScreen, at view: String) {
    window.root.pointerMoved(to: place(of: view, in: window))
  }

  private static func press(_ window: WindowOnScreen, _ phase: UITouch.Phase, at view: String) {
    let place = place(of: view, in: window)
    let sample = TouchSample(finger: 1_000, phase: phase, location: place, type: .indirectPointer, device: "mouse")
    window.root.touch([sample], at: window.now)
  }

  /// Near the right end of a view, where a switch has its knob.
  private static func place(of name: String, in window: WindowOnScreen) -> CGPoint {
    window.root.window.layoutIfNeeded()
    guard let view = view(name, in: window.root.window) else {
      Issue.record("no \(name)")
      return .zero
    }
    return view.convert(CGPoint(x: view.bounds.maxX - 8, y: view.bounds.midY), to: nil)
  }

  private static func view(_ name: String, in view: UIView) -> UIView? {
    if view.elementName == name { return view }
    return view.subviews.lazy.compactMap { Self.view(name, in: $0) }.first
  }

  private static func select(_ card: CardStage, _ name: String, in window: WindowOnScreen) {
    let elements = card.stage.application.trace.elements
    let index = elements.indices.first { elements[$0].name == name }
    window.session.select(index.map { ElementID(rawValue: Int32($0)) })
  }

  nonisolated static let acts: [Act] = [
    Act(testDescription: "the pointer comes to a button", seconds: 0.08, share: 0.01) { window, _ in
      point(window, at: "Hit map")
    },
    Act(testDescription: "the pointer leaves a button", seconds: 0.12, share: 0.01) { window, _ in
      point(window, at: "Hit map")
    } act: { window, _ in
      window.root.pointerLeft()
    },
    Act(testDescription: "a button is pressed", seconds: 0.08, share: 0.01) { window, _ in
      press(window, .began, at: "Hit map")
    },
    Act(testDescription: "the pointer comes to a row", seconds: 0.08, share: 0.01) { window, _ in
      window.root.pointerMoved(to: CGPoint(x: 120, y: 250))
    },
    Act(testDescription: "a switch", seconds: 0.12, share: 0.001) { window, card in
      select(card, "PhotoCard", in: window)
    } act: { window, _ in
      let row = view("what if clipsToBounds", in: window.root.window)
      let switched = row?.subviews.lazy.compactMap { $0 as? Toggle }.first
      #expect(switched?.press(KeyPress(.special(.space))) == true)
    },
    Act(testDescription: "another segment", seconds: 0.12, share: 0.01) { window, _ in window.session.setMode(.inspect)
    },
    Act(testDescription: "another tab", size: CGSize(width: 1_120, height: 780), seconds: 0.18, share: 0.25) {
      window,
      _ in
      window.root.showTab(.inspector)
    },
    Act(testDescription: "the outline is folded away", seconds: 0.18, share: 0.2) { window, _ in window.press("o") },
    Act(testDescription: "the outline comes back", seconds: 0.18, share: 0.2) { window, _ in
      window.press("o")
    } act: { window, _ in
      window.press("o")
    },
    Act(testDescription: "one column", seconds: 0.18, share: 0.25) { window, _ in window.press("b", control: true) },
    Act(testDescription: "two columns", seconds: 0.18, share: 0.25) { window, _ in
      window.press("b", control: true)
    } act: { window, _ in
      window.press("b", control: true)
    },
    Act(testDescription: "the timeline is folded", seconds: 0.18, share: 0.26) { window, _ in
      window.press("j", control: true)
    },
    Act(testDescription: "the timeline comes back", seconds: 0.18, share: 0.26) { window, _ in
      window.press("j", control: true)
    } act: { window, _ in
      window.press("j", control: true)
    },
    Act(testDescription: "a drawer opens", size: CGSize(width: 900, height: 700), seconds: 0.2, share: 0.25) {
      window,
      _ in
      window.press("o")
    },
    Act(testDescription: "a drawer closes", size: CGSize(width: 900, height: 700), seconds: 0.16, share: 0.25) {
      window,
      _ in
      window.press("o")
    } act: { window, _ in
      window.press("o")
    },
    Act(testDescription: "the canvas is magnified by a key", seconds: 0.16, share: 0.5) { window, _ in
      window.press("=")
    },
    Act(testDescription: "another view is selected", seconds: 0.14, share: 0.25) { window, card in
      select(card, "NavBar", in: window)
    } act: { window, card in
      select(card, "LikeButton", in: window)
    },
  ]

  private func window(_ act: Act, reduced: Bool = false) -> (WindowOnScreen, CardStage) {
    let card = CardStage()
    let session = DebugSession(application: card.stage.application, name: "photo-card")
    session.reducesMotion = reduced
    let window = WindowOnScreen(session, size: act.size)
    _ = window.list
    act.prepare(window, card)
    window.root.settle()
    _ = window.list
    return (window, card)
  }

  @Test(arguments: acts)
  func `a change is on its way for its time, and ends where a cut leads at once`(act: Act) throws {
    let (window, card) = window(act)
    let surface = try window.surface()
    _ = try window.fresh()
    window.root.compositor.invalidateAll()
    window.repair(surface)
    let before = PixelImage(surface)
    #expect(!window.root.needsTicks)

    act.act(window, card)
    window.repair(surface)
    #expect(window.root.needsTicks)
    #expect(window.root.tick(act.seconds / 2))
    let damage = window.root.compositor.takeDamage()
    let area = damage.reduce(0) { $0 + $1.width * $1.height }
    #expect(area > 0 && area <= act.size.width * act.size.height * act.share, "\(damage)")
    window.root.compositor.addDamage(window.root.window.bounds)
    window.repair(surface)
    let middle = PixelImage(surface)
    #expect(middle.firstDifference(from: before, channel: 1) != nil)
    let whole = PixelImage(try window.fresh())
    #expect(middle.firstDifference(from: whole, channel: 8) == nil)

    #expect(window.root.tick(act.seconds * 0.4))
    #expect(!window.root.tick(act.seconds * 0.11))
    #expect(!window.root.needsTicks)
    window.root.compositor.addDamage(window.root.window.bounds)
    window.repair(surface)
    let after = PixelImage(surface)
    #expect(after.firstDifference(from: middle, channel: 1) != nil)

    let (cut, other) = self.window(act, reduced: true)
    act.act(cut, other)
    #expect(!cut.root.needsTicks)
    #expect(after.firstDifference(from: PixelImage(try cut.fresh()), channel: 8) == nil)
  }

  @Test(arguments: acts)
  func `only what moves is drawn again, and that is all that is stale`(act: Act) throws {
    let (window, card) = window(act)
    let surface = try window.surface()
    window.root.compositor.invalidateAll()
    window.repair(surface)
    act.act(window, card)
    for _ in 0..<4 {
      window.repair(surface)
      let whole = PixelImage(try window.fresh())
      #expect(PixelImage(surface).firstDifference(from: whole, channel: 8) == nil)
      // Everything was drawn for the comparison: from there on pieces again.
      window.root.compositor.addDamage(window.root.window.bounds)
      window.repair(surface)
      _ = window.root.tick(act.seconds * 0.3)
    }
  }

  // MARK: Input

  @Test func `what fingers find is at its final place at once`() {
    let card = CardStage()
    let session = DebugSession(application: card.stage.application, name: "photo-card")
    let window = WindowOnScreen(session, size: CGSize(width: 1_360, height: 780))
    _ = window.list
    let root = window.root
    root.settle()
    let place = CGPoint(x: 120, y: 250)
    window.press("o")
    root.window.layoutIfNeeded()
    #expect(root.needsTicks)
    #expect(root.application.hitTest(at: place) is CanvasView)
    let zoom = window.canvas.geometry.zoom
    window.press("=")
    #expect(abs(window.canvas.geometry.zoom - zoom * 1.25) < 0.001)
    let point = root.windowPoint(ofDevicePoint: CGPoint(x: 128, y: 236))
    root.settle()
    #expect(root.windowPoint(ofDevicePoint: CGPoint(x: 128, y: 236)) == point)
  }

  @Test func `the wheel zooms without a way`() {
    let card = CardStage()
    let window = WindowOnScreen(DebugSession(application: card.stage.application, name: "photo-card"))
    _ = window.list
    window.root.settle()
    window.root.wheel(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 600, y: 300), zooming: true)
    #expect(!window.root.needsTicks)
  }

  @Test func `a thousand views and more jump`() {
    let stage = Stage()
    for _ in 0..<2_100 { stage.add(UIView(), "v", CGRect(x: 0, y: 0, width: 9, height: 9)) }
    let window = WindowOnScreen(
      DebugSession(application: stage.application, name: "many"),
      size: InterfaceRoot.leastSize,
      measurer: FixedTextMeasurer()
    )
    _ = window.list
    window.root.settle()
    window.press("=")
    #expect(!window.root.needsTicks)
  }

  // MARK: Recede

  @Test func `the app loses its contrast over 160 ms, while what is said of it is seen at once`() throws {
    let card = CardStage()
    let session = DebugSession(application: card.stage.application, name: "photo-card")
    let window = WindowOnScreen(session, size: CGSize(width: 1_120, height: 780))
    card.card.backgroundColor = .red
    _ = window.list
    window.root.settle()
    let place = window.root.windowPoint(ofDevicePoint: CGPoint(x: 200, y: 450))
    func red() throws -> Int {
      let picture = try window.fresh()
      return Int(picture.pixel(x: Int(place.x), y: Int(place.y)) >> 16 & 0xFF)
    }
    let bright = try red()
    window.mouse(.began, 300, 40)
    let atOnce = try red()
    #expect(abs(atOnce - bright) <= 2)
    #expect(window.textsOfInterface.boxes.contains { $0.text.hasPrefix("Finger 1") })
    _ = window.root.tick(0.03)
    let later = try red()
    _ = window.root.tick(0.2)
    let receded = try red()
    #expect(receded < later && later < bright)
  }

  // MARK: Values

  @Test func `the curves begin and end where they should, and lie apart between`() {
    for curve in [MotionCurve.standard, MotionCurve.enter, MotionCurve.exit] {
      #expect(curve(0) == 0 && curve(1) == 1)
    }
    #expect(MotionCurve.enter(0.3) > 0.4)
    #expect(MotionCurve.exit(0.3) < 0.2)
  }

  @Test func `turning back begins where it had come to`() throws {
    let card = CardStage()
    let window = WindowOnScreen(DebugSession(application: card.stage.application, name: "photo-card"))
    _ = window.list
    window.root.settle()
    Self.point(window, at: "Hit map")
    _ = window.root.tick(0.02)
    let place = Self.place(of: "Hit map", in: window)
    func fill() throws -> Int {
      Int(try window.fresh().pixel(x: Int(place.x) + 5, y: Int(place.y)) & 0xFF)
    }
    let quarter = try fill()
    window.root.pointerLeft()
    #expect(abs(try fill() - quarter) <= 1)
    _ = window.root.tick(0.2)
    let rest = try fill()
    #expect(quarter > rest + 3)
  }
}
