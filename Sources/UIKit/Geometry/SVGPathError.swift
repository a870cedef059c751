/// What is wrong with a piece of SVG path data, and where.
package struct SVGPathError: Error, Hashable, CustomStringConvertible {
  /// Characters before the place.
  package let offset: Int

  /// What the grammar asks for there.
  package let expected: String

  /// The character found, or nil at the end of the data.
  package let found: Character?

  package var description: String {
    let found = found.map { "found \"\($0)\"" } ?? "the data ends"
    return "path data, character \(offset + 1): expected \(expected), \(found)"
  }
}
