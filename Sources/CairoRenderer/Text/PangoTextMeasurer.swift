import CCairo
package import Canvas
import UIKit

/// Lays out text with Pango, keeps what it laid out, and so measures exactly what is drawn.
///
/// Hinting is off and letters stand at fractions of a pixel, so a layout serves every scale. Use from one thread.
package final class PangoTextMeasurer: TextMeasurer {
  /// Layouts kept at least; the least recently used half is dropped when twice as many have been made.
  package static let cacheSize = 2_048

  private let context: OpaquePointer
  private var recent: [TextBlock: TextLayout] = [:]
  private var older: [TextBlock: TextLayout] = [:]
  private var metrics: [Font: FontMetrics] = [:]

  package init() {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 0)
    // A fixed language: pictures must not depend on the locale of whoever draws them.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  deinit { ccairo_object_unref(UnsafeMutableRawPointer(context)) }

  package func extent(of block: TextBlock) -> TextExtent { layout(of: block).extent }

  func layout(of block: TextBlock) -> TextLayout {
    if let layout = recent[block] { return layout }
    let layout = older[block] ?? newLayout(of: block)
    if recent.count >= Self.cacheSize {
      older = recent
      recent = [:]
    }
    recent[block] = layout
    return layout
  }

  /// Pango would give the dots in a middle all the room that is left over, so the text around them is cut here.
  private func newLayout(of block: TextBlock) -> TextLayout {
    let metrics = metrics(of: block)
    guard block.overflow == .ellipsisMiddle, block.width != nil else {
      return TextLayout(block, context: context, metrics: metrics)
    }
    let lines = lines(of: block)
    var cut = block
    cut.overflow = .clip
    cut.spans = lines.flatMap(\.spans)
    let isCut = cut.string != block.string
    return TextLayout(cut, context: context, metrics: metrics, isCut: isCut)
  }

  /// The metrics of the largest font, whatever fonts stand in for missing letters: heights must not jump with content.
  private func metrics(of block: TextBlock) -> FontMetrics {
    guard let font = block.spans.map(\.font).max(by: { $0.size < $1.size }) else {
      return FontMetrics(ascent: 0, descent: 0)
    }
    if let known = metrics[font] { return known }
    let measured = font.withDescription { description in
      let raw = pango_context_get_metrics(context, description, nil)
      defer { pango_font_metrics_unref(raw) }
      return FontMetrics(
        ascent: Double(pango_font_metrics_get_ascent(raw)) / Double(PANGO_SCALE),
        descent: Double(pango_font_metrics_get_descent(raw)) / Double(PANGO_SCALE)
      )
    }
    metrics[font] = measured
    return measured
  }
}
