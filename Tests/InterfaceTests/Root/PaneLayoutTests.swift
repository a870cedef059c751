import Canvas
import Foundation
import Testing
import UIKit

@testable import Interface

/// Edges that are dragged and double-clicked, and what windows of other sizes make of it (visual design, 2.1 and 2.2).
@MainActor
struct PaneLayoutTests {
  private let root: InterfaceRoot
  private let clock = Clock()

  /// Seconds since the window was there; taps are counted by it.
  private final class Clock { var now = 0.0 }

  init() {
    let application = UIApplication(screenSize: CGSize(width: 390, height: 844))
    root = InterfaceRoot(
      session: DebugSession(application: application, name: "empty"),
      measurer: FixedTextMeasurer(),
      size: CGSize(width: 1440, height: 900)
    )
    root.window.layoutIfNeeded()
  }

  private func frame(_ name: String) -> CGRect {
    root.window.layoutIfNeeded()
    guard let view = root.root.subviews.first(where: { $0.elementName == name }), !view.isHidden else { return .zero }
    return view.frame
  }

  private func mouse(_ phase: UITouch.Phase, _ point: CGPoint) {
    clock.now += 0.01
    root.advance(to: Instant(seconds: clock.now))
    root.touch(
      [TouchSample(finger: 1_000, phase: phase, location: point, type: .indirectPointer, device: "mouse")],
      at: Instant(seconds: clock.now)
    )
    root.window.layoutIfNeeded()
  }

  /// Drags an edge by its middle.
  private func drag(_ edge: String, by delta: CGVector) {
    clock.now += 2
    let start = CGPoint(x: frame(edge).midX, y: frame(edge).midY)
    mouse(.began, start)
    mouse(.moved, CGPoint(x: start.x + delta.dx / 2, y: start.y + delta.dy / 2))
    mouse(.moved, CGPoint(x: start.x + delta.dx, y: start.y + delta.dy))
    mouse(.ended, CGPoint(x: start.x + delta.dx, y: start.y + delta.dy))
  }

  private func doubleClick(_ edge: String) {
    clock.now += 2
    let place = CGPoint(x: frame(edge).midX, y: frame(edge).midY)
    for phase in [UITouch.Phase.began, .ended, .began, .ended] { mouse(phase, place) }
  }

  @Test func `the outline's edge resizes, folds and restores it`() {
    drag("outline edge", by: CGVector(dx: 60, dy: 0))
    #expect(frame("outline").width == 308)
    drag("outline edge", by: CGVector(dx: 500, dy: 0))
    #expect(frame("outline").width == 420)
    drag("outline edge", by: CGVector(dx: -240, dy: 0))
    #expect(frame("outline").width == 200)
    drag("outline edge", by: CGVector(dx: -60, dy: 0))
    #expect(frame("outline") == .zero)
    #expect(frame("rail").width == 56)
    #expect(frame("canvas").minX == 56)
    drag("outline edge", by: CGVector(dx: 204, dy: 0))
    #expect(frame("outline").width == 260)
    #expect(frame("rail") == .zero)
    doubleClick("outline edge")
    #expect(frame("outline").width == 248)
  }

  @Test func `a column on the right that is dragged too narrow becomes a tab`() {
    #expect(frame("tabs") == .zero)
    drag("inspector edge", by: CGVector(dx: -50, dy: 0))
    #expect(frame("inspector").width == 370)
    drag("inspector edge", by: CGVector(dx: 135, dy: 0))
    #expect(frame("inspector") == .zero)
    #expect(frame("tabs").maxX == 1440)
    drag("trace edge", by: CGVector(dx: -20, dy: 0))
    #expect(frame("tabs").width == 340)
    doubleClick("trace edge")
    #expect(frame("tabs") == .zero)
    #expect(frame("inspector").width == 280)
    #expect(frame("trace").width == 320)
    drag("trace edge", by: CGVector(dx: 100, dy: 0))
    #expect(frame("tabs").width == 280)
    drag("trace edge", by: CGVector(dx: -221, dy: 0))
    #expect(frame("tabs") == .zero)
  }

  @Test func `the timeline's edge resizes it, folds it to the transport and brings it back`() {
    drag("timeline edge", by: CGVector(dx: 0, dy: -100))
    #expect(frame("timeline").height == 292)
    doubleClick("timeline edge")
    #expect(frame("timeline").height == 40)
    doubleClick("timeline edge")
    #expect(frame("timeline").height == 192)
    drag("timeline edge", by: CGVector(dx: 0, dy: 100))
    #expect(frame("timeline").height == 116)
    drag("timeline edge", by: CGVector(dx: 0, dy: 60))
    #expect(frame("timeline").height == 40)
    drag("timeline edge", by: CGVector(dx: 0, dy: -110))
    #expect(frame("timeline").height == 150)
  }

  @Test func `the line under the trace shares the column out`() {
    let before = frame("trace").height
    drag("recognizers edge", by: CGVector(dx: 0, dy: 50))
    #expect(abs(frame("trace").height - before - 50) <= 1)
    doubleClick("recognizers edge")
    #expect(frame("trace").height == before)
  }

  @Test func `what is handed out is taken again`() {
    drag("outline edge", by: CGVector(dx: 60, dy: 0))
    drag("timeline edge", by: CGVector(dx: 0, dy: -50))
    let kept = root.paneLayout
    root.paneLayout = PaneLayout()
    #expect(frame("outline").width == 248)
    root.paneLayout = kept
    #expect(frame("outline").width == 308)
    #expect(frame("timeline").height == 242)
  }

  @Test(arguments: [
    CGSize(width: 720, height: 520), CGSize(width: 900, height: 700), CGSize(width: 1119, height: 759),
    CGSize(width: 1120, height: 760), CGSize(width: 1359, height: 800), CGSize(width: 1360, height: 900),
    CGSize(width: 2560, height: 1440),
  ])
  func `with all panes at their widest the canvas keeps its least width`(size: CGSize) {
    var wide = PaneLayout()
    (wide.outline, wide.trace, wide.inspector, wide.timeline) = (420, 460, 460, 420)
    root.paneLayout = wide
    root.resize(to: size)
    #expect(frame("canvas").width >= 360)
    #expect((frame("rail") == .zero) == (size.width >= 1120))
    #expect((frame("tabs") == .zero) == (size.width >= 1360))
    #expect(frame("timeline").height == (size.height >= 760 ? 420 : 116))
    for name in ["trace", "tabs", "inspector"] where frame(name) != .zero {
      #expect((280...460).contains(frame(name).width), "\(name)")
    }
  }

  @Test func `in a window without room the outline opens over the canvas`() {
    root.resize(to: CGSize(width: 900, height: 700))
    #expect(frame("outline") == .zero)
    root.perform(.toggleOutline)
    #expect(frame("outline").minX == 56)
    #expect(frame("outline").width == 248)
    #expect(frame("canvas").minX == 56)
    root.perform(.toggleOutline)
    #expect(frame("outline") == .zero)
  }
}
