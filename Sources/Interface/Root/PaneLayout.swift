/// How a person has arranged the panes of the window, in logical pixels.
///
/// A window too small for it shows less, and all of it again when it has grown.
package struct PaneLayout: Hashable, Sendable, Codable {
  package static let outlineWidths = 200.0...420.0
  package static let sideWidths = 280.0...460.0
  package static let timelineHeights = 116.0...420.0
  package static let findingsHeights = 68.0...360.0
  package static let traceFractions = 0.2...0.8

  /// An edge dragged so far below the least size folds its pane away, or as far above the largest unfolds it.
  static let foldingDistance = 40.0

  package var outline = 248.0 { didSet { outline = Self.outlineWidths.nearest(to: outline, else: 248) } }
  package var trace = 320.0 { didSet { trace = Self.sideWidths.nearest(to: trace, else: 320) } }
  package var inspector = 320.0 { didSet { inspector = Self.sideWidths.nearest(to: inspector, else: 320) } }
  package var findings = 142.0 { didSet { findings = Self.findingsHeights.nearest(to: findings, else: 142) } }
  package var timeline = 192.0 { didSet { timeline = Self.timelineHeights.nearest(to: timeline, else: 192) } }

  /// The part of the trace's column that the trace has; the recognizers have the rest.
  package var traceFraction = 0.56 {
    didSet { traceFraction = Self.traceFractions.nearest(to: traceFraction, else: 0.56) }
  }

  /// Whether the outline is shown; nil where there is room for it.
  package var showsOutline: Bool?

  /// Whether the trace and the inspector share a column where there would be room for both.
  package var joinsColumns = false

  /// Whether only the transport is left of the timeline.
  package var foldsTimeline = false

  package init() {}

  /// What is missing or no number is as usual; everything else is brought within its limits.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) -> Double? { try? values.decode(Double.self, forKey: key) }
    self.init()
    outline = number(.outline) ?? outline
    trace = number(.trace) ?? trace
    inspector = number(.inspector) ?? inspector
    timeline = number(.timeline) ?? timeline
    findings = number(.findings) ?? findings
    traceFraction = number(.traceFraction) ?? traceFraction
    showsOutline = try? values.decode(Bool.self, forKey: .showsOutline)
    joinsColumns = (try? values.decode(Bool.self, forKey: .joinsColumns)) ?? false
    foldsTimeline = (try? values.decode(Bool.self, forKey: .foldsTimeline)) ?? false
    limit()
  }

  /// Sets what was decoded once more: an initializer does not run the observers that know the limits.
  private mutating func limit() {
    (outline, trace, inspector) = (outline, trace, inspector)
    (timeline, traceFraction, findings) = (timeline, traceFraction, findings)
  }

  // MARK: Edges

  /// The outline's edge was dragged to this width.
  mutating func dragOutline(to width: Double) {
    showsOutline = width >= Self.outlineWidths.lowerBound - Self.foldingDistance
    if showsOutline == true { outline = width }
  }

  /// The edge of the trace's or of the only column on the right was dragged to this width.
  mutating func dragSide(to width: Double, isTabbed: Bool) {
    if isTabbed {
      if width > Self.sideWidths.upperBound + Self.foldingDistance { joinsColumns = false }
    } else if width < Self.sideWidths.lowerBound - Self.foldingDistance {
      joinsColumns = true
    }
    trace = width
  }

  /// The inspector's edge was dragged to this width.
  mutating func dragInspector(to width: Double) {
    if width < Self.sideWidths.lowerBound - Self.foldingDistance { joinsColumns = true }
    inspector = width
  }

  /// The timeline's edge was dragged to this height.
  mutating func dragTimeline(to height: Double) {
    foldsTimeline = height < Self.timelineHeights.lowerBound - Self.foldingDistance
    if !foldsTimeline { timeline = height }
  }
}

extension ClosedRange<Double> {
  /// The nearest value in the range; `usual` for what is no number.
  fileprivate func nearest(to value: Double, else usual: Double) -> Double {
    value.isNaN ? usual : Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
