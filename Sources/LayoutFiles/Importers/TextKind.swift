/// What pasted text is, judged by its first lines that say something.
enum TextKind: Hashable, Sendable {
  /// `recursiveDescription` or `_printHierarchy`, or both.
  case description
  /// XCUITest's `debugDescription`.
  case elementTree
  /// A line or more of talk, then JSON.
  case json(from: Int)
  case foreign(what: String, advice: String)
  case unknown

  init(_ bytes: [UInt8]) {
    let start = Array(bytes.prefix(1 << 18))
    func has(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { start.firstRange(ofBytes: Array($0)) != nil }
    }
    if has("Element subtree:") || has("\u{2192}Application, ") || has("\u{2192}Window") || has(", {{") && has("0x") {
      self = .elementTree
    } else if has("; AX=") && has("frame={{") || has("frame = (") || has("; view not loaded") || has(">, state: appear")
      || has(">, state: disappear") || has("> (layer)")
    {
      self = .description
    } else if has(" h=--- v=--- ") || has("] h=") && has(" f=(") {
      self = .foreign(
        what: "a macOS view hierarchy (_subtreeDescription)",
        advice: "Fingerpost reads those of UIKit: po [[UIWindow keyWindow] recursiveDescription]"
      )
    } else if has("element_num,depth,") {
      self = .foreign(
        what: "a hierarchy of Maestro's in its compact form",
        advice: "run maestro hierarchy without --compact"
      )
    } else if Self.isLayoutTrace(start) {
      self = .foreign(
        what: "an Auto Layout trace (_autolayoutTrace), which has no frames",
        advice: "paste po [[UIWindow keyWindow] recursiveDescription] instead"
      )
    } else if let brace = Self.jsonStart(start) {
      self = .json(from: brace)
    } else {
      self = .unknown
    }
  }

  /// `UIView:0x7f…` behind bars or dots, and no object in angle brackets.
  private static func isLayoutTrace(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).prefix(100)
    return lines.lazy.filter { line in
      guard let mark = line.firstRange(ofBytes: Array(":0x".utf8)) else { return false }
      let before = line[..<mark.lowerBound]
      return !before.isEmpty && !before.contains(UInt8(ascii: "<")) && !before.contains(UInt8(ascii: ","))
    }.count >= 2
  }

  /// The first line that starts with `{` or `[`, behind no more than ten others.
  private static func jsonStart(_ bytes: [UInt8]) -> Int? {
    var index = 0
    for _ in 0..<10 {
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") { return index }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      index = end + 1
    }
    return nil
  }
}
