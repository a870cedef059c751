/// Finds the views of a `recursiveDescription` in pasted text, whatever stands around them.
struct DescriptionReader {
  private(set) var views: [DescribedView] = []
  private(set) var controllers: [DescribedController] = []
  private var log: ImportLog
  /// The lines of the view now being read, while it may go on.
  private var open: (line: TextLines.Line, glued: Int)?

  /// A description that goes on for more lines than this is a cut one, with something else behind it.
  private static let longestWrap = 12

  init(_ text: TextLines, log: ImportLog) {
    self.log = log
    for line in text.lines { read(line) }
    close()
    removeCommonDepth()
  }

  var warnings: ImportLog { log }

  private mutating func read(_ line: TextLines.Line) {
    let line = AutomationLine.described(line) ?? line
    if let controller = DescribedController(line) ?? DescribedController(listed: line) {
      close()
      controllers.append(controller)
      return
    }
    if DescriptionLine(line.text).start != nil, !Self.isPrompt(line.text) {
      close()
      open = (line, 0)
      if isComplete { close() }
      return
    }
    guard let waiting = open else { return noteElision(line) }
    // A text in a label may have blank lines.
    if line.text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return }
    guard waiting.glued < Self.longestWrap, !Self.isFiller(line.text), !Self.isPrompt(line.text) else {
      close()
      return noteElision(line)
    }
    let rest = line.text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    open?.line.text += [UInt8(ascii: " ")] + rest
    open?.glued += 1
    if isComplete { close() }
  }

  private var isComplete: Bool {
    guard let open else { return true }
    let line = DescriptionLine(open.line.text)
    return line.start.map { line.isComplete(from: $0) } ?? true
  }

  private mutating func close() {
    guard let open else { return }
    self.open = nil
    let line = DescriptionLine(open.line.text)
    guard let start = line.start else { return }
    let location = open.line.location(start.open)
    let view = line.view(start, at: location)
    if view.isCut { log.warn(.cutLine, at: location) }
    views.append(view)
  }

  private mutating func noteElision(_ line: TextLines.Line) {
    if !views.isEmpty, Self.isFiller(line.text) { log.warn(.elided, at: line.location()) }
  }

  /// Dots in place of lines left out.
  private static func isFiller(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace && $0 != "|" }
    return text.count >= 1 && text.allSatisfy { $0 == "." || $0 == "…" }
  }

  private static func isPrompt(_ bytes: [UInt8]) -> Bool {
    (bytes.starts(with: Array("(lldb)".utf8)) || bytes.starts(with: Array("(gdb)".utf8)))
      && bytes.firstRange(ofBytes: Array("frame = ".utf8)) == nil
  }

  /// A tree whose root was not pasted starts with bars: they count for nothing.
  private mutating func removeCommonDepth() {
    guard let least = views.map(\.depth).min(), least > 0 else { return }
    for index in views.indices { views[index].depth -= least }
  }
}
