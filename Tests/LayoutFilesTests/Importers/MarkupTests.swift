import Testing

@testable import LayoutFiles

@Suite struct MarkupTests {
  private static let broken: [(String, String)] = [
    ("<AppiumAUT>\n<a></b></AppiumAUT>", "2:4: error: found </b>; the element open here is <a>, from 2:1"),
    ("<AppiumAUT><a>", "1:15: error: the file ends inside the element <a> opened at 1:12"),
    ("<AppiumAUT a=1/>", "1:14: error: expected a quote before the value of a, found 1"),
    ("<AppiumAUT a=\"1/>", "1:14: error: the value of a has no closing quote"),
    ("<AppiumAUT a=\"1 <b/>", "1:14: error: the value of a has a <; a closing quote may be missing before it"),
    ("<AppiumAUT a/>", "1:13: error: expected = after a, found /"),
    (
      "<AppiumAUT>é&boom;</AppiumAUT>",
      "1:13: error: &boom; is not one of XML's own entities; entities of documents are never expanded"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><AppiumAUT>&b;</AppiumAUT>",
      "1:1: error: the document type declares entities; they are never expanded, and such a file is not read"
    ),
    (
      "<AppiumAUT>\n<<<<<<< HEAD\n</AppiumAUT>",
      "2:1: error: an unresolved merge conflict; resolve it and save the file"
    ),
    ("<AppiumAUT/>\n<AppiumAUT/>", "2:1: error: there is more after the end of the document"),
  ]

  @Test(arguments: broken)
  func `broken XML is refused with its place`(text: String, sentence: String) {
    #expect(complaints(text) == ["a.json:" + sentence])
  }

  @Test func `a byte that is no UTF-8 is named`() {
    let bytes = Array("<AppiumAUT>\n<a b=\"".utf8) + [0xFF] + Array("\"/></AppiumAUT>".utf8)
    let error = lines { () throws(LayoutError) in _ = try LayoutFile.decode(bytes, file: "a.json") }
    #expect(error == ["a.json:2:7: error: byte 0xFF is not valid UTF-8; save the text as UTF-8"])
  }

  @Test func `nesting is bounded`() {
    let text = "<AppiumAUT>" + String(repeating: "<a>", count: 100_000)
    #expect(complaints(text) == ["a.json:1:1509: error: nested deeper than 500 levels, the limit"])
  }

  @Test func `an attribute of ten megabytes and a million siblings are bounded`() throws {
    let long = "<AppiumAUT><XCUIElementTypeOther name=\"\(String(repeating: "x", count: 10_000_000))\"/></AppiumAUT>"
    #expect(try imported(long).names.all.allSatisfy { $0.count <= 80 })
    let many = "<AppiumAUT>" + String(repeating: "<a/>", count: 1_000_001) + "</AppiumAUT>"
    #expect(complaints(many).first?.contains("more than 1000000 elements, the limit") == true)
  }

  @Test func `references, comments and character data are read`() throws {
    let text = "\u{FEFF}<!-- <a> --><a b='&lt;&#x41;&quot;'>x &amp; y<![CDATA[<]]><c/></a>"
    let document = try MarkupReader.read(Array(text.utf8), file: "a")
    #expect(document.root["b"] == "<A\"")
    #expect(document.root["c"] == nil)
    #expect(document.root.children.map(\.name) == ["c"])
  }
}
