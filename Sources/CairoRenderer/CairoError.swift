import CCairo

/// What Cairo refused to do, in its own words.
package struct CairoError: Error, Hashable, CustomStringConvertible {
  /// What was wanted, as the first half of a sentence: "a surface of 3 × 4 pixels".
  package let wanted: String
  package let reason: String

  init(_ status: cairo_status_t, wanted: String) {
    self.wanted = wanted
    reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
  }

  package var description: String { "no \(wanted): \(reason)" }
}
