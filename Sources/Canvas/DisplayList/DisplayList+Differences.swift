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
    let (new, old) = (ink(measuredBy: measurer), earlier.ink(measuredBy: measurer))
    var start = 0
    while start < new.count, start < old.count, new[start] == old[start] { start += 1 }
    var (newEnd, oldEnd) = (new.count, old.count)
    while newEnd > start, oldEnd > start, new[newEnd - 1] == old[oldEnd - 1] {
      newEnd -= 1
      oldEnd -= 1
    }
    return Self.unmatched(new[start..<newEnd], old[start..<oldEnd])
  }

  /// The boxes of what only one of two sequences has; what both have must come in the same order.
  private static func unmatched(_ new: ArraySlice<Ink>, _ old: ArraySlice<Ink>) -> [CGRect] {
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
  }

  private func ink(measuredBy measurer: any TextMeasurer) -> [Ink] {
    var all: [Ink] = []
    all.reserveCapacity(commands.count)
    forEachInk(measuredBy: measurer) { all.append(Ink(command: $0, state: $1, box: $2)) }
    return all
  }
}
