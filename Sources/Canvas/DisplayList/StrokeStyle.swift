package import Foundation

/// How an outline is drawn; lengths are in the units of the path.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }

  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  /// Corners sharper than this many line widths lose their tip; the limit of SVG.
  package static let miterLimit: CGFloat = 4

  package var width: CGFloat
  package var dash: [CGFloat]
  package var dashPhase: CGFloat
  package var cap: Cap
  package var join: Join

  /// One device pixel at every scale, on the pixel grid; `width` is not used.
  ///
  /// A closed outline lies inside its own bounds, whose edges are rounded to whole pixels. A horizontal or vertical
  /// line takes the row or column of pixels that its coordinate falls into: `rect.minY` is the first row of a
  /// rectangle, `rect.maxY - 0.25` the last. Under a rotation the line is as thin, but not snapped.
  package var isHairline: Bool

  package init(
    width: CGFloat,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0,
    cap: Cap = .butt,
    join: Join = .miter,
    isHairline: Bool = false
  ) {
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.cap = cap
    self.join = join
    self.isHairline = isHairline
  }

  package static let hairline = StrokeStyle(width: 1, isHairline: true)

  /// Round caps and joins, as all glyphs and icons have.
  package static func rounded(_ width: CGFloat, dash: [CGFloat] = []) -> StrokeStyle {
    StrokeStyle(width: width, dash: dash, cap: .round, join: .round)
  }

  /// The same style for a picture drawn `factor` times as large.
  package func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }

  /// How far ink can lie from the path.
  package var reach: CGFloat {
    if isHairline { return 1 }
    let half = width / 2
    return max(half, join == .miter ? half * Self.miterLimit : 0, cap == .square ? half * 1.5 : 0)
  }
}
