extension LayoutDiagnostic.Kind {
  /// What was found and what would be accepted, as one sentence without a full stop.
  package var sentence: String {
    switch self {
    case .missingFile, .directory, .emptyFile, .unreadable, .tooLarge, .foreign, .missingDirectoryForLayout:
      fileSentence
    case .imported(let problem): problem.sentence
    case .markup(let problem): problem.sentence
    case .utf16, .invalidUTF8, .expected, .truncated, .unterminatedString, .missingComma, .missingColon, .trailingComma,
      .comment, .singleQuotes, .unquotedKey, .unknownLiteral, .notFinite, .malformedNumber, .numberTooLarge,
      .invalidEscape, .loneSurrogate, .controlCharacter, .textAfterEnd, .nestedTooDeep, .duplicateKey:
      jsonSentence
    case .unknownKey, .missingKey, .wrongType, .wrongCount, .outOfRange, .unknownValue, .unknownClass, .unknownColor,
      .wrongVersion, .conflictingKeys, .readOnlyProperty, .badPath:
      valueSentence
    case .duplicateName, .emptyName, .unknownName, .wrongKindOfObject, .containerOutsideParent:
      nameSentence
    case .stepWithoutAction, .stepWithSeveralActions, .timeRunsBackwards, .fingerNotDown, .fingerAlreadyDown,
      .unknownFinger, .malformedExpectation:
      stepSentence
    }
  }

