package import LayoutFiles

/// What a person has changed on the live layout, in order, and how to take it back.
///
/// The file is never touched: reading the layout again begins with an empty journal.
package struct WhatIfJournal: Hashable, Sendable {
  package private(set) var done: [WhatIfChange] = []
  package private(set) var undone: [WhatIfChange] = []

  /// The values before the first change, of what now differs from them.
  package private(set) var originals: [WhatIfKey: PropertyValue] = [:]

  /// Every value before the first change, whether or not it is back.
  private var first: [WhatIfKey: PropertyValue] = [:]

  package init() {}

  package var isEmpty: Bool { originals.isEmpty }

  package func isChanged(_ key: WhatIfKey) -> Bool { originals[key] != nil }

  /// Takes in a change.
  ///
  /// One that continues the last, as each step of a drag does, is undone together with it.
  package mutating func record(_ change: WhatIfChange, isContinued: Bool) {
    undone = []
    note(change.key, before: change.before, after: change.after)
    if isContinued, let last = done.last, last.key == change.key {
      done[done.count - 1].after = change.after
    } else {
      done.append(change)
    }
  }

  /// The change to take back; it counts as taken back from now on.
  package mutating func popDone() -> WhatIfChange? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    note(change.key, before: change.after, after: change.before)
    return change
  }

  /// The change to make again; it counts as made from now on.
  package mutating func popUndone() -> WhatIfChange? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    note(change.key, before: change.before, after: change.after)
    return change
  }

  private mutating func note(_ key: WhatIfKey, before: PropertyValue, after: PropertyValue) {
    let original = first[key] ?? before
    first[key] = original
    originals[key] = after.matches(original) ? nil : original
  }
}
