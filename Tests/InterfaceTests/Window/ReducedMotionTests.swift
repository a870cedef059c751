import CairoRenderer
import Canvas
import Foundation
import Showcase
import TestSupport
import Testing
import Traces
import UIKit

@testable import Interface

/// With reduced motion nothing moves by itself but gauges and the playhead, and those seldom (visual design, 12.5; 20.6).
@MainActor
struct ReducedMotionTests {
  private let session: DebugSession
  private let window: WindowOnScreen
  private static let size = CGSize(width: 1440, height: 900)

  init() throws {
    let layout = CardStage()
    session = DebugSession(application: layout.stage.application, name: "photo-card")
    session.reducesMotion = true
    window = WindowOnScreen(session, size: Self.size, measurer: FixedTextMeasurer())
  }

  /// Where something may move: the recognizers, the playhead, and the card beside a finger.
  private var movable: [CGRect] {
    let panes = ["recognizers", "timeline"].compactMap { name in
      window.root.root.subviews.first { $0.elementName == name }?.frame
    }
    let radars = session.liveFingers.values.map { finger in
      let place = window.root.windowPoint(ofDevicePoint: finger.location)
      return CGRect(x: place.x, y: place.y, width: 180, height: 80)
    }
    return panes + radars
  }

  /// What is drawn anew while nothing happens; pixels that stay the same do not count.
  private func changes(for seconds: Double) throws -> [Set<Int>] {
    let movable = movable.map { $0.insetBy(dx: -1, dy: -1) }
    var last = PixelImage(try window.fresh())
    var frames: [Set<Int>] = []
    for _ in 0..<Int((seconds * 30).rounded()) {
      window.wait(1 / 30)
      let next = PixelImage(try window.fresh())
      guard next != last else {
        frames.append([])
        continue
      }
      var places: Set<Int> = []
      for (index, pair) in zip(last.pixels, next.pixels).enumerated() where pair.0 != pair.1 {
        let point = CGPoint(x: index % last.width, y: index / last.width)
        let area = movable.firstIndex { $0.contains(point) }
        places.insert(area ?? -1)
        if area == nil {
          Issue.record(
            "a pixel at \(point) has changed by itself"
          )
          return frames
        }
      }
      frames.append(places)
      last = next
    }
    return frames
  }

  @Test func `no pixel changes between two input events but of gauges and the playhead, and those ten times a second`()
    throws
  {
    window.mouse(.began, 128, 236)
    let held = try changes(for: 0.3)
    let moving = held.count { $0.contains(0) }
    #expect(moving > 1, "the long press comes nearer")
    #expect(moving <= 4)
    window.mouse(.moved, 124, 236)
    _ = try changes(for: 0.1)
    window.mouse(.moved, 100, 240)
    let dragged = try changes(for: 0.2)
    #expect(dragged.allSatisfy { !$0.contains(0) }, "nothing is near a threshold any more")
    window.mouse(.ended, 100, 240)
    // A lifted finger stays as it is until the next event.
    #expect(try changes(for: 0.2).allSatisfy(\.isEmpty))
    window.wait(1)
    #expect(try changes(for: 0.1).allSatisfy(\.isEmpty))
    #expect(!window.root.needsTicks)
  }

  @Test func `each step is held for half a second, at rest, and all of them are reached`() {
    window.mouse(.began, 128, 236)
    window.mouse(.ended, 128, 236)
    session.control { playback, digest in
      playback.show(0)
      playback.play(in: digest)
    }
    let held = session.digest.steps.indices.filter { Playback.length(ofStep: $0, in: session.digest) > 0 }
    var seen: [Int: Int] = [:]
    for _ in 0..<2_000 where session.playback.isPlaying {
      window.wait(1 / 60)
      if let step = session.playback.step { seen[step, default: 0] += 1 }
      #expect(session.playback.shownProgress == 1)
    }
    #expect(!session.playback.isPlaying)
    #expect(held.count > 8)
    for step in held { #expect(abs(Double(seen[step] ?? 0) / 60 - 0.5) < 0.11, "step \(step): \(seen[step] ?? 0)") }
  }

  @Test func `at a quarter of the speed a step is held for two seconds`() {
    window.mouse(.began, 128, 236)
    window.mouse(.ended, 128, 236)
    session.control { playback, digest in
      playback.speed = 0.25
      playback.show(1)
      playback.play(in: digest)
    }
    window.wait(0.11)
    let step = session.playback.step
    window.wait(1.8)
    #expect(session.playback.step == step)
    window.wait(0.4)
    #expect(session.playback.step != step)
  }

  @Test func `with full motion the same steps move and are shorter`() {
    session.reducesMotion = false
    window.mouse(.began, 128, 236)
    #expect(session.playback.isPlaying)
    window.wait(0.05)
    #expect(session.playback.shownProgress < 1)
  }
}
