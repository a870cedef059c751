package import Foundation
import UIKit

extension DisplayList {
  /// Where this picture may differ from an earlier one of the same place; empty when they are equal.
  ///
  /// Ink that both have, in the same order, counts as unchanged; a box around each other piece of ink is returned. Null
  /// is never among them. Lists of more than `limit` commands that differ are not compared in detail: `whole` stands
  /// for all.
  package func differences(
    from earlier: DisplayList,
    measuredBy measurer: any TextMeasurer,
    limit: Int = 6_000,
    whole: CGRect
  ) -> [CGRect] {
    guard commands != earlier.commands else { return [] }
    guard commands.count <= limit, earlier.commands.count <= limit else { return [whole] }
    // What both begin with leaves the same ink, and what both end with too, if it finds the same state; boxes of text
    // are dear.
    let start = zip(commands, earlier.commands).prefix { $0 == $1 }.count
    let most = min(commands.count, earlier.commands.count) - start
    let end = zip(commands.reversed(), earlier.commands.reversed()).prefix(most).prefix { $0 == $1 }.count
    var states = InkStates()
    for command in commands[..<start] { states.take(command) }
    var (newStates, oldStates) = (states, states)
    var new = commands[start..<commands.count - end].ink(measuredBy: measurer, &newStates)
    var old = earlier.commands[start..<earlier.commands.count - end].ink(measuredBy: measurer, &oldStates)
    if newStates != oldStates {
      new += commands[(commands.count - end)...].ink(measuredBy: measurer, &newStates)
      old += earlier.commands[(earlier.commands.count - end)...].ink(measuredBy: measurer, &oldStates)
    }
    return Ink.unmatched(new, old)
  }
}

/// A command that leaves ink, the space it is drawn in, and a box around the ink.
private struct Ink: Hashable {
  let command: DrawCommand
  let state: InkState
  let box: CGRect

  static func == (left: Ink, right: Ink) -> Bool {
    left.box == right.box && left.command == right.command && left.state == right.state
  }

  /// The box tells most pieces apart, at less cost than whole paths.
  func hash(into hasher: inout Hasher) {
    hasher.combine(box.origin.x)
    hasher.combine(box.origin.y)
    hasher.combine(box.width)
    hasher.combine(box.height)
  }

  /// The boxes of what only one of two sequences has; what both have must come in the same order.
  static func unmatched(_ new: [Ink], _ old: [Ink]) -> [CGRect] {
    var places: [Ink: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index], default: []].append(index) }
    var boxes: [CGRect] = []
    var next = old.startIndex
    for ink in new {
      while let last = places[ink]?.last, last < next { places[ink]?.removeLast() }
      guard let match = places[ink]?.popLast() else {
        boxes.append(ink.box)
        continue
      }
      boxes += old[next..<match].map(\.box)
      next = match + 1
    }
    return boxes + old[next...].map(\.box)
  }
}

extension ArraySlice<DrawCommand> {
  fileprivate func ink(measuredBy measurer: any TextMeasurer, _ states: inout InkStates) -> [Ink] {
    var all: [Ink] = []
    all.reserveCapacity(count)
    forEachInk(measuredBy: measurer, &states) { all.append(Ink(command: $0, state: $1, box: $2)) }
    return all
  }
}
