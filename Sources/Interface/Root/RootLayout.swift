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

  static let statusHeight: Double = 24

  /// From this width on the trace and the inspector have a column each.
  static let fourColumns: Double = 1360

  /// The one sentence under the tabs.
  private static let whyHeight: Double = 72

  /// Whether one column on the right has tabs.
  var isTabbed: Bool { size.width < Self.fourColumns }

  var canResizeColumns: Bool { size.width >= 1120 }
  var canResizeTimeline: Bool { size.height >= 760 }

  var timelineHeight: Double { canResizeTimeline ? panes.timeline : min(panes.timeline, 116) }

  var toolbar: CGRect { CGRect(x: 0, y: 0, width: size.width, height: density.toolbar) }

  /// Between the toolbar and the timeline.
  var area: CGRect {
    let bottom = size.height - Self.statusHeight - timelineHeight
    return CGRect(x: 0, y: toolbar.maxY, width: size.width, height: max(0, bottom - toolbar.maxY))
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
  var outlineIsDrawer: Bool { size.width < 900 }

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

  /// Empty where it is not shown.
  private var outlineColumn: CGRect {
    guard panes.showsOutline ?? !outlineIsDrawer else { return column(from: 0, to: 0) }
    if outlineIsDrawer { return column(from: 0, to: min(248, sideLeft)) }
    return column(from: 0, to: canResizeColumns ? panes.outline : 200)
  }

  private var inspectorLeft: Double { isTabbed ? size.width : size.width - panes.inspector }

  private var sideWidth: Double { canResizeColumns ? panes.trace : 288 }

  /// Where the trace's column begins, or the tabbed one.
  var sideLeft: Double { inspectorLeft - sideWidth }

  var canvas: CGRect { column(from: outlineIsDrawer ? 0 : outline.maxX, to: sideLeft) }

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
