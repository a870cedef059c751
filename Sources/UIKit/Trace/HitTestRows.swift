import Foundation

/// The rows of hit tests that nobody has read yet, in plain memory that grows and is used again.
///
/// Some were written one by one; those of the fast lane are made of its steps when they are read. Nothing here is
/// entered twice at once, so the checks for that, which cost more than the work, are left out.
@MainActor
final class HitTestRows {
  /// A place in the order of rows.
  struct Mark {
    fileprivate var written = 0
    fileprivate var steps = 0
    fileprivate var stretches = 0
    /// Rows before this place.
    fileprivate(set) var count = 0
  }

  /// A hit test is going on: the rows are not to be forgotten now.
  @exclusivity(unchecked) var isOpen = false

  @exclusivity(unchecked) private var written = PlainMemory<HitTestVisit>()
  @exclusivity(unchecked) private var steps = PlainMemory<HitTestStep>()
  @exclusivity(unchecked) private var stretches = PlainMemory<HitTestStretch>()

  /// All rows, made or not.
  @exclusivity(unchecked) private(set) var count = 0

  isolated deinit {
    forget(downTo: Mark())
    written.deallocate()
    steps.deallocate()
    stretches.deallocate()
  }

  /// The place behind the last row.
  var mark: Mark { Mark(written: written.count, steps: steps.count, stretches: stretches.count, count: count) }

  // MARK: Rows written one by one

  /// Writes a row; answers its index for ``settle(_:verdict:answer:)``.
  @discardableResult
  func append(_ row: HitTestVisit) -> Int {
    written.append(row)
    count += 1
    return written.count - 1
  }

  func settle(_ row: Int, verdict: HitTestVisit.Verdict, answer: ElementID?) {
    written[row].verdict = verdict
    written[row].answer = answer
  }

  // MARK: Steps of the fast lane

  var stepCount: Int { steps.count }

  func step(_ index: Int) -> HitTestStep { steps[index] }

  /// The memory behind the last step, to be written and then counted, and for how many there is room.
  func roomForSteps() -> (UnsafeMutablePointer<HitTestStep>, Int) { roomForSteps(after: steps.count) }

  /// The same, counted from an earlier step.
  func roomForSteps(after start: Int) -> (UnsafeMutablePointer<HitTestStep>, Int) {
    let memory = steps.room(for: 1)
    return (memory - (steps.count - start), steps.capacity - start)
  }

  /// Counts steps that were written into the room.
  func addSteps(_ count: Int) { steps.add(count) }

  /// Says which rows are to be made of steps, and how many they are.
  func add(_ part: HitTestStretch.Part, _ path: Range<Int>, depth: Int, answer: ElementID, count rows: Int) {
    stretches.append(
      HitTestStretch(part: part, steps: path, depth: Int32(depth), written: written.count, answer: answer)
    )
    count += rows
  }

  /// The rows of the views asked on the way down; answers an index for ``settle(_:answer:)``.
  func addDescent(_ path: Range<Int>, depth: Int) -> Int {
    let rows = path.reduce(0) { $0 + Int(steps[$1].asked) }
    add(.descent, path, depth: depth, answer: ElementID(rawValue: -1), count: rows)
    return stretches.count - 1
  }

  func settle(_ stretch: Int, answer: ElementID) { stretches[stretch].answer = answer }

  // MARK: Reading

  /// Makes the rows between two places.
  func forEach(from start: Mark, to end: Mark, _ body: (HitTestVisit) -> Void) {
    var next = start.written
    for index in start.stretches..<end.stretches {
      let stretch = stretches[index]
      for row in next..<stretch.written { body(written[row]) }
      next = stretch.written
      stretch.forEachRow(of: steps.start, body)
    }
    for row in next..<end.written { body(written[row]) }
  }

  /// Forgets the rows from a place on; their memory is kept.
  func forget(downTo mark: Mark) {
    for index in mark.steps..<max(mark.steps, steps.count) { HitTestNode.release(steps[index].node) }
    written.truncate(to: mark.written)
    steps.truncate(to: mark.steps)
    stretches.truncate(to: mark.stretches)
    count = mark.count
  }
}
