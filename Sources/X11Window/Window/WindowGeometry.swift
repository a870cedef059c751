/// A size and place for a window in X's own notation, such as `1200x800+10-40`; either part may be left out.
package struct WindowGeometry: Hashable, Sendable {
  /// A distance from an edge of the screen.
  package enum Offset: Hashable, Sendable {
    /// From the left or top edge.
    case fromStart(Int)
    /// From the right or bottom edge.
    case fromEnd(Int)
  }

  /// In pixels.
  package var size: PixelSize?
  package var x: Offset?
  package var y: Offset?

  /// A text that is no geometry; `description` says what was found and what is accepted.
  package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package let reason: String

    package var description: String {
      "geometry \"\(text)\": \(reason); accepted are WIDTHxHEIGHT, +X+Y or both, as in 1200x800+40-60"
    }
  }

  /// More than an X window can have; its coordinates are 16 bits.
  private static let largest = 32_767

  /// Reads `WxH`, `WxH+X+Y` or `+X+Y`; a minus sign counts from the right or the bottom.
  package init(parsing text: String) throws(ParseError) {
    func failure(_ reason: String) -> ParseError { ParseError(text: text, reason: reason) }
    var rest = Substring(text.hasPrefix("=") ? text.dropFirst() : Substring(text))
    guard !rest.isEmpty else { throw failure("nothing found") }

    func number() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let value = Int(digits), value <= WindowGeometry.largest else { return nil }
      rest.removeFirst(digits.count)
      return value
    }
    func offset() throws(ParseError) -> Offset {
      guard let sign = rest.first, sign == "+" || sign == "-" else {
        throw failure("expected + or - at \"\(rest)\"")
      }
      rest.removeFirst()
      let isNegative = rest.first == "-"
      if isNegative { rest.removeFirst() }
      guard let value = number() else { throw failure("expected a number up to 32767 at \"\(rest)\"") }
      let signed = isNegative ? -value : value
      return sign == "+" ? .fromStart(signed) : .fromEnd(signed)
    }

    if rest.first != "+", rest.first != "-" {
      guard let width = number() else { throw failure("expected a width up to 32767 at \"\(rest)\"") }
      guard rest.first == "x" || rest.first == "X" else { throw failure("expected x after the width at \"\(rest)\"") }
      rest.removeFirst()
      guard let height = number() else { throw failure("expected a height up to 32767 at \"\(rest)\"") }
      guard width > 0, height > 0 else { throw failure("width and height must be at least 1") }
      size = PixelSize(width: width, height: height)
    }
    if !rest.isEmpty {
      x = try offset()
      y = try offset()
    }
    guard rest.isEmpty else { throw failure("left over: \"\(rest)\"") }
  }

  /// The top left corner of a window of `size` on a screen, or nil where the window manager may choose.
  package func origin(for size: PixelSize, on screen: PixelSize) -> (x: Int, y: Int)? {
    guard let x, let y else { return nil }
    func place(_ offset: Offset, _ length: Int, _ available: Int) -> Int {
      switch offset {
      case .fromStart(let distance): distance
      case .fromEnd(let distance): available - length - distance
      }
    }
    return (place(x, size.width, screen.width), place(y, size.height, screen.height))
  }
}
