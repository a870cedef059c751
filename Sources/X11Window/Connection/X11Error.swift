/// Why a connection to an X server or a window on it could not be made; `description` is a sentence for the user.
package enum X11Error: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither a display name nor `DISPLAY` was given.
  case displayNotSet
  /// The display was named, but nothing usable answered there.
  case cannotConnect(display: String, reason: String)
  /// No TrueColor visual with eight bits a channel.
  case noUsableVisual(display: String, depth: Int)
  /// The server refused a request that the window cannot do without.
  case refused(request: String, error: String)
  /// The event thread or its pipes could not be made.
  case system(call: String, reason: String)
  /// The server went away while the window was being made.
  case connectionLost(display: String)

  package var description: String {
    switch self {
    case .displayNotSet:
      "DISPLAY is not set: a window needs an X server, named as in DISPLAY=:0"
    case .cannotConnect(let display, let reason):
      "cannot connect to the X server \"\(display)\": \(reason)"
    case .noUsableVisual(let display, let depth):
      "no usable visual on \"\(display)\": its screen has depth \(depth), a window needs TrueColor with 8 bits a channel"
    case .refused(let request, let error):
      "the X server refused \(request): \(error)"
    case .system(let call, let reason):
      "\(call) failed: \(reason)"
    case .connectionLost(let display):
      "the X server \"\(display)\" went away"
    }
  }
}
