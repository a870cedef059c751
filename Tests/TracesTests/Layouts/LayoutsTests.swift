import LayoutFiles
import Testing

/// The sample layouts: each opens, says what it shows, and is proved by a check.
@Suite @MainActor struct LayoutsTests {
  private nonisolated static let folder = "Layouts"

  @Test(arguments: SampleFiles.list(folder, ".layout.json"))
  func `a sample layout opens, names itself and builds without a complaint`(file: String) throws {
    let document = try LayoutFile.read(SampleFiles.path(Self.folder, file))
    #expect(document.title?.isEmpty == false)
    #expect(LayoutBuilder.build(document).problems.isEmpty)
  }

  @Test(arguments: SampleFiles.list(folder, ".layout.json"))
  func `every view of a sample has a name of its own`(file: String) throws {
    let layout = LayoutBuilder.build(try LayoutFile.read(SampleFiles.path(Self.folder, file)))
    #expect(layout.responders.keys.filter { $0.contains(".") } == [])
  }

  @Test(arguments: SampleFiles.list(folder, ".check.json"))
  func `a check opens as the layout it is about`(file: String) throws {
    let path = SampleFiles.path(Self.folder, file)
    #expect(try LayoutFile.read(path) == CheckFile.read(path).layout)
  }

  @Test func `every sample layout has a check`() throws {
    let checked = try SampleFiles.list(Self.folder, ".check.json").map { file in
      try SampleFiles.text(Self.folder, file)
    }
    let unproved = SampleFiles.list(Self.folder, ".layout.json").filter { layout in
      !checked.contains { $0.contains("\"\(layout)\"") }
    }
    #expect(unproved == [])
  }

  @Test func `the read-me knows every sample layout and every check`() throws {
    let readMe = try SampleFiles.text(Self.folder, "README.md")
    let files = SampleFiles.list(Self.folder, ".layout.json") + SampleFiles.list(Self.folder, ".check.json")
    let unknown = files.filter { file in
      let name = file.replacing(".layout.json", with: "").replacing(".check.json", with: "")
      return !readMe.contains("`\(name)`")
    }
    #expect(unknown == [])
  }
}
