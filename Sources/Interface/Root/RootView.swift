package import Canvas
package import Foundation
package import UIKit

/// The window's content: toolbar, outline, canvas, trace and recognizers, timeline, status bar, and the lines between.
@MainActor
package final class RootView: UIView, Painted {
  let context: InterfaceContext

  package let toolbar: ToolbarPane
  package let outlinePane: OutlinePane
  package let findings: FindingsPane
  private let rail: OutlineRail
  package let canvas: CanvasView
  package let trace: TracePane
  let hitMap: HitMapPane
  package let recognizers: RecognizerPane
  package let inspector: InspectorPane
  private let whyStrip: WhyStrip
  private let tabs: SideTabs
  package let timeline: TimelinePane
  package let status: StatusPane
  package let keySheet: KeySheet
  let ring: FocusRing
  private let loadingLine: LoadingLine
  let emptyPane: EmptyPane
  private let notice: NoticeBar
  private let dropMark: DropMark
  let tooltip: Tooltip

  /// Called with a pane that has been hidden and is seen again.
  var onReveal: ((any Pane) -> Void)?

  /// The dialog or menu over everything.
  var sheet: Sheet? {
    didSet {
      guard sheet !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let sheet { insertSubview(sheet, belowSubview: keySheet) }
      setNeedsLayout()
    }
  }

  private var splitters: [Splitter] = []

  /// What a person may change of the arrangement.
  package var paneLayout = PaneLayout() { didSet { if paneLayout != oldValue { setNeedsLayout() } } }

  /// What the right column shows while it has tabs.
  package var tab = SideTab.trace {
    didSet {
      guard tab != oldValue else { return }
      if let shownLayout, shownLayout.isTabbed { context.motions.fade(self, in: shownLayout.tabPage, .pane) }
      setNeedsLayout()
    }
  }

  /// What the parts were placed by last.
  private var shownLayout: RootLayout?

  /// The list of owners takes the trace's place while the map is shown.
  var showsHitMap = false { didSet { if showsHitMap != oldValue { setNeedsLayout() } } }

  /// The bar under the toolbar has something else to say, or nothing.
  func noticeDidChange() {
    notice.setNeedsDisplay()
    setNeedsLayout()
  }

  /// What a drop would do, while something is dragged over the window.
  package var dropOffer: DropOffer? {
    get { dropMark.offer }
    set { dropMark.offer = newValue }
  }

  package func toggleOutline() { paneLayout.showsOutline = layout.outline.isEmpty }

  /// Folds the timeline to its transport, or brings it back as it usually is.
  package func toggleTimeline() {
    paneLayout.foldsTimeline.toggle()
    if !paneLayout.foldsTimeline { paneLayout.timeline = PaneLayout().timeline }
  }

  /// One column on the right with tabs, or two side by side where there is room.
  package func toggleColumns() { paneLayout.joinsColumns.toggle() }

  /// Breaks the circle between this view and the actions of its own parts.
  @MainActor
  private final class TabChooser {
    weak var root: RootView?
  }

  package init(
    _ context: InterfaceContext,
    perform: @escaping @MainActor (InterfaceCommand) -> Void,
    openExample: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.context = context
    toolbar = ToolbarPane(context, perform: perform)
    outlinePane = OutlinePane(context)
    findings = FindingsPane(context)
    rail = OutlineRail(context, perform: perform)
    canvas = CanvasView(context)
    trace = TracePane(context)
    hitMap = HitMapPane(context)
    recognizers = RecognizerPane(context)
    inspector = InspectorPane(context, perform: perform)
    let chooser = TabChooser()
    tabs = SideTabs(context) { chooser.root?.tab = $0 }
    whyStrip = WhyStrip(context) { chooser.root?.tab = .inspector }
    timeline = TimelinePane(context)
    status = StatusPane(context)
    keySheet = KeySheet(context)
    ring = FocusRing(context)
    loadingLine = LoadingLine(context)
    emptyPane = EmptyPane(context, perform: perform, openExample: openExample)
    notice = NoticeBar(context)
    dropMark = DropMark(context)
    tooltip = Tooltip(context)
    super.init(frame: .zero)
    elementName = "interface"
    let parts: [UIView] = [
      canvas, rail, outlinePane, findings, trace, hitMap, recognizers, inspector, whyStrip, tabs, timeline, toolbar,
      notice, status,
    ]
    for view in parts { addSubview(view) }
    chooser.root = self
    canvas.followLadder { [weak self] in
      guard let self, let step = trace.shownStep else { return nil }
      return trace.convert(step, to: canvas).y
    }
    trace.onScroll { [weak canvas] in canvas?.ladderDidScroll() }
    makeSplitters()
    insertSubview(emptyPane, aboveSubview: canvas)
    addSubview(loadingLine)
    addSubview(ring)
    addSubview(keySheet)
    addSubview(dropMark)
    addSubview(tooltip)
  }

  package required init?(coder: NSCoder) { nil }

  package var panes: [any Pane] {
    [
      toolbar, outlinePane, findings, canvas, trace, hitMap, recognizers, inspector, whyStrip, timeline, status,
      loadingLine, emptyPane,
    ]
  }

  /// What F6 goes through, in order.
  var focusGroups: [UIView] {
    if let sheet { return [sheet] }
    return [
      toolbar, rail, outlinePane, findings, canvas, tabs, trace, hitMap, recognizers, inspector, whyStrip, timeline,
      status,
    ].filter { $0 !== status || !status.focusStops.isEmpty }
  }

  private func makeSplitters() {
    let usual = PaneLayout()
    splitters = [
      Splitter(context, name: "outline edge", axis: .columns) { [weak self] place in
        guard let self, !layout.outlineIsDrawer else { return }
        paneLayout.dragOutline(to: place)
      } onReset: { [weak self] in
        self?.paneLayout.outline = usual.outline
        self?.paneLayout.showsOutline = usual.showsOutline
      },
      Splitter(context, name: "trace edge", axis: .columns) { [weak self] place in
        guard let self else { return }
        let right = layout.isTabbed ? bounds.width : layout.inspector.minX
        paneLayout.dragSide(to: right - place, isTabbed: layout.isTabbed)
      } onReset: { [weak self] in
        self?.paneLayout.trace = usual.trace
        self?.paneLayout.joinsColumns = false
      },
      Splitter(context, name: "timeline edge", axis: .rows) { [weak self] place in
        guard let self, layout.canResizeTimeline else { return }
        paneLayout.dragTimeline(to: bounds.height - RootLayout.statusHeight - place)
      } onReset: { [weak self] in
        self?.toggleTimeline()
      },
      Splitter(context, name: "recognizers edge", axis: .rows) { [weak self] place in
        guard let self else { return }
        let area = layout.area
        paneLayout.traceFraction = (place - area.minY) / max(1, area.height)
      } onReset: { [weak self] in
        self?.paneLayout.traceFraction = usual.traceFraction
      },
      Splitter(context, name: "inspector edge", axis: .columns) { [weak self] place in
        guard let self else { return }
        paneLayout.dragInspector(to: bounds.width - place)
      } onReset: { [weak self] in
        self?.paneLayout.inspector = usual.inspector
      },
      Splitter(context, name: "findings edge", axis: .rows) { [weak self] place in
        guard let self else { return }
        paneLayout.findings = layout.area.maxY - place
      } onReset: { [weak self] in
        self?.paneLayout.findings = usual.findings
      },
    ]
    for splitter in splitters { addSubview(splitter) }
  }

  // MARK: Layout

  private var layout: RootLayout {
    RootLayout(
      size: bounds.size,
      density: context.density,
      panes: paneLayout,
      tab: tab,
      findingsHeight: findings.height(wanted: paneLayout.findings),
      hasNotice: context.session.notice != nil
    )
  }

  package override func layoutSubviews() {
    let layout = layout
    if let shownLayout { movePanes(from: shownLayout, to: layout) }
    shownLayout = layout
    let isTabbed = layout.isTabbed
    place(outlinePane, layout.outline)
    place(findings, layout.findings)
    place(rail, layout.rail)
    rail.show(isOpen: !layout.outline.isEmpty)
    place(canvas, layout.canvas)
    emptyPane.frame = layout.canvas
    trace.showsTitle = !isTabbed
    recognizers.showsTitle = !isTabbed
    place(tabs, layout.tabs)
    tabs.show(tab)
    place(trace, showsHitMap ? .zero : layout.trace)
    place(hitMap, showsHitMap ? layout.trace : .zero)
    place(recognizers, layout.recognizers)
    place(inspector, layout.inspector)
    place(whyStrip, layout.why)
    toolbar.frame = layout.toolbar
    loadingLine.frame = CGRect(
      x: 0,
      y: layout.toolbar.maxY - LoadingLine.height,
      width: bounds.width,
      height: LoadingLine.height
    )
    timeline.labelsWidth = max(160, layout.canvas.minX)
    timeline.frame = layout.timeline
    place(notice, layout.notice)
    status.frame = layout.status
    dropMark.frame = bounds
    keySheet.frame = bounds
    sheet?.frame = bounds
    placeSplitters(layout)
    ring.follow()
  }

  /// Panes that are folded away or unfolded are seen to leave and to come.
  private func movePanes(from old: RootLayout, to new: RootLayout) {
    guard old.size == new.size, old != new else { return }
    for fold in new.folds(from: old) {
      context.motions.slide(fold.region, over: self, isComing: fold.isComing, way: fold.way, fold.motion)
    }
  }

  /// A part without room is hidden.
  private func place(_ view: UIView, _ frame: CGRect) {
    let isRevealed = view.isHidden && !frame.isEmpty
    view.isHidden = frame.isEmpty
    view.frame = frame
    if isRevealed, let pane = view as? any Pane { onReveal?(pane) }
  }

  private func placeSplitters(_ layout: RootLayout) {
    let area = layout.area
    splitters[0].isHidden = layout.outlineIsDrawer
    splitters[0].frame = layout.columnEdge(layout.canvas.minX)
    splitters[1].frame = layout.columnEdge(layout.sideLeft)
    splitters[2].frame = layout.rowEdge(area.maxY, from: 0, width: bounds.width)
    splitters[3].isHidden = layout.isTabbed
    splitters[3].frame = layout.rowEdge(layout.trace.maxY, from: layout.sideLeft, width: layout.trace.width)
    splitters[4].isHidden = layout.isTabbed
    splitters[4].frame = layout.columnEdge(layout.inspector.minX)
    splitters[5].isHidden = layout.findings.height <= FindingsPane.titleHeight
    splitters[5].frame = layout.rowEdge(layout.findings.minY, from: 0, width: layout.findings.width)
  }

  package func paint(into painter: Painter) {
    painter.fill(bounds, color: context.theme[.window])
  }
}
