/// Reads the XML that design tools and test tools write.
///
/// Entities of documents are never expanded and nothing outside the file is read, so no file can make more of itself
/// than it is.
struct MarkupReader {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var elements: [MarkupDocument.Element] = []
  private var attributes: [MarkupDocument.Attribute] = []
  private var names = MarkupNames()
  private let places: MarkupPlaces
  /// Open elements, outermost first, each with its last child so far.
  private var open: [(element: Int32, lastChild: Int32)] = []

  /// The document in `bytes`; with `allowsMore` something may follow the root element, and is not read.
  static func read(_ bytes: [UInt8], file: String, allowsMore: Bool = false) throws(LayoutError) -> MarkupDocument {
    guard bytes.count <= ImportLimits.size else {
      throw LayoutError(.tooLarge(bytes: bytes.count, limit: ImportLimits.size), file: file)
    }
    if let bad = InvalidUTF8.first(in: bytes) {
      throw LayoutError(.invalidUTF8(byte: bytes[bad]), file: file, at: InvalidUTF8.location(of: bad, in: bytes))
    }
    if let zero = bytes.firstIndex(of: 0) {
      let place = InvalidUTF8.location(of: zero, in: bytes)
      throw LayoutError(.markup(.expected("text", found: "a NUL")), file: file, at: place)
    }
    var reader = MarkupReader(bytes: bytes, file: file)
    return try reader.document(allowsMore: allowsMore)
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    places = MarkupPlaces(bytes)
    elements.reserveCapacity(bytes.count / 48)
    attributes.reserveCapacity(bytes.count / 20)
  }

  private mutating func document(allowsMore: Bool) throws(LayoutError) -> MarkupDocument {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while true {
      try skipText()
      guard position < bytes.count else { throw endOfFile() }
      let hasRoot = !elements.isEmpty
      try readMarkup()
      if hasRoot || !elements.isEmpty, open.isEmpty { break }
    }
    if !allowsMore { try checkEnd() }
    return MarkupDocument(bytes: bytes, elements: elements, attributes: attributes, names: names.all, places: places)
  }

