import CairoRenderer
import Canvas
import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

@testable import FingerpostApp
@testable import Interface

/// The program pointed at itself.
@MainActor
struct SelfTests {
  private let inner: InspectedInterface
  private let document: LiveDocument
  private let root: InterfaceRoot

  init() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("self-\(UUID().uuidString).layout.json")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      {"fingerpost": 1, "device": {"size": [390, 844]}, "windows": [{"name": "window", "subviews": [
        {"name": "card", "frame": [0, 0, 390, 844], "touches": "handle", "gestureRecognizers": [
          {"class": "UILongPressGestureRecognizer", "name": "press"}]}]}]}
      """
    try Data(text.utf8).write(to: file)
    let measurer = PangoTextMeasurer()
    inner = InspectedInterface(about: try OpenLayout(path: file.path), theme: .dark, measurer: measurer)
    document = LiveDocument(inspecting: inner, theme: .dark, rules: nil, measurer: measurer) { _ in }
    root = document.root
    root.window.layoutIfNeeded()
  }

  /// Puts the mouse on a point of the inspected interface, through the canvas of the one around it.
  private func mouse(_ phase: UITouch.Phase, _ point: CGPoint, at seconds: Double) {
    _ = document.advance(to: Instant(seconds: seconds))
    root.touch(
      [
        TouchSample(
          finger: 1_000,
          phase: phase,
          location: root.windowPoint(ofDevicePoint: point),
          type: .indirectPointer,
          device: "mouse"
        )
      ],
      at: Instant(seconds: seconds)
    )
    _ = document.advance(to: Instant(seconds: seconds))
  }

  private func click(_ view: UIView, at seconds: Double) {
    inner.root.window.layoutIfNeeded()
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    mouse(.began, middle, at: seconds)
    mouse(.ended, middle, at: seconds + 0.1)
  }

  private func view(_ name: String) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.elementName == name ? view : view.subviews.lazy.compactMap(find).first
    }
    inner.root.window.layoutIfNeeded()
    return try #require(find(inner.root.window), "\(name)")
  }

  @Test func `a press on a button of the inspected interface is hit-tested by the outer one and does its work`() throws
  {
    let theme = try view("Light or dark (Ctrl+T)")
    click(theme, at: 1)
    #expect(inner.root.session.theme.appearance == .light)
    #expect(document.session.theme.appearance == .dark)
    let touch = try #require(document.session.digest.touches.last)
    #expect(touch.view.map { document.session.elementName($0) } == theme.elementName)
    #expect(touch.rows.count > 5)
    let chain = touch.calls.first?.hops.map { document.session.elementName($0.delivery.responder) }
    #expect(chain?.first == theme.elementName)
  }

  @Test func `the outer canvas shows the inspected interface's own pictures, as they change`() throws {
    let size = InterfaceRoot.usualSize
    func shown() -> Set<String> {
      _ = root.compositor.takeDamage()
      let list = root.compositor.list(in: [CGRect(origin: .zero, size: size)]).flattened
      return Set(list.commands.compactMap { if case .text(let block, _) = $0 { block.string } else { nil } })
    }
    // The inspected interface says it of its own device.
    #expect(shown().contains("touched through the window around it"))
    #expect(!shown().contains("click to select"))
    inner.root.session.setMode(.inspect)
    _ = document.advance(to: Instant(seconds: 1))
    #expect(!root.compositor.takeDamage().isEmpty)
    #expect(shown().contains("click to select"))
  }

  @Test func `a finger on the device inside the inspected interface reaches the layout inside, and its timers run`()
    throws
  {
    let place = inner.root.windowPoint(ofDevicePoint: CGPoint(x: 195, y: 422))
    mouse(.began, place, at: 1)
    #expect(inner.root.session.liveFingers.count == 1)
    let due = document.advance(to: Instant(seconds: 1.01))
    #expect(due.map { $0 <= Instant(seconds: 1.5) } == true)
    _ = document.advance(to: Instant(seconds: 1.6))
    let states = inner.root.session.digest.recognizers.flatMap(\.transitions).map(\.to)
    #expect(states.contains(.began))
    mouse(.ended, place, at: 2)
    #expect(inner.root.session.digest.touches.last?.end != nil)
  }

  @Test func `what would help a button is searched on a copy of the interface, and found though it takes two changes`()
    throws
  {
    let (toolbar, theme) = (try view("toolbar"), try view("Light or dark (Ctrl+T)"))
    let middle = theme.convert(CGPoint(x: theme.bounds.midX, y: theme.bounds.midY), to: nil)
    let id = inner.application.identify(theme)
    #expect(document.session.remedies(for: id, at: middle).isEmpty)
    toolbar.alpha = 0
    theme.isUserInteractionEnabled = false
    document.session.takeInWhatIf()
    document.session.tryOut(try #require(document.session.remedies(for: id, at: middle).first))
    #expect(inner.application.hitTest(at: middle) === theme)
  }

  @Test func `what is saved of it is a layout that can be opened`() throws {
    let saved = document.layoutDocument
    #expect(saved.device.size == InspectedInterface.size)
    let text = LayoutWriter.text(saved)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID().uuidString).layout.json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let again = try OpenLayout(path: file.path)
    #expect(again.built.problems.isEmpty)
    let theme = try view("Light or dark (Ctrl+T)")
    let middle = theme.convert(CGPoint(x: theme.bounds.midX, y: theme.bounds.midY), to: nil)
    let hit = again.built.application.hitTest(at: middle)
    #expect(hit?.elementName == theme.elementName)
  }
}
