import CCairo
import Canvas

extension Font {
  /// Sizes that Pango is asked for; anything else is cut to them, and what is no number becomes the smallest.
  private static let sizes = 0.5...2_000.0

  /// The size in Pango's units.
  var pangoSize: Double {
    let bounded = size.isNaN ? Self.sizes.lowerBound : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    return bounded * Double(PANGO_SCALE)
  }

  private var pangoWeight: PangoWeight {
    switch weight {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    }
  }

  /// Lends a description of the font, valid during `body`.
  func withDescription<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    // Pango goes on to any font that has the letter.
    pango_font_description_set_family(description, family.names.joined(separator: ","))
    pango_font_description_set_weight(description, pangoWeight)
    pango_font_description_set_absolute_size(description, pangoSize)
    return body(description)
  }
}
