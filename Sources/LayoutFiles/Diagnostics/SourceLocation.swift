/// A place in a text file, as editors count it.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package let line: Int32
  /// The character in the line, from 1; a character is one Unicode scalar.
  package let column: Int32
  /// Bytes before the place, a byte order mark included.
  package let offset: Int32

  /// The first character of a file.
  package static let start = SourceLocation(line: 1, column: 1, offset: 0)

  package init(line: Int, column: Int, offset: Int = 0) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
    self.offset = Int32(clamping: offset)
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column, left.offset) < (right.line, right.column, right.offset)
  }
}
