/// Reads layouts of every known form; what a file is decides its content, not its name.
package enum LayoutFile {
  /// The layout in the file at `path`, or in standard input for `-`; throws all that is wrong with it.
  ///
  /// A check opens as the layout it is about, a trace as the one it carries, a storyboard with its first scene or the
  /// one named behind a `#`.
  package static func read(_ path: String) throws(LayoutError) -> LayoutDocument {
    try decode(try FileReader.bytes(at: path), file: path)
  }

  /// The layout in `bytes`, which errors call `file`; the name of a scene may stand behind a `#`.
  package static func decode(_ bytes: [UInt8], file: String) throws(LayoutError) -> LayoutDocument {
    try decode(bytes, file: file, opensChecks: true)
  }

  /// Every scene of the storyboard or XIB in `bytes`, the initial one first, read once; of any other file its one layout.
  ///
  /// The name of a scene in `file` counts for nothing here.
  package static func scenes(_ bytes: [UInt8], file: String) throws(LayoutError) -> [LayoutDocument] {
    guard case .xml(root: "document") = FileContent(bytes) else { return [try decode(bytes, file: file)] }
    let file = LayoutPath(file).file
    return try IBImporter.layouts(try MarkupReader.read(bytes, file: file), file: file)
  }

  /// The layout in `bytes`.
  ///
  /// The layout of a check is no check: two could name each other for ever.
  static func decode(_ bytes: [UInt8], file: String, opensChecks: Bool) throws(LayoutError) -> LayoutDocument {
    let path = LayoutPath(file)
    switch FileContent(bytes) {
    case .json:
      // A string that a debugger prints starts with a quote, and so does nothing that is a layout.
      if let pasted = try text(bytes, file: path.file, isJSON: true) { return pasted }
      let value = try JSONReader.read(bytes, file: path.file)
      if let tree = try AccessibilityJSON.layout(value, file: path.file) { return tree }
      return try native(value, file: path.file, opensChecks: opensChecks)
    case .xml(let root): return try xml(bytes, root: root, path: path)
    case .text:
      if let pasted = try text(bytes, file: path.file, isJSON: false) { return pasted }
      throw LayoutError(
        .foreign(what: "text, but not JSON", advice: "a layout starts with {\"fingerpost\": 1, \"windows\": […]}"),
        file: path.file
      )
    case .foreign(let what, let advice): throw LayoutError(.foreign(what: what, advice: advice), file: path.file)
    }
  }

  /// The layout in pasted text; nil when it is no text that an importer knows.
  private static func text(_ bytes: [UInt8], file: String, isJSON: Bool) throws(LayoutError) -> LayoutDocument? {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    if isJSON, first == UInt8(ascii: "{") { return nil }
    switch TextKind(bytes) {
    case .description where !isJSON || first != UInt8(ascii: "["):
      return try DescriptionImporter.layout(try TextLines(checking: bytes, file: file), file: file)
    case .elementTree where !isJSON || first != UInt8(ascii: "["):
      return try ElementTreeText.layout(try TextLines(checking: bytes, file: file), file: file)
    case .foreign(let what, let advice): throw LayoutError(.foreign(what: what, advice: advice), file: file)
    case .json(let start) where !isJSON:
      let value = try JSONReader.read(Array(bytes[start...]), file: file)
      return try AccessibilityJSON.layout(value, file: file)
    case .description, .elementTree, .json, .unknown: return nil
    }
  }

  private static func native(_ value: JSONValue, file: String, opensChecks: Bool) throws(LayoutError) -> LayoutDocument
  {
    let inTrace = traceLayout(in: value)
    // A trace may have steps, too: those of which it came.
    if inTrace == nil, opensChecks, isCheck(value) { return try CheckFile.decode(value, file: file).layout }
    var decoder = LayoutDecoder(file: file)
    let document = decoder.layout(inTrace ?? value, requiresVersion: true)
    try decoder.finish()
    return document
  }

  /// Whether the file is a check: it opens as the layout it is about.
  private static func isCheck(_ value: JSONValue) -> Bool {
    guard case .object(let members) = value.kind else { return false }
    return members.contains { $0.key == "steps" } && !members.contains { $0.key == "windows" }
  }

  /// The layout a trace carries.
  static func traceLayout(in value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value.kind,
      members.contains(where: { member in
        if case .string("trace") = member.value.kind { return member.key == "kind" }
        return false
      })
    else { return nil }
    return members.first { $0.key == "layout" }?.value
  }

  private static func xml(_ bytes: [UInt8], root: String, path: LayoutPath) throws(LayoutError) -> LayoutDocument {
    switch root {
    case "document": return try IBImporter.layout(try MarkupReader.read(bytes, file: path.file), path: path)
    case "archive":
      throw foreign(
        "a XIB saved by Xcode 4 or older",
        "open it in Xcode 5 or later and save it",
        path.file
      )
    case "plist": throw foreign("a property list", "open the .storyboard or .xib it belongs to", path.file)
    case "html", "svg": throw foreign("an \(root.uppercased()) document", "a layout is JSON", path.file)
    case _ where root == "AppiumAUT" || root == "hierarchy" || root.hasPrefix("XCUIElementType"):
      // Dumps of Android come with a second one, or with a line of talk, behind the first.
      let document = try MarkupReader.read(bytes, file: path.file, allowsMore: root == "hierarchy")
      return root == "hierarchy"
        ? try UIAutomatorXML.layout(document, file: path.file)
        : try WebDriverAgentXML.layout(document, file: path.file)
    default:
      // A pasted description starts with a view in angle brackets.
      if let pasted = try text(bytes, file: path.file, isJSON: false) { return pasted }
      throw foreign("XML with the element <\(root)>", "a layout is JSON", path.file)
    }
  }

  private static func foreign(_ what: String, _ advice: String, _ file: String) -> LayoutError {
    LayoutError(.foreign(what: what, advice: advice), file: file)
  }
}
