import TestSupport
import Testing

@testable import X11Window

/// A window under a real window manager, which frames it and holds grabs of its own.
@Suite(
  .serialized,
  .enabled(
    if: XRig.windowManagerUnavailableReason == nil,
    Comment(rawValue: XRig.windowManagerUnavailableReason ?? "")
  )
)
struct WindowManagerTests {
  private func managed() throws -> WindowOnRig {
    let stage = try WindowOnRig(prepare: { try $0.startWindowManager() })
    // The window manager gives a new window the focus when it is done with it.
    try #require(try stage.rig.x().waitForFocus(on: stage.window.id))
    return stage
  }

  @Test func `full screen covers the screen and goes back`() throws {
    let stage = try managed()
    defer { stage.stop() }
    let before = stage.window.size
    stage.window.setFullscreen(true)
    try stage.wait { $0 == .resized(PixelSize(width: 800, height: 600)) }
    stage.window.setFullscreen(false)
    try stage.wait { $0 == .resized(before) }
    #expect(!stage.window.isFullscreen)
  }

  @Test func `the smallest size fits the screen`() throws {
    let stage = try managed()
    defer { stage.stop() }
    // 480 by 360 was asked for; the smallest is 720 by 520 where the work area has room for it.
    #expect(stage.window.size == PixelSize(width: 720, height: 520))
  }

  @Test func `touches reach a framed window, the first one on it, too`() throws {
    let stage = try managed()
    defer { stage.stop() }
    let place = try stage.rig.x().geometry(of: stage.window.id)
    try stage.rig.down(1, Double(place.x + 100), Double(place.y + 120))
    try stage.rig.down(2, Double(place.x + 200), Double(place.y + 120))
    try stage.rig.move(1, Double(place.x + 110), Double(place.y + 120))
    try stage.rig.up(2, Double(place.x + 200), Double(place.y + 120))
    try stage.rig.up(1, Double(place.x + 110), Double(place.y + 120))
    // The window manager looks at the first touch for a click, so its decision is waited for.
    var ends = 0
    var touches: [TouchSample] = []
    try stage.wait { event in
      guard case .touch(let sample) = event else { return false }
      touches.append(sample)
      if sample.phase == .ended || sample.phase == .cancelled { ends += 1 }
      return ends == 2
    }
    #expect(touches.count { $0.phase == .began } == 2)
    #expect(touches.count { $0.phase == .ended } == 2)
    #expect(touches.first?.position.x.rounded() == 100)
  }

  @Test func `a question whether the program is alive is answered by the loop that takes the events`() throws {
    let stage = try managed()
    defer { stage.stop() }
    try stage.rig.x().sendPing(to: stage.window.id)
    _ = try stage.settle()
    stage.window.connection.output.synchronize()
    #expect(try stage.rig.x().hasPong(from: stage.window.id))
  }
}
