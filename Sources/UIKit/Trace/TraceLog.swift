/// The growing trace of one application: its elements and its events, bounded in length.
///
/// A full log forgets its oldest events, a tenth at a time, and says how many are gone.
@MainActor
public final class TraceLog {
  /// Every object that the events speak of, by ``ElementID``.
  public private(set) var elements: [TraceElement] = []

  /// The events still kept, in order.
  public private(set) var events: [TraceEvent] = []

  /// How many of the oldest events were forgotten.
  public private(set) var droppedCount = 0

  /// The most events kept.
  public let capacity: Int

  /// Off: nothing is written, and hit testing takes its fast lane.
  public var isEnabled = true

  /// What the events written next are a consequence of.
  var cause: Int?

  private var lastSequence = 0

  init(capacity: Int = 1_000_000) {
    self.capacity = max(10, capacity)
  }

  /// What an id stands for.
  public subscript(id: ElementID) -> TraceElement {
    elements[Int(id.rawValue)]
  }

  /// The name of an element.
  public func name(_ id: ElementID) -> String { self[id].name }

  /// Forgets all events; numbering goes on.
  public func removeAllEvents() {
    events.removeAll()
    droppedCount = 0
  }

  /// Adds an element; called once for each object.
  func register(_ element: TraceElement) -> ElementID {
    elements.append(element)
    return ElementID(rawValue: Int32(elements.count - 1))
  }

  /// Writes an event and returns its sequence number; 0 when the log is off.
  @discardableResult
  func append(_ kind: TraceEvent.Kind, at instant: Instant, rule: String? = nil) -> Int {
    guard isEnabled else { return 0 }
    if events.count >= capacity {
      let excess = capacity / 10
      events.removeFirst(excess)
      droppedCount += excess
    }
    lastSequence += 1
    events.append(TraceEvent(sequence: lastSequence, instant: instant, cause: cause, kind: kind, rule: rule))
    return lastSequence
  }

  /// Corrects an event whose outcome was not known when it had to be written.
  func amend(_ sequence: Int, _ change: (inout TraceEvent.Kind) -> Void) {
    let index = sequence - 1 - (lastSequence - events.count)
    guard events.indices.contains(index) else { return }
    change(&events[index].kind)
  }
}
