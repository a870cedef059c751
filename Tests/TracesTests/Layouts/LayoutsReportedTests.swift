import Testing

/// Runs the situations that people have reported, which are kept as check files under `Tests/Checks`.
@Suite @MainActor struct LayoutsReportedTests {
  private nonisolated static let folder = "Tests/Checks"

  @Test(arguments: SampleFiles.list(folder, ".check.json"))
  func `a reported situation comes out as UIKit has it`(file: String) throws {
    try SampleFiles.expectPasses(Self.folder, file)
  }

  @Test(arguments: SampleFiles.list(folder, ".check.json"))
  func `a reported situation fails when nobody touches anything`(file: String) throws {
    try SampleFiles.expectCanFail(Self.folder, file)
  }

  @Test func `there are check files for all of them`() {
    #expect(SampleFiles.list(Self.folder, ".check.json").count >= 63)
  }
}
