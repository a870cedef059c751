package import Canvas
package import Foundation
import Traces
package import UIKit

/// A lane for each recognizer that has to do with the shown finger: its state, the rule or reason, its thresholds.
@MainActor
package final class RecognizerPane: UIView, Pane, Painted {
  private let context: InterfaceContext
  private let list: LaneList
  private var histories = RecognizerHistories()
  private var lanes: RecognizerLanes
  private var key: Key?

  /// All that a repaint depends on, beside the clock.
  private struct Key: Equatable {
    var lastSequence: Int
    var sequence: Int
    var touch: TouchID?

    /// The playhead goes on between two events, and limits in time with it.
    var instant: Instant?
  }

  /// False where a tab already says what this is.
  package var showsTitle = true {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  package init(_ context: InterfaceContext) {
    self.context = context
    list = LaneList(context)
    lanes = RecognizerLanes(context.session, histories: histories)
    super.init(frame: .zero)
    elementName = "recognizers"
    addSubview(list)
    refresh()
  }

  package required init?(coder: NSCoder) { nil }

  private var headerHeight: Double { context.density == .dense ? 36 : 44 }

  /// Whether a gauge moves with the clock alone.
  package var hasRunningGauge: Bool { lanes.hasRunningGauge }

  /// The height at which no lane is hidden; the window may give less.
  package var contentHeight: Double { headerHeight + max(60, list.totalHeight) }

  package override func layoutSubviews() {
    list.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: max(0, bounds.height - headerHeight))
    list.show(lanes)
  }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) {
      histories = RecognizerHistories()
      key = nil
    }
    if change.contains(.properties) { key = nil }
    if !change.isDisjoint(with: [.trace, .playback, .layout, .selection, .properties]) { refresh() }
    if change.contains(.time), lanes.lanes.contains(where: { !$0.gauges.isEmpty }) { rebuild() }
    if change.contains(.selection) { list.revealSelection() }
    if !change.isDisjoint(with: [.theme, .hover]) { list.setNeedsDisplay() }
    if change.contains(.theme) { setNeedsDisplay() }
  }

  private func refresh() {
    let session = context.session
    let now = Key(
      lastSequence: session.digest.lastSequence,
      sequence: session.shownSequence,
      touch: session.shownTouch?.id,
      instant: session.playback.isPlaying ? session.shownInstant : nil
    )
    guard now != key else { return }
    key = now
    histories.update(from: session.digest)
    rebuild()
    setNeedsDisplay()
  }

  private func rebuild() {
    lanes = RecognizerLanes(context.session, histories: histories)
    list.show(lanes)
  }

  package func paint(into painter: Painter) {
    let theme = context.theme
    let growth = context.density.fontGrowth
    painter.fill(bounds, color: theme[.panel])
    let header = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
    painter.hairline(along: .minYEdge, of: header, color: theme[.line])
    painter.ends(
      .line(showsTitle ? "Recognizers" : "", .ui(12 + growth, .semibold), theme[.text1]),
      .line(lanes.header, .ui(11 + growth), theme[lanes.hasProblem ? .warn : .text3]),
      in: header.insetBy(dx: 16, dy: 0),
      measurer: context.measurer
    )
    guard lanes.lanes.isEmpty, lanes.kept.isEmpty else { return }
    let words = lanes.finger.map { "No recognizer sees finger \($0)" } ?? "Recognizers show here while a finger is down"
    painter.text(
      .line(words, .ui(11.5 + growth), theme[.text3]),
      in: CGRect(x: 16, y: headerHeight, width: bounds.width - 32, height: 24)
    )
  }
}
