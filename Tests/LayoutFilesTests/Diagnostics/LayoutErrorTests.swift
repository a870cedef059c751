import Testing

@testable import LayoutFiles

@Suite struct LayoutErrorTests {
  private typealias Place = LayoutFiles.SourceLocation

  @Test func `a place in a file is file, line and column`() {
    let kind = LayoutDiagnostic.Kind.wrongCount(key: "frame", expected: "four numbers [x, y, width, height]", found: 3)
    #expect(
      LayoutDiagnostic(kind, file: "overlap.layout.json", at: Place(line: 14, column: 21)).description
        == "overlap.layout.json:14:21: error: frame needs four numbers [x, y, width, height], found 3"
    )
    #expect(
      LayoutDiagnostic(.missingFile, severity: .warning, file: "a").description == "a: warning: there is no such file"
    )
  }

  @Test func `a file that cannot be read says why`() {
    let error = LayoutError(.unreadable(reason: "permission denied"), file: "a")
    #expect(error.description == "a: error: the file cannot be read: permission denied")
  }

  @Test func `complaints are in the order of the file, those at one place in the order found`() {
    let error = LayoutError([
      LayoutDiagnostic(.comment, file: "a", at: Place(line: 2, column: 1)),
      LayoutDiagnostic(.trailingComma, file: "a", at: Place(line: 1, column: 9)),
      LayoutDiagnostic(.emptyName, file: "a", at: Place(line: 1, column: 9)),
    ])
    #expect(error.diagnostics.map(\.kind) == [.trailingComma, .emptyName, .comment])
  }

  @Test func `complaints of two files stay together`() {
    let error = LayoutError([
      LayoutDiagnostic(.comment, file: "a", at: Place(line: 9, column: 1)),
      LayoutDiagnostic(.comment, file: "b", at: Place(line: 1, column: 1)),
      LayoutDiagnostic(.trailingComma, file: "a", at: Place(line: 3, column: 1)),
    ])
    #expect(error.diagnostics.map(\.file) == ["a", "a", "b"])
  }
}
