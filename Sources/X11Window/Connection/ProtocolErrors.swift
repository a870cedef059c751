import CX11
import Synchronization

/// An X protocol error as the server reported it: values only, read at defined points after a round trip.
package struct ProtocolError: Hashable, Sendable {
  /// The display connection it came on, as a number that is only good for comparing.
  let connection: UInt
  /// The X error code, such as BadWindow.
  package let code: Int
  /// The major opcode of the request that failed.
  package let request: Int
  /// The minor opcode, for requests of extensions.
  package let minor: Int
}

/// At most this many are kept; an X client that errs more often than that has one problem, not thousands.
private let limit = 64

/// The one global this layer cannot avoid: `XSetErrorHandler` hands over no context.
private let recorded = Mutex<[ProtocolError]>([])

enum ProtocolErrors {
  /// Replaces Xlib's handlers, which print and exit, by ones that record and return.
  static func installHandlers() {
    XSetErrorHandler { display, event in
      if let event = event?.pointee {
        let error = ProtocolError(
          connection: UInt(bitPattern: display),
          code: Int(event.error_code),
          request: Int(event.request_code),
          minor: Int(event.minor_code)
        )
        recorded.withLock { if $0.count < limit { $0.append(error) } }
      }
      return 0
    }
    // What follows is the exit handler of the connection, which only notes that it is lost.
    XSetIOErrorHandler { _ in 0 }
  }

  /// Takes what was recorded for one connection so far.
  ///
  /// Call after `XSync`, else errors may still be under way.
  static func take(for display: OpaquePointer) -> [ProtocolError] {
    let connection = UInt(bitPattern: display)
    return recorded.withLock { all in
      let mine = all.filter { $0.connection == connection }
      all.removeAll { $0.connection == connection }
      return mine
    }
  }

  /// Puts back errors that were taken only to see whether new ones come.
  static func restore(_ errors: [ProtocolError]) {
    recorded.withLock { $0.insert(contentsOf: errors, at: 0) }
  }
}
