/// Collects an importer's warnings, up to a bound: a hostile file must not buy a million of them.
struct ImportLog {
  /// So many are kept; the rest is counted in ``omitted``.
  static let limit = 1_000

  let file: String
  private(set) var warnings: [LayoutDiagnostic] = []
  private(set) var omitted = 0

  init(file: String) {
    self.file = file
  }

  mutating func warn(_ problem: ImportProblem, at location: SourceLocation? = nil) {
    guard warnings.count < ImportLog.limit else {
      omitted += 1
      return
    }
    warnings.append(LayoutDiagnostic(.imported(problem), severity: .warning, file: file, at: location))
  }

  /// Hands the warnings to the document they are about.
  func finish(_ document: inout LayoutDocument) {
    document.warnings = warnings
    document.omittedWarnings = omitted
  }

  /// Takes over the warnings about another file.
  mutating func take(_ other: ImportLog) {
    let room = ImportLog.limit - warnings.count
    warnings += other.warnings.prefix(room)
    omitted += other.omitted + max(0, other.warnings.count - room)
  }

  func error(_ problem: ImportProblem, at location: SourceLocation? = nil) -> LayoutError {
    LayoutError(.imported(problem), file: file, at: location)
  }
}