  /// After the root element come comments and blanks.
  private mutating func checkEnd() throws(LayoutError) {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), peek(1) == UInt8(ascii: "!") || peek(1) == UInt8(ascii: "?") {
        try readMarkup()
      } else if isSpace(bytes[position]) {
        position += 1
      } else {
        throw error(.textAfterEnd)
      }
    }
  }

  /// Moves to the next `<` and notes the text of the element that is open.
  private mutating func skipText() throws(LayoutError) {
    let start = position
    var isBlank = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if isBlank, !isSpace(bytes[position]) {
        isBlank = false
        // Outside the root there is no text; the marks of a merge are the usual cause.
        if open.isEmpty { throw conflict ?? error(.expected("<", found: "text")) }
      }
      if bytes[position] == UInt8(ascii: "&") { try checkReference() }
      position += 1
    }
    if !isBlank, let conflict { throw conflict }
    guard let last = open.last, last.lastChild == 0, !isBlank else { return }
    elements[Int(last.element)].textStart = Int32(start)
    elements[Int(last.element)].textEnd = Int32(position)
  }

  /// The mark of a merge that nobody resolved, where one stands here or begins the line.
  private var conflict: LayoutError? {
    let line = bytes[..<min(position, bytes.count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    for mark in ["<<<<<<<", ">>>>>>>"] where bytes[line...].starts(with: mark.utf8) {
      return error(.mergeConflict, at: line)
    }
    return nil
  }

  private mutating func readMarkup() throws(LayoutError) {
    switch peek(1) {
    case UInt8(ascii: "/"): try readEnd()
    case UInt8(ascii: "?"): try skip(to: "?>", of: "processing instruction")
    case UInt8(ascii: "!"):
      if starts("<!--") {
        try skip(to: "-->", of: "comment")
      } else if starts("<![CDATA[") {
        try skip(to: "]]>", of: "character data")
      } else {
        try skipDocumentType()
      }
    default: try readStart()
    }
  }

  private mutating func skipDocumentType() throws(LayoutError) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "[") { throw error(.internalSubset, at: start) }
      position += 1
    }
    position += 1
  }

  private mutating func skip(to end: StaticString, of what: String) throws(LayoutError) {
    let start = position
    let needle = end.withUTF8Buffer { Array($0) }
    guard let found = bytes.firstRange(ofBytes: needle, from: position + 2) else {
      throw LayoutError(.truncated(inside: what, openedAt: location(start)), file: file, at: location(bytes.count))
    }
    position = found.upperBound
  }

  private mutating func readEnd() throws(LayoutError) {
    let start = position
    position += 2
    let name = readName()
    skipSpace()
    guard peek(0) == UInt8(ascii: ">") else { throw error(.expected("> after </\(text(name))", found: found)) }
    position += 1
    guard let last = open.popLast() else { throw error(.endWithoutStart(text(name)), at: start) }
    let element = elements[Int(last.element)]
    guard names.index(of: name, in: bytes) == element.name else {
      let expected = names.all[Int(element.name)]
      throw error(
        .wrongEnd(found: text(name), expected: expected, openedAt: location(Int(element.offset))),
        at: start
      )
    }
  }

  private mutating func readStart() throws(LayoutError) {
    let start = position
    position += 1
    let name = readName()
    guard !name.isEmpty else { throw conflict ?? error(.expected("the name of an element", found: found)) }
    guard open.count < MarkupLimits.depth else {
      throw LayoutError(.nestedTooDeep(limit: MarkupLimits.depth), file: file, at: location(start))
    }
    guard elements.count < MarkupLimits.elements else {
      throw error(.tooManyElements(limit: MarkupLimits.elements), at: start)
    }
    let index = Int32(elements.count)
    var element = MarkupDocument.Element(
      name: names.index(of: name, in: bytes),
      firstAttribute: Int32(attributes.count),
      parent: open.last?.element ?? -1,
      offset: Int32(start)
    )
    while true {
      skipSpace()
      guard position < bytes.count else { throw endOfFile(inside: "tag", start) }
      if bytes[position] == UInt8(ascii: ">") || bytes[position] == UInt8(ascii: "/") { break }
      try readAttribute()
      element.attributeCount += 1
    }
    elements.append(element)
    if let last = open.last {
      if last.lastChild == 0 {
        elements[Int(last.element)].firstChild = index
      } else {
        elements[Int(last.lastChild)].nextSibling = index
      }
      open[open.count - 1].lastChild = index
    }
    if bytes[position] == UInt8(ascii: "/") {
      position += 1
      guard peek(0) == UInt8(ascii: ">") else { throw error(.expected("> after /", found: found)) }
    } else {
      open.append((index, 0))
    }
    position += 1
  }

  private mutating func readAttribute() throws(LayoutError) {
    let name = readName()
    guard !name.isEmpty else { throw conflict ?? error(.expected("an attribute, > or />", found: found)) }
    skipSpace()
    guard peek(0) == UInt8(ascii: "=") else { throw error(.expected("= after \(text(name))", found: found)) }
    position += 1
    skipSpace()
    let quote = peek(0)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.expected("a quote before the value of \(text(name))", found: found))
    }
    let open = position
    position += 1
    var isEscaped = false
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw error(.lessThanInAttribute(text(name)), at: open) }
      if bytes[position] == UInt8(ascii: "&") {
        isEscaped = true
        try checkReference()
      }
      position += 1
    }
    guard position < bytes.count else { throw error(.unclosedAttribute(text(name)), at: open) }
    attributes.append(
      MarkupDocument.Attribute(
        name: names.index(of: name, in: bytes),
        start: Int32(open + 1),
        end: Int32(position),
        isEscaped: isEscaped
      )
    )
    position += 1
  }

  /// Only XML's own entities may stand here.
  private func checkReference() throws(LayoutError) {
    let rest = bytes[(position + 1)...].prefix(32)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw error(.expected("&amp; or another reference that ends with ;", found: "&"))
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    if MarkupText.scalar(name) == nil { throw error(.unknownEntity(name)) }
  }

  // MARK: Bytes

  private func peek(_ distance: Int) -> UInt8 { position + distance < bytes.count ? bytes[position + distance] : 0 }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skipSpace() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private mutating func readName() -> Range<Int> {
    let start = position
    while position < bytes.count, MarkupNames.isPart[Int(bytes[position])] { position += 1 }
    return start..<position
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range].prefix(80), as: UTF8.self) }

  private var found: String {
    guard position < bytes.count else { return "the end of the file" }
    let byte = bytes[position]
    return (0x21..<0x7F).contains(byte) ? String(Character(Unicode.Scalar(byte))) : "a character that cannot stand here"
  }

  private func location(_ offset: Int) -> SourceLocation {
    places.location(offset: offset, in: bytes)
  }

  private func error(_ problem: MarkupProblem, at offset: Int? = nil) -> LayoutError {
    LayoutError(.markup(problem), file: file, at: location(offset ?? position))
  }

  private func endOfFile() -> LayoutError {
    guard let last = open.last else { return error(.expected("an element", found: "the end of the file")) }
    let element = elements[Int(last.element)]
    return endOfFile(inside: "element <\(names.all[Int(element.name)])>", Int(element.offset))
  }

  private func endOfFile(inside: String, _ offset: Int) -> LayoutError {
    LayoutError(.truncated(inside: inside, openedAt: location(offset)), file: file, at: location(bytes.count))
  }
}
