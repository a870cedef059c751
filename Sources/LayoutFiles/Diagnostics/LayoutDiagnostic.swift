/// One thing to say about a file: what, and where.
package struct LayoutDiagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable { case error, warning }

  package var kind: Kind
  package var severity: Severity
  /// The file as the user named it; `-` is standard input.
  package var file: String
  /// Nil when the whole file is meant.
  package var location: SourceLocation?

  package init(_ kind: Kind, severity: Severity = .error, file: String, at location: SourceLocation? = nil) {
    self.kind = kind
    self.severity = severity
    self.file = file
    self.location = location
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: error: SENTENCE`, or without the numbers when the whole file is meant.
  package var description: String {
    let place = location.map { "\(file):\($0.line):\($0.column)" } ?? file
    return "\(place): \(severity.rawValue): \(kind.sentence)"
  }
}

/// All that is wrong with a file, in the order of the file; never empty.
///
/// A check and the layout it names may both be in it, one file after the other.
package struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// So many complaints are enough to go on with; ``omitted`` counts the rest.
  package static let mostReported = 100

  package let diagnostics: [LayoutDiagnostic]
  /// How many further complaints were left off.
  package let omitted: Int

  package init(_ diagnostics: [LayoutDiagnostic]) {
    var order: [String: Int] = [:]
    for diagnostic in diagnostics where order[diagnostic.file] == nil { order[diagnostic.file] = order.count }
    let sorted = diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.file != b.file { return order[a.file, default: 0] < order[b.file, default: 0] }
      let (place, other) = (a.location ?? .start, b.location ?? .start)
      return place == other ? left.offset < right.offset : place < other
    }
    self.diagnostics = sorted.prefix(LayoutError.mostReported).map(\.element)
    omitted = sorted.count - self.diagnostics.count
  }

  package init(_ kind: LayoutDiagnostic.Kind, file: String, at location: SourceLocation? = nil) {
    self.init([LayoutDiagnostic(kind, file: file, at: location)])
  }

  /// One line a complaint.
  package var description: String {
    var lines = diagnostics.map(\.description)
    if omitted > 0, let file = diagnostics.last?.file {
      lines.append("\(file): error: \(omitted) more errors are not listed")
    }
    return lines.joined(separator: "\n")
  }
}
