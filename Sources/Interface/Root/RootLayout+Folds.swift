import Foundation
import UIKit

/// What comes and goes between two arrangements of a window.
extension RootLayout {
  /// A pane that has been folded away or unfolded.
  struct Fold {
    /// Where it was, or is now.
    let region: CGRect
    let isComing: Bool

    /// From its place to where it goes, or comes from.
    let way: CGVector
    let motion: Motion
  }

  /// Everything under the tabs.
  var tabPage: CGRect {
    CGRect(x: tabs.minX, y: tabs.maxY, width: tabs.width, height: max(0, area.maxY - tabs.maxY))
  }

  /// The outline with its findings, from or to the left.
  private var outlinePart: CGRect { findings.isEmpty ? outline : outline.union(findings) }

  /// The column of the trace while it has one of its own, from or to the right.
  private var ownTraceColumn: CGRect { isTabbed ? .zero : trace.union(recognizers) }

  func folds(from old: RootLayout) -> [Fold] {
    var folds: [Fold] = []
    func add(_ before: CGRect, _ after: CGRect, _ way: (CGRect) -> CGVector, _ leaves: Motion, _ comes: Motion) {
      guard before.isEmpty != after.isEmpty else { return }
      let region = before.isEmpty ? after : before
      folds.append(
        Fold(region: region, isComing: before.isEmpty, way: way(region), motion: before.isEmpty ? comes : leaves)
      )
    }
    let isDrawer = outlineIsDrawer
    add(
      old.outlinePart,
      outlinePart,
      { CGVector(dx: -$0.width, dy: 0) },
      isDrawer ? .drawerCloses : .pane,
      isDrawer ? .drawerOpens : .pane
    )
    add(old.ownTraceColumn, ownTraceColumn, { CGVector(dx: $0.width, dy: 0) }, .pane, .pane)
    if old.panes.foldsTimeline != panes.foldsTimeline {
      let isComing = old.timelineHeight < timelineHeight
      let region = isComing ? timeline : old.timeline
      let height = abs(timelineHeight - old.timelineHeight)
      folds.append(Fold(region: region, isComing: isComing, way: CGVector(dx: 0, dy: height), motion: .pane))
    }
    return folds
  }
}
