import CX11
package import Foundation
import Synchronization

/// A client of the rig's server that looks at the screen as a user does and asks windows to close.
package final class XRigClient {
  let raw: OpaquePointer
  let root: XID
  private let display: String
  private var openNews: ScreenNews?

  init(display: String) throws {
    guard let raw = XOpenDisplay(display) else {
      throw XRig.Unavailable(description: "cannot connect to the X server \(display)")
    }
    self.raw = raw
    self.display = display
    root = XDefaultRootWindow(raw)
    // A window that goes while it is looked at is no reason to end the tests, nor is a server that is killed.
    RigErrors.ignore(raw)
    XSetIOErrorExitHandler(raw, { _, _ in }, nil)
  }

  deinit {
    XCloseDisplay(raw)
  }

  /// Tells of changes on the screen, once somebody has said of what.
  func news() throws -> ScreenNews {
    if let openNews { return openNews }
    let made = try ScreenNews(display: display)
    openNews = made
    return made
  }

  /// Waits until the server has processed all that came before from this client.
  package func synchronize() { XSync(raw, 0) }

  /// What the whole screen shows now.
  package func screenshot() throws -> XRigPicture { try picture(of: root) }

  /// What a window shows now, by its own coordinates; of a part the pixels that the rectangle touches.
  package func picture(of window: UInt, part: CGRect = .infinite) throws -> XRigPicture {
    let size = try geometry(of: window)
    let area = part.intersection(CGRect(x: 0, y: 0, width: size.width, height: size.height)).integral
    guard
      let image = XGetImage(
        raw,
        window,
        Int32(area.minX),
        Int32(area.minY),
        UInt32(area.width),
        UInt32(area.height),
        UInt(bitPattern: -1),
        ZPixmap
      )
    else { throw XRig.Unavailable(description: "the server gives no picture of window \(window)") }
    defer { cx11_XDestroyImage(image) }
    var pixels: [UInt32] = []
    let (width, height) = (Int(area.width), Int(area.height))
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        pixels.append(UInt32(truncatingIfNeeded: cx11_XGetPixel(image, Int32(x), Int32(y))) & 0xff_ffff)
      }
    }
    return XRigPicture(width: width, height: height, pixels: pixels)
  }

  /// Whether a window shows a colour, `0xRRGGBB`, at a place of its own, as soon as it does; false after `seconds`.
  package func waitForPixel(_ color: UInt32, at x: Int, _ y: Int, of window: UInt, seconds: Double = 20) throws
    -> Bool
  {
    try answer(within: seconds, from: window) { pixel(at: x, y, of: window) == color ? true : nil } ?? false
  }

  /// What a window shows, asked whenever something is drawn in it.
  private func answer<Answer>(within seconds: Double, from window: UInt, _ ask: () throws -> Answer?) throws -> Answer?
  {
    let news = try news()
    news.watchPixels(of: window)
    return try firstAnswer(within: seconds, after: [news], ask)
  }

  private func pixel(at x: Int, _ y: Int, of window: UInt) -> UInt32? {
    guard let image = XGetImage(raw, window, Int32(x), Int32(y), 1, 1, UInt(bitPattern: -1), ZPixmap) else {
      return nil
    }
    defer { cx11_XDestroyImage(image) }
    return UInt32(truncatingIfNeeded: cx11_XGetPixel(image, 0, 0)) & 0xff_ffff
  }

  /// Whether a window, or a part of it, shows a picture, as soon as it does; false after `seconds`.
  package func waitForPicture(
    _ wanted: XRigPicture,
    of window: UInt,
    part: CGRect = .infinite,
    seconds: Double = 20
  ) throws -> Bool {
    try answer(within: seconds, from: window) { try picture(of: window, part: part).isLike(wanted) ? true : nil }
      ?? false
  }

  /// What a part of a window shows in place of a picture, as soon as it is another; nil after `seconds`.
  package func waitForOtherPicture(
    than old: XRigPicture,
    of window: UInt,
    part: CGRect,
    seconds: Double = 20
  ) throws -> XRigPicture? {
    try answer(within: seconds, from: window) {
      let now = try picture(of: window, part: part)
      return now == old ? nil : now
    }
  }

  /// Asks a window to take another size, as its owner or a window manager does.
  package func resize(_ window: UInt, _ width: Int, _ height: Int) {
    XResizeWindow(raw, window, UInt32(width), UInt32(height))
    synchronize()
  }

  /// What the program says of its input in the status bar, by this server's XInput.
  package func inputDescription() -> String {
    var (major, minor): (Int32, Int32) = (2, 4)
    guard XIQueryVersion(raw, &major, &minor) == Success, (major, minor) >= (2, 2) else {
      return "mouse only: touchscreen needs XInput 2.2"
    }
    return "XInput \(major).\(minor), touchscreen and mouse"
  }

  /// Whether a window has a size in pixels, as soon as it has; false after `seconds`.
  package func waitForSize(_ width: Int, _ height: Int, of window: UInt, seconds: Double = 20) throws
    -> Bool
  {
    let news = try news()
    news.watch(window)
    return firstAnswer(within: seconds, after: [news]) {
      guard let now = try? geometry(of: window) else { return nil }
      return now.width == width && now.height == height ? true : nil
    } ?? false
  }

  /// A window's place on the screen and its size, in pixels.
  package func geometry(of window: UInt) throws -> (x: Int, y: Int, width: Int, height: Int) {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(raw, window, &attributes) != 0 else {
      throw XRig.Unavailable(description: "there is no window \(window)")
    }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: XID = 0
    XTranslateCoordinates(raw, window, root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y), Int(attributes.width), Int(attributes.height))
  }

  /// A mapped window whose title contains `title`, or nil.
  package func window(titled title: String) -> UInt? { find(title, below: root) { _ in } }

  /// The same, once there is one; nil after `seconds`.
  package func waitForWindow(titled title: String, seconds: Double = 20) throws -> UInt? {
    let news = try news()
    return firstAnswer(within: seconds, after: [news]) { find(title, below: root, visiting: news.watch) }
  }

  /// The title a window gives itself, or nil.
  package func title(of window: UInt) -> String? {
    var property = XTextProperty()
    guard XGetTextProperty(raw, window, &property, XInternAtom(raw, "_NET_WM_NAME", 0)) != 0, let value = property.value
    else { return nil }
    defer { XFree(value) }
    return String(decoding: UnsafeBufferPointer(start: value, count: Int(property.nitems)), as: UTF8.self)
  }

  /// Asks a window to close, as its close button does.
  package func sendDelete(to window: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(raw, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(bitPattern: XInternAtom(raw, "WM_DELETE_WINDOW", 0))
    XSendEvent(raw, window, 0, 0, &event)
    synchronize()
  }

  /// Gives a window the keyboard focus, which takes a window manager otherwise.
  package func focus(_ window: UInt) {
    XSetInputFocus(raw, window, Int32(RevertToPointerRoot), UInt(CurrentTime))
    synchronize()
  }

  /// Looks at every window after it was visited.
  private func find(_ title: String, below window: UInt, visiting visit: (UInt) -> Void) -> UInt? {
    var root: XID = 0
    var parent: XID = 0
    var children: UnsafeMutablePointer<XID>?
    var count: UInt32 = 0
    guard XQueryTree(raw, window, &root, &parent, &children, &count) != 0 else { return nil }
    defer { if let children { XFree(children) } }
    for index in 0..<Int(count) {
      guard let child = children?[index] else { continue }
      visit(child)
      var attributes = XWindowAttributes()
      if XGetWindowAttributes(raw, child, &attributes) != 0, attributes.map_state == IsViewable,
        self.title(of: child)?.contains(title) == true
      {
        return child
      }
      if let found = find(title, below: child, visiting: visit) { return found }
    }
    return nil
  }
}

/// Keeps Xlib from ending the tests over an error on a rig's connection; others go to whom they belong.
enum RigErrors {
  private typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32

  private static let connections = Mutex<Set<UInt>>([])
  private static let previous = Mutex<Handler?>(nil)

  private static let install: Void = {
    let earlier = XSetErrorHandler { display, event in
      let isOurs = RigErrors.connections.withLock { $0.contains(UInt(bitPattern: display)) }
      return isOurs ? 0 : (RigErrors.previous.withLock { $0 })?(display, event) ?? 0
    }
    previous.withLock { $0 = earlier }
  }()

  static func ignore(_ display: OpaquePointer) {
    connections.withLock { _ = $0.insert(UInt(bitPattern: display)) }
    install
  }
}
