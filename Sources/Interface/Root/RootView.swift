package import Canvas
package import Foundation
package import UIKit

/// The window's content: toolbar, outline, canvas, trace and recognizers, timeline, status bar, and the lines between.
@MainActor
package final class RootView: UIView, Painted {
  private let context: InterfaceContext

  package let toolbar: ToolbarPane
  package let outlinePane: OutlinePane
  package let canvas: CanvasView
  package let trace: TracePane
  package let recognizers: RecognizerPane
  package let timeline: TimelinePane
  package let status: StatusPane
  package let keySheet: KeySheet

  private var splitters: [Splitter] = []

  /// The widths and heights that a person may change.
  package struct Shares: Hashable, Sendable {
    package var outline: Double = 248
    package var trace: Double = 344
    package var timeline: Double = 192
    /// The part of the right column that the trace has.
    package var traceFraction: Double = 0.56

    package init() {}
  }

  package private(set) var shares = Shares()

  private static let statusHeight: Double = 24

  package init(_ context: InterfaceContext, perform: @escaping @MainActor (InterfaceCommand) -> Void) {
    self.context = context
    toolbar = ToolbarPane(context, perform: perform)
    outlinePane = OutlinePane(context)
    canvas = CanvasView(context)
    trace = TracePane(context)
    recognizers = RecognizerPane(context)
    timeline = TimelinePane(context)
    status = StatusPane(context)
    keySheet = KeySheet(context)
    super.init(frame: .zero)
    elementName = "interface"
    for view in [canvas, outlinePane, trace, recognizers, timeline, toolbar, status] as [UIView] { addSubview(view) }
    makeSplitters()
    addSubview(keySheet)
  }

  package required init?(coder: NSCoder) { nil }

  package var panes: [any Pane] { [toolbar, outlinePane, canvas, trace, recognizers, timeline, status] }

  private func makeSplitters() {
    let defaults = Shares()
    splitters = [
      Splitter(context, name: "outline edge", axis: .columns) { [weak self] place in
        self?.change { $0.outline = min(max(place, 200), 420) }
      } onReset: { [weak self] in
        self?.change { $0.outline = defaults.outline }
      },
      Splitter(context, name: "trace edge", axis: .columns) { [weak self] place in
        guard let self else { return }
        change { $0.trace = min(max(self.bounds.width - place, 280), 460) }
      } onReset: { [weak self] in
        self?.change { $0.trace = defaults.trace }
      },
      Splitter(context, name: "timeline edge", axis: .rows) { [weak self] place in
        guard let self else { return }
        change { $0.timeline = min(max(self.bounds.height - Self.statusHeight - place, 116), 420) }
      } onReset: { [weak self] in
        self?.change { $0.timeline = defaults.timeline }
      },
      Splitter(context, name: "recognizers edge", axis: .rows) { [weak self] place in
        guard let self else { return }
        let area = self.workArea
        change { $0.traceFraction = min(max((place - area.minY) / max(1, area.height), 0.2), 0.8) }
      } onReset: { [weak self] in
        self?.change { $0.traceFraction = defaults.traceFraction }
      },
    ]
    for splitter in splitters { addSubview(splitter) }
  }

  private func change(_ body: (inout Shares) -> Void) {
    body(&shares)
    setNeedsLayout()
  }

  // MARK: Layout

  private var timelineHeight: Double {
    bounds.height < 760 ? min(shares.timeline, 116) : shares.timeline
  }

  private var workArea: CGRect {
    let top = context.density.toolbar
    let bottom = bounds.height - Self.statusHeight - timelineHeight
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
  }

  private var outlineWidth: Double {
    switch bounds.width {
    case ..<900: 0
    case ..<1120: 200
    default: shares.outline
    }
  }

  private var traceWidth: Double { bounds.width < 1120 ? 288 : shares.trace }

  package override func layoutSubviews() {
    let area = workArea
    let (left, right) = (outlineWidth, bounds.width - traceWidth)
    toolbar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: context.density.toolbar)
    outlinePane.isHidden = left == 0
    outlinePane.frame = CGRect(x: 0, y: area.minY, width: left, height: area.height)
    canvas.frame = CGRect(x: left, y: area.minY, width: max(0, right - left), height: area.height)
    let traceHeight = (area.height * shares.traceFraction).rounded()
    trace.frame = CGRect(x: right, y: area.minY, width: traceWidth, height: traceHeight)
    recognizers.frame = CGRect(
      x: right,
      y: area.minY + traceHeight,
      width: traceWidth,
      height: area.height - traceHeight
    )
    timeline.labelsWidth = left > 0 ? left : 160
    timeline.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: timelineHeight)
    status.frame = CGRect(
      x: 0,
      y: bounds.height - Self.statusHeight,
      width: bounds.width,
      height: Self.statusHeight
    )
    keySheet.frame = bounds
    let grab = context.density.splitterGrab
    splitters[0].isHidden = bounds.width < 1120
    splitters[0].frame = CGRect(x: left - grab / 2, y: area.minY, width: grab, height: area.height)
    splitters[1].isHidden = bounds.width < 1120
    splitters[1].frame = CGRect(x: right - grab / 2, y: area.minY, width: grab, height: area.height)
    splitters[2].isHidden = bounds.height < 760
    splitters[2].frame = CGRect(x: 0, y: area.maxY - grab / 2, width: bounds.width, height: grab)
    splitters[3].frame = CGRect(x: right, y: area.minY + traceHeight - grab / 2, width: traceWidth, height: grab)
  }

  package func paint(into painter: Painter) {
    painter.fill(bounds, color: context.theme[.window])
  }
}
