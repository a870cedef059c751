import CairoRenderer
import Canvas
import Foundation
import LayoutFiles
import Showcase
import TestSupport
import Testing
import UIKit

@testable import Interface

/// The toolbar from wide to narrow: what gives way, in which order, and how all of it is still reached.
@MainActor
struct ToolbarTests {
  /// A file with findings and notes and a long name, changed by a what-if: the toolbar at its fullest.
  private func crowded(_ width: Double, _ density: Density = .dense, _ measurer: any TextMeasurer) throws -> Bar {
    let state = try #require(WindowState.all.first { $0.name == "foreign" })
    let session = try state.session()
    if let view = session.application.windows.first?.subviews.first {
      session.change(WhatIfKey(session.application.identify(view), .isHidden), to: .bool(true))
    }
    let size = CGSize(width: width, height: 700)
    let root = InterfaceRoot(session: session, measurer: measurer, size: size, density: density)
    return try Bar(root)
  }

  /// The toolbar of a window.
  @MainActor
  private struct Bar {
    let root: InterfaceRoot
    let pane: ToolbarPane

    init(_ root: InterfaceRoot) throws {
      self.root = root
      root.advance(to: .zero)
      root.window.layoutIfNeeded()
      pane = root.root.toolbar
    }

    var shown: [UIView] { pane.subviews.filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX } }
    var buttons: [Button] { shown.compactMap { $0 as? Button } }

    func has(_ command: InterfaceCommand) -> Bool { buttons.contains { $0.hint == command.hint } }

    func menuButton(_ name: String) -> Button? { buttons.first { $0.elementName == "\(name) menu button" } }

