import TestSupport
import Testing

@testable import X11Window

/// What is said about servers with and without a touchscreen.
@Suite(.serialized)
struct DevicesOnServerTests {
  @Test(.enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
  func `the touchscreen is listed with its mode and number of contacts`() throws {
    let rig = try XRig()
    defer { rig.stop() }
    let list = try X11Devices.list(display: rig.display)
    #expect(list.xinputVersion?.hasPrefix("2.") == true)
    #expect(!list.vendor.isEmpty)
    #expect(list.release > 0)
    let screen = try #require(list.devices.first { $0.name == "rig touchscreen" })
    #expect(screen.touch == InputDevice.Touch(mode: .direct, maximumContacts: 10))
    #expect(screen.use == .pointer)
    #expect(screen.isEnabled)
    #expect(list.devices.contains { $0.name == "rig pointer" && $0.touch == nil })
    #expect(!list.devices.contains { $0.name == "rig keyboard" })
  }

  @Test(.enabled(if: XRig.unavailableReason == nil, Comment(rawValue: XRig.unavailableReason ?? "")))
  func `the connection says what input works`() throws {
    let rig = try XRig()
    defer { rig.stop() }
    let touch = try X11Connection(display: rig.display)
    #expect(touch.inputDescription == "XInput 2.4, touchscreen and mouse")
    #expect(touch.hasTouch)
    let mouse = try X11Connection(display: rig.display, input: InputOptions(usesXInput: false))
    #expect(mouse.inputDescription == "mouse only: touchscreen needs XInput 2.2")
    #expect(touch.workArea == PixelRect(x: 0, y: 0, width: 800, height: 600))
  }

  @Test(
    .enabled(
      if: XRig.mouseOnlyUnavailableReason == nil,
      Comment(rawValue: XRig.mouseOnlyUnavailableReason ?? "")
    )
  )
  func `a server without a touchscreen shows a window all the same`() throws {
    let stage = try WindowOnRig(.mouseOnly)
    defer { stage.stop() }
    #expect(try X11Devices.list(display: stage.rig.display).devices.allSatisfy { $0.touch == nil })
    try stage.rig.x().sendDelete(to: stage.window.id)
    try stage.wait { $0 == .closeRequested }
  }

  @Test(
    .enabled(
      if: XRig.mouseOnlyUnavailableReason == nil,
      Comment(rawValue: XRig.mouseOnlyUnavailableReason ?? "")
    )
  )
  func `a screen of 16 bits shows the same colours where it has a deeper visual`() throws {
    let stage = try WindowOnRig(.mouseOnly, depth: 16)
    defer { stage.stop() }
    stage.window.withBackBuffer { buffer in
      for x in 0..<10 { buffer.pixels[x] = 0xff12_3456 }
    }
    stage.window.present(damage: [PixelRect(x: 0, y: 0, width: 10, height: 1)])
    stage.window.connection.output.synchronize()
    #expect(try stage.rig.x().picture(of: stage.window.id).pixels.prefix(10).allSatisfy { $0 == 0x12_3456 })
  }
}
