import Testing

@testable import X11Window

struct FileURIListTests {
  private func list(_ text: String) -> FileURIList { FileURIList(text, host: "Desk") }

  @Test(arguments: [
    ("file:///home/ada/a.json\r\n", "/home/ada/a.json"), ("file:/home/ada/a.json", "/home/ada/a.json"),
    ("file://localhost/a", "/a"), ("file://desk/a", "/a"), ("FILE:///a", "/a"),
    ("file:///with%20space/%C3%A9t%c3%a9.json", "/with space/été.json"), ("file:///100%25", "/100%"),
    ("file:///a%23b", "/a#b"), ("file:///a#part", "/a"), ("file:///a?query", "/a"),
  ])
  func `files of this machine are paths`(uri: String, path: String) {
    #expect(list(uri).paths == [path])
    #expect(list(uri).refused.isEmpty)
  }

  @Test(arguments: [
    "https://example.org/a.json", "file://elsewhere/a", "file:a", "file://", "sftp://desk/a", "/plain/path",
    "file:///bad%2", "file:///bad%zz", "file:///nul%00.json", "file:///%FF%FE", "nonsense",
  ])
  func `everything else is refused`(uri: String) {
    #expect(list(uri).paths.isEmpty)
    #expect(list(uri).refused == [uri])
  }

  @Test func `lists keep their order, and comments and empty lines do not count`() {
    let files = list("# from a file manager\r\nfile:///b\r\n\r\nhttp://x/\r\nfile:///a\r\n")
    #expect(files.paths == ["/b", "/a"])
    #expect(files.refused == ["http://x/"])
  }

  @Test func `a list without end is cut`() {
    #expect(list(String(repeating: "file:///a\n", count: 10_000)).paths.count == FileURIList.limit)
  }
}
