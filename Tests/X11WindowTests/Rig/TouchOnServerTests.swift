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
  }

  @Test func `a touch brings no pointer events with it`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    try stage.down(1, 100, 100)
    try stage.move(1, 150, 120)
    try stage.up(1, 150, 120)
    let events = try stage.settle()
    #expect(events.touches.map(\.phase) == [.began, .moved, .ended])
    #expect(events.count == 3, "besides the touch came \(events)")
  }

  @Test func `a drag of thirty updates arrives whole and in order`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    try stage.down(1, 50, 60)
    for step in 1...30 { try stage.move(1, 50 + Double(step) * 10.5, 60 + Double(step) * 3.25) }
    try stage.up(1, 365, 157.5)
    let touches = try stage.settle().touches
    #expect(touches.map(\.phase) == [.began] + Array(repeating: .moved, count: 30) + [.ended])
    for step in 1...30 where touches.indices.contains(step) {
      #expect(abs(touches[step].position.x - (50 + Double(step) * 10.5)) < 0.1)
      #expect(abs(touches[step].position.y - (60 + Double(step) * 3.25)) < 0.1)
    }
    let arrivals = touches.map(\.time.arrival)
    #expect(arrivals == arrivals.sorted())
    #expect(touches.map(\.time.server) == touches.map(\.time.server).sorted())
    #expect(Set(touches.map(\.touch)).count == 1)
  }

  @Test func `unplugging the touchscreen cancels the fingers on it`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    let device = try stage.rig.x().device(named: "rig touchscreen")
    try stage.down(1, 100, 100)
    try stage.down(2, 200, 100)
    try stage.rig.x().setDevice(device, isEnabled: false)
    let events = try stage.wait { $0 == .deviceRemoved(id: device) }
    #expect(events.touches.map(\.phase) == [.began, .began, .cancelled, .cancelled])
    try stage.rig.x().setDevice(device, isEnabled: true)
    let back = try stage.wait { if case .deviceChanged(let changed) = $0 { changed.id == device } else { false } }
    #expect(back.touches.isEmpty)
  }

  @Test func `a window of another connection does not see the touches of this one`() throws {
    let stage = try WindowOnRig(size: (300, 200))
    defer { stage.stop() }
    let other = try X11Window(
      WindowConfiguration(title: "Other", geometry: try WindowGeometry(parsing: "300x200+400+300")),
      on: try X11Connection(display: stage.rig.display)
    )
    defer { other.close() }
    other.show()
    try stage.rig.x().synchronize()
    try stage.down(1, 100, 100)
    // Finger 2 goes to the other window, at 450, 350 of the screen.
    try stage.rig.down(2, 450, 350)
    try stage.up(1, 100, 100)
    try stage.rig.up(2, 450, 350)
    let mine = try stage.settle().touches
    try stage.rig.x().sendDelete(to: other.id)
    let theirs = try wait(on: other) { $0 == .closeRequested }.touches
    #expect(mine.map(\.phase) == [.began, .ended])
    #expect(theirs.map(\.phase) == [.began, .ended])
    #expect(theirs.first?.position.x.rounded() == 50)
    #expect(Set(mine.map(\.touch)).isDisjoint(with: theirs.map(\.touch)))
  }

  @Test func `fingers of a device that is not the chosen one are left out`() throws {
    let stage = try WindowOnRig(input: InputOptions(touchDevice: 999))
    defer { stage.stop() }
    try stage.down(1, 100, 100)
    try stage.up(1, 100, 100)
    #expect(try stage.settle().touches.isEmpty)
  }

  @Test func `another client that takes the sequence over cancels it`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    // As a window manager's gesture: a grab above every window, which accepts after it has looked.
    let grab = try stage.rig.x().grabTouches()
    try stage.down(1, 100, 100)
    try stage.move(1, 110, 100)
    #expect(try stage.settle().touches.map(\.phase) == [.began, .moved])
    try grab.accept()
    try stage.up(1, 110, 100)
    #expect(try stage.settle().touches.map(\.phase) == [.cancelled])
  }

  @Test func `a sequence that another client looks at and rejects goes on to its end`() throws {
    let stage = try WindowOnRig()
    defer { stage.stop() }
    let grab = try stage.rig.x().grabTouches()
    try stage.down(1, 100, 100)
    try grab.reject()
    try stage.up(1, 100, 100)
    #expect(try stage.settle().touches.map(\.phase) == [.began, .ended])
  }
}
