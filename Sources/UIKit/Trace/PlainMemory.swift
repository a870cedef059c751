/// Values side by side in memory that grows and is kept: for values that need no care when they are forgotten.
struct PlainMemory<Element> {
  private(set) var start: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity = 16

  init() {
    start = .allocate(capacity: capacity)
  }

  subscript(index: Int) -> Element {
    get { start[index] }
    set { start[index] = newValue }
  }

  mutating func append(_ element: Element) {
    room(for: 1).initialize(to: element)
    count += 1
  }

  /// Makes room for more; the memory behind the last value, to be written and then counted with ``add(_:)``.
  mutating func room(for more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity {
      let larger = max(capacity * 2, count + more)
      let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
      moved.moveInitialize(from: start, count: count)
      start.deallocate()
      (start, capacity) = (moved, larger)
    }
    return start + count
  }

  /// Counts values that were written into the room.
  mutating func add(_ written: Int) { count += written }

  /// Forgets the values from an index on.
  mutating func truncate(to count: Int) { self.count = count }

  func deallocate() { start.deallocate() }
}
