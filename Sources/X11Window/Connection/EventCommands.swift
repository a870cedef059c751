import Synchronization

/// Requests of the main loop to the event thread, which alone may use the connection they go through.
final class EventCommands: Sendable {
  enum Command: Sendable {
    case stop
    case copy(ClipboardContent.Selection, ClipboardContent)
    case readText(ClipboardContent.Selection)
  }

  private let commands = Mutex<[Command]>([])
  private let wake: WakePipe

  /// Becomes readable when there is a command to take.
  var descriptor: Int32 { wake.readEnd }

  init() throws(X11Error) {
    wake = try WakePipe()
  }

  func send(_ command: Command) {
    commands.withLock { $0.append(command) }
    wake.signal()
  }

  /// All commands since the last call, in order.
  func take() -> [Command] {
    wake.drain()
    return commands.withLock { commands in
      defer { commands.removeAll() }
      return commands
    }
  }
}
