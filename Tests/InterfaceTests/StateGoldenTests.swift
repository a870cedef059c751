import CairoRenderer
import Canvas
import Foundation
import Interface
import Showcase
import TestSupport
import Testing
import UIKit

/// Stored pictures of what no pane's own test shows: dialogs, menus, bars and the panes of special states, light and
/// dark, plain and at double scale; words are left out.
@MainActor
struct StateGoldenTests {
  /// A state, and the part of its window that is looked at, by the name of its view.
  nonisolated private static let parts = [
    ("hit-map", "hit map"), ("what-if", "findings"), ("welcome", "toolbar"), ("folded", "rail"),
    ("reload-failed", "notice"), ("empty", "no layout"), ("menu", "context menu card"),
    ("menu-fingers", "toolbar"), ("menu-fingers", "fingers menu card"), ("menu-overlays", "overlays menu card"),
    ("menu-more", "more menu card"), ("menu-outline", "context menu card"), ("menu-recognizers", "context menu card"),
    ("sheet-file-menu", "file menu card"), ("sheet-open-problem", "open dialog card"), ("sheet-export", "export card"),
    ("range", "timeline"), ("range-export", "export card"),
    ("sheet-scenes", "scene picker card"), ("sheet-notices", "notices card"), ("problem", "file problem card"),
  ]

  @Test(arguments: parts, [Theme.Appearance.dark, .light])
  func `a part of a state`(part: (state: String, view: String), appearance: Theme.Appearance) throws {
    let state = try #require(WindowState.all.first { $0.name == part.state })
    let root = try state.window(appearance, measurer: FixedTextMeasurer())
    root.window.layoutIfNeeded()
    let view = try #require(Self.view(named: part.view, in: root.window), "\(part.view)")
    let box = view.convert(view.bounds, to: root.window)
    #expect(!box.isEmpty)
    _ = root.compositor.takeDamage()
    let list = root.compositor.list(in: [root.window.bounds]).withoutText
    for scale in [1, 2] {
      let surface = try ImageSurface(width: Int(box.width) * scale, height: Int(box.height) * scale)
      let moved = DisplayList { painter in
        painter.translated(x: -box.minX, y: -box.minY) { painter.append(list) }
      }
      DisplayListRenderer().render(moved, on: surface, scale: Double(scale))
      let name = "state-\(part.state)-\(part.view.replacingOccurrences(of: " ", with: "-"))-\(appearance.rawValue)"
      try expectPicture(surface, named: "\(name)\(scale == 2 ? "-2x" : "")")
    }
  }

  private static func view(named name: String, in view: UIView) -> UIView? {
    if view.elementName == name { return view }
    return view.subviews.lazy.compactMap { Self.view(named: name, in: $0) }.first
  }
}
