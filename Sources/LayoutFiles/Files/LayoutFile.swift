/// Reads layouts of every known form; what a file is decides its content, not its name.
package enum LayoutFile {
  /// The layout in the file at `path`, or in standard input for `-`; throws all that is wrong with it.
  ///
  /// A check opens as the layout it is about, a trace as the one it carries.
  package static func read(_ path: String) throws(LayoutError) -> LayoutDocument {
    try decode(try FileReader.bytes(at: path), file: path)
  }

  /// The layout in `bytes`, which errors call `file`.
  package static func decode(_ bytes: [UInt8], file: String) throws(LayoutError) -> LayoutDocument {
    try decode(bytes, file: file, opensChecks: true)
  }

  /// The layout in `bytes`.
  ///
  /// The layout of a check is no check: two could name each other for ever.
  static func decode(_ bytes: [UInt8], file: String, opensChecks: Bool) throws(LayoutError) -> LayoutDocument {
    switch FileContent(bytes) {
    case .json: return try native(try JSONReader.read(bytes, file: file), file: file, opensChecks: opensChecks)
    case .xml(let root): throw LayoutError(foreign(root), file: file)
    case .text:
      throw LayoutError(
        .foreign(what: "text, but not JSON", advice: "a layout starts with {\"fingerpost\": 1, \"windows\": […]}"),
        file: file
      )
    case .foreign(let what, let advice): throw LayoutError(.foreign(what: what, advice: advice), file: file)
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

  private static func foreign(_ root: String) -> LayoutDiagnostic.Kind {
    switch root {
    case "document": .foreign(what: "an Interface Builder document", advice: "convert it to a native layout first")
    case "archive":
      .foreign(what: "a XIB saved by Xcode 4 or older", advice: "open it in Xcode 5 or later and save it")
    case "plist": .foreign(what: "a property list", advice: "open the .storyboard or .xib it belongs to")
    case "html", "svg": .foreign(what: "an \(root.uppercased()) document", advice: "a layout is JSON")
    default: .foreign(what: "XML with the element <\(root)>", advice: "a layout is JSON")
    }
  }
}
