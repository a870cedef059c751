package import Canvas
package import Foundation
package import UIKit

/// The keys of the window over everything else; any press closes it.
@MainActor
package final class KeySheet: UIView, Painted {
  private let context: InterfaceContext

  /// One line: keys that do the same, or a family of them, stand together.
  private struct Line {
    var keys: String
    let words: String
  }

  /// Keys that stand in one line, since they are of one kind.
  private struct Family {
    let commands: [InterfaceCommand]
    let keys: String
    let words: String

    static let all = [
      Family(commands: (1...5).map { .finger($0) }, keys: "1 … 5", words: "The mouse is this finger"),
      Family(commands: [.touchMode, .inspectMode], keys: "T  I", words: "Touch; Inspect, also while held"),
      Family(commands: [.showDescent, .showAscent], keys: "D  A", words: "Descent, ascent"),
      Family(commands: [.firstStep, .lastStep], keys: "Home  End", words: "First step; last, and follow live"),
      Family(
        commands: [.toggleFrames, .toggleClipping, .toggleHitMap, .toggleNames],
        keys: "F  C  M  N",
        words: "Frames, clipping, hit map, names"
      ),
      Family(commands: [.zoomIn, .zoomOut, .zoomToFit], keys: "=  -  0", words: "Zoom in, out, fit the device"),
      Family(commands: [.undo, .redo], keys: "Ctrl+Z, +Shift", words: "Undo a what-if, make it again"),
      Family(
        commands: [.nextDocument, .previousDocument],
        keys: "Ctrl+Tab, +Shift",
        words: "Next and previous file"
      ),
      Family(commands: [.nextStep, .previousStep], keys: ".  ,", words: "Next and previous step"),
      Family(commands: [.nextMoment, .previousMoment], keys: ">  <", words: "Next and previous event"),
      Family(commands: [.slower, .faster], keys: "[  ]", words: "Slower, faster"),
      Family(
        commands: [.nextUnderPoint, .previousUnderPoint],
        keys: "B  Shift+B",
        words: "Views under the same point"
      ),
      Family(
        commands: [.selectParent, .selectChild, .selectNextSibling, .selectPreviousSibling],
        keys: "Ctrl+arrows",
        words: "Select superview, subview, siblings"
      ),
      Family(commands: [.layersApart, .layersTogether], keys: "K  J", words: "Layers further apart, closer"),
      Family(
        commands: [.turnLayersLeft, .turnLayersRight, .turnLayersUp, .turnLayersDown],
        keys: "Ctrl+Shift+arrows",
        words: "Turn the layers"
      ),
      Family(
        commands: [.outlineUp, .outlineDown, .outlineFold, .outlineUnfold],
        keys: "Arrows",
        words: "Rows of the outline; fold and unfold"
      ),
      Family(commands: [.nextPane, .previousPane], keys: "F6  Shift+F6", words: "Next and previous pane"),
      Family(commands: [.nextControl, .previousControl], keys: "Tab  Shift+Tab", words: "Next and previous control"),
    ]
  }

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "key sheet"
    let tap = UITapGestureRecognizer()
    tap.name = "close the key sheet"
    tap.addHandler(named: "close") { [weak self] _ in self?.isHidden = true }
    addGestureRecognizer(tap)
    isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  private static let lines: [Line] = {
    var lines: [Line] = []
    var places: [String: Int] = [:]
    func add(_ keys: String, _ words: String) {
      if let place = places[words] {
        lines[place].keys += "  \(keys)"
      } else {
        places[words] = lines.count
        lines.append(Line(keys: keys, words: words))
      }
    }
    for entry in KeyTable.shared {
      if let family = Family.all.first(where: { $0.commands.contains(entry.command) }) {
        if places[family.words] == nil { add(family.keys, family.words) }
      } else {
        add(entry.press.name, entry.command.words)
      }
    }
    add("Ctrl+press", "A second finger, mirrored")
    add("Shift+press", "A second finger beside the first")
    add("Ctrl+Shift+press", "A mirrored pair that moves as one")
    add("Ctrl+middle click", "What mirrored fingers turn about")
    add("Right click", "Views under the pointer")
    add("Middle click", "Put a finger down to stay, or lift it")
    add("Ctrl+wheel", "Zoom the canvas")
    return lines
  }()

  /// As few as fit at full height; else as many as the width has room for.
  private var columnCount: Int {
    for columns in 1...3 {
      let rows = (Self.lines.count + columns - 1) / columns
      if Double(rows) * 24 + 96 <= bounds.height, Double(columns) * 330 <= bounds.width { return columns }
    }
    return max(1, min(3, Int(bounds.width / 330)))
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let lines = Self.lines
    painter.fill(bounds, color: theme[.window].multipliedAlpha(0.82))
    let least = 13.0
    let columns: Int = columnCount
    let rows = (lines.count + columns - 1) / columns
    let rowHeight = min(24, max(least, (bounds.height - 92) / Double(rows)))
    let width = min(bounds.width - 32, Double(columns) * 400)
    let height = Double(rows) * rowHeight + 68
    let card = CGRect(
      x: ((bounds.width - width) / 2).rounded(),
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
    painter.fill(card, cornerRadius: 8, color: theme[.panel])
    painter.strokeInside(card, cornerRadius: 8, style: .hairline, color: theme[.line2])
    let title = CGRect(x: card.minX + 20, y: card.minY + 12, width: width - 40, height: 24)
    painter.text("Keys", font: .ui(14, .semibold), color: theme[.text1], in: title)
    painter.text("Escape closes this", font: .ui(11), color: theme[.text3], in: title, alignment: .trailing)
    let columnWidth = (width - 40) / Double(columns)
    let keyWidth = min(112, columnWidth * 0.34)
    let size = rowHeight >= 20 ? 12.0 : rowHeight >= 17 ? 10.5 : rowHeight >= 15 ? 10 : 9.5
    for (index, line) in lines.enumerated() {
      let x = card.minX + 20 + Double(index / rows) * columnWidth
      let y = card.minY + 48 + Double(index % rows) * rowHeight
      painter.text(
        line.keys,
        font: .mono(size - 0.5, .medium),
        color: theme[.accent],
        in: CGRect(x: x, y: y, width: keyWidth, height: rowHeight)
      )
      painter.text(
        line.words,
        font: .ui(size),
        color: theme[.text1],
        in: CGRect(x: x + keyWidth + 8, y: y, width: columnWidth - keyWidth - 20, height: rowHeight)
      )
    }
  }
}
