import CCairo
import Canvas
import Foundation
import UIKit

/// A laid-out block: owns a Pango layout and knows where each of its lines goes.
final class TextLayout {
  /// One line's place, in logical pixels from the block's point: its start, and its baseline.
  struct Line {
    let x: Double
    let baseline: Double
  }

  let extent: TextExtent

  /// The one colour of all letters, or nil when the layout carries several.
  let color: CGColor?

  private let raw: OpaquePointer
  private let lines: [Line]

  /// Widths that Pango is asked for, in logical pixels; its units are 1024 to the pixel in 32 bits.
  private static let widest = 1_000_000.0

  /// `isCut` says that an ellipsis of the block's own stands for some of its text.
  init(_ block: TextBlock, context: OpaquePointer, metrics: FontMetrics, isCut: Bool = false) {
    raw = pango_layout_new(context)
    let isUniform = Set(block.spans.map(\.color)).count <= 1
    color = isUniform ? block.spans.first?.color ?? CGColor(red: 0, green: 0, blue: 0) : nil
    Self.fill(raw, with: block, coloring: !isUniform)
    let room = block.width.flatMap { $0.isNaN ? nil : min(max($0, 0), Self.widest) }
    let lineHeight = Self.configure(raw, overflow: block.overflow, room: room)

    var lines: [Line] = []
    var widest = 0.0
    for index in 0..<max(0, pango_layout_get_line_count(raw)) {
      var logical = PangoRectangle()
      pango_layout_line_get_extents(pango_layout_get_line_readonly(raw, index), nil, &logical)
      let width = Double(logical.width) / Double(PANGO_SCALE)
      widest = max(widest, width)
      let x =
        switch block.alignment {
        case .leading: 0.0
        case .center: ((room ?? 0) - width) / 2
        case .trailing: (room ?? 0) - width
        }
      lines.append(Line(x: x, baseline: Double(index) * (lineHeight ?? 0)))
    }
    self.lines = lines
    extent = TextExtent(
      size: CGSize(width: widest, height: lineHeight.map { $0 * Double(max(1, lines.count)) } ?? metrics.height),
      firstBaseline: lineHeight.map { block.firstBaseline(inLineOfHeight: $0) } ?? metrics.ascent,
      ascent: metrics.ascent,
      lineCount: lines.count,
      isTruncated: isCut || pango_layout_is_ellipsized(raw) != 0
    )
  }

  deinit { ccairo_object_unref(UnsafeMutableRawPointer(raw)) }

  /// Draws every line; the context's space is logical pixels with the block's point as its origin.
  func draw(in context: OpaquePointer) {
    for (index, line) in zip(Int32(0)..., lines) {
      cairo_move_to(context, line.x, line.baseline)
      pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(raw, index))
    }
  }

  /// Sets how the layout breaks or cuts; answers the fixed line height of wrapped text.
  private static func configure(_ raw: OpaquePointer, overflow: TextBlock.Overflow, room: Double?) -> Double? {
    let width = room.map { Int32(($0 * Double(PANGO_SCALE)).rounded(.up)) } ?? -1
    switch overflow {
    case .clip, .ellipsisMiddle:
      pango_layout_set_single_paragraph_mode(raw, 1)
      return nil
    case .ellipsisEnd:
      pango_layout_set_single_paragraph_mode(raw, 1)
      pango_layout_set_width(raw, width)
      pango_layout_set_ellipsize(raw, PANGO_ELLIPSIZE_END)
      return nil
    case .wrap(let lineHeight, let maxLines):
      pango_layout_set_width(raw, width)
      pango_layout_set_wrap(raw, PANGO_WRAP_WORD_CHAR)
      if let maxLines {
        pango_layout_set_height(raw, -Int32(clamping: max(1, maxLines)))
        pango_layout_set_ellipsize(raw, PANGO_ELLIPSIZE_END)
      }
      return lineHeight.isFinite ? min(max(lineHeight, 0), 10_000) : 0
    }
  }

  /// Gives the layout its text and what differs from span to span.
  private static func fill(_ raw: OpaquePointer, with block: TextBlock, coloring: Bool) {
    var keepsLineBreaks = false
    if case .wrap = block.overflow { keepsLineBreaks = true }
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    var text = ""
    for span in block.spans {
      let start = text.utf8.count
      text += PlainText.of(span.string, keepsLineBreaks: keepsLineBreaks)
      let range = UInt32(start)..<UInt32(text.utf8.count)
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = range.lowerBound
        attribute?.pointee.end_index = range.upperBound
        pango_attr_list_insert(attributes, attribute)
      }
      span.font.withDescription { add(pango_attr_font_desc_new($0)) }
      if coloring {
        let (red, green, blue) = span.color.pangoComponents
        add(pango_attr_foreground_new(red, green, blue))
        add(pango_attr_foreground_alpha_new(max(1, UInt16(span.color.alpha.unit * 65_535))))
      }
      if let underline = span.underline {
        let (red, green, blue) = underline.pangoComponents
        add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
        add(pango_attr_underline_color_new(red, green, blue))
      }
    }
    if let font = block.spans.first?.font {
      font.withDescription { pango_layout_set_font_description(raw, $0) }
    }
    pango_layout_set_text(raw, text, Int32(clamping: text.utf8.count))
    pango_layout_set_attributes(raw, attributes)
  }
}

/// How far letters of a font rise above and fall below the baseline, in logical pixels.
struct FontMetrics: Hashable {
  var ascent: Double
  var descent: Double

  var height: Double { ascent + descent }
}

extension CGColor {
  fileprivate var pangoComponents: (UInt16, UInt16, UInt16) {
    (UInt16(red.unit * 65_535), UInt16(green.unit * 65_535), UInt16(blue.unit * 65_535))
  }
}

extension Double {
  /// The number cut to 0...1; 0 for what is no number.
  var unit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
