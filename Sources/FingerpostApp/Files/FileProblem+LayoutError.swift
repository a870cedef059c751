import Interface
package import LayoutFiles

extension FileProblem {
  /// Lines of the file that are shown around the first complaint.
  private static let linesAround = 2

  /// Characters of such a line: what is shown of it lies around the complaint.
  private static let longestLine = 72

  /// What is wrong with the file at a path.
  package init(_ error: LayoutError, path: String) {
    self.init(error, path: path, source: Self.source(of: error))
  }

  /// The same, with the text of the file that the first complaint is about.
  init(_ error: LayoutError, path: String, source: [UInt8]?) {
    self.init(
      path: path,
      messages: error.diagnostics.map { diagnostic in
        let name = diagnostic.file.split(separator: "/").last.map(String.init) ?? diagnostic.file
        let place = diagnostic.location.map { "\(name):\($0.line):\($0.column)" } ?? name
        return Message(place: place, sentence: diagnostic.kind.sentence)
      },
      omitted: error.omitted
    )
    guard let source, let location = error.diagnostics.first?.location else { return }
    (excerpt, mark) = Self.excerpt(of: source, around: location)
  }

  private static func source(of error: LayoutError) -> [UInt8]? {
    guard let first = error.diagnostics.first, first.location != nil, first.file != FileReader.standardInput else {
      return nil
    }
    return try? FileReader.bytes(at: first.file)
  }

  private static func excerpt(
    of source: [UInt8],
    around location: SourceLocation
  ) -> ([Line], (line: Int, column: Int)?) {
    let all = source.split(separator: 0x0A, omittingEmptySubsequences: false)
    let (row, column) = (Int(location.line) - 1, Int(location.column))
    guard all.indices.contains(row) else { return ([], nil) }
    // Long lines are cut on the left alike, so that columns stand below each other.
    let cut = max(0, column - 1 - longestLine / 2)
    let from = max(0, row - linesAround)
    let to = min(all.count - 1, row + linesAround)
    let lines = (from...to).map { index in
      let text = String(decoding: all[index].prefix(cut + 4 * longestLine), as: UTF8.self)
      let shown = text.dropFirst(cut).prefix(longestLine).map { character -> Character in
        character == "\t" || character == "\r" ? " " : character
      }
      return Line(number: index + 1, text: (cut > 0 && !shown.isEmpty ? "…" : "") + String(shown))
    }
    return (lines, (row + 1, column - cut + (cut > 0 ? 1 : 0)))
  }
}
