public import Testing

/// Runs each test of a suite once in every surroundings, with the stages that it sets up lying in them.
public struct EverySurroundings: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    for surroundings in Surroundings.allCases {
      // A failure has to say where it happened: the test's name is the same in all of them.
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var named = issue
        named.comments.append("in surroundings: \(surroundings.rawValue)")
        return named
      }
      try await Surroundings.$current.withValue(surroundings) {
        try await naming.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == EverySurroundings {
  /// Each test once in every surroundings.
  public static var inEverySurroundings: Self { Self() }
}
