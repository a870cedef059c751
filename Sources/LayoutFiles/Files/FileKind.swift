/// What a file seems to be by its first bytes: enough to list a folder without reading all that is in it.
///
/// Only opening a file tells for certain.
package enum FileKind: Hashable, Sendable {
  case folder
  /// The native format.
  case layout
  case check
  case trace
  case storyboard
  case xib
  /// Text of the debugger: `recursiveDescription` and its relatives.
  case hierarchy
  /// Positions without delivery flags, from a tool for accessibility or tests.
  case accessibility
  /// A PNG, which holds a trace if the program saved it.
  case picture
  /// Nothing that opens; what it is, as far as that can be told.
  case other(String)

  /// The first bytes that are enough to tell.
  package static let headSize = 4_096

  /// Judges by the start of a file: at most ``headSize`` bytes are looked at.
  package init(head: [UInt8]) {
    let head = Array(head.prefix(FileKind.headSize))
    guard !head.isEmpty else {
      self = .other("Empty file")
      return
    }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .picture
      return
    }
    switch FileContent(head) {
    case .xml(let root): self = FileKind.xml(root, head)
    case .json: self = FileKind.json(head)
    case .text: self = FileKind.text(head)
    case .foreign(let what, _): self = .other(FileKind.sentence(what))
    }
  }

  /// Whether opening it is worth a try.
  package var isReadable: Bool { if case .other = self { false } else { true } }

  package var title: String {
    switch self {
    case .folder: "Folder"
    case .layout: "Layout"
    case .check: "Check"
    case .trace: "Trace"
    case .storyboard: "Storyboard"
    case .xib: "XIB"
    case .hierarchy: "View hierarchy"
    case .accessibility: "Accessibility tree"
    case .picture: "Picture"
    case .other(let what): what
    }
  }

  private static func has(_ text: String, in head: [UInt8]) -> Bool { head.firstRange(of: Array(text.utf8)) != nil }

  private static func xml(_ root: String, _ head: [UInt8]) -> FileKind {
    switch root {
    case "document":
      if !has("CocoaTouch", in: head) { return .other(has("com.apple.Inter", in: head) ? "Mac or watch file" : "XML") }
      return has("Storyboard", in: head) ? .storyboard : .xib
    case "AppiumAUT", "hierarchy": return .accessibility
    case _ where root.hasPrefix("XCUIElementType"): return .accessibility
    case "archive": return .other("Old XIB")
    case "plist": return .other("Property list")
    // What the program has saved carries its trace.
    case "svg" where has("<metadata id=\"Fingerpost trace\">", in: head): return .picture
    case "html" where has("content=\"Fingerpost", in: head): return .trace
    case "html", "svg": return .other(root.uppercased())
    default: return text(head) == .hierarchy ? .hierarchy : .other("XML")
    }
  }

  private static func json(_ head: [UInt8]) -> FileKind {
    if has("\"fingerpost\"", in: head) {
      return has("\"kind\":\"trace\"", in: head.filter { $0 != 0x20 }) ? .trace : .layout
    }
    if has("\"steps\"", in: head) || has("\"expect\"", in: head) { return .check }
    let words = ["\"AX", "rendering_system", "\"attributes\"", "\"children\"", "\"elements\""]
    if words.contains(where: { has($0, in: head) }) { return .accessibility }
    switch TextKind(head) {
    case .description: return .hierarchy
    case .elementTree: return .accessibility
    case .json, .foreign, .unknown: return .other("JSON")
    }
  }

  private static func text(_ head: [UInt8]) -> FileKind {
    switch TextKind(head) {
    case .description: .hierarchy
    case .elementTree, .json: .accessibility
    case .foreign(let what, _): .other(sentence(what))
    case .unknown: .other("Text")
    }
  }

  /// "a JPEG picture" as "JPEG picture".
  private static func sentence(_ what: String) -> String {
    let words = what.split(separator: " ", maxSplits: 1)
    let rest = words.count == 2 && ["a", "an"].contains(words[0]) ? String(words[1]) : what
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}
