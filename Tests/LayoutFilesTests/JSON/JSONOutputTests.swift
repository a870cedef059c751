import LayoutFiles
import Testing

@Suite struct JSONOutputTests {
  @Test(
    arguments: [
      (.number(160), "160"), (.number(0.1), "0.1"), (.number(-2.5), "-2.5"), (.number(.infinity), "null"),
      (.rounded(0.1 + 0.2, decimals: 6), "0.3"), (.rounded(-0.0000001, decimals: 6), "0"), (.integer(-3), "-3"),
      (.string("a\"b\\c\n\u{1}é"), "\"a\\\"b\\\\c\\n\\u0001é\""), (.array([]), "[]"), (.object([]), "{}"),
      (.array([.null, .bool(true)]), "[null, true]"),
    ] as [(JSONOutput, String)]
  )
  func `values have one form`(value: JSONOutput, text: String) {
    #expect(value.compact == text)
  }

  @Test func `what fits on a line stays on one`() {
    let value = JSONOutput.object([
      .init("frame", .array([.integer(1), .integer(2)])), .init("title", .string("a rather long title")),
    ])
    #expect(value.pretty(width: 80) == "{\"frame\": [1, 2], \"title\": \"a rather long title\"}\n")
    #expect(value.pretty(width: 40) == "{\n  \"frame\": [1, 2],\n  \"title\": \"a rather long title\"\n}\n")
  }
}
