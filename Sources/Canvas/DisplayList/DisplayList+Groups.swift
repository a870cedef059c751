package import Foundation
import UIKit

extension DisplayList {
  /// A box around the ink of each group, in the list's own space, by the index of the command that begins it.
  ///
  /// That of a group without ink is null.
  package func groupBoxes(measuredBy measurer: any TextMeasurer) -> [Int: CGRect] {
    var boxes: [Int: CGRect] = [:]
    // Most lists have none, and boxes of text are dear.
    guard commands.contains(where: \.beginsGroup) else { return boxes }
    var states = [InkState()]
    var open: [(index: Int, depth: Int)] = []
    for (index, command) in commands.enumerated() {
      let last = states.count - 1
      switch command {
      case .save: states.append(states[last])
      case .restore: if last > (open.last?.depth ?? 0) { states.removeLast() }
      case .beginGroup:
        boxes[index] = .null
        open.append((index, states.count))
        states.append(states[last])
      case .endGroup:
        guard let group = open.popLast() else { continue }
        states.removeLast(states.count - group.depth)
        guard let box = boxes[group.index], let parent = open.last else { continue }
        boxes[parent.index] = boxes[parent.index]?.union(box) ?? box
      case .concatenate, .clip: states[last].take(command)
      case .fill, .stroke, .text, .shadow, .retained:
        guard let group = open.last else { continue }
        DisplayList([command]).forEachInk(measuredBy: measurer, from: states[last]) { _, _, box in
          boxes[group.index] = boxes[group.index]?.union(box) ?? box
        }
      }
    }
    return boxes
  }
}

extension DrawCommand {
  fileprivate var beginsGroup: Bool { if case .beginGroup = self { true } else { false } }
}
