import LayoutFiles
import Testing

/// Runs the checks of the sample layouts.
@Suite @MainActor struct LayoutsChecksTests {
  private nonisolated static let folder = "Layouts"

  @Test(arguments: SampleFiles.list(folder, ".check.json"))
  func `a check of the samples passes`(file: String) throws {
    try SampleFiles.expectPasses(Self.folder, file)
  }

  @Test(arguments: SampleFiles.list(folder, ".check.json"))
  func `a check of the samples fails when nobody touches anything`(file: String) throws {
    try SampleFiles.expectCanFail(Self.folder, file)
  }

  @Test(arguments: SampleFiles.list(folder, ".check.json"))
  func `a check of the samples has a sentence for a title and names its rules`(file: String) throws {
    let check = try CheckFile.read(SampleFiles.path(Self.folder, file))
    #expect(check.title?.contains(" ") == true)
    #expect(!check.rules.isEmpty)
  }
}
