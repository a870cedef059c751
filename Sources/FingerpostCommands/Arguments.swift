/// The words of a command line, taken one after the other: options with and without values, and the rest.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Sorts the words into options and operands; `--` ends the options, `-` is an operand.
  ///
  /// - Parameters:
  ///   - words: what follows the command's name.
  ///   - valued: options that take a value, as `--scale 2` or `--scale=2`.
  ///   - known: options that stand alone; `--verbose` is understood everywhere.
  /// - Throws: `UsageError` for an option that is not known or lacks its value.
  init(_ words: some Sequence<String>, valued: Set<String> = [], flags known: Set<String> = []) throws(UsageError) {
    let known = known.union(["--verbose"])
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-", Double(word) == nil else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? word
      if valued.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(name) needs a value")
        }
        values[name] = value
      } else if known.contains(word) {
        flags.insert(word)
      } else {
        let accepted = (valued.union(known)).sorted().joined(separator: ", ")
        throw UsageError(
          "unknown option \(word); there are \(accepted)"
        )
      }
    }
  }

  subscript(value name: String) -> String? { values[name] }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// A value as a number.
  func number(_ name: String) throws(UsageError) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw UsageError("\(name) needs a number, found \"\(text)\"")
    }
    return number
  }
}
