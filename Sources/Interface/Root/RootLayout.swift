import Foundation
import UIKit

/// What the tabbed right column shows, in the order of its tabs.
package enum SideTab: Int, CaseIterable, Hashable, Sendable {
  case trace, recognizers, inspector

  package var title: String {
    switch self {
    case .trace: "Trace"
    case .recognizers: "Recognizers"
    case .inspector: "Inspector"
    }
  }
}

/// Where each part of the window is, by its size: the breakpoints of the visual design, 2.2.
struct RootLayout: Hashable, Sendable {
  let size: CGSize
  let density: Density
  let panes: PaneLayout
  let tab: SideTab

  /// What the findings would take, within what the person has given them.
  var findingsHeight: Double = 0

  /// Whether a bar under the toolbar says what is wrong with a file.
  var hasNotice = false

  static let statusHeight: Double = 24

  /// From this width on the trace and the inspector have a column each.
  static let fourColumns: Double = 1360

  /// From this width on there is room for the outline beside the canvas.
  static let threeColumns: Double = 1120

  /// What the canvas keeps, whatever the others want.
  static let leastCanvas: Double = 360

  /// What is left of an outline without room.
  static let railWidth: Double = 56

  /// The one sentence under the tabs.
  private static let whyHeight: Double = 72

  /// Whether one column on the right has tabs.
  var isTabbed: Bool { size.width < Self.fourColumns || panes.joinsColumns }

  var canResizeTimeline: Bool { size.height >= 760 }

  var timelineHeight: Double {
    if panes.foldsTimeline { return density == .dense ? TimelinePane.transportHeight : 56 }
    return canResizeTimeline ? panes.timeline : TimelinePane.compactHeight
  }

  var toolbar: CGRect { CGRect(x: 0, y: 0, width: size.width, height: density.toolbar) }

  /// Under the toolbar; empty while there is nothing to say.
  var notice: CGRect {
    CGRect(x: 0, y: toolbar.maxY, width: size.width, height: hasNotice ? NoticeBar.height : 0)
  }

  /// Between the toolbar and the timeline.
  var area: CGRect {
    let bottom = size.height - Self.statusHeight - timelineHeight
    return CGRect(x: 0, y: notice.maxY, width: size.width, height: max(0, bottom - notice.maxY))
  }

  var timeline: CGRect { CGRect(x: 0, y: area.maxY, width: size.width, height: timelineHeight) }

  var status: CGRect {
    CGRect(x: 0, y: size.height - Self.statusHeight, width: size.width, height: Self.statusHeight)
  }

  // MARK: Columns

  private func column(from left: Double, to right: Double) -> CGRect {
    CGRect(x: left, y: area.minY, width: max(0, right - left), height: area.height)
  }

  /// Whether the outline lies over the canvas, in a window that has no room for both.
  var outlineIsDrawer: Bool { size.width < Self.threeColumns }

  private var hasOutlineColumn: Bool { !outlineIsDrawer && panes.showsOutline ?? true }

  /// The columns beside the canvas; it gets the rest, and where that is too little they give way from right to left.
  private var widths: (outline: Double, side: Double, inspector: Double) {
    var outline = hasOutlineColumn ? panes.outline : Self.railWidth
    var side = panes.trace
    var inspector = isTabbed ? 0 : panes.inspector
    var excess = outline + side + inspector + Self.leastCanvas - size.width
    func shrink(_ width: inout Double, to least: Double) {
      let cut = min(max(0, excess), max(0, width - least))
      width -= cut
      excess -= cut
    }
    shrink(&inspector, to: PaneLayout.sideWidths.lowerBound)
    shrink(&side, to: PaneLayout.sideWidths.lowerBound)
    if hasOutlineColumn { shrink(&outline, to: PaneLayout.outlineWidths.lowerBound) }
    return (outline, side, inspector)
  }

  /// In place of the outline; empty beside its column.
  var rail: CGRect { hasOutlineColumn ? .zero : column(from: 0, to: Self.railWidth) }

  /// The findings at the foot of the outline's column; empty where the outline keeps too little.
  var findings: CGRect {
    let column = outlineColumn
    guard !column.isEmpty, findingsHeight > 0, column.height - findingsHeight >= 120 else { return .zero }
    return CGRect(x: column.minX, y: column.maxY - findingsHeight, width: column.width, height: findingsHeight)
  }

  /// Above the findings.
  var outline: CGRect {
    var column = outlineColumn
    column.size.height -= findings.height
    return column
  }

  /// A column, or a drawer beside the rail; empty where it is not shown.
  private var outlineColumn: CGRect {
    if hasOutlineColumn { return column(from: 0, to: widths.outline) }
    guard outlineIsDrawer, panes.showsOutline == true else { return .zero }
    return column(from: rail.maxX, to: min(rail.maxX + panes.outline, sideLeft))
  }

  private var inspectorLeft: Double { size.width - widths.inspector }

  /// Where the trace's column begins, or the tabbed one.
  var sideLeft: Double { inspectorLeft - widths.side }

  private var sideWidth: Double { widths.side }

  var canvas: CGRect { column(from: widths.outline, to: sideLeft) }

  /// The tabs; empty with four columns.
  var tabs: CGRect {
    guard isTabbed else { return .zero }
    return CGRect(x: sideLeft, y: area.minY, width: sideWidth, height: density.segmented + 16)
  }

  /// Under the tabs, above the pinned sentence.
  private var tabbed: CGRect {
    let bottom = why.isEmpty ? area.maxY : why.minY
    return CGRect(x: sideLeft, y: tabs.maxY, width: sideWidth, height: max(0, bottom - tabs.maxY))
  }

  /// The pinned sentence; the inspector has its own, and a low window has no room for it.
  var why: CGRect {
    guard isTabbed, tab != .inspector, area.height >= 300 else { return .zero }
    return CGRect(x: sideLeft, y: area.maxY - Self.whyHeight, width: sideWidth, height: Self.whyHeight)
  }

  var trace: CGRect {
    if isTabbed { return tab == .trace ? tabbed : .zero }
    let height = (area.height * panes.traceFraction).rounded()
    return CGRect(x: sideLeft, y: area.minY, width: sideWidth, height: height)
  }

  var recognizers: CGRect {
    if isTabbed { return tab == .recognizers ? tabbed : .zero }
    return CGRect(x: sideLeft, y: trace.maxY, width: sideWidth, height: area.maxY - trace.maxY)
  }

  var inspector: CGRect {
    if isTabbed { return tab == .inspector ? tabbed : .zero }
    return column(from: inspectorLeft, to: size.width)
  }

  // MARK: Splitters

  /// A grab zone around a vertical line of the work area.
  func columnEdge(_ x: Double) -> CGRect {
    CGRect(x: x - density.splitterGrab / 2, y: area.minY, width: density.splitterGrab, height: area.height)
  }

  /// A grab zone around a horizontal line.
  func rowEdge(_ y: Double, from left: Double, width: Double) -> CGRect {
    CGRect(x: left, y: y - density.splitterGrab / 2, width: width, height: density.splitterGrab)
  }
}
