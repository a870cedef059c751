import CX11
import Glibc
import Synchronization

/// One connection to an X server, closed when the object goes.
///
/// Not Sendable: one thread at a time uses it.
final class X11Display {
  /// Whether the server has gone away; shared by the connections of a window, set by Xlib's exit handler.
  final class LostFlag: Sendable {
    private let flag = Atomic(false)
    var isSet: Bool { flag.load(ordering: .acquiring) }
    func set() { flag.store(true, ordering: .releasing) }
  }

  let raw: OpaquePointer
  let name: String
  let lost: LostFlag
  let screen: Int32
  let root: XID

  /// Connects to `name`, or to what `DISPLAY` names when it is nil.
  init(_ name: String?, lost: LostFlag) throws(X11Error) {
    let environment = getenv("DISPLAY").map { String(cString: $0) }
    guard let display = name ?? environment, !display.isEmpty else { throw .displayNotSet }
    // Both connections are used from one thread each, but Xlib's own tables are shared.
    XInitThreads()
    // A dead server must be an event, not a signal that ends the process in the middle of a recording.
    signal(SIGPIPE, SIG_IGN)
    errno = 0
    guard let raw = XOpenDisplay(display) else {
      throw .cannotConnect(display: display, reason: X11Display.reason(errno))
    }
    ProtocolErrors.installHandlers()
    self.raw = raw
    self.name = display
    self.lost = lost
    screen = XDefaultScreen(raw)
    root = XRootWindow(raw, screen)
    XSetIOErrorExitHandler(
      raw,
      { _, context in
        guard let context else { return }
        Unmanaged<LostFlag>.fromOpaque(context).takeUnretainedValue().set()
      },
      Unmanaged.passUnretained(lost).toOpaque()
    )
  }

  deinit {
    // After an I/O error Xlib leaves the connection locked by the thread that met it, and closing it elsewhere would
    // wait for ever. A server dies once; what it leaves behind goes with the process.
    if !lost.isSet { XCloseDisplay(raw) }
  }

  /// The atom called `name`, made where the server does not have it.
  func atom(_ name: String) -> Atom { XInternAtom(raw, name, 0) }

  /// Waits until the server has processed everything sent; false when it is gone.
  @discardableResult
  func synchronize() -> Bool {
    guard !lost.isSet else { return false }
    XSync(raw, 0)
    return !lost.isSet
  }

  /// Makes a round trip and throws the first error the server has reported since the last check.
  func check(_ request: String) throws(X11Error) {
    guard synchronize() else { throw .connectionLost(display: name) }
    guard let error = ProtocolErrors.take(for: raw).first else { return }
    throw .refused(request: request, error: text(of: error))
  }

  /// The server's words for an error, such as "BadWindow (invalid Window parameter)".
  func text(of error: ProtocolError) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress else { return "error \(error.code)" }
      XGetErrorText(raw, Int32(error.code), start, Int32(buffer.count))
      return String(cString: start)
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ECONNREFUSED: "no server is running there"
    case EACCES, EPERM: "permission denied"
    case 0: "it is no display name, or the server refused this user (see xhost, xauth)"
    default: "no server is running there, or it refused this user (\(String(cString: strerror(code))))"
    }
  }
}
