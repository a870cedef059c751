import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// Ways to look at the layout in the window: measured, alone, apart; none of them changes it.
@MainActor
struct CanvasModesTests {
  private let card = PhotoCard()
  private let window: WindowOnScreen
  private var session: DebugSession { card.session }

  init() {
    window = WindowOnScreen(card.session, measurer: FixedTextMeasurer())
    _ = window.list
  }

  private var texts: [String] {
    window.list.commands.compactMap { if case .text(let block, _) = $0 { block.string } else { nil } }
  }

  private var selected: String? { session.selection.map { session.elementName($0) } }

  private func part(_ name: String) -> UIView? { window.canvas.subviews.first { $0.elementName == name } }

  private func tap(_ view: UIView?) throws {
    let view = try #require(view)
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    for phase in [UITouch.Phase.began, .ended] {
      window.wait(0.02)
      window.root.touch([TouchSample(finger: 1, phase: phase, location: place)], at: window.now)
    }
  }

  // MARK: Measuring

  @Test func `G measures from the selection to its superview, and to what the pointer is over`() {
    session.select(card.id("LikeButton"))
    window.press("g")
    var shown = texts
    for words in ["251 pt", "12 pt", "388 pt", "28 pt", "to PhotoCard"] { #expect(shown.contains(words), "\(words)") }
    window.press("i")
    card.views["Confetti"]?.isHidden = true
    window.point(340, 590)
    shown = texts
    #expect(session.hover == card.id("SendButton"))
    for words in ["to SendButton", "24 pt", "36 pt", "29 pt"] { #expect(shown.contains(words), "\(words)") }
    window.press("g")
    #expect(!texts.contains("to SendButton"))
  }

  @Test func `a finger points to the other view and leaves the selection`() {
    card.views["Confetti"]?.isHidden = true
    session.select(card.id("LikeButton"))
    window.press("i", "g")
    window.finger(.began, 340, 590)
    window.finger(.ended, 340, 590)
    #expect(selected == "LikeButton")
    #expect(texts.contains("to SendButton"))
  }

  @Test func `the keyboard's cross points, too`() throws {
    card.views["Confetti"]?.isHidden = true
    session.select(card.id("LikeButton"))
    window.press("i", "g")
    window.press(.enter, .left)
    #expect(texts.contains("to PhotoView"))
  }

  @Test func `of turned views the boxes are measured, and that is said`() {
    card.views["LikeButton"]?.transform = CGAffineTransform(rotationAngle: 0.4)
    session.select(card.id("LikeButton"))
    window.press("g")
    #expect(texts.contains("to PhotoCard, box to box on the screen"))
  }

  // MARK: Alone

  @Test func `S shows the selection alone, picks nothing else, and the bar leads back`() throws {
    window.press("s")
    #expect(session.message == "Select a view first, to see it alone")
    session.select(card.id("PhotoCard"))
    window.press("s", "i")
    #expect(texts.contains("Only PhotoCard and what is in it"))
    #expect(session.views(at: CGPoint(x: 100, y: 150)) == [card.id("PhotoView"), card.id("PhotoCard")])
    #expect(session.views(at: CGPoint(x: 10, y: 650)).isEmpty)
    try tap(part("isolation")?.subviews.first)
    #expect(session.tools.isolated == nil)
    #expect(!texts.contains("Only PhotoCard and what is in it"))
    window.press("s")
    window.press(.escape)
    #expect(session.tools.isolated == nil)
  }

  @Test func `touches go on while a view is alone`() {
    session.select(card.id("LikeButton"))
    window.press("s")
    window.mouse(.began, 100, 300)
    #expect(session.digest.touches.last?.view == card.id("PhotoCard"))
    window.mouse(.ended, 100, 300)
  }

  // MARK: Layers

  @Test func `E draws the layers apart for looking, not for touching`() {
    window.press("e")
    #expect(session.mode == .inspect)
    #expect(window.canvas.geometry.projection != nil)
    window.mouse(.began, 100, 300)
    window.mouse(.ended, 100, 300)
    #expect(session.digest.steps.isEmpty)
    window.press("t")
    #expect(session.tools.layers == nil)
    #expect(session.mode == .touch)
    window.press("e", "e")
    #expect(session.mode == .touch)
    window.press("i", "e", "e")
    #expect(session.mode == .inspect)
    #expect(window.canvas.geometry.projection == nil)
  }

  @Test func `they come apart in a fifth of a second, or at once with reduced motion`() {
    session.reducesMotion = false
    window.press("e")
    #expect(window.canvas.isMoving)
    window.wait(0.1)
    let spacing = window.canvas.geometry.projection?.spacing ?? 0
    #expect(spacing > 0 && spacing < 60)
    window.wait(0.2)
    #expect(window.canvas.geometry.projection?.spacing == 60)
    #expect(!window.canvas.isMoving)
  }

  @Test func `a drag turns them, keys turn and spread them, the slider spreads them`() throws {
    window.press("e")
    let before = try #require(session.tools.layers)
    window.mouse(.began, 100, 300)
    window.mouse(.moved, 130, 320)
    window.mouse(.ended, 130, 320)
    let turned = try #require(session.tools.layers)
    #expect(turned.yaw > before.yaw)
    #expect(turned.pitch > before.pitch)
    window.press("k", "k")
    #expect(abs((session.tools.layers?.depth ?? 0) - 0.7) < 0.001)
    window.press("j")
    window.press(.left, .down, shift: true, control: true)
    #expect(session.tools.layers?.yaw == turned.yaw - 5)
    #expect(session.tools.layers?.pitch == turned.pitch + 5)
    _ = window.list
    let slider = try #require(part("layers")?.subviews.lazy.compactMap { $0 as? Slider }.first)
    #expect(abs(Double(slider.value) - 0.6) < 0.001)
    slider.value = 0.25
    slider.sendActions(for: .valueChanged)
    #expect(session.tools.layers?.depth == 0.25)
    let button = part("layers")?.subviews.last
    try tap(button)
    #expect(session.tools.layers == nil)
  }

  @Test func `what is picked is the sheet that is seen there`() throws {
    card.views["Confetti"]?.isHidden = true
    card.views["LoadingOverlay"]?.isHidden = true
    window.press("e")
    let geometry = window.canvas.geometry
    for name in ["LikeButton", "BackButton", "SendButton", "CaptionLabel"] {
      let view = try #require(card.views[name])
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(view.transformToScreen)
      let pixel = middle.applying(geometry.plane(of: view))
      let place = window.canvas.convert(pixel, to: nil)
      window.root.pointerMoved(to: place)
      #expect(session.hover == card.id(name), "\(name)")
      #expect(texts.contains { $0.hasPrefix("(\(Int(middle.x)), \(Int(middle.y)))") }, "\(name)")
    }
  }

  @Test func `fingers, verdicts and the chain are seen in the sheets`() {
    card.playTwoFingers()
    window.press("e")
    card.show(row: 8)
    session.show(.descent)
    let overlay = { (input: SceneInput) in
      CanvasScene(input: input, size: window.canvas.bounds.size, geometry: window.canvas.geometry).displayList
    }
    let descent = overlay(card.input())
    let finger = descent.commands.filter { if case .text(let block, _) = $0 { block.string == "2" } else { false } }
    #expect(!finger.isEmpty)
    session.show(.ascent)
    #expect(overlay(card.input()) != descent)
  }

  // MARK: All of them

  @Test(arguments: [CGSize(width: 720, height: 520), CGSize(width: 900, height: 700), CGSize(width: 1440, height: 900)])
  func `texts keep to themselves in every mode`(size: CGSize) {
    for measurer in [PangoTextMeasurer(), FixedTextMeasurer()] as [any TextMeasurer] {
      let card = PhotoCard()
      let window = WindowOnScreen(card.session, size: size, measurer: measurer)
      card.session.select(card.id("LikeButton"))
      for keys in [["g"], ["s"], ["e"], ["m"], ["i"]] {
        for key in keys { window.press(key) }
        let boxes = window.textsOfInterface
        #expect(boxes.overlaps.isEmpty, "\(keys)")
        #expect(boxes.halved.isEmpty, "\(keys)")
      }
    }
  }

  @Test func `nothing of it is in an exported picture`() {
    card.playTwoFingers()
    let before = TracePictureScene(input: card.input()).picture.list
    session.select(nil)
    session.toggleHitMap()
    session.toggleLayers()
    session.toggleMeasures()
    session.setTools { $0.pair = .mirrored }
    #expect(TracePictureScene(input: card.input()).picture.list == before)
  }
}
