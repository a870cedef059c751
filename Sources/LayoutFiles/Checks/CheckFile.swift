/// A check: a layout, what the fingers do, and what must come of it.
package struct CheckFile: Hashable, Sendable {
  /// The check file as errors name it.
  package var file = ""
  package var title: String?
  /// Ids of the rules it covers.
  package var rules: [String] = []
  package var notes: String?
  package var layout: LayoutDocument
  package var steps: [Step] = []
  package var expect = Expectations()
}

/// Steps alone, to be played on a layout given elsewhere.
package struct StepsFile: Hashable, Sendable {
  package var file = ""
  package var title: String?
  package var steps: [Step] = []
}
