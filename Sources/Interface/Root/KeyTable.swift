import Foundation
import UIKit

/// A key as the interface knows it: its symbol and the modifiers that count.
package struct KeyPress: Hashable, Sendable {
  /// Keys that type nothing, or nothing of their own.
  package enum Special: String, Hashable, Sendable {
    case space, escape, enter, tab, home, end, pageUp, pageDown, left, right, up, down, f1, f6, f10, f11, backspace,
      delete, menu
  }

  package enum Symbol: Hashable, Sendable {
    /// As typed without Control: "a", "A", ".", "?".
    case character(String)
    case special(Special)
  }

  package var symbol: Symbol
  package var control: Bool
  package var shift: Bool

  package init(_ symbol: Symbol, control: Bool = false, shift: Bool = false) {
    self.symbol = symbol
    self.control = control
    self.shift = shift
  }

  /// The key as people write it: "Ctrl+E", "Space", "?".
  package var name: String {
    let key =
      switch symbol {
      case .character(let text): text.uppercased()
      case .special(.pageUp): "Page Up"
      case .special(.pageDown): "Page Down"
      case .special(let special): special.rawValue.capitalized
      }
    return (control ? "Ctrl+" : "") + (shift ? "Shift+" : "") + key
  }
}

extension KeyPress {
  /// The way of an arrow key in points: 1, or 10 with Shift; nil for other keys.
  var arrow: CGVector? {
    guard case .special(let special) = symbol, !control else { return nil }
    let length: CGFloat = shift ? 10 : 1
    return switch special {
    case .left: CGVector(dx: -length, dy: 0)
    case .right: CGVector(dx: length, dy: 0)
    case .up: CGVector(dx: 0, dy: -length)
    case .down: CGVector(dx: 0, dy: length)
    default: nil
    }
  }
}

/// The keys of the window, in the order in which the key sheet lists them.
package enum KeyTable {
  package struct Entry: Hashable, Sendable {
    package let press: KeyPress
    package let command: InterfaceCommand
  }

  package static let shared: [Entry] =
    [
      key("t", .touchMode), key("i", .inspectMode),
      key("d", .showDescent), key("a", .showAscent), key("h", .showStory),
      key(.space, .playOrPause), key(".", .nextStep), key(",", .previousStep),
      key(">", .nextMoment), key("<", .previousMoment), key(.home, .firstStep), key(.end, .lastStep),
      key("[", .slower), key("]", .faster), key("l", .toggleLoop),
      key("{", .rangeStart), key("}", .rangeEnd),
      key("f", .toggleFrames), key("c", .toggleClipping), key("m", .toggleHitMap),
      key("n", .toggleNames),
      key("=", .zoomIn), key("+", .zoomIn), key("-", .zoomOut), key("0", .zoomToFit),
      key(.menu, .openMenu), key(.f10, .openMenu, shift: true),
      key("g", .toggleMeasures), key("s", .toggleIsolation), key("e", .toggleLayers),
      key("k", .layersApart), key("j", .layersTogether),
      key(.left, .turnLayersLeft, control: true, shift: true),
      key(.right, .turnLayersRight, control: true, shift: true),
      key(.up, .turnLayersUp, control: true, shift: true), key(.down, .turnLayersDown, control: true, shift: true),
      key("b", .nextUnderPoint), key("b", .previousUnderPoint, shift: true),
      key(.up, .selectParent, control: true), key(.down, .selectChild, control: true),
      key(.right, .selectNextSibling, control: true), key(.left, .selectPreviousSibling, control: true),
    ] + (1...5).map { key("\($0)", .finger($0)) } + [
      key("y", .mirrorFingers), key("u", .parallelFingers), key("p", .pin), key("v", .setPivot),
      key(.backspace, .liftFingers), key(.backspace, .cancelFingers, control: true),
      key(.enter, .pressAtCursor), key(.enter, .tapWithFingers, control: true), key("r", .repeatTouches),
      key("o", .open, control: true), key("o", .scenes, control: true, shift: true), key(.f10, .fileMenu),
      key("i", .notices, control: true), key("c", .copy, control: true),
      key("c", .copyReport, control: true, shift: true), key("v", .paste, control: true),
      key("e", .export, control: true), key("r", .reload, control: true), key("k", .clearTrace, control: true),
      key("=", .interfaceLarger, control: true), key("+", .interfaceLarger, control: true),
      key("-", .interfaceSmaller, control: true), key("0", .interfaceUsual, control: true),
      key("t", .toggleTheme, control: true), key("t", .toggleContrast, control: true, shift: true),
      key("m", .toggleMotion, control: true, shift: true),
      key("j", .toggleTimeline, control: true), key("b", .toggleColumns, control: true),
      key(.f11, .toggleFullScreen), key(.f1, .showKeys), key("?", .showKeys),
      key(.pageDown, .nextDocument, control: true), key(.pageUp, .previousDocument, control: true),
      key(.tab, .nextDocument, control: true), key(.tab, .previousDocument, control: true, shift: true),
      key("w", .closeDocument, control: true), key("q", .quit, control: true), key(.escape, .escape),
      key("/", .search), key("f", .search, control: true), key("w", .why),
      key("x", .nextFinding), key("x", .previousFinding, shift: true),
      key(.f6, .nextPane), key(.f6, .previousPane, shift: true),
      key(.tab, .nextControl), key(.tab, .previousControl, shift: true),
      key("z", .undo, control: true), key("z", .redo, control: true, shift: true),
      key("s", .saveLayout, control: true),
      key(.up, .outlineUp), key(.down, .outlineDown), key(.left, .outlineFold), key(.right, .outlineUnfold),
      key("o", .toggleOutline), key("z", .toggleOutlineOrder),
    ] + (1...5).map { key("\($0)", .expandOutline($0), control: true) }

  /// The command of a key; Shift counts only where an entry asks for it.
  package static func command(for press: KeyPress) -> InterfaceCommand? {
    let candidates = shared.filter {
      $0.press.symbol == folded(press.symbol) && $0.press.control == press.control && (press.shift || !$0.press.shift)
    }
    return (candidates.first { $0.press.shift == press.shift } ?? candidates.first)?.command
  }

  private static func folded(_ symbol: KeyPress.Symbol) -> KeyPress.Symbol {
    guard case .character(let text) = symbol else { return symbol }
    return .character(text.lowercased())
  }

  private static func key(
    _ text: String,
    _ command: InterfaceCommand,
    control: Bool = false,
    shift: Bool = false
  ) -> Entry {
    Entry(press: KeyPress(.character(text), control: control, shift: shift), command: command)
  }

  private static func key(
    _ special: KeyPress.Special,
    _ command: InterfaceCommand,
    control: Bool = false,
    shift: Bool = false
  ) -> Entry {
    Entry(press: KeyPress(.special(special), control: control, shift: shift), command: command)
  }
}
