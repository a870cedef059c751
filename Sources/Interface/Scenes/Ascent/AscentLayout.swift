import Foundation
import UIKit

/// Where the nodes of a chain stand: the first responder at the bottom, closer together and then scrolled if there are
/// many.
struct AscentLayout {
  static let nodeSize = CGSize(width: 186, height: 44)
  static let spacing: CGFloat = 32
  static let leastSpacing: CGFloat = 12
  static let margin: CGFloat = 24

  /// By the index of the node; those out of sight have places too.
  let frames: [CGRect]

  /// Nodes above and below what is seen.
  let hiddenAbove: Int
  let hiddenBelow: Int
  let spacing: CGFloat

  /// - Parameters:
  ///   - count: How many nodes there are.
  ///   - area: Where they may stand, from the device to the right edge of the canvas.
  ///   - focus: The node that must be seen.
  init(count: Int, in area: CGRect, focus: Int) {
    let width = min(Self.nodeSize.width, max(96, area.width - 10))
    let height = Self.nodeSize.height
    let room = max(height, area.height - 2 * Self.margin)
    let gaps = CGFloat(max(1, count - 1))
    let wanted = (room - CGFloat(count) * height) / gaps
    spacing = min(Self.spacing, max(Self.leastSpacing, wanted.rounded(.down)))
    let step = height + spacing
    let total = CGFloat(count) * step - spacing
    var bottom = area.midY + total / 2
    if total > room {
      // The focused node in the middle, but no further than the ends of the chain.
      let center = bottom - CGFloat(focus) * step - height / 2
      let lowest = area.maxY - Self.margin
      let highest = area.minY + Self.margin + total
      bottom = min(max(bottom + (area.midY - center), lowest), highest)
    }
    let x = area.minX.rounded()
    frames = (0..<count).map { index in
      CGRect(x: x, y: (bottom - CGFloat(index) * step - height).rounded(), width: width, height: height)
    }
    hiddenAbove = frames.count { $0.minY < area.minY + 2 }
    hiddenBelow = frames.count { $0.maxY > area.maxY - 2 }
  }
}
