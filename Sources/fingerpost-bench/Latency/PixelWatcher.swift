import CXDamage
import Foundation

/// A client of the X server that learns when another client draws into its window, and what the window shows then.
final class PixelWatcher {
  private let display: OpaquePointer
  private let damageEvent: Int32
  private var window: Window = 0
  private var damage: Damage = 0

  /// The window's corner on the screen, in pixels.
  private(set) var origin = (x: 0, y: 0)

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(display name: String) throws {
    var (event, error): (Int32, Int32) = (0, 0)
    guard let display = XOpenDisplay(name), XDamageQueryExtension(display, &event, &error) != 0 else {
      throw Failure(description: "the X server \(name) cannot be reached, or has no DAMAGE extension")
    }
    self.display = display
    damageEvent = event + XDamageNotify
    // Windows of programs that are started from now on are told of.
    XSelectInput(display, XDefaultRootWindow(display), SubstructureNotifyMask)
    XSync(display, 0)
  }

  isolated deinit {
    XCloseDisplay(display)
  }

  /// Seconds on the clock of the machine.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Watches the next window of at least a size that comes up.
  func waitForWindow(_ width: Int, _ height: Int, seconds: Double = 20) throws {
    let deadline = Self.now + seconds
    window = 0
    while let event = nextEvent(until: deadline) {
      var attributes = XWindowAttributes()
      guard event.type == MapNotify, XGetWindowAttributes(display, event.xmap.window, &attributes) != 0,
        attributes.width >= width, attributes.height >= height
      else { continue }
      window = event.xmap.window
      let (x, y) = (attributes.x, attributes.y)
      origin = (Int(x), Int(y))
      damage = XDamageCreate(display, window, Int32(XDamageReportNonEmpty))
      return
    }
    throw Failure(description: "no window of \(width) × \(height) pixels came up")
  }

  // MARK: Events

  private func nextEvent(until deadline: Double) -> XEvent? {
    while XPending(display) == 0 {
      let left = deadline - Self.now
      guard left > 0 else { return nil }
      _ = cxdamage_wait(XConnectionNumber(display), left)
    }
    var event = XEvent()
    XNextEvent(display, &event)
    return event
  }

  /// When the window was next said to be drawn to; nil at the deadline.
  ///
  /// What is drawn after this returns is reported anew.
  func nextDamage(until deadline: Double) -> Double? {
    while let event = nextEvent(until: deadline) {
      guard event.type == damageEvent else { continue }
      let time = Self.now
      XDamageSubtract(display, damage, XserverRegion(None), XserverRegion(None))
      return time
    }
    return nil
  }

  /// Waits until nothing was drawn for some seconds; whether that came to be.
  @discardableResult
  func waitForRest(_ seconds: Double, atMost limit: Double = 20) -> Bool {
    let deadline = Self.now + limit
    while nextDamage(until: Self.now + seconds) != nil {
      if Self.now > deadline { return false }
    }
    return true
  }

  // MARK: Pixels

  /// How many pixels of a part of the window have a colour, `0xRRGGBB`.
  func count(_ color: UInt32, x: Int, y: Int, width: Int = 1, height: Int = 1) throws -> Int {
    guard
      let image = XGetImage(
        display,
        window,
        Int32(x),
        Int32(y),
        UInt32(width),
        UInt32(height),
        UInt(bitPattern: -1),
        ZPixmap
      )
    else { throw Failure(description: "the window's pixels at \(x), \(y) cannot be read") }
    defer { cxdamage_XDestroyImage(image) }
    var found = 0
    for row in 0..<Int32(height) {
      for column in 0..<Int32(width)
      where UInt32(truncatingIfNeeded: cxdamage_XGetPixel(image, column, row)) & 0xFF_FFFF == color { found += 1 }
    }
    return found
  }
}
