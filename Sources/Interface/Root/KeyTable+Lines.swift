extension KeyTable {
  /// One line of the key sheet and of the manual: keys that do the same, or a family of them, stand together.
  package struct Line: Hashable, Sendable {
    package var keys: [String]
    package let words: String
  }

  /// All keys in the order of the table, then what modifiers do to presses.
  package static let lines: [Line] = {
    var lines: [Line] = []
    var places: [String: Int] = [:]
    func add(_ keys: String, _ words: String) {
      if let place = places[words] {
        lines[place].keys.append(keys)
      } else {
        places[words] = lines.count
        lines.append(Line(keys: [keys], words: words))
      }
    }
    for entry in shared {
      switch entry.command {
      case .finger(let number): if number == 1 { add("1 … 5", "The mouse is this finger") }
      case .expandOutline(let level): if level == 1 { add("Ctrl+1 … 5", "So many levels in the outline") }
      default: add(entry.press.name, entry.command.words)
      }
    }
    add("Ctrl+press", "A second finger, mirrored")
    add("Shift+press", "A second finger beside the first")
    add("Ctrl+Shift+press", "A mirrored pair that moves as one")
    add("Ctrl+middle click", "What mirrored fingers turn about")
    add("Right click, long touch", "Menu of what is there")
    add("Middle click", "Put a finger down to stay, or lift it")
    add("Ctrl+wheel", "Zoom the canvas, or the time")
    add("Wheel, Shift+wheel", "Sliders: by a hundredth, by a tenth")
    add("Double click", "Sliders: put back; names: copy")
    add("Shift+drag", "Timeline: select a range of time")
    add("Ctrl+drag", "Timeline: go to any moment, event or not")
    return lines
  }()

  /// What the keys do inside the pane that has them; the same keys mean other things elsewhere.
  package static let paneLines: [Line] = [
    Line(keys: ["Arrows", "Home", "End"], words: "Outline: walk; letters find names"),
    Line(keys: ["Enter", "Shift+Enter"], words: "Search: next and previous match"),
    Line(keys: ["Up", "Down"], words: "Trace: step before and after"),
    Line(keys: ["Enter"], words: "Trace, timeline: select its object"),
    Line(keys: ["Up", "Down"], words: "Recognizers: from lane to lane"),
    Line(keys: ["Left", "Right", "Enter"], words: "Recognizers: change before, after, last"),
    Line(keys: ["Up", "Down", "Ctrl+C"], words: "Properties: value before, after, copy"),
    Line(keys: ["Left", "Right"], words: "Timeline: event before and after"),
    Line(keys: ["+", "-", "0"], words: "Timeline: zoom in, out, show everything"),
    Line(keys: ["Enter", "Space"], words: "Buttons, switches, links: press"),
    Line(keys: ["Arrows", "Shift+Arrows"], words: "Numbers: by one, by ten"),
  ]
}
