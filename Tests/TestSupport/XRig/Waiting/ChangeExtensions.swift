import CX11
import Glibc

/// The extensions that tell of drawing (DAMAGE) and of selections that change hands (XFIXES).
///
/// Their libraries are loaded when a test first waits: TestSupport is compiled by `swift build`, too, where only what
/// the program itself needs has to be installed.
struct ChangeExtensions {
  /// An object of the server that collects what is drawn in a window.
  typealias Damage = XID

  private typealias Query =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) ->
    Int32
  private typealias Create = @convention(c) (OpaquePointer, XID, Int32) -> Damage
  private typealias Subtract = @convention(c) (OpaquePointer, Damage, XID, XID) -> Void
  private typealias Select = @convention(c) (OpaquePointer, XID, Atom, UInt) -> Void

  /// Whenever the damage is no longer empty.
  private static let reportNonEmpty: Int32 = 3

  /// A new owner, and the end of one's window or connection.
  private static let ownerMasks: UInt = 1 << 0 | 1 << 1 | 1 << 2

  private let display: OpaquePointer
  private let create: Create
  private let subtract: Subtract
  private let select: Select

  /// The type of the event that tells of a damage, with the window in its place.
  let damageEvent: Int32

  init(_ display: OpaquePointer) throws {
    self.display = display
    let query: Query = try Self.function("XDamageQueryExtension", of: "libXdamage.so.1")
    create = try Self.function("XDamageCreate", of: "libXdamage.so.1")
    subtract = try Self.function("XDamageSubtract", of: "libXdamage.so.1")
    select = try Self.function("XFixesSelectSelectionInput", of: "libXfixes.so.3")
    var (event, error): (Int32, Int32) = (0, 0)
    guard query(display, &event, &error) != 0 else {
      throw XRig.Unavailable(description: "the X server has no DAMAGE extension")
    }
    damageEvent = event
  }

  func watchPixels(of window: XID) -> Damage { create(display, window, Self.reportNonEmpty) }

  /// Forgets what was drawn so far.
  func empty(_ damage: Damage) { subtract(display, damage, XID(None), XID(None)) }

  func watchOwner(of selection: Atom, telling window: XID) { select(display, window, selection, Self.ownerMasks) }

  private static func function<Function>(_ name: String, of library: String) throws -> Function {
    guard let handle = dlopen(library, RTLD_NOW), let address = dlsym(handle, name) else {
      throw XRig.Unavailable(description: "\(library) is not installed: run Assets/setup test")
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
