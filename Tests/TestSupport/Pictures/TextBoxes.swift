package import Canvas
package import Foundation
import UIKit

/// Where the texts of a picture are, to find those that cover each other or leave the window.
package struct TextBoxes {
  package struct Box {
    package let text: String
    /// In the picture's coordinates, cut by the clips around it.
    package let rect: CGRect
    package let isCut: Bool
    /// How much was painted before it.
    fileprivate let order: Int
  }

  package private(set) var boxes: [Box] = []

  /// Opaque rectangles: what lies under one, a sheet or a drawer, cannot be seen.
  private var covers: [(rect: CGRect, order: Int)] = []

  package init(_ list: DisplayList, measurer: any TextMeasurer) {
    var states: [(map: CGAffineTransform, clip: CGRect)] = []
    var map = CGAffineTransform.identity
    var clip = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    for (order, command) in list.commands.enumerated() {
      switch command {
      case .save: states.append((map, clip))
      case .restore: if let state = states.popLast() { (map, clip) = state }
      case .concatenate(let transform): map = transform.concatenating(map)
      case .clip(let path): clip = clip.intersection(path.boundingBox.applying(map))
      case .text(let block, let point):
        let extent = measurer.extent(of: block)
        let full = block.box(at: point, extent: extent).applying(map)
        let seen = full.intersection(clip)
        guard !seen.isNull, seen.width > 1, seen.height > 1 else { continue }
        let isHalved = seen.width < full.width - 1
        boxes.append(Box(text: block.string, rect: seen, isCut: isHalved, order: order))
      case .fill(let path, let color):
        // Round corners hide a little less than their box; no text ends there.
        if color.alpha == 1 { covers.append((path.boundingBox.applying(map).intersection(clip), order)) }
      case .stroke, .shadow, .beginGroup, .endGroup, .retained: break
      }
    }
  }

  /// Pairs of texts that cover each other by more than a pixel.
  package var overlaps: [String] {
    var found: [String] = []
    for (index, one) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let common = one.rect.intersection(other.rect)
        guard !common.isNull, common.width > 1, common.height > 2 else { continue }
        let isCovered = covers.contains { one.order < $0.order && $0.order < other.order && $0.rect.contains(common) }
        if !isCovered { found.append("\(one.text) × \(other.text)") }
      }
    }
    return found
  }

  /// Texts whose sides were cut off without an ellipsis.
  package var halved: [String] { boxes.filter(\.isCut).map(\.text) }
}
