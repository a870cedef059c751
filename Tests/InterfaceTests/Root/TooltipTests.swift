import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// The words that come when the pointer rests (visual design, 12.1 and 20.7).
@MainActor
struct TooltipTests {
  private let window = WindowOnScreen(
    DebugSession(application: CardStage().stage.application, name: "photo-card"),
    size: CGSize(width: 1440, height: 900),
    measurer: FixedTextMeasurer()
  )

  private var tooltip: UIView? { window.root.window.subviews[0].subviews.first { $0.elementName == "tooltip" } }

  /// What the tooltip says; nil while it is hidden.
  private var words: String? {
    guard let tooltip, !tooltip.isHidden else { return nil }
    let texts = DisplayList { (tooltip as? any Painted)?.paint(into: $0) }.commands.compactMap {
      if case .text(let block, _) = $0 { block.string } else { nil }
    }
    return texts.first
  }

  private func rest(on view: UIView, seconds: Double = 0.6) {
    window.root.pointerMoved(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    window.wait(seconds)
  }

  private var toolbarControls: [UIView] {
    window.root.window.layoutIfNeeded()
    let toolbar = window.root.window.subviews[0].subviews.first { $0 is ToolbarPane }
    return toolbar?.subviews.filter { !$0.isHidden && $0 is any Hinting } ?? []
  }

  @Test func `every control of the toolbar has one, with its key, within the window`() throws {
    #expect(toolbarControls.count > 12)
    for control in toolbarControls where (control as? Button)?.isEnabled != false {
      window.root.pointerLeft()
      rest(on: control)
      let words = try #require(words, "\(control.elementName ?? "")")
      #expect(KeyTable.shared.contains { words.hasSuffix("  \($0.press.name)") }, "\(words)")
      let box = try #require(tooltip?.frame)
      #expect(window.root.window.bounds.contains(box), "\(words)")
      #expect(!box.intersects(control.frame), "\(words)")
    }
  }

  @Test func `it comes after half a second, and goes with a press, a key or the wheel`() throws {
    let control = try #require(toolbarControls.last)
    rest(on: control, seconds: 0.4)
    #expect(words == nil)
    for _ in 0..<3 { window.wait(0.04) }
    #expect(words != nil)
    #expect(window.root.needsTicks, "it fades in")
    window.wait(0.2)
    #expect(!window.root.needsTicks)
    window.press(.right)
    #expect(words == nil)
    window.wait(1)
    #expect(words == nil, "the pointer has not moved")
    window.root.pointerLeft()
    rest(on: control)
    #expect(words != nil)
    window.root.wheel(by: CGVector(dx: 0, dy: 10), at: CGPoint(x: 600, y: 300), zooming: false)
    #expect(words == nil)
    window.root.pointerLeft()
    rest(on: control)
    window.click(CGPoint(x: 700, y: 600))
    #expect(words == nil)
  }

  @Test func `from one control to the next it goes at once`() throws {
    let controls = toolbarControls
    rest(on: controls[2])
    let first = try #require(words)
    rest(on: controls[3], seconds: 0)
    #expect(words != nil && words != first)
    window.root.pointerLeft()
    #expect(words == nil)
  }

  @Test func `a disabled button says why`() throws {
    let export = try #require(toolbarControls.compactMap { $0 as? Button }.first { !$0.isEnabled })
    rest(on: export)
    #expect(words == "Nothing to save yet: touch the device first")
  }
}
