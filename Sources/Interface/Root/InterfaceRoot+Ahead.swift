package import UIKit

/// Changes that came of a finger's movement, of which panes hear later than the marks of the fingers.
struct HeldChanges {
  /// Nothing that a pane remembers of the session becomes wrong by these: the trace only grows.
  private static let holdable: SessionChange = [.trace, .playback, .status, .time]

  /// Whether changes are held at present.
  var isHolding = false
  private(set) var change: SessionChange = []

  /// Panes of the round under way that have not heard yet, and of what.
  private(set) var waiting: ArraySlice<any Pane> = []
  private(set) var told: SessionChange = []

  /// What panes that are not seen have not heard of at all.
  private var missed: [ObjectIdentifier: SessionChange] = [:]

  /// Takes in that a pane that is not seen was passed over.
  mutating func miss(_ pane: any Pane) { missed[ObjectIdentifier(pane), default: []].formUnion(told) }

  /// What a pane has to be told beside the rest.
  mutating func takeMissed(by pane: any Pane) -> SessionChange {
    missed.removeValue(forKey: ObjectIdentifier(pane)) ?? []
  }

  /// Keeps a change for later; false if it has to be told now.
  mutating func take(_ change: SessionChange) -> Bool {
    guard isHolding, change.isSubset(of: Self.holdable) else { return false }
    self.change.formUnion(change)
    return true
  }

  /// Begins to tell what is held, unless something is being told.
  mutating func begin(_ panes: @autoclosure () -> [any Pane]) {
    guard waiting.isEmpty, !change.isEmpty else { return }
    (told, change) = (change, [])
    waiting = panes()[...]
  }

  mutating func next() -> (any Pane)? { waiting.popFirst() }
}

/// Showing fingers ahead of all that follows from their movement.
///
/// Whoever has a finger on the screen looks at the finger: its mark is drawn first, and the panes a moment later, a part
/// at a time, so that the next movement need not wait for them.
extension InterfaceRoot {
  /// Like ``touch(_:at:)``, but panes are told only by ``tellNextPane()``.
  package func touchAhead(_ samples: [TouchSample], at now: Instant) {
    held.isHolding = true
    defer { held.isHolding = false }
    touch(samples, at: now)
  }

  /// The view that shows where the fingers are.
  package var fingerMarks: UIView { root.canvas.fingerMarks }

  /// Whether something is to be drawn, as far as is known before panes have heard of what is held.
  package var needsFrame: Bool { !held.change.isEmpty || compositor.isStale }

  /// Tells one pane of what is held; false when all of them know.
  ///
  /// What changes meanwhile is for another round.
  package func tellNextPane() -> Bool {
    guard let pane = held.next() else { return false }
    if pane.canMissEvents { held.miss(pane) } else { pane.sessionDidChange(held.takeMissed(by: pane).union(held.told)) }
    return true
  }

  /// Begins a round of telling, if something is held.
  package func beginTelling() { held.begin(root.panes) }

  /// Tells all panes all that is held.
  package func tellHeldChanges() {
    while tellNextPane() {}
    beginTelling()
    while tellNextPane() {}
  }
}
