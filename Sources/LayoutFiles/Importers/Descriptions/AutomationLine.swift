/// A line of the hierarchies that KIF and EarlGrey print, in which flags are words and values have no blanks around `=`:
/// `|--<UIView:0x7f; AX=N; frame={{0, 0}, {9, 9}}; hidden; UIE=N; text='…'>`.
enum AutomationLine {
  /// The line as `recursiveDescription` would print it; nil for any other line.
  static func described(_ line: TextLines.Line) -> TextLines.Line? {
    guard line.text.firstRange(ofBytes: Array("; AX=".utf8)) != nil else { return nil }
    let text = line.string
    guard let open = text.firstIndex(of: "<"), let mark = text[open...].firstRange(of: ":0x") else { return nil }
    let address = text[mark.upperBound...].prefix { $0.isHexDigit }
    var rest = text[address.endIndex...]
    var label: Substring?
    if let quote = rest.firstRange(of: "; text='"), let end = rest.lastIndex(of: "'"), end >= quote.upperBound {
      label = rest[quote.upperBound..<end]
      rest = rest[..<quote.lowerBound]
    }
    var result = text[..<mark.lowerBound] + ": 0x" + address
    for word in rest.split(separator: ";") {
      let parts = word.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      result += attribute(parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }
    if let label { result += "; text = '\(label)'" }
    var described = line
    described.text = Array((result + ">").utf8)
    return described
  }

  private static func attribute(_ key: Substring, _ value: Substring?) -> String {
    switch (key, value) {
    case ("frame", let value?):
      let numbers = DescribedView.numbers(String(value))
      return numbers.count == 4 ? "; frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))" : ""
    case ("alpha", let value?): return "; alpha = \(value)"
    case ("UIE", "N"?), ("UIE", "N>"?): return "; userInteractionEnabled = NO"
    case ("hidden", nil): return "; hidden = YES"
    default: return ""
    }
  }
}
