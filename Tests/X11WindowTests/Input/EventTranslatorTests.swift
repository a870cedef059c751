import CX11
import Testing

@testable import X11Window

struct EventTranslatorTests {
  private var translator = EventTranslator(
    devices: [.sampleTouchscreen, .sampleMouse],
    touchDevice: nil,
    screenWidth: 2_000
  )

  @Test func `event types are the header's`() {
    for type in XInputEventType.allCases { #expect(type.rawValue == type.headerValue) }
  }

  @Test func `a touch keeps its sub-pixel place, its pressure by range and its size in pixels`() throws {
    var translator = translator
    let touches = translator.feed(
      .touchBegin,
      detail: 77,
      at: (10.25, 20.75),
      valuators: [0: 100, 1: 100, 2: 40, 4: 50]
    ).touches
    let sample = try #require(touches.first)
    #expect(touches.count == 1)
    #expect(sample.phase == .began)
    #expect(sample.device == 12)
    #expect(sample.touch == 77)
    #expect(sample.position == PixelPoint(10.25, 20.75))
    #expect(sample.pressure == 0.25)
    // 40 of 4000 units across 2000 pixels are 20 pixels, and half of that is the radius.
    #expect(sample.majorRadius == 10)
    #expect(sample.time == EventTime(server: 1_000, arrival: 7))
  }

  @Test func `an update without a pressure keeps the last one`() {
    var translator = translator
    _ = translator.feed(.touchBegin, detail: 1, valuators: [4: 100])
    #expect(translator.feed(.touchUpdate, detail: 1, valuators: [0: 5]).touches.first?.pressure == 0.5)
    #expect(translator.feed(.touchUpdate, detail: 1, valuators: [4: 400]).touches.first?.pressure == 1)
  }

  @Test func `a device without a pressure axis gives none`() {
    var plain = InputDevice.sampleTouchscreen
    plain.axes.removeLast()
    var translator = EventTranslator(devices: [plain], touchDevice: nil, screenWidth: 2_000)
    let touch = translator.feed(.touchBegin, detail: 1, valuators: [4: 100]).touches.first
    #expect(touch != nil)
    #expect(touch?.pressure == nil)
  }

  @Test func `other touch devices are left out when one is chosen`() {
    var translator = EventTranslator(devices: [.sampleTouchscreen], touchDevice: 12, screenWidth: 2_000)
    #expect(translator.feed(.touchBegin, source: 13, detail: 1).isEmpty)
    #expect(translator.feed(.touchBegin, source: 12, detail: 1).touches.count == 1)
  }

  @Test func `a touch that is ours ends, one that never became ours is cancelled`() {
    var translator = translator
    _ = translator.feed(.touchBegin, detail: 1)
    _ = translator.feed(.touchBegin, detail: 2)
    translator.takeOwnership(device: 12, touch: 1)
    #expect(translator.feed(.touchEnd, detail: 1).touches.map(\.phase) == [.ended])
    #expect(translator.feed(.touchEnd, detail: 2).touches.map(\.phase) == [.cancelled])
    #expect(translator.feed(.touchEnd, detail: 2).isEmpty)
  }

  @Test func `a lift that waits for another client's decision is not told yet`() {
    var translator = translator
    _ = translator.feed(.touchBegin, detail: 1)
    #expect(translator.feed(.touchUpdate, detail: 1, flags: Int32(XITouchPendingEnd)).isEmpty)
  }

  @Test func `updates of a touch whose beginning went elsewhere are left out`() {
    var translator = translator
    #expect(translator.feed(.touchUpdate, detail: 5).isEmpty)
    #expect(translator.feed(.touchEnd, detail: 5).isEmpty)
  }

  @Test func `a removed device cancels its fingers, also those the server has just ended for it`() {
    var translator = translator
    for touch in 1...3 {
      _ = translator.feed(.touchBegin, detail: touch)
      translator.takeOwnership(device: 12, touch: UInt32(touch))
    }
    withXInputEvent(.touchEnd, detail: 1) { translator.handle($0, arrival: 8) }
    translator.remove(device: 12)
    let events = translator.takeBatch()
    #expect(events.touches.map(\.touch) == [1, 2, 3])
    #expect(events.touches.allSatisfy { $0.phase == .cancelled })
    #expect(events.last == .deviceRemoved(id: 12))
  }

  @Test func `a lost connection cancels every finger and is the last event`() {
    var translator = translator
    _ = translator.feed(.touchBegin, detail: 1)
    translator.loseConnection()
    let events = translator.takeBatch()
    #expect(events.touches.map(\.phase) == [.cancelled])
    #expect(events.last == .connectionLost)
  }

  @Test(arguments: [XInputEventType.motion, .buttonPress, .buttonRelease])
  func `pointer events emulated from a touch are ignored`(type: XInputEventType) {
    var translator = translator
    #expect(translator.feed(type, detail: 1, flags: Int32(XIPointerEmulated), valuators: [0: 1, 1: 1]).isEmpty)
  }

  @Test func `a mouse press carries button, place and modifiers`() throws {
    var translator = translator
    let events = translator.feed(.buttonPress, source: 9, detail: 3, at: (4, 5), modifiers: 0b1101)
    let press = try #require(events.pointers.first)
    #expect(press.action == .pressed(button: 3))
    #expect(press.position == PixelPoint(4, 5))
    #expect(press.modifiers == [.shift, .control, .alt])
    #expect(press.device == 9)
  }

  @Test func `a smooth wheel scrolls by its increment, from where it was`() {
    var translator = translator
    let first = translator.feed(.motion, source: 9, valuators: [3: 315])
    #expect(first.scrolls.map(\.deltaY) == [1])
    #expect(first.pointers.isEmpty)
    #expect(translator.feed(.motion, source: 9, valuators: [3: 307.5]).scrolls.map(\.deltaY) == [-0.5])
  }

  @Test func `a wheel button scrolls once though the server derives a motion from it`() {
    var translator = translator
    let derived = translator.feed(.motion, source: 9, flags: Int32(XIPointerEmulated), valuators: [3: 315])
    let button = translator.feed(.buttonPress, source: 9, detail: 5)
    let release = translator.feed(.buttonRelease, source: 9, detail: 5)
    #expect((derived + button + release).scrolls.map(\.deltaY) == [1])
    #expect(translator.feed(.motion, source: 9, valuators: [3: 330]).scrolls.map(\.deltaY) == [1])
  }

  @Test func `the buttons that smooth scrolling emulates are no second scroll`() {
    var translator = translator
    #expect(translator.feed(.buttonPress, source: 9, detail: 4, flags: Int32(XIPointerEmulated)).isEmpty)
  }
}
