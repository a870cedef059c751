import CX11
import Glibc

/// The thread that reads X events: the real counterpart of com.apple.uikit.eventfetch-thread.
///
/// Input is stamped and queued here while the main thread draws.
final class EventThread {
  /// Hands the reader over: from then on only the new thread uses it.
  private final class Start {
    let reader: EventReader
    let commands: EventCommands

    init(reader: EventReader, commands: EventCommands) {
      self.reader = reader
      self.commands = commands
    }
  }

  private let thread: pthread_t
  let commands: EventCommands

  init(_ reader: EventReader) throws(X11Error) {
    let commands = try EventCommands()
    let start = Unmanaged.passRetained(Start(reader: reader, commands: commands))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread,
      nil,
      { context in
        guard let context else { return nil }
        // The kernel keeps 15 bytes of a name.
        cx11_nameThread("fp-event-fetch")
        let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
        start.reader.run(start.commands)
        return nil
      },
      start.toOpaque()
    )
    guard failure == 0 else {
      start.release()
      throw .system(call: "pthread_create", reason: String(cString: strerror(failure)))
    }
    self.thread = thread
    self.commands = commands
  }

  /// Ends the thread and waits for it.
  deinit {
    commands.send(.stop)
    pthread_join(thread, nil)
  }
}
