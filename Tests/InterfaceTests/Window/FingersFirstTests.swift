import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// Fingers are drawn before what follows from them, and the window ends as if all had been drawn at once.
@MainActor
struct FingersFirstTests {
  private let window = WindowOnScreen(
    DebugSession(application: CardStage().stage.application, name: "photo-card"),
    size: CGSize(width: 1120, height: 760)
  )
  private let renderer = DisplayListRenderer()

  /// A finger of the touchscreen, as the program's loop hands it on.
  private func finger(_ number: Int32, _ phase: UITouch.Phase, _ x: Double, _ y: Double) {
    let place = window.root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y))
    window.root.touchAhead([TouchSample(finger: number, phase: phase, location: place)], at: window.now)
  }

  private func draw(_ rect: CGRect, on surface: ImageSurface) {
    renderer.render(window.root.compositor.recordedList(in: [rect]), on: surface, clip: [rect])
  }

  private func drawFingers(on surface: ImageSurface) {
    for rect in window.root.compositor.takeDamage(of: window.root.fingerMarks) { draw(rect, on: surface) }
  }

  private func makeParts(_ frame: inout FrameParts, atMost count: Int = .max, on surface: ImageSurface) {
    for _ in 0..<count {
      switch frame.makeNext(of: window.root) {
      case .hidden: break
      case .rect(let rect): draw(rect, on: surface)
      case .whole: return
      }
    }
  }

  private func started() throws -> ImageSurface {
    let surface = try window.surface()
    window.repair(surface)
    return surface
  }

  @Test func `a finger's mark is there before panes have heard of the finger`() throws {
    let surface = try started()
    window.session.reducesMotion = true
    finger(1, .began, 120, 230)
    drawFingers(on: surface)
    let place = window.root.windowPoint(ofDevicePoint: CGPoint(x: 120, y: 230))
    let mark = surface.pixel(x: Int(place.x), y: Int(place.y) - 7)
    #expect(mark & 0xFF_FFFF == 0xFF_7DB0)
    #expect(window.root.needsFrame)
    let texts = window.root.compositor.recordedList(in: [CGRect(origin: .zero, size: window.size)]).texts
    #expect(!texts.contains { $0.contains("cardPan") })
    var frame = FrameParts()
    makeParts(&frame, on: surface)
    #expect(!frame.isUnderWay)
    #expect(window.list.texts.contains { $0.contains("cardPan") })
  }

  @Test func `only what is near the fingers is drawn first`() throws {
    let surface = try started()
    finger(1, .began, 120, 230)
    var frame = FrameParts()
    makeParts(&frame, on: surface)
    finger(1, .moved, 140, 260)
    let area = window.root.compositor.takeDamage(of: window.root.fingerMarks).reduce(0) { $0 + $1.width * $1.height }
    #expect(area > 0)
    #expect(area < 4 * 60 * 60)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a window drawn in parts between the movements of fingers is the window drawn at once`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let surface = try started()
    var frame = FrameParts()
    var down: Set<Int32> = []
    for _ in 0..<40 {
      window.wait(0.004)
      let number = Int32.random(in: 1...3, using: &random)
      let (x, y) = (Double.random(in: 20...350, using: &random), Double.random(in: 90...600, using: &random))
      if down.contains(number), Int.random(in: 0..<5, using: &random) == 0 {
        down.remove(number)
        finger(number, .ended, x, y)
      } else {
        finger(number, down.insert(number).inserted ? .began : .moved, x, y)
      }
      drawFingers(on: surface)
      makeParts(&frame, atMost: Int.random(in: 0...30, using: &random), on: surface)
    }
    // The frame under way, and one for what has changed since it was begun.
    for _ in 0..<2 { makeParts(&frame, on: surface) }
    #expect(!window.root.needsFrame)
    // Cairo may round an edge another way where a clip cuts through it.
    let difference = PixelImage(surface).firstDifference(from: PixelImage(try window.fresh()), channel: 12)
    #expect(difference == nil)
  }

  @Test func `a finger that takes the place of a message is still known when it is lifted`() throws {
    let surface = try started()
    window.session.say("something")
    finger(1, .began, 120, 230)
    drawFingers(on: surface)
    finger(1, .ended, 120, 230)
    #expect(window.session.liveFingers.isEmpty)
    #expect(window.session.digest.touches.last?.end != nil)
  }

  @Test func `what is told at once comes after what was held`() throws {
    let surface = try started()
    finger(1, .began, 120, 230)
    window.root.session.setOverlays { $0.names = true }
    #expect(!window.root.tellNextPane())
    window.repair(surface)
    let difference = PixelImage(surface).firstDifference(from: PixelImage(try window.fresh()), channel: 8)
    #expect(difference == nil)
  }
}

extension DisplayList {
  fileprivate var texts: [String] {
    flattened.commands.compactMap { command in
      if case .text(let block, _) = command { block.spans.map(\.string).joined() } else { nil }
    }
  }
}