  private var fileSentence: String {
    switch self {
    case .missingFile: "there is no such file"
    case .directory(let what, let advice): "this is \(what), not a file that can be read; \(advice)"
    case .emptyFile: "the file is empty; a layout starts with {\"fingerpost\": 1, \"windows\": […]}"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let bytes, let limit):
      "the file has \(grouped(bytes)) bytes; the limit is \(grouped(limit)) bytes (\(limit >> 20) MB)"
    case .foreign(let what, let advice): "this is \(what), not a layout; \(advice)"
    case .missingDirectoryForLayout(let path):
      "\"layout\" names \"\(path)\", but steps from standard input have no folder to look in; give a full path"
    default: ""
    }
  }

  private var jsonSentence: String {
    switch self {
    case .utf16: "the text is UTF-16; save it as UTF-8"
    case .invalidUTF8(let byte): "byte 0x\(hexadecimal(byte)) is not valid UTF-8; save the text as UTF-8"
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .truncated(let inside, let opened):
      "the file ends inside the \(inside) opened at \(opened.line):\(opened.column)"
    case .unterminatedString: "the string has no closing quote on its line"
    case .missingComma: "a comma is missing before this"
    case .missingColon(let key): "a colon is missing after the key \"\(key)\""
    case .trailingComma: "a comma after the last element is not JSON; remove it"
    case .comment: "comments are not JSON; put the text in \"notes\" or remove it"
    case .singleQuotes: "strings take double quotes, found single quotes"
    case .unquotedKey(let key): "keys take double quotes: \"\(key)\""
    case .unknownLiteral(let word, let meant):
      "found \(word); a value is a string, a number, true, false, null, [ or {" + hint(meant)
    case .notFinite(let word): "\(word) is not a number JSON can hold; numbers are finite"
    case .malformedNumber(let text, let hint): "\(text) is not a JSON number; \(hint)"
    case .numberTooLarge(let text): "\(text) is too large; numbers go up to 1.8e308"
    case .invalidEscape(let text):
      "\(text) is no escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
    case .loneSurrogate(let text): "\(text) is half of a surrogate pair; write both halves or the character itself"
    case .controlCharacter(let byte): "control character 0x\(hexadecimal(byte)) in a string; write it as an escape"
    case .textAfterEnd(let found): "expected the end of the file, found \(found)"
    case .nestedTooDeep(let limit): "nested deeper than \(limit) levels, the limit"
    case .duplicateKey(let key, let first): "the key \"\(key)\" was given before, at \(first.line):\(first.column)"
    default: ""
    }
  }

  private var valueSentence: String {
    switch self {
    case .unknownKey(let key, let owner, let suggestion): "\(owner) has no key \"\(key)\"" + hint(suggestion)
    case .missingKey(let key, let owner, let hint): "\(owner) needs \"\(key)\": \(hint)"
    case .wrongType(let key, let expected, let found): "\(key) needs \(expected), found \(found)"
    case .wrongCount(let key, let expected, let found): "\(key) needs \(expected), found \(found)"
    case .outOfRange(let key, let value, let range): "\(key) needs \(range), found \(value)"
    case .unknownValue(let key, let value, let accepted, let suggestion):
      "\(key) has no value \"\(value)\"; it takes \(listed(accepted, joinedBy: "or"))" + hint(suggestion)
    case .unknownClass(let name, let what, let suggestion):
      "there is no \(what) class \"\(name)\"; for a class of your own give its UIKit class in \"class\" and its name "
        + "in \"customClass\"" + hint(suggestion)
    case .unknownColor(let value, let suggestion):
      "\"\(value)\" is no color; a color is a CSS name, #rgb, #rrggbb, #rrggbbaa or a UIKit system color name"
        + hint(suggestion)
    case .wrongVersion(let found): "\"fingerpost\" is the version of the format, 1; found \(found)"
    case .conflictingKeys(let first, let second, let reason):
      "\"\(first)\" and \"\(second)\" exclude each other: \(reason)"
    case .readOnlyProperty(let key): "\(key) cannot be set: UIKit computes it; only \"expect\" may name it"
    case .badPath(let character, let expected, let found):
      "path needs SVG path data; at character \(character) it needs \(expected), found "
        + (found.map(String.init) ?? "the end")
    default: ""
    }
  }

  private var nameSentence: String {
    switch self {
    case .duplicateName(let name, let first):
      "the name \"\(name)\" is taken by the object at \(first.line):\(first.column); names are unique in a file"
    case .emptyName: "a name needs at least one character; leave \"name\" out to have one made up"
    case .unknownName(let name, let key, let suggestion):
      "\(key) names \"\(name)\", but nothing here has that name" + hint(suggestion)
    case .wrongKindOfObject(let name, let key, let found, let expected):
      "\(key) needs \(expected); \"\(name)\" is \(article(found)) \(found)"
    case .containerOutsideParent(let name):
      "\"in\" names \"\(name)\", which is not in the view of the parent controller"
    default: ""
    }
  }

  private var stepSentence: String {
    switch self {
    case .stepWithoutAction: "the step does nothing; give it one of \(listed(StepKey.actions, joinedBy: "or"))"
    case .stepWithSeveralActions(let keys): "a step does one thing, found \(listed(keys, joinedBy: "and")); split it"
    case .timeRunsBackwards(let time, let previous):
      "t goes back from \(shortest(previous)) to \(shortest(time)); steps are in order of time"
    case .fingerNotDown(let finger, let verb): "finger \(finger) is not down, so it cannot \(verb)"
    case .fingerAlreadyDown(let finger): "finger \(finger) is down already; lift it first or use another number"
    case .unknownFinger(let key): "no step uses finger \"\(key)\""
    case .malformedExpectation(let text, let form): "\"\(text)\" is not of the form \(form)"
    default: ""
    }
  }
}

private func hint(_ suggestion: String?) -> String {
  suggestion.map { "; did you mean \($0)?" } ?? ""
}

private func article(_ noun: String) -> String {
  guard let first = noun.first?.lowercased() else { return "a" }
  // "a UIView" is read "you-eye", so UIKit's own classes take "a".
  return "aeio".contains(first) ? "an" : "a"
}

private func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count < 2 ? "0" + digits : digits
}

/// 67108864 as "67,108,864".
private func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in String(number).reversed().enumerated() {
    if index > 0, index % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return String(text.reversed())
}

/// Whole numbers without ".0".
private func shortest(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

/// "a, b or c".
private func listed(_ words: [String], joinedBy conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
