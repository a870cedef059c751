/// The growing trace of one application: its elements and its events, bounded in length.
///
/// A full log forgets its oldest events, a tenth at a time, and says how many are gone. Rows of hit tests are kept as
/// they were written and become events when somebody reads them: a hit test is not slowed down by being looked at later.
@MainActor
public final class TraceLog {
  /// Every object that the events speak of, by ``ElementID``.
  public private(set) var elements: [TraceElement] = []

  /// How many of the oldest events were forgotten.
  public private(set) var droppedCount = 0

  /// The most events kept.
  public let capacity: Int

  /// Off: nothing is written.
  public var isEnabled = true

  /// What the events written next are a consequence of.
  var cause: Int?

  /// Where hit tests write their rows.
  let rows = HitTestRows()

  private var stored: [TraceEvent] = []
  private var lastSequence = 0

  /// What was written since rows of a hit test came; in order.
  private var pending: [Pending] = []

  private enum Pending {
    case event(TraceEvent)
    case rows(TouchID, Range<Int>, firstSequence: Int, Instant, cause: Int?)
  }

  init(capacity: Int = 1_000_000) {
    self.capacity = max(10, capacity)
  }

  /// The events still kept, in order.
  public var events: [TraceEvent] {
    settle()
    return stored
  }

  /// What an id stands for.
  public subscript(id: ElementID) -> TraceElement {
    elements[Int(id.rawValue)]
  }

  /// The name of an element.
  public func name(_ id: ElementID) -> String { self[id].name }

  /// Forgets all events; numbering goes on.
  public func removeAllEvents() {
    pending.removeAll()
    rows.truncate(to: 0)
    stored.removeAll()
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
    lastSequence += 1
    let event = TraceEvent(sequence: lastSequence, instant: instant, cause: cause, kind: kind, rule: rule)
    if pending.isEmpty { store(event) } else { pending.append(.event(event)) }
    return lastSequence
  }

  /// Takes in the rows that a finger's hit test has written to ``rows`` from an index on.
  func appendRows(from start: Int, of touch: TouchID, at instant: Instant) {
    let count = rows.count - start
    guard isEnabled, count > 0 else { return }
    pending.append(.rows(touch, start..<rows.count, firstSequence: lastSequence + 1, instant, cause: cause))
    lastSequence += count
    // Nobody has read for long: the memory must stay bounded.
    if rows.count > capacity { settle() }
  }

  /// Corrects an event whose outcome was not known when it had to be written.
  func amend(_ sequence: Int, _ change: (inout TraceEvent.Kind) -> Void) {
    settle()
    let index = sequence - 1 - (lastSequence - stored.count)
    guard stored.indices.contains(index) else { return }
    change(&stored[index].kind)
  }

  private func settle() {
    guard !pending.isEmpty else { return }
    for entry in pending {
      switch entry {
      case .event(let event):
        store(event)
      case .rows(let touch, let range, let first, let instant, let cause):
        for (offset, index) in range.enumerated() {
          let visit = rows[index]
          store(
            TraceEvent(
              sequence: first + offset,
              instant: instant,
              cause: cause,
              kind: .hitTest(touch, visit),
              rule: visit.verdict.contestedRule
            )
          )
        }
      }
    }
    pending.removeAll(keepingCapacity: true)
    rows.truncate(to: 0)
  }

  private func store(_ event: TraceEvent) {
    if stored.count >= capacity {
      let excess = capacity / 10
      stored.removeFirst(excess)
      droppedCount += excess
    }
    stored.append(event)
  }
}
