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
