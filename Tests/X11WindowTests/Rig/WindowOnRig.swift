import Foundation
import Glibc
import TestSupport
import Testing

@testable import X11Window

/// A window on a rig of its own, shown at 40, 30 and ready for input.
final class WindowOnRig {
  static let origin = (x: 40, y: 30)

  let rig: XRig
  let window: X11Window

  init(
    _ kind: XRig.Kind = .touchscreen,
    size: (width: Int, height: Int) = (480, 360),
    input: InputOptions = InputOptions(),
    presentation: WindowConfiguration.Presentation = .automatic,
    title: String = "Rig window",
    depth: Int = 24,
    prepare: (XRig) throws -> Void = { _ in }
  ) throws {
    rig = try XRig(kind, depth: depth)
    do {
      try prepare(rig)
      let connection = try X11Connection(display: rig.display, input: input)
      let geometry = "\(size.width)x\(size.height)+\(WindowOnRig.origin.x)+\(WindowOnRig.origin.y)"
      window = try X11Window(
        WindowConfiguration(
          title: title,
          geometry: try WindowGeometry(parsing: geometry),
          presentation: presentation
        ),
        on: connection
      )
    } catch {
      rig.stop()
      throw error
    }
    window.show()
    try wait { if case .exposed = $0 { true } else { false } }
    // Visibility comes after the exposure, and maybe a moment later.
    _ = try settle()
  }

  /// The window first: its thread should not see the server go unless a test is about that.
  func stop() {
    window.close()
    rig.stop()
  }

  /// Takes events until one fits, and gives all since the last wait; throws when none comes.
  @discardableResult
  func wait(until isLast: (WindowEvent) -> Bool) throws -> [WindowEvent] {
    try X11WindowTests.wait(on: window, until: isLast)
  }

  /// Everything up to a mark that is sent now: what has not come by then does not come.
  func settle() throws -> [WindowEvent] {
    try rig.x().sendDelete(to: window.id)
    return try wait { $0 == .closeRequested }.filter { $0 != .closeRequested }
  }

  /// A point of the window in root pixels.
  func root(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (x + Double(WindowOnRig.origin.x), y + Double(WindowOnRig.origin.y))
  }

  func down(_ finger: UInt32, _ x: Double, _ y: Double, pressure: Double = 0.25) throws {
    let point = root(x, y)
    try rig.down(finger, point.x, point.y, pressure: pressure)
  }

  func move(_ finger: UInt32, _ x: Double, _ y: Double, pressure: Double = 0.25) throws {
    let point = root(x, y)
    try rig.move(finger, point.x, point.y, pressure: pressure)
  }

  func up(_ finger: UInt32, _ x: Double, _ y: Double) throws {
    let point = root(x, y)
    try rig.up(finger, point.x, point.y)
  }

  func movePointer(_ x: Double, _ y: Double) throws {
    let point = root(x, y)
    try rig.movePointer(point.x, point.y)
  }
}

/// Takes a window's events until one fits, and gives them all; throws when none comes in 20 seconds.
@discardableResult
func wait(on window: X11Window, until isLast: (WindowEvent) -> Bool) throws -> [WindowEvent] {
  var batch: [WindowEvent] = []
  let deadline = Date(timeIntervalSinceNow: 20)
  while true {
    let taken = window.takeEvents()
    batch += taken
    if taken.contains(where: isLast) { return batch }
    var wake = pollfd(fd: window.wakeDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wake, 1, Int32(max(deadline.timeIntervalSinceNow, 0) * 1000)) > 0 else {
      throw MissingEvent(got: batch)
    }
  }
}

/// What was waited for did not come.
struct MissingEvent: Error, CustomStringConvertible {
  let got: [WindowEvent]
  var description: String { "what was waited for did not come; came: \(got)" }
}

extension [WindowEvent] {
  var touches: [TouchSample] {
    compactMap { if case .touch(let sample) = $0 { sample } else { nil } }
  }

  var pointers: [PointerSample] {
    compactMap { if case .pointer(let sample) = $0 { sample } else { nil } }
  }

  var keys: [KeySample] {
    compactMap { if case .key(let sample) = $0 { sample } else { nil } }
  }

  var scrolls: [ScrollSample] {
    compactMap { if case .scroll(let sample) = $0 { sample } else { nil } }
  }
}
