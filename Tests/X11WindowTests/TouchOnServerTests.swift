import TestSupport
import Testing

@testable import X11Window

/// Fingers on a real server's touchscreen, as they arrive in a window.
@Suite(.serialized, .enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
struct TouchOnServerTests {
  @Test func `ten fingers down at once arrive one by one with their places and pressures`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    for finger in 0..<10 {
      try stage.down(UInt32(finger), Double(20 + 40 * finger), Double(300 - 20 * finger), pressure: Double(finger) / 10)
    }
    for finger in 0..<10 {
      try stage.up(UInt32(finger), Double(20 + 40 * finger), Double(300 - 20 * finger))
    }
    let events = try stage.settle()
    let began = events.touches.filter { $0.phase == .began }
    try #require(began.count == 10)
    #expect(Set(began.map(\.touch)).count == 10)
    #expect(Set(began.map(\.device)).count == 1)
    for (finger, sample) in began.enumerated() {
      #expect(abs(sample.position.x - Double(20 + 40 * finger)) < 0.1)
      #expect(abs(sample.position.y - Double(300 - 20 * finger)) < 0.1)
      #expect(abs((sample.pressure ?? -1) - Double(finger) / 10) < 0.001)
      #expect(sample.time.arrival > 0)
    }
    let ended = events.touches.filter { $0.phase == .ended }
    #expect(Set(ended.map(\.touch)) == Set(began.map(\.touch)))
    #expect(events.touches.allSatisfy { $0.phase != .cancelled })
    #expect(events.pointers.isEmpty)
  }
}
