import CX11

/// Asks other programs for what they have copied, in one piece or, if it is large, in many (INCR).
///
/// One request at a time: a new one takes the place of one that is still open. Lives on the event thread.
final class SelectionReader {
  /// More than this is not taken: 64 MB, what a layout may have.
  static let limit = 64 << 20

  /// Seconds after which an owner that does not answer is given up.
  static let patience = 5.0

  private struct Request {
    let selection: ClipboardContent.Selection
    /// Forms that are still to be tried, most exact first.
    var targets: ArraySlice<String>
    var bytes: [UInt8] = []
    var isIncremental = false
    /// When the owner is given up; on the monotonic clock.
    var deadline: Int64
  }

  private let display: X11Display
  private let window: XID
  private let property: Atom
  private let increment: Atom
  private let selections: [ClipboardContent.Selection: Atom]
  private let targets: [String: Atom]
  private var request: Request?

  init(display: X11Display, window: XID) {
    self.display = display
    self.window = window
    // Atoms are asked for now: an answer that is waited for later would leave events behind that nobody looks for.
    selections = Dictionary(
      uniqueKeysWithValues: ClipboardContent.Selection.allCases.map { ($0, display.atom($0.atomName)) }
    )
    targets = Dictionary(uniqueKeysWithValues: Self.targetNames.map { ($0, display.atom($0)) })
    property = display.atom("FINGERPOST_SELECTION")
    increment = display.atom("INCR")
  }

  /// The text forms that are asked for; the last is of programs older than UTF-8, in Latin-1.
  private static let targetNames = ClipboardContent.textTargets + ["STRING"]

  // MARK: Asking

  /// Asks for the text of a selection; the answer comes with a later event.
  func read(_ selection: ClipboardContent.Selection) {
    request = Request(selection: selection, targets: Self.targetNames[...], deadline: Self.deadline())
    _ = ask()
  }

  private static func deadline() -> Int64 { MonotonicClock.now() + Int64(patience * 1e9) }

  /// Asks for the next form; the end of it all when there is none.
  private func ask() -> WindowEvent? {
    guard let request, let selection = selections[request.selection],
      let target = request.targets.first.flatMap({ targets[$0] })
    else { return finish(nil) }
    XDeleteProperty(display.raw, window, property)
    XConvertSelection(
      display.raw,
      selection,
      target,
      property,
      window,
      Time(CurrentTime)
    )
    XFlush(display.raw)
    return nil
  }

  private func finish(_ text: String?) -> WindowEvent? {
    guard let selection = request?.selection else { return nil }
    request = nil
    return .pasted(selection, text)
  }

  // MARK: Answers

  /// The owner has put something into the property, or refuses; what is to be told, if that is the end of it.
  func take(_ event: XSelectionEvent) -> WindowEvent? {
    guard let request, event.requestor == window, event.selection == selections[request.selection],
      event.target == request.targets.first.flatMap({ targets[$0] })
    else { return nil }
    guard event.property == property else {
      self.request?.targets.removeFirst()
      return ask()
    }
    guard let part = display.takeBytes(property, of: window, limit: Self.limit) else { return finish(nil) }
    if part.type == increment {
      // The owner waits for the property to be gone, which it is now, and then sends the first piece.
      self.request?.isIncremental = true
      self.request?.deadline = Self.deadline()
      return nil
    }
    return finish(text(of: part.bytes))
  }

  /// The next piece of a large answer is there; an empty one is the end.
  func take(_ event: XPropertyEvent) -> WindowEvent? {
    guard event.window == window, event.atom == property, event.state == PropertyNewValue,
      request?.isIncremental == true
    else { return nil }
    guard let part = display.takeBytes(property, of: window, limit: Self.limit) else { return finish(nil) }
    guard !part.bytes.isEmpty else { return finish(text(of: request?.bytes ?? [])) }
    request?.bytes += part.bytes
    request?.deadline = Self.deadline()
    return request?.bytes.count ?? 0 > Self.limit ? finish(nil) : nil
  }

  private func text(of bytes: [UInt8]) -> String {
    if request?.targets.first == "STRING" {
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Patience

  /// Milliseconds until an owner that is silent is given up; -1 while nothing is asked.
  var timeout: Int32 {
    guard let request else { return -1 }
    return Int32(clamping: max(0, (request.deadline - MonotonicClock.now()) / 1_000_000 + 1))
  }

  /// Gives up what has taken too long.
  func checkDeadline() -> WindowEvent? {
    guard let request, MonotonicClock.now() >= request.deadline else { return nil }
    return finish(nil)
  }
}
