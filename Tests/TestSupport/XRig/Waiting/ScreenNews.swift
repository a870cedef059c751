import CX11
import Glibc

/// Tells when what a server shows changes: windows, their pixels, the focus, who owns a selection.
///
/// On a connection of its own: those who ask have theirs, and no event of theirs gets lost here.
final class ScreenNews: News {
  private let raw: OpaquePointer
  private let changes: ChangeExtensions
  private var watched: Set<XID> = []
  private var damages: [XID: ChangeExtensions.Damage] = [:]

  /// Damages that have been told of and tell of nothing more before they are emptied.
  private var told: Set<ChangeExtensions.Damage> = []

  init(display: String) throws {
    guard let raw = XOpenDisplay(display) else {
      throw XRig.Unavailable(description: "cannot connect to the X server \(display)")
    }
    self.raw = raw
    RigErrors.ignore(raw)
    XSetIOErrorExitHandler(raw, { _, _ in }, nil)
    changes = try ChangeExtensions(raw)
    watch(XDefaultRootWindow(raw))
  }

  deinit {
    XCloseDisplay(raw)
  }

  var descriptor: Int32 { XConnectionNumber(raw) }

  // MARK: What is watched

  /// A window's size, place, properties, focus and children.
  func watch(_ window: XID) {
    guard watched.insert(window).inserted else { return }
    let mask = StructureNotifyMask | SubstructureNotifyMask | PropertyChangeMask | FocusChangeMask
    XSelectInput(raw, window, mask)
    XSync(raw, 0)
  }

  /// What is drawn in a window and those in it.
  func watchPixels(of window: XID) {
    drain()
    watch(window)
    guard damages[window] == nil else { return }
    damages[window] = changes.watchPixels(of: window)
    XSync(raw, 0)
  }

  func watchOwner(of selection: String) {
    changes.watchOwner(of: XInternAtom(raw, selection, 0), telling: XDefaultRootWindow(raw))
    XSync(raw, 0)
  }

  // MARK: News

  var isPending: Bool { !told.isEmpty }

  func take() {
    drain()
    for damage in told { changes.empty(damage) }
    told = []
    // What is drawn from here on is told again; what was drawn before is there for whoever asks now.
    XSync(raw, 0)
    drain()
  }

  /// A window is gone: another one may come to have its number.
  private func forget(_ window: XID) {
    watched.remove(window)
    if let damage = damages.removeValue(forKey: window) { told.remove(damage) }
  }

  private func drain() {
    while XPending(raw) > 0 {
      var event = XEvent()
      XNextEvent(raw, &event)
      if event.type == changes.damageEvent, let damage = damages[event.xany.window] { told.insert(damage) }
      if event.type == DestroyNotify { forget(event.xdestroywindow.window) }
    }
  }
}
