import Foundation

/// Reads the `debugDescription` of an XCUITest element.
enum ElementTreeText {
  static func layout(_ text: TextLines, file: String) throws(LayoutError) -> LayoutDocument {
    let log = ImportLog(file: file)
    return try AccessibilityImporter.layout(nodes(text), source: "XCUITest debugDescription", log: log)
  }

  /// The elements of the subtree; what follows it, such as the path to the element, repeats them.
  static func nodes(_ text: TextLines) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for line in text.lines {
      let string = line.string
      let start = string.drop { " \t".contains($0) }
      if start.hasPrefix("Path to element") || start.hasPrefix("Query chain") {
        if nodes.isEmpty { continue }
        break
      }
      if start.hasPrefix("Attributes:") || start.hasPrefix("Element subtree") { continue }
      if let node = node(line) { nodes.append(node) }
    }
    return nodes
  }

  /// `→TYPE (Main), 0xHEX, traits: N, pid: N, {{x, y}, {w, h}}, KEY: VALUE, FLAG` behind blanks that say the depth.
  private static func node(_ line: TextLines.Line) -> AccessibilityNode? {
    let scalars = Array(line.string.unicodeScalars)
    var column = 0
    while column < scalars.count, " \t→↳".unicodeScalars.contains(scalars[column]) { column += 1 }
    var rest = String(String.UnicodeScalarView(scalars[column...]))[...]
    let type = rest.prefix { $0.isLetter || $0.isNumber }
    guard let first = type.first, first.isUppercase else { return nil }
    rest = rest.dropFirst(type.count)
    if rest.hasPrefix(" (") { rest = rest.drop { $0 != ")" }.dropFirst() }
    guard rest.hasPrefix(", ") else { return nil }
    var node = AccessibilityNode(depth: column, type: String(type), location: line.location(0))
    rest = rest.dropFirst(2)
    var isElement = false
    for prefix in ["0x", "traits: ", "pid: "] where rest.hasPrefix(prefix) {
      isElement = true
      rest = rest.drop { $0 != "," }.dropFirst()
      if rest.first == " " { rest = rest.dropFirst() }
    }
    if rest.hasPrefix("{{") {
      isElement = true
      let end = rest.range(of: "}}")?.upperBound ?? rest.endIndex
      let numbers = DescribedView.numbers(String(rest[..<end]))
      if numbers.count == 4 {
        node.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
      rest = rest[end...]
      if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
    }
    guard isElement else { return nil }
    readAttributes(rest, into: &node)
    return node
  }

  private static let keys = ["identifier", "label", "title", "value", "placeholderValue"]
  private static let flags = ["Disabled", "Selected", "Keyboard Focused", "Focused", "Hittable"]

  private static func readAttributes(_ text: Substring, into node: inout AccessibilityNode) {
    var rest = text
    while !rest.isEmpty {
      if let key = keys.first(where: { rest.hasPrefix($0 + ": ") }) {
        rest = rest.dropFirst(key.count + 2)
        let value = value(&rest)
        switch key {
        case "identifier": node.identifier = value
        case "label": node.label = value
        case "title": node.label = node.label ?? value
        case "value": node.value = value
        default: node.placeholder = value
        }
      } else if let flag = flags.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(flag.count)
        if flag == "Disabled" { node.isEnabled = false }
        if flag == "Selected" { node.isSelected = true }
      } else {
        rest = rest.drop { $0 != "," }
      }
      if rest.hasPrefix(",") { rest = rest.dropFirst() }
      if rest.hasPrefix(" ") { rest = rest.dropFirst() }
    }
  }

  /// A value up to what may follow one: `, ` with a key or a flag, or the end; the text itself is not escaped.
  private static func value(_ rest: inout Substring) -> String {
    let isQuoted = rest.first == "'"
    if isQuoted { rest = rest.dropFirst() }
    var index = rest.startIndex
    while index < rest.endIndex {
      let tail = rest[index...]
      if isQuoted, tail.first == "'" {
        let after = tail.dropFirst()
        if after.isEmpty || startsNext(after) {
          defer { rest = after }
          return String(rest[..<index])
        }
      } else if !isQuoted, startsNext(tail) {
        defer { rest = tail }
        return String(rest[..<index])
      }
      index = rest.index(after: index)
    }
    defer { rest = "" }
    return String(rest)
  }

  private static func startsNext(_ text: Substring) -> Bool {
    guard text.hasPrefix(", ") else { return false }
    let next = text.dropFirst(2)
    return keys.contains { next.hasPrefix($0 + ": ") } || flags.contains { next.hasPrefix($0) }
  }
}
