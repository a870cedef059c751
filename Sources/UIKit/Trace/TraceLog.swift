/// The growing trace of one application: its elements and its events, bounded in length.
///
/// A full log forgets its oldest events, a tenth at a time, and says how many are gone. Rows of hit tests are kept as
/// they were written and become events when somebody reads them: a hit test is not slowed down by being looked at later.
/// For the same reason the properties are not checked for being entered twice at once.
@MainActor
public final class TraceLog {
  /// Every object that the events speak of, by ``ElementID``.
  public private(set) var elements: [TraceElement] = []

  /// How many of the oldest events were forgotten.
  @exclusivity(unchecked) public private(set) var droppedCount = 0

  /// The most events kept.
  public let capacity: Int

  /// Off: nothing is written.
  @exclusivity(unchecked) public var isEnabled = true

  /// What the events written next are a consequence of.
  @exclusivity(unchecked) var cause: Int?

  /// Where hit tests write their rows.
  let rows = HitTestRows()

  @exclusivity(unchecked) private var stored: [TraceEvent] = []
  @exclusivity(unchecked) private var lastSequence = 0

  /// What was written since rows of a hit test came; in order.
  @exclusivity(unchecked) private var pending: [Pending] = []

  private enum Pending {
    case event(TraceEvent)
    case rows(TouchID, from: HitTestRows.Mark, to: HitTestRows.Mark, firstSequence: Int, Instant, cause: Int?)

    var firstSequence: Int {
      switch self {
      case .event(let event): event.sequence
      case .rows(_, _, _, let firstSequence, _, _): firstSequence
      }
    }
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
    pending.removeAll(keepingCapacity: true)
    forgetRows()
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

  /// Takes in the rows that a finger's hit test has written to ``rows`` from a place on.
  func appendRows(from start: HitTestRows.Mark, of touch: TouchID, at instant: Instant) {
    let end = rows.mark
    guard isEnabled, end.count > start.count else { return rows.forget(downTo: start) }
    pending.append(.rows(touch, from: start, to: end, firstSequence: lastSequence + 1, instant, cause: cause))
    lastSequence += end.count - start.count
    // Nobody has read for long: the memory must stay bounded.
    if rows.count > capacity { settle() }
  }

  /// Corrects an event whose outcome was not known when it had to be written.
  func amend(_ sequence: Int, _ change: (inout TraceEvent.Kind) -> Void) {
    if let first = pending.first?.firstSequence, sequence >= first {
      let index = pendingIndex(of: sequence)
      guard case .event(var event) = pending[index], event.sequence == sequence else { return }
      change(&event.kind)
      pending[index] = .event(event)
      return
    }
    guard let last = stored.last?.sequence else { return }
    let index = stored.count - 1 - (last - sequence)
    guard stored.indices.contains(index) else { return }
    change(&stored[index].kind)
  }

  /// The last entry that begins at or before a sequence number; not before the first entry.
  private func pendingIndex(of sequence: Int) -> Int {
    var (low, high) = (0, pending.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if pending[middle].firstSequence > sequence { high = middle } else { low = middle }
    }
    return low
  }

  private func settle() {
    guard !pending.isEmpty else { return }
    for entry in pending {
      switch entry {
      case .event(let event):
        store(event)
      case .rows(let touch, let start, let end, var sequence, let instant, let cause):
        rows.forEach(from: start, to: end) { row in
          let rule = row.verdict.contestedRule
          store(TraceEvent(sequence: sequence, instant: instant, cause: cause, kind: .hitTest(touch, row), rule: rule))
          sequence += 1
        }
      }
    }
    pending.removeAll(keepingCapacity: true)
    forgetRows()
  }

  /// Unless a hit test is going on: the next time, then.
  private func forgetRows() {
    if !rows.isOpen { rows.forget(downTo: HitTestRows.Mark()) }
  }

  private func store(_ event: TraceEvent) {
    if stored.count >= capacity {
      let excess = capacity / 10
      stored.removeFirst(excess)
      droppedCount += excess
    }
    // Twice the memory at each growth would be half of it in vain.
    if stored.count == stored.capacity { stored.reserveCapacity(max(64, stored.count + stored.count / 4)) }
    stored.append(event)
  }
}
