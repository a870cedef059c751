/// Lines and columns by offset, quick also where a file is one line of many megabytes.
struct MarkupPlaces: Sendable {
  /// A place whose line and column are known: the start of each line, and one in each kilobyte of a long one.
  private struct Mark {
    let offset: Int32
    let line: Int32
    let column: Int32
  }

  private var marks: [Mark] = [Mark(offset: 0, line: 1, column: 1)]

  init(_ bytes: [UInt8]) {
    var (line, column, last): (Int32, Int32, Int) = (1, 1, 0)
    for index in bytes.indices {
      if index - last >= 1_024 {
        marks.append(Mark(offset: Int32(index), line: line, column: column))
        last = index
      }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        (line, column, last) = (line + 1, 1, index + 1)
        marks.append(Mark(offset: Int32(index + 1), line: line, column: 1))
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  func location(offset: Int, in bytes: [UInt8]) -> SourceLocation {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    let end = max(Int(mark.offset), min(offset, bytes.count))
    let column = bytes[Int(mark.offset)..<end].reduce(Int(mark.column)) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourceLocation(line: Int(mark.line), column: column, offset: offset)
  }
}
