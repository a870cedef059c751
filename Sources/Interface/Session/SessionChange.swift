/// What about a session has changed, so that each pane redraws only for its own.
package struct SessionChange: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// New events.
  package static let trace = SessionChange(rawValue: 1)
  /// The shown step, play, pause, speed.
  package static let playback = SessionChange(rawValue: 2)
  package static let selection = SessionChange(rawValue: 4)
  package static let hover = SessionChange(rawValue: 8)
  /// Inspect or touch mode, the active finger, overlays.
  package static let tools = SessionChange(rawValue: 16)
  package static let theme = SessionChange(rawValue: 32)
  package static let status = SessionChange(rawValue: 64)
  /// Another layout, or its hierarchy.
  package static let layout = SessionChange(rawValue: 128)
  /// Only the clock: gauges and trails.
  package static let time = SessionChange(rawValue: 256)
  /// With ``layout``: the same one read again, so that what was unfolded and magnified stays so.
  package static let reread = SessionChange(rawValue: 1024)
  /// The bar under the toolbar.
  package static let notice = SessionChange(rawValue: 2048)
  /// A what-if changed the layout.
  package static let properties = SessionChange(rawValue: 512)
  /// Which finger the why card is about, or where the pointer is while it is about that.
  package static let question = SessionChange(rawValue: 8_192)
  /// What is wrong with the layout was looked for.
  package static let findings = SessionChange(rawValue: 4_096)
}
