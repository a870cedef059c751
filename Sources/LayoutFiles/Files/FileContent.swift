/// What a file holds, judged by its first bytes and never by its name.
enum FileContent: Hashable, Sendable {
  case json
  /// XML, by its first element.
  case xml(root: String)
  /// Text that is neither, such as a pasted description of a view hierarchy.
  case text
  /// Something that no part of the program reads: what it is, and what to do.
  case foreign(what: String, advice: String)

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist00".utf8), bytes.firstRange(ofBytes: Array("LookinHierarchyFile".utf8)) != nil {
      self = .foreign(
        what: "a hierarchy that Lookin saved",
        advice: "paste po [[UIWindow keyWindow] recursiveDescription] instead"
      )
      return
    }
    if let known = FileContent.signatures.first(where: { bytes.starts(with: $0.magic) }) {
      self = .foreign(what: known.what, advice: known.advice)
      return
    }
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, FileContent.isSpace(bytes[start]) { start += 1 }
    guard start < bytes.count else {
      self = .json
      return
    }
    switch bytes[start] {
    case _ where FileContent.isUTF16(bytes): self = .json
    case UInt8(ascii: "<"):
      self = FileContent.rootElement(bytes[start...].prefix(1 << 16)).map { .xml(root: $0) } ?? .text
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "'"): self = .json
    case 0xFE, 0xFF, 0: self = FileContent.binary
    default: self = FileContent.looksBinary(bytes) ? FileContent.binary : .text
    }
  }

  private static let binary = FileContent.foreign(what: "binary data", advice: "a layout is UTF-8 text")

  private static let signatures: [(magic: [UInt8], what: String, advice: String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG picture", "only one saved by Fingerpost holds a trace"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", "a layout is UTF-8 text"),
    (Array("%PDF-".utf8), "a PDF document", "a layout is UTF-8 text"),
    (Array("GIF8".utf8), "a GIF picture", "a layout is UTF-8 text"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive", "unpack it and open the layout inside"),
    ([0x1F, 0x8B], "gzip data", "unpack it and open the layout inside"),
    (Array("NIBArchive".utf8), "a compiled nib", "open the .xib or .storyboard it was made from"),
    (Array("bplist00".utf8), "a binary property list", "open the .xib or .storyboard it was made from"),
    ([0x7F, 0x45, 0x4C, 0x46], "an executable", "a layout is UTF-8 text"),
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// UTF-16 goes to the JSON reader, whose sentence says what to do.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return (bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE)
      || (bytes[0] == 0) != (bytes[1] == 0)
  }

  private static func looksBinary(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(1024).contains { $0 < 0x20 && !isSpace($0) && $0 != 0x1B }
  }

  /// The name of the first element: past the declaration, comments and a document type.
  private static func rootElement(_ bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if rest.starts(with: "!--".utf8) {
        guard let end = rest.firstRange(of: Array("-->".utf8)) else { return nil }
        rest = rest[end.upperBound...]
      } else if let first = rest.first, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
        continue
      } else {
        let name = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return name.isEmpty ? nil : String(decoding: name.prefix(80), as: UTF8.self)
      }
    }
    return nil
  }
}
