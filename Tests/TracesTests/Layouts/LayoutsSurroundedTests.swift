import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// Runs the situations about recognizers in trees that are scaled, turned and scrolled: distances are the screen's, so
/// everything must come out the same.
@Suite @MainActor struct LayoutsSurroundedTests {
  private nonisolated static let folder = "Tests/Checks"

  /// Those that name lengths in a view's own space, which surroundings change.
  private nonisolated static let measuring: Set = ["recognizers/sheet-drawn-across.check.json"]

  @Test(
    arguments: SampleFiles.list(folder, ".check.json").filter {
      $0.hasPrefix("recognizers/") && !measuring.contains($0)
    },
    Surroundings.allCases.dropFirst()
  )
  func `a situation of recognizers comes out the same in`(file: String, surroundings: Surroundings) throws {
    let check = try CheckFile.read(SampleFiles.path(Self.folder, file))
    let result = CheckRunner(check) { layout in
      for window in layout.application.windows {
        for view in window.subviews { surroundings.enter(view) }
      }
    }.result
    #expect(result.passed, Comment(rawValue: CheckReport.lines(of: result).joined(separator: "\n")))
  }
}
