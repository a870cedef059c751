import FingerpostApp
import Testing
import UIKit

/// When the rest of a frame gives way to fingers that are expected.
@MainActor
struct MovementRhythmTests {
  private func rhythm(_ interval: Double, reports: Int = 20) -> (MovementRhythm, last: Double) {
    var rhythm = MovementRhythm()
    for index in 0..<reports { rhythm.hear(at: Instant(seconds: Double(index) * interval)) }
    return (rhythm, Double(reports - 1) * interval)
  }

  @Test(arguments: [(0.0005, false), (0.0025, false), (0.0038, true), (0.0055, true), (0.0075, false)])
  func `at 240 Hz parts are made but shortly before the next report and while it is late`(
    after: Double,
    waits: Bool
  ) {
    var (rhythm, last) = rhythm(1.0 / 240)
    rhythm.makePart()
    #expect((rhythm.wait(at: Instant(seconds: last + after)) != nil) == waits)
  }

  @Test func `however fast fingers report, each report is followed by a part`() {
    var (rhythm, last) = rhythm(0.001)
    #expect(rhythm.wait(at: Instant(seconds: last + 0.0009)) == nil)
    rhythm.makePart()
    #expect(rhythm.wait(at: Instant(seconds: last + 0.0009)) != nil)
  }

  @Test func `a single touch and fingers at rest keep nobody waiting`() {
    var (single, _) = rhythm(1, reports: 3)
    single.makePart()
    #expect(single.wait(at: Instant(seconds: 2.9999)) == nil)
    #expect(!single.isSteady(at: Instant(seconds: 2)))
    let (fast, last) = rhythm(1.0 / 240)
    #expect(fast.isSteady(at: Instant(seconds: last + 0.01)))
    #expect(!fast.isSteady(at: Instant(seconds: last + 0.06)))
  }

  @Test func `one lost report does not count as a slower rate`() {
    var (rhythm, last) = rhythm(1.0 / 240)
    rhythm.hear(at: Instant(seconds: last + 2.0 / 240))
    rhythm.makePart()
    #expect(rhythm.wait(at: Instant(seconds: last + 3.1 / 240)) != nil)
  }
}
