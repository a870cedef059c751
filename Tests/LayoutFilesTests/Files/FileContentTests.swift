import Testing

@testable import LayoutFiles

@Suite struct FileContentTests {
  private static let foreign: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG picture"),
    (Array("%PDF-1.7".utf8), "a PDF document"), (Array("NIBArchive".utf8), "a compiled nib"),
    (Array("bplist00x".utf8), "a binary property list"), ([0x1F, 0x8B, 8], "gzip data"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"), ([0x7F, 0x45, 0x4C, 0x46], "an executable"),
    ([1, 2, 3, 4], "binary data"), ([0, 0, 0, 0], "binary data"),
  ]

  @Test(arguments: foreign)
  func `files of another kind are named by their content`(bytes: [UInt8], what: String) {
    guard case .foreign(let found, let advice) = FileContent(bytes) else {
      Issue.record("\(FileContent(bytes))")
      return
    }
    #expect(found == what)
    #expect(!advice.isEmpty)
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<!-- x <y> -->\n<document type=\"…\">", "document"), ("<AppiumAUT/>", "AppiumAUT"),
    ("\u{FEFF}  <!DOCTYPE plist PUBLIC \"a\"><plist version=\"1.0\">", "plist"),
  ])
  func `XML is known by its first element`(text: String, root: String) {
    #expect(FileContent(Array(text.utf8)) == .xml(root: root))
  }

  @Test func `the rest is JSON or text`() {
    #expect(FileContent(Array("\u{FEFF} {".utf8)) == .json)
    #expect(FileContent(Array("// note\n{".utf8)) == .json)
    #expect(FileContent(Array("  \n".utf8)) == .json)
    #expect(FileContent([0xFF, 0xFE, 0x7B, 0]) == .json)
    #expect(FileContent(Array("<UIView: 0x7f; frame = (0 0; 1 1)>".utf8)) == .xml(root: "UIView:"))
    #expect(FileContent(Array("| <UIView: 0x7f>".utf8)) == .text)
  }

  @Test func `what cannot be read is refused with advice`() {
    #expect(
      complaints("hello") == [
        "a.json: error: this is text, but not JSON, not a layout; a layout starts with {\"fingerpost\": 1, \"windows\": […]}"
      ]
    )
    #expect(
      complaints("<archive/>") == [
        "a.json: error: this is a XIB saved by Xcode 4 or older, not a layout; open it in Xcode 5 or later and save it"
      ]
    )
  }
}
