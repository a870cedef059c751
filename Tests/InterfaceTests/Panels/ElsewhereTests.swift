import Canvas
import Foundation
import Interface
import Showcase
import TestSupport
import Testing
import UIKit

/// Sliders, names and values under the mouse (visual design, 17.4).
@MainActor
struct ElsewhereTests {
  private let stage = SheetStage(playing: 1)

  private var root: InterfaceRoot { stage.window.root }

  private func select(_ name: String) {
    let elements = stage.window.session.application.trace.elements
    let index = elements.indices.first { elements[$0].name == name }
    stage.window.session.select(index.map { ElementID(rawValue: Int32($0)) })
    root.window.layoutIfNeeded()
  }

  private func mouse(_ phase: UITouch.Phase, _ point: CGPoint, after seconds: Double = 0.02) {
    stage.window.wait(seconds)
    let sample = TouchSample(finger: 1_000, phase: phase, location: point, type: .indirectPointer, device: "mouse")
    root.touch([sample], at: stage.window.now)
  }

  private func doubleClick(_ point: CGPoint) {
    for phase in [UITouch.Phase.began, .ended, .began, .ended] { mouse(phase, point) }
    stage.window.wait(0.5)
  }

  private func slider(_ name: String) throws -> CGRect {
    func find(_ view: UIView) -> UIView? {
      view.elementName == name && view is UISlider ? view : view.subviews.lazy.compactMap(find).first
    }
    let view = try #require(find(root.window), "\(name)")
    return view.convert(view.bounds, to: nil)
  }

  // MARK: Sliders

  @Test func `the wheel moves a slider by a hundredth of its way, with Shift by a tenth`() throws {
    select("PhotoCard")
    let place = try slider("what if alpha")
    let card = try #require(stage.window.session.selection)
    let view = try #require(stage.window.session.view(card))
    func wheel(_ delta: CGVector, shift: Bool = false) {
      root.setModifiers(control: false, shift: shift)
      root.wheel(by: delta, at: CGPoint(x: place.midX, y: place.midY), zooming: false)
    }
    wheel(CGVector(dx: 0, dy: 48))
    #expect(abs(view.alpha - 0.99) < 0.001)
    wheel(CGVector(dx: 0, dy: 48), shift: true)
    #expect(abs(view.alpha - 0.89) < 0.001)
    // Some servers turn the wheel with Shift by themselves.
    wheel(CGVector(dx: -48, dy: 0), shift: true)
    #expect(abs(view.alpha - 0.99) < 0.001)
    wheel(CGVector(dx: 0, dy: -48))
    wheel(CGVector(dx: 0, dy: -48))
    #expect(view.alpha == 1)
  }

  @Test func `a double click puts a slider back`() throws {
    select("PhotoCard")
    let card = try #require(stage.window.session.selection)
    let view = try #require(stage.window.session.view(card))
    let place = try slider("what if alpha")
    doubleClick(CGPoint(x: place.midX, y: place.midY))
    #expect(view.alpha == 1)
    stage.window.session.control { playback, _ in playback.speed = 0.3 }
    root.window.layoutIfNeeded()
    let speed = try slider("speed")
    doubleClick(CGPoint(x: speed.minX + 20, y: speed.midY))
    #expect(stage.window.session.playback.speed == 1)
  }

  // MARK: Names

  @Test func `a double click on a name copies it, in the outline and in the inspector`() throws {
    select("PhotoCard")
    let boxes = stage.window.textsOfInterface.boxes
    let row = try #require(boxes.first { $0.text == "NavBar" && $0.rect.minX < 200 }?.rect)
    doubleClick(CGPoint(x: row.midX, y: row.midY))
    #expect(stage.shelf.asked.last == "copy NavBar")
    #expect(stage.window.session.selection.map(stage.window.session.elementName) == "NavBar")
    let header = try #require(
      stage.window.textsOfInterface.boxes.first { $0.text == "NavBar" && $0.rect.minX > 1_100 }?.rect
    )
    doubleClick(CGPoint(x: header.midX, y: header.midY))
    #expect(stage.shelf.asked.count { $0 == "copy NavBar" } == 2)
  }

  // MARK: Values

  private func value(_ part: String) throws -> (text: String, rect: CGRect) {
    let box = try #require(
      stage.window.textsOfInterface.boxes.first { $0.text.contains(part) && $0.rect.minX > 1_100 && $0.text.count > 6 }
    )
    return (box.text, box.rect)
  }

  @Test func `a click selects a value, a drag a part of it, Control+C copies it`() throws {
    select("LikeButton")
    root.settle()
    root.wheel(by: CGVector(dx: 0, dy: 400), at: CGPoint(x: 1_150, y: 600), zooming: false)
    let (text, rect) = try value("251, 388")
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    mouse(.began, middle)
    mouse(.ended, middle)
    #expect(stage.shelf.asked.last == "select \(text)")
    stage.window.press("c", control: true)
    #expect(stage.shelf.asked.last == "copy \(text)")
    mouse(.began, CGPoint(x: rect.minX + 1, y: rect.midY), after: 1)
    for x in stride(from: rect.minX + 3, through: rect.maxX - 30, by: 6) { mouse(.moved, CGPoint(x: x, y: rect.midY)) }
    mouse(.ended, CGPoint(x: rect.maxX - 30, y: rect.midY))
    let part = try #require(stage.shelf.asked.last)
    #expect(part.hasPrefix("select \(text.prefix(3))") && part.count < "select \(text)".count)
    stage.window.press("c", control: true)
    #expect(stage.shelf.asked.last == part.replacing("select ", with: "copy "))
    stage.window.press(.down)
    let next = try #require(stage.shelf.asked.last)
    #expect(next.hasPrefix("select ") && next != part)
    // Without a selection the keys are the window's again.
    mouse(.began, CGPoint(x: 600, y: 890), after: 1)
    mouse(.ended, CGPoint(x: 600, y: 890))
    stage.window.press("c", control: true)
    #expect(stage.shelf.asked.last == "copy trace")
  }
}
