/// The rows of hit tests in plain memory that grows and is used again: writing one allocates nothing.
@MainActor
final class HitTestRows {
  private(set) var count = 0
  private var memory: UnsafeMutablePointer<HitTestVisit>
  private var capacity: Int

  init() {
    capacity = 256
    memory = .allocate(capacity: capacity)
  }

  isolated deinit {
    memory.deallocate()
  }

  subscript(index: Int) -> HitTestVisit {
    get { memory[index] }
    set { memory[index] = newValue }
  }

  func append(_ row: HitTestVisit) {
    reserve(1)
    (memory + count).initialize(to: row)
    count += 1
  }

  /// Makes room for more rows; the memory behind the last row, to be written and then counted with ``add(_:)``.
  func room(for more: Int) -> UnsafeMutablePointer<HitTestVisit> {
    reserve(more)
    return memory + count
  }

  /// Counts rows that were written into the room.
  func add(_ written: Int) {
    count += written
  }

  /// Forgets the rows from an index on; their memory is kept.
  func truncate(to count: Int) {
    self.count = count
  }

  private func reserve(_ room: Int) {
    guard count + room > capacity else { return }
    let larger = max(capacity * 2, count + room)
    let moved = UnsafeMutablePointer<HitTestVisit>.allocate(capacity: larger)
    moved.moveInitialize(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (moved, larger)
  }
}
