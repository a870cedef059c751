package import Canvas
package import Foundation
package import UIKit

/// Time: the transport with the steps of the shown moment, and below it what happened when, a track for each kind.
@MainActor
package final class TimelinePane: UIView, Pane, Painted {
  /// The usual height, the least, and that of the transport alone; logical pixels.
  package nonisolated static let height = 192.0
  package nonisolated static let compactHeight = 116.0
  package nonisolated static let transportHeight = 40.0

  private let context: InterfaceContext
  private let transport: TransportBar
  private let tracks: TracksView

  /// The room for the tracks' names: the outline's width, so that the plot begins under the canvas.
  package var labelsWidth = 248.0 {
    didSet {
      guard labelsWidth != oldValue else { return }
      setNeedsLayout()
    }
  }

  package init(_ context: InterfaceContext) {
    self.context = context
    transport = TransportBar(context)
    tracks = TracksView(context)
    super.init(frame: .zero)
    elementName = "timeline"
    addSubview(tracks)
    addSubview(transport)
    tracks.refresh()
  }

  package required init?(coder: NSCoder) { nil }

  /// The height at which no track is hidden.
  package var contentHeight: Double { transportHeight(isCompact: false) + tracks.contentHeight }

  private func transportHeight(isCompact: Bool) -> Double { isCompact || context.density == .touch ? 56 : 36 }

  package override func layoutSubviews() {
    let isCompact = bounds.height > Self.transportHeight && bounds.height < 150
    let top = min(bounds.height, transportHeight(isCompact: isCompact))
    transport.isCompact = isCompact
    transport.labelsWidth = labelsWidth
    tracks.isCompact = isCompact
    tracks.labelsWidth = labelsWidth
    transport.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    tracks.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    tracks.isHidden = tracks.frame.height < 24
  }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) { tracks.reset() }
    if !change.isDisjoint(with: [.trace, .playback, .layout, .selection]) {
      transport.refresh()
      tracks.refresh()
    } else if change.contains(.time), context.session.isTimeRunning {
      transport.setNeedsDisplay()
      tracks.refresh()
    } else if change.contains(.tools) {
      tracks.setNeedsDisplay()
    }
    if change.contains(.theme) {
      transport.themeDidChange()
      tracks.setNeedsDisplay()
      setNeedsDisplay()
    }
  }

  package func paint(into painter: Painter) {
    painter.fill(bounds, color: context.theme[.panel])
  }
}
