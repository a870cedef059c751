import LayoutFiles

/// One thing to know of a file.
struct FileNote: Hashable {
  /// "line 41, column 17"; empty for the whole file.
  let place: String
  let sentence: String
  let isWarning: Bool

  static func all(of document: LayoutDocument) -> [FileNote] {
    document.notices.map { FileNote(place: "", sentence: $0.prefix(1).uppercased() + $0.dropFirst(), isWarning: false) }
      + document.warnings.map { warning in
        FileNote(
          place: warning.location.map { "\($0.line):\($0.column)" } ?? "",
          // It may begin with a name, which keeps its case.
          sentence: warning.kind.sentence,
          isWarning: true
        )
      }
  }
}
