/// Reads one line of a `recursiveDescription`: `PREFIX <CLASS: 0xADDRESS; KEY = VALUE; KEY: VALUE> TRAILER`.
struct DescriptionLine {
  let bytes: [UInt8]

  /// Where the object's `<` is, its class, its address, and where its attributes start.
  struct Start {
    let open: Int
    let className: String
    let address: String?
    let attributes: Int
    /// `(layer)` follows: a layer that no view has.
    let isLayer: Bool
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[index..<(index + $0.count)].elementsEqual($0) }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The beginning of a view's description; nil when the line holds none, or only the middle of one.
  var start: Start? {
    guard var open = bytes.firstIndex(of: UInt8(ascii: "<")) else { return nil }
    if at(open + 1) == UInt8(ascii: "<") { open += 1 }
    var index = open + 1
    guard Self.startsClass(at(index)) else { return nil }
    // A class may hold `<`, `(` and blanks: it ends at the address, else at the first `;` or `>`.
    while index < bytes.count, index - open <= Self.longestClass, !has(": 0x", at: index),
      bytes[index] != UInt8(ascii: ";"),
      bytes[index] != UInt8(ascii: ">") || Self.opensGeneric(bytes[(open + 1)..<index])
    {
      index += 1
    }
    let className = string((open + 1)..<index)
    guard className.utf8.count < Self.longestClass else { return nil }
    guard has(": 0x", at: index) else {
      // Without an address, so much else looks alike that the first attribute has to be a view's.
      guard has("; frame = (", at: index) || has("; baseClass = ", at: index) else { return nil }
      return Start(open: open, className: className, address: nil, attributes: index, isLayer: false)
    }
    var end = index + 4
    while end < bytes.count, Self.isHexadecimal(bytes[end]) { end += 1 }
    let address = string((index + 2)..<end)
    let isLayer = has("> (layer)", at: end)
    let ends = at(end) == UInt8(ascii: ">") && (end + 1 == bytes.count || isLayer)
    guard has(";", at: end) || ends else { return nil }
    return Start(open: open, className: className, address: address, attributes: end, isLayer: isLayer)
  }

  /// In bytes; a mangled name of SwiftUI's has a few hundred.
  private static let longestClass = 1_000

  private static func startsClass(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "(")
      || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private static func opensGeneric(_ name: ArraySlice<UInt8>) -> Bool {
    name.lazy.filter { $0 == UInt8(ascii: "<") }.count > name.lazy.filter { $0 == UInt8(ascii: ">") }.count
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  /// Whether every `<` of the object has its `>`: a line that was wrapped goes on in the next.
  func isComplete(from start: Start) -> Bool {
    var open = 0
    for index in start.open..<bytes.count {
      if bytes[index] == UInt8(ascii: "<") { open += 1 }
      if bytes[index] == UInt8(ascii: ">") {
        open -= 1
        if open == 0 { return true }
      }
    }
    return false
  }

  /// The view of the line.
  func view(_ start: Start, at location: SourceLocation) -> DescribedView {
    let prefix = bytes[..<start.open]
    var view = DescribedView(
      depth: prefix.lazy.filter { $0 == UInt8(ascii: "|") }.count,
      className: start.className,
      location: location
    )
    view.address = start.address
    view.isLayer = start.isLayer
    readPrefix(prefix, into: &view)
    if !start.isLayer { readAttributes(from: start.attributes, into: &view) }
    return view
  }

  /// What stands between the bars and the object: a controller in quotes, the names of instance variables.
  private func readPrefix(_ prefix: ArraySlice<UInt8>, into view: inout DescribedView) {
    let text = String(decoding: prefix.suffix(300), as: UTF8.self)
    let last = text.split(separator: "|", omittingEmptySubsequences: false).last ?? ""
    let parts = last.split(separator: "'", omittingEmptySubsequences: false)
    if parts.count == 3, parts[1].contains(":0x") { view.controller = String(parts[1]) }
    let word = (parts.first ?? "").split { $0 == "," || $0 == " " }.last ?? ""
    if word.hasPrefix("_"), word.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) {
      view.variable = String(word)
    }
  }

  private func readAttributes(from start: Int, into view: inout DescribedView) {
    var index = start
    while at(index) == UInt8(ascii: ";") {
      index += 1
      while at(index) == UInt8(ascii: " ") { index += 1 }
      let keyStart = index
      while Self.isKey(at(index)) { index += 1 }
      let key = string(keyStart..<index)
      guard let value = valueStart(index) else {
        // A blank before the end is how people shorten a line by hand.
        if index >= bytes.count { view.isCut = true }
        break
      }
      let end = valueEnd(value)
      view.add(key, string(value..<end).trimmed)
      index = end
    }
    if index >= bytes.count { view.isCut = true }
  }

  /// Behind ` = ` or `: `.
  private func valueStart(_ index: Int) -> Int? {
    if has(" = ", at: index) { return index + 3 }
    if has(": ", at: index) { return index + 2 }
    return nil
  }

  private static func isKey(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }

  /// The end of a value: a `;` or `>` outside brackets, or outside quotes for a text.
  private func valueEnd(_ start: Int) -> Int {
    if at(start) == UInt8(ascii: "'") { return quotedEnd(start + 1) }
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        if depth <= 0 { return index }
        depth -= 1
      case UInt8(ascii: ";") where depth <= 0 || startsKnownKey(index): return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// The text is not escaped, so its end is the first quote that a further attribute or the object's end follows.
  private func quotedEnd(_ start: Int) -> Int {
    var index = start
    var last = bytes.count
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "'") {
        if startsKnownKey(index + 1) { return index + 1 }
        if at(index + 1) == UInt8(ascii: ">") || at(index + 1) == UInt8(ascii: ";"), last == bytes.count {
          last = index + 1
        }
      }
      index += 1
    }
    return last
  }

  /// Whether `; KEY =` with a key every view may have stands here: a place to go on when brackets do not match.
  private func startsKnownKey(_ index: Int) -> Bool {
    guard has("; ", at: index) else { return false }
    var end = index + 2
    while Self.isKey(at(end)) { end += 1 }
    guard valueStart(end) != nil else { return false }
    return Self.known.contains(string((index + 2)..<end))
  }

  private static let known: Set<String> = [
    "frame", "clipsToBounds", "alpha", "hidden", "opaque", "autoresize", "autoresizesSubviews",
    "userInteractionEnabled", "gestureRecognizers", "backgroundColor", "tintColor", "tag", "animations", "layer",
    "anchorPoint", "transform", "contentOffset",
  ]
}

extension String {
  /// Without blanks around, and without the quotes of a whole quoted text.
  var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    if text.count >= 2, text.first == "'", text.last == "'" { return String(text.dropFirst().dropLast()) }
    return String(text)
  }
}
