import Foundation
package import UIKit

/// How many layers each view lies over: its superview, and the siblings behind it that it covers in part.
///
/// Equal only to itself: another layout has other levels.
@MainActor
package final class LayerLevels: Hashable, Sendable {
  private let levels: [ObjectIdentifier: Int]

  /// The level of the frontmost layer.
  package nonisolated let highest: Int

  /// Of more siblings than this nobody is compared with the others: they share a level.
  private static let mostCompared = 120

  package init(of application: UIApplication) {
    var levels: [ObjectIdentifier: Int] = [:]
    var next = 0
    for window in application.windowsFrontToBack.reversed() where !window.isHidden {
      next = Self.place(window, at: next, depth: 0, &levels) + 1
    }
    self.levels = levels
    highest = max(0, next - 1)
  }

  /// The level of a view; that of the nearest view around it for one that is hidden.
  package subscript(_ view: UIView) -> Int {
    var current: UIView? = view
    while let candidate = current {
      if let level = levels[ObjectIdentifier(candidate)] { return level }
      current = candidate.superview
    }
    return 0
  }

  /// Gives the view and all in it their levels; answers the highest.
  private static func place(
    _ view: UIView,
    at level: Int,
    depth: Int,
    _ levels: inout [ObjectIdentifier: Int]
  ) -> Int {
    levels[ObjectIdentifier(view)] = level
    guard depth < AppPainter.deepest else { return level }
    var highest = level
    let children = view.subviewsInDrawingOrder.filter { !$0.isHidden }
    let compares = children.count <= mostCompared
    var behind: [(frame: CGRect, highest: Int)] = []
    for child in children {
      let frame = child.frame
      let covered = compares ? behind.filter { $0.frame.overlaps(frame) }.map(\.highest).max() : nil
      let top = place(child, at: max(level, covered ?? level) + 1, depth: depth + 1, &levels)
      behind.append((frame, top))
      highest = max(highest, top)
    }
    return highest
  }

  package nonisolated static func == (left: LayerLevels, right: LayerLevels) -> Bool { left === right }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGRect {
  /// Whether they have an area in common, not only an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }
}
