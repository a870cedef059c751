import CX11
import Glibc

/// The thread that reads X events: the real counterpart of com.apple.uikit.eventfetch-thread.
///
/// Input is stamped and queued here while the main thread draws.
final class EventThread {
  /// Hands the reader over: from then on only the new thread uses it.
  private final class Start {
    let reader: EventReader
    let stop: Int32

    init(reader: EventReader, stop: Int32) {
      self.reader = reader
      self.stop = stop
    }
  }

  private let thread: pthread_t
  private let stop: WakePipe

  init(_ reader: EventReader) throws(X11Error) {
    let stop = try WakePipe()
    let start = Unmanaged.passRetained(Start(reader: reader, stop: stop.readEnd))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread,
      nil,
      { context in
        guard let context else { return nil }
        // The kernel keeps 15 bytes of a name.
        cx11_nameThread("fp-event-fetch")
        let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
        start.reader.run(stop: start.stop)
        return nil
      },
      start.toOpaque()
    )
    guard failure == 0 else {
      start.release()
      throw .system(call: "pthread_create", reason: String(cString: strerror(failure)))
    }
    self.thread = thread
    self.stop = stop
  }

  /// Ends the thread and waits for it.
  deinit {
    stop.signal()
    pthread_join(thread, nil)
  }
}
