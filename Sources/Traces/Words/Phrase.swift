/// A sentence of which some parts stand out: numbers and verdicts strong, names of views as names.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  package enum Style: Hashable, Sendable { case plain, strong, name }

  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: Style
  }

  package private(set) var runs: [Run] = []

  package init(_ runs: [Run]) {
    for run in runs { append(run.text, run.style) }
  }

  package init(stringLiteral text: String) {
    append(text, .plain)
  }

  package init(stringInterpolation interpolation: Interpolation) {
    self.init(interpolation.runs)
  }

  /// Joins runs of the same style.
  package mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Whole sentences, one after the other.
  package static func sentences(_ phrases: [Phrase]) -> Phrase {
    var all = Phrase([])
    for phrase in phrases {
      if !all.runs.isEmpty { all.append(" ", .plain) }
      for run in phrase.runs { all.append(run.text, run.style) }
    }
    return all
  }

  /// The words without their styles.
  package var description: String { runs.map(\.text).joined() }

  /// Collects `"\(strong: "13 pt") below \(name: parent)"`.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var runs: [Run] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { runs.append(Run(text: text, style: .plain)) }

    package mutating func appendInterpolation(_ text: String) { runs.append(Run(text: text, style: .plain)) }

    package mutating func appendInterpolation(strong text: String) { runs.append(Run(text: text, style: .strong)) }

    package mutating func appendInterpolation(sentence phrase: Phrase) { runs += phrase.runs }

    package mutating func appendInterpolation(name text: String) { runs.append(Run(text: text, style: .name)) }
  }
}
