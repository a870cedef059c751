import CairoRenderer
import Canvas
import Foundation
import Interface
import Showcase
import TestSupport
import Testing
import UIKit

/// The states that `fingerpost-screenshots` shows (visual design, 20).
@MainActor
struct WindowStateTests {
  @Test func `every state has a name of its own, and each is another picture`() throws {
    let names = WindowState.all.map(\.name)
    #expect(Set(names).count == names.count)
    var seen: [String: String] = [:]
    for state in WindowState.all {
      let text = try list(of: state).description
      #expect(seen[text] == nil, "\(state.name) looks like \(seen[text] ?? "")")
      seen[text] = state.name
    }
  }

  @Test func `two pictures of one state are the same, byte for byte`() throws {
    for name in ["descent", "gauges", "late"] {
      let state = try #require(WindowState.all.first { $0.name == name })
      let pictures = try (0..<2).map { _ in PixelImage(try picture(of: state)) }
      #expect(pictures[0].firstDifference(from: pictures[1], channel: 0) == nil, "\(name)")
    }
  }

  @Test func `with reduced motion only gauges and the playhead move between two events`() throws {
    let state = try #require(WindowState.all.first { $0.name == "welcome" })
    let session = try state.session()
    session.reducesMotion = true
    let root = InterfaceRoot(session: session, measurer: FixedTextMeasurer(), size: state.size)
    func draw() -> [CGRect] {
      let stale = root.compositor.takeDamage()
      _ = root.compositor.list(in: stale)
      return stale
    }
    root.advance(to: .zero)
    root.settle()
    let place = root.windowPoint(ofDevicePoint: CGPoint(x: 100, y: 300))
    let sample = TouchSample(finger: 1_000, phase: .began, location: place, type: .indirectPointer, device: "mouse")
    root.touch([sample], at: Instant(seconds: 0.1))
    _ = root.tick(0.016)
    _ = draw()
    var moved: [CGRect] = []
    for frame in 1...20 {
      root.advance(to: Instant(seconds: 0.1 + 0.016 * Double(frame)))
      _ = root.tick(0.016)
      moved += draw()
    }
    #expect(!moved.isEmpty, "the gauge of the long press moves")
    // The recognizers are in the third column, the timeline under everything; the third gauge is beside the finger.
    let recognizers = CGRect(x: 1440 - 640, y: 44, width: 320, height: 900 - 44 - 192 - 24)
    let timeline = CGRect(x: 0, y: 900 - 192 - 24, width: 1440, height: 192)
    let radar = CGRect(x: place.x, y: place.y, width: 180, height: 80)
    for rect in moved {
      #expect([recognizers, timeline, radar].contains { $0.insetBy(dx: -1, dy: -1).contains(rect) }, "\(rect)")
    }
  }

  private func list(of state: WindowState) throws -> DisplayList {
    let root = try state.window(measurer: FixedTextMeasurer())
    _ = root.compositor.takeDamage()
    return root.compositor.list(in: [CGRect(origin: .zero, size: state.size)])
  }

  private func picture(of state: WindowState) throws -> ImageSurface {
    let surface = try ImageSurface(width: Int(state.size.width), height: Int(state.size.height))
    DisplayListRenderer().render(try list(of: state), on: surface)
    return surface
  }
}
