import Foundation

/// Reads the path data of SVG 1.1, section 8.3: every command, absolute and relative, and its compact number forms.
struct SVGPathParser {
  private let text: [Character]
  private var position = 0
  private var path = CGPath()
  /// The control point that S and T reflect; only the same family of commands leaves one behind.
  private var lastCubicControl: CGPoint?
  private var lastQuadControl: CGPoint?

  init(_ data: String) {
    text = Array(data)
  }

  mutating func parse() throws(SVGPathError) -> CGPath {
    skipSpace()
    while position < text.count {
      let letter = text[position]
      guard let command = Command(letter: letter), path.currentPoint != nil || command.kind == .move else {
        throw failure(path.currentPoint == nil ? "a move (M or m)" : "one of the commands M L H V C S Q T A Z")
      }
      position += 1
      try readArguments(of: command)
    }
    return path
  }

  private mutating func readArguments(of command: Command) throws(SVGPathError) {
    var command = command
    repeat {
      try readOne(command)
      if command.kind == .move { command.kind = .line }
      skipSeparator()
    } while command.kind != .close && isAtNumber
  }

  private mutating func readOne(_ command: Command) throws(SVGPathError) {
    let current = path.currentPoint ?? .zero
    let origin = command.isRelative ? current : .zero
    let (cubic, quad) = (lastCubicControl, lastQuadControl)
    lastCubicControl = nil
    lastQuadControl = nil

    switch command.kind {
    case .move: path.move(to: try point(from: origin))
    case .line: path.addLine(to: try point(from: origin))
    case .horizontal: path.addLine(to: CGPoint(x: origin.x + (try number("an x coordinate")), y: current.y))
    case .vertical: path.addLine(to: CGPoint(x: current.x, y: origin.y + (try number("a y coordinate"))))
    case .curve:
      addCurve(try point(from: origin), try point(from: origin), try point(from: origin))
    case .smoothCurve:
      addCurve(reflection(of: cubic, in: current), try point(from: origin), try point(from: origin))
    case .quad:
      addQuad(try point(from: origin), try point(from: origin))
    case .smoothQuad:
      addQuad(reflection(of: quad, in: current), try point(from: origin))
    case .arc:
      let radii = CGSize(width: try number("a radius"), height: try number("a radius"))
      let degrees = try number("a rotation in degrees")
      let (isLarge, isClockwise) = (try flag("the large-arc flag"), try flag("the sweep flag"))
      path.addArc(
        to: try point(from: origin),
        radii: radii,
        rotation: degrees * .pi / 180,
        isLarge: isLarge,
        isClockwise: isClockwise
      )
    case .close: path.closeSubpath()
    }
  }

  private mutating func addCurve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    lastCubicControl = control2
  }

  private mutating func addQuad(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    lastQuadControl = control
  }

  private func reflection(of control: CGPoint?, in point: CGPoint) -> CGPoint {
    guard let control else { return point }
    return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }
}

// MARK: Letters and numbers

extension SVGPathParser {
  private struct Command {
    enum Kind: Character {
      case move = "M"
      case line = "L"
      case horizontal = "H"
      case vertical = "V"
      case curve = "C"
      case smoothCurve = "S"
      case quad = "Q"
      case smoothQuad = "T"
      case arc = "A"
      case close = "Z"
    }

    var kind: Kind
    let isRelative: Bool

    init?(letter: Character) {
      guard let upper = letter.uppercased().first, let kind = Kind(rawValue: upper) else { return nil }
      self.kind = kind
      isRelative = letter.isLowercase
    }
  }

  private func failure(_ expected: String) -> SVGPathError {
    SVGPathError(offset: position, expected: expected, found: position < text.count ? text[position] : nil)
  }

  private func peek(_ characters: String) -> Bool { position < text.count && characters.contains(text[position]) }

  private var isAtDigit: Bool { peek("0123456789") }

  private var isAtNumber: Bool { peek("0123456789.+-") }

  private mutating func skipSpace() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    if peek(",") {
      position += 1
      skipSpace()
    }
  }

  private mutating func point(from origin: CGPoint) throws(SVGPathError) -> CGPoint {
    let (x, y) = (try number("an x coordinate"), try number("a y coordinate"))
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// A flag is one digit, and what follows may touch it: "a1 1 0 012 0" ends at (2, 0).
  private mutating func flag(_ expected: String) throws(SVGPathError) -> Bool {
    skipSeparator()
    guard peek("01") else { throw failure("\(expected), 0 or 1") }
    defer { position += 1 }
    return text[position] == "1"
  }

  /// A number ends where the next character cannot belong to it: "-.5.5" holds two.
  private mutating func number(_ expected: String) throws(SVGPathError) -> CGFloat {
    skipSeparator()
    let start = position
    if peek("+-") { position += 1 }
    let digits = position
    skipDigits()
    if peek(".") {
      position += 1
      skipDigits()
    }
    guard text[digits..<position].contains(where: { $0 != "." }) else {
      position = start
      throw failure(expected)
    }
    skipExponent()
    guard let value = Double(String(text[start..<position])), value.isFinite else {
      position = start
      throw failure("\(expected) that is a finite number")
    }
    return CGFloat(value)
  }

  private mutating func skipDigits() {
    while isAtDigit { position += 1 }
  }

  private mutating func skipExponent() {
    let start = position
    guard peek("eE") else { return }
    position += 1
    if peek("+-") { position += 1 }
    guard isAtDigit else {
      position = start
      return
    }
    skipDigits()
  }
}
