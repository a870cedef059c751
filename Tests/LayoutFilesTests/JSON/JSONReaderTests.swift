import Testing

@testable import LayoutFiles

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8), file: "a.json") }

  private func errors(_ bytes: [UInt8]) -> [String] {
    lines { () throws(LayoutError) in _ = try JSONReader.read(bytes, file: "a.json") }
  }

  private func errors(_ text: String) -> [String] { errors(Array(text.utf8)) }

  private func number(_ text: String) throws -> Double? {
    guard case .number(let number) = try read(text).kind else { return nil }
    return number
  }

  @Test func `values and keys know their line and column`() throws {
    let value = try read("\u{FEFF}{\r\n  \"é\": \"ü\", \"b\":\t[1,\n 2]}")
    guard case .object(let members) = value.kind, case .array(let elements) = members[1].value.kind else {
      Issue.record("no object")
      return
    }
    #expect(value.location == SourceLocation(line: 1, column: 1, offset: 3))
    #expect(members[0].keyLocation == SourceLocation(line: 2, column: 3, offset: 8))
    #expect(members[0].value.location == SourceLocation(line: 2, column: 8, offset: 14))
    #expect(members[1].keyLocation.column == 13)
    #expect(elements[1].location == SourceLocation(line: 3, column: 2, offset: 30))
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("12", 12), ("-3.25", -3.25), ("0.1", 0.1), ("1e3", 1000), ("2.5E-3", 0.0025),
    ("0.30000000000000004", 0.1 + 0.2), ("1e308", 1e308),
    ("1e22", 1e22),
  ])
  func `numbers are rounded exactly`(text: String, expected: Double) throws {
    #expect(try number(text) == expected)
  }

  @Test func `escapes and surrogate pairs make characters`() throws {
    guard case .string(let text) = try read(#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00 😀""#).kind else { return }
    #expect(text == "a\"\\/\u{8}\u{C}\n\r\té😀 😀")
  }

  @Test func `mistakes that can be read past are reported together`() {
    let text = """
      // a note
      {'a': 1 "b": [1, 2,], c: NaN,
       "d": +1, "e": 01, "f": .5, "g": 5., "h": 0x10, "i": None,
       "a" 2}
      """
    #expect(
      errors(text) == [
        #"a.json:1:1: error: comments are not JSON; put the text in "notes" or remove it"#,
        "a.json:2:2: error: strings take double quotes, found single quotes",
        "a.json:2:9: error: a comma is missing before this",
        "a.json:2:19: error: a comma after the last element is not JSON; remove it",
        #"a.json:2:23: error: keys take double quotes: "c""#,
        "a.json:2:26: error: NaN is not a number JSON can hold; numbers are finite",
        "a.json:3:7: error: +1 is not a JSON number; leave the plus sign out",
        "a.json:3:16: error: 01 is not a JSON number; leave leading zeros out",
        "a.json:3:25: error: .5 is not a JSON number; write a digit before the point",
        "a.json:3:34: error: 5. is not a JSON number; write a digit after the point",
        "a.json:3:43: error: 0x10 is not a JSON number; write plain decimal digits",
        "a.json:3:54: error: found None; a value is a string, a number, true, false, null, [ or {; did you mean null?",
        #"a.json:4:2: error: the key "a" was given before, at 2:2"#,
        #"a.json:4:6: error: a colon is missing after the key "a""#,
      ]
    )
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; a layout starts with {\"fingerpost\": 1, \"windows\": […]}"),
    ("  \n", "2:1: error: the file is empty; a layout starts with {\"fingerpost\": 1, \"windows\": […]}"),
    ("{\"a\": [1, 2", "1:12: error: the file ends inside the list opened at 1:7"),
    ("{\"a\": ", "1:7: error: the file ends inside the object opened at 1:1"),
    ("{\"a\"", "1:5: error: the file ends inside the object opened at 1:1"),
    ("[1,", "1:4: error: the file ends inside the list opened at 1:1"),
    ("[\"abc", "1:2: error: the string has no closing quote on its line"),
    ("[\"abc\n\"]", "1:2: error: the string has no closing quote on its line"),
    ("[1] x", "1:5: error: expected the end of the file, found x"),
    ("[,1]", "1:2: error: expected a value or ], found ,"),
    ("{1: 2}", "1:2: error: keys take double quotes: \"1\""),
    ("[1}", "1:3: error: expected a comma or ], found }"),
    (
      "[\"\\q\"]", "1:3: error: \\q is no escape; JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
    ),
    ("[\"\\ud800\"]", "1:3: error: \\uD800 is half of a surrogate pair; write both halves or the character itself"),
    ("[\"a\tb\"]", "1:4: error: control character 0x09 in a string; write it as an escape"),
    ("[1e999]", "1:2: error: 1e999 is too large; numbers go up to 1.8e308"),
    ("[-Infinity]", "1:2: error: -Infinity is not a number JSON can hold; numbers are finite"),
    (
      "[tru]",
      "1:2: error: found tru; a value is a string, a number, true, false, null, [ or {; did you mean \"tru\" in double quotes?"
    ),
  ])
  func `each mistake has its place and its sentence`(text: String, expected: String) {
    #expect(errors(text) == ["a.json:" + expected])
  }

  @Test func `wrong encodings are named`() {
    #expect(errors([0xFF, 0xFE, 0x7B, 0]) == ["a.json:1:1: error: the text is UTF-16; save it as UTF-8"])
    #expect(errors([0x7B, 0, 0x7D, 0]) == ["a.json:1:1: error: the text is UTF-16; save it as UTF-8"])
    for bad: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xC3]] {
      let sentence = "a.json:1:2: error: byte 0x\(String(bad[0], radix: 16, uppercase: true)) is not valid UTF-8"
      #expect(errors([0x22] + bad + [0x22]) == [sentence + "; save the text as UTF-8"])
    }
  }

  @Test func `nesting beyond 200 levels is refused with the limit`() throws {
    let deepest = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: Never.self) { try read(deepest) }
    let deep = String(repeating: "[", count: 500)
    #expect(errors(deep) == ["a.json:1:201: error: nested deeper than 200 levels, the limit"])
    #expect(errors(String(repeating: "{\"a\":", count: 500)).count == 1)
  }

  @Test func `a text that is no JSON at all stops after a hundred complaints`() {
    let text = "[" + String(repeating: "1 ", count: 300) + "]"
    #expect(errors(text).count == 100)
  }

  @Test func `long lists are read`() throws {
    guard case .array(let elements) = try read("[" + String(repeating: "1.5,", count: 100_000) + "2]").kind else {
      return
    }
    #expect(elements.count == 100_001)
  }
}