    /// What the menu behind a button offers: a key's name for each line.
    func keys(in name: String) throws -> [String] {
      try #require(menuButton(name)).sendActions(for: .touchUpInside)
      defer { root.dismissSheet() }
      return try #require(root.sheet as? MenuSheet).items.map(\.note)
    }
  }

  nonisolated private static let widths = Array(stride(from: 720.0, through: 1_600, by: 20))

  @Test(arguments: [Density.dense, .touch])
  func `at no width do its parts meet each other or the ends`(density: Density) throws {
    for measurer in [PangoTextMeasurer(), FixedTextMeasurer()] as [any TextMeasurer] {
      let bar = try crowded(1_600, density, measurer)
      for width in Self.widths {
        bar.root.resize(to: CGSize(width: width, height: 700))
        bar.root.window.layoutIfNeeded()
        let shown = bar.shown
        for (one, other) in zip(shown, shown.dropFirst()) {
          #expect(one.frame.maxX <= other.frame.minX, "\(one.elementName ?? "") \(other.elementName ?? ""), \(width)")
        }
        #expect(shown.allSatisfy { bar.pane.bounds.contains($0.frame) }, "\(width)")
      }
    }
  }

  @Test func `what gives way first is what the order says`() throws {
    let bar = try crowded(1_600, .dense, PangoTextMeasurer())
    var seen: [[Bool]] = []
    for width in Self.widths.reversed() {
      bar.root.resize(to: CGSize(width: width, height: 700))
      bar.root.window.layoutIfNeeded()
      let hasLabels = bar.buttons.contains { $0.title == "Clipping" }
      let state: [Bool] = [
        hasLabels, bar.has(.mirrorFingers), bar.has(.finger(3)), bar.has(.toggleClipping), bar.has(.toggleTheme),
      ]
      // What comes later in the order is still there while something before it is.
      for index in state.indices where state[index] {
        let isLaterKept = state.indices[index...].allSatisfy { state[$0] || $0 == 3 && width < 900 }
        #expect(isLaterKept, "\(state), \(width)")
      }
      if seen.last != state { seen.append(state) }
      // The overlays are in a menu in every window below 900 (visual design, 2.2).
      if width < 900 { #expect(!bar.has(.toggleClipping)) }
    }
    #expect(seen.first == [true, true, true, true, true])
    #expect(seen.last == [false, false, false, false, false])
    #expect(seen.count >= 4)
  }

  @Test(arguments: [Density.dense, .touch])
  func `all that it does can be done at every width, and says its key`(density: Density) throws {
    let commands: [InterfaceCommand] =
      (1...5).map { .finger($0) } + [
        .mirrorFingers, .parallelFingers, .pin, .toggleFrames, .toggleClipping, .toggleHitMap, .toggleNames,
        .toggleLayers, .toggleTheme, .showKeys, .export, .nextFinding,
      ]
    let bar = try crowded(1_600, density, FixedTextMeasurer())
    for width in stride(from: 720.0, through: 1_600, by: 80) {
      bar.root.resize(to: CGSize(width: width, height: 700))
      bar.root.window.layoutIfNeeded()
      var keys = Set(commands.filter(bar.has).map(\.key))
      for name in ["fingers", "overlays", "more"] where bar.menuButton(name) != nil {
        let lines = try bar.keys(in: name)
        #expect(!lines.contains(""), "\(name)")
        keys.formUnion(lines)
      }
      #expect(commands.filter { !keys.contains($0.key) } == [], "\(width)")
      for view in bar.shown {
        guard let button = view as? Button, button.elementName?.hasSuffix("menu button") != true else { continue }
        #expect(KeyTable.shared.contains { button.hint.hasSuffix("(\($0.press.name))") }, "\(button.hint)")
      }
    }
    let file = try #require(bar.shown.first { $0 is FileMenuButton } as? FileMenuButton)
    #expect(file.hint(at: .zero) == InterfaceCommand.fileMenu.hint)
    let modes = try #require(bar.shown.first { $0 is SegmentedControl } as? SegmentedControl)
    #expect(modes.hints == [InterfaceCommand.inspectMode.hint, InterfaceCommand.touchMode.hint])
  }

  @Test(arguments: [(900, true), (1100, true), (1440, true), (720, false)])
  func `the finger palette stays in all but the narrowest windows`(width: Int, isShown: Bool) throws {
    let session = DebugSession(application: CardStage().stage.application, name: "photo-card-with-a-long-name")
    let size = CGSize(width: width, height: 700)
    let bar = try Bar(InterfaceRoot(session: session, measurer: PangoTextMeasurer(), size: size))
    for number in 1...5 { #expect(bar.has(.finger(number)) == isShown) }
  }

  // MARK: The menus

  private func press(_ root: InterfaceRoot, _ keys: KeyPress.Special...) {
    for key in keys { _ = root.press(KeyPress(.special(key))) }
  }

  @Test func `by the keys alone the finger menu chooses a finger, and comes back to its button`() throws {
    let bar = try crowded(720, .dense, FixedTextMeasurer())
    let button = try #require(bar.menuButton("fingers"))
    press(bar.root, .f6)
    for _ in bar.shown where bar.root.window.firstResponder as? UIView !== button { press(bar.root, .tab) }
    #expect(bar.root.window.firstResponder as? UIView === button)
    press(bar.root, .enter, .down, .down, .enter)
    #expect(bar.root.session.activeFinger == 3)
    #expect(bar.root.window.firstResponder as? UIView === button)
    press(bar.root, .enter)
    let menu = try #require(bar.root.sheet as? MenuSheet)
    #expect(menu.items.map(\.isOn) == [false, false, true, false, false] + Array(repeating: false, count: 6))
    #expect(menu.items.map(\.finger).prefix(6) == [1, 2, 3, 4, 5, nil])
    press(bar.root, .end, .up, .up, .up, .enter)
    #expect(bar.root.session.pinsFingers)
  }

  @Test func `the overlay menu ticks what is shown and switches it`() throws {
    let bar = try crowded(720, .dense, FixedTextMeasurer())
    let button = try #require(bar.menuButton("overlays"))
    button.sendActions(for: .touchUpInside)
    let menu = try #require(bar.root.sheet as? MenuSheet)
    #expect(menu.items.map(\.isOn) == [true, true, false, false, false])
    // It hangs under its button.
    bar.root.window.layoutIfNeeded()
    #expect(menu.card.frame.minX == button.convert(button.bounds, to: nil).minX)
    #expect(menu.card.frame.minY == button.convert(button.bounds, to: nil).maxY + 4)
    press(bar.root, .down, .enter)
    #expect(!bar.root.session.overlays.clipping)
  }

  @Test func `the menu at the end has the looks, and stays inside the window`() throws {
    let bar = try crowded(720, .dense, FixedTextMeasurer())
    try #require(bar.menuButton("more")).sendActions(for: .touchUpInside)
    bar.root.window.layoutIfNeeded()
    let menu = try #require(bar.root.sheet as? MenuSheet)
    #expect(menu.card.frame.maxX <= 720 - 8)
    press(bar.root, .enter)
    #expect(bar.root.session.theme.appearance == .light)
  }

  @Test func `beside the palette the menu has only what the palette does not say`() throws {
    let bar = try crowded(1_600, .dense, PangoTextMeasurer())
    _ = try #require(
      Self.widths.reversed().first { width in
        bar.root.resize(to: CGSize(width: width, height: 700))
        bar.root.window.layoutIfNeeded()
        return !bar.has(.pin)
      }
    )
    #expect(bar.has(.finger(1)))
    try #require(bar.menuButton("fingers")).sendActions(for: .touchUpInside)
    let menu = try #require(bar.root.sheet as? MenuSheet)
    #expect(menu.items.allSatisfy { $0.finger == nil })
    #expect(menu.items.first?.note == InterfaceCommand.mirrorFingers.key)
  }
}
