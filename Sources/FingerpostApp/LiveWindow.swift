import CairoRenderer
import Canvas
import Foundation
package import Interface
package import UIKit
package import X11Window

/// One session, one window, one clock: the loop between the X server and the interface.
package final class LiveWindow {
  let connection: X11Connection
  let window: X11Window
  let session: DebugSession
  let root: InterfaceRoot
  let clock = LiveClock()
  /// Device pixels in a logical pixel: what was asked for, or what leaves the interface its least size.
  private(set) var scale: Double
  private let wantedScale: Double
  private let renderer: DisplayListRenderer
  private var isDone = false
  private var lastTick: Instant?

  /// The mouse finger that is down, and the middle button's last place while it pans.
  var mouseIsDown = false
  var panPoint: CGPoint?

  /// Where the middle button went down, until it moves.
  var middlePress: CGPoint?
  var pointer: CGPoint?
  var shownCursor = PointerShape.arrow

  /// The interface's finger number for each finger of a device.
  var fingers: [DeviceFinger: Int32] = [:]

  struct DeviceFinger: Hashable {
    let device: Int
    let touch: UInt32
  }

  /// Reads the layout again; nil if it cannot be read, after saying why.
  package var reload: (() -> Void)?

  /// Saves the trace picture; the sentence for the status bar.
  package var savePicture: (() -> String)?

  /// Called after input or timers may have changed the trace; what is due of a script is played here.
  package var onTurn: ((LiveWindow, Instant) -> Instant?)?

  /// Opens a window on a display.
  ///
  /// - Throws: Why the display cannot be used, or refuses the window.
  package init(session: DebugSession, title: String, options: LaunchOptions, display: String? = nil) throws(X11Error) {
    self.session = session
    connection = try X11Connection(display: display, input: InputOptions(touchDevice: options.touchDevice))
    wantedScale = InterfaceScale.initial(
      option: options.scale,
      environment: ProcessInfo.processInfo.environment,
      resourceDPI: connection.resourceDPI,
      screen: connection.screenSize,
      millimeters: connection.screenMillimeters
    )
    window = try X11Window(
      WindowConfiguration(title: title, geometry: options.geometry, scale: wantedScale),
      on: connection
    )
    scale = Self.scale(wantedScale, in: window.size)
    let measurer = PangoTextMeasurer()
    renderer = DisplayListRenderer(measurer: measurer)
    let size = CGSize(width: Double(window.size.width) / scale, height: Double(window.size.height) / scale)
    root = InterfaceRoot(session: session, measurer: measurer, size: size)
    session.inputDescription = connection.inputDescription
    root.host = self
  }

  private static func scale(_ wanted: Double, in size: PixelSize) -> Double {
    InterfaceRoot.scale(wanted, in: CGSize(width: size.width, height: size.height))
  }

  /// The window has another size.
  func resize(to size: PixelSize) {
    let fitting = Self.scale(wantedScale, in: size)
    if fitting != scale {
      scale = fitting
      root.compositor.invalidateAll()
    }
    root.resize(to: CGSize(width: Double(size.width) / scale, height: Double(size.height) / scale))
  }

  /// Runs until the window is closed, the server is gone or a signal asks to end.
  ///
  /// - Returns: Whether the server was lost.
  package func run() -> Bool {
    Termination.watch()
    draw()
    window.show()
    while !isDone, !Termination.isRequested {
      wait()
      let events = window.takeEvents()
      if take(events) { return true }
      let now = clock.now
      root.advance(to: now)
      scriptDeadline = onTurn?(self, now)
      tick(at: now)
      draw()
    }
    window.close()
    return false
  }

  private var scriptDeadline: Instant?

  // MARK: Waiting

  /// Sleeps until input, a timer, the script or the next frame.
  private func wait() {
    var timeout: Int32 = -1
    let now = clock.now
    var deadlines = [root.nextDeadline, scriptDeadline].compactMap(\.self)
    if root.needsTicks { deadlines.append((lastTick ?? now).advanced(bySeconds: 1.0 / 60)) }
    if let next = deadlines.min() {
      timeout = Int32(max(0, min(60_000, (next.seconds(since: now) * 1000).rounded(.up))))
    }
    var descriptors = [window.wakeDescriptor, Termination.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&descriptors, nfds_t(descriptors.count), timeout)
  }

  private func tick(at now: Instant) {
    guard root.needsTicks else {
      lastTick = nil
      return
    }
    let elapsed = lastTick.map { now.seconds(since: $0) } ?? 0
    lastTick = now
    _ = root.tick(min(elapsed, 0.25))
  }

  // MARK: Drawing

  private func draw() {
    let damage = root.compositor.takeDamage()
    guard !damage.isEmpty else { return }
    let list = root.compositor.list(in: damage)
    window.withBackBuffer { buffer in
      guard
        let surface = try? ImageSurface(
          wrapping: UnsafeMutableRawPointer(buffer.pixels),
          width: buffer.size.width,
          height: buffer.size.height,
          stride: buffer.stride
        )
      else { return }
      renderer.render(list, on: surface, scale: scale, clip: damage)
    }
    window.present(damage: damage.map(pixels))
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    let (left, top) = (Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down)))
    let (right, bottom) = (Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up)))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LiveWindow: InterfaceHost {
  package func saveTracePicture() { session.say(savePicture?()) }

  package func reloadLayout() { reload?() }

  package func toggleFullScreen() { window.setFullscreen(!window.isFullscreen) }

  package func quit() { isDone = true }
}
