/// The name of a colour by its use; what it is depends on the theme.
package enum ColorToken: String, CaseIterable, Hashable, Sendable {
  // Surfaces.
  case window, panel, raised, field, canvas, hover
  /// Dividers and control borders.
  case line, line2
  /// Primary text; secondary text and icons at rest; captions and what is yet to come.
  case text1, text2, text3
  /// Selection, focus, playhead and links; the fill behind them; text on a solid accent.
  case accent, accentFill, onAccent
  /// The drawn device's frame and its edge.
  case device, deviceEdge

  // Verdicts.
  case inside, win, out, skip, lost, warn
  /// Rows and cards of a verdict.
  case insideTint, winTint, outTint, skipTint, lostTint
  /// The number on a finger, the tick on a filled glyph.
  case onFinger

  /// Colours that words are written in.
  package static let texts: [ColorToken] = [.text1, .text2, .text3]

  /// Colours of glyphs and lines that carry a meaning; words in them occur too.
  package static let verdicts: [ColorToken] = [.inside, .win, .out, .skip, .lost, .warn]

  /// What words and glyphs are drawn on.
  package static let surfaces: [ColorToken] = [.window, .panel, .raised, .field, .canvas, .hover]

  package static let tints: [ColorToken] = [.insideTint, .winTint, .outTint, .skipTint, .lostTint]

  /// The background that goes with a verdict, where there is one.
  package var tint: ColorToken? {
    switch self {
    case .inside: .insideTint
    case .win: .winTint
    case .out: .outTint
    case .skip, .warn: .skipTint
    case .lost: .lostTint
    default: nil
    }
  }

  /// The two themes' values, `0xRRGGBB`.
  var hex: (dark: UInt32, light: UInt32) {
    switch self {
    case .window: (0x14161A, 0xECEEF1)
    case .panel: (0x1A1D22, 0xFBFCFD)
    case .raised: (0x22262D, 0xF1F3F6)
    case .field: (0x121418, 0xFFFFFF)
    case .canvas: (0x0F1114, 0xE4E7EB)
    case .hover: (0x262B33, 0xE8EBEF)
    case .line: (0x292E36, 0xDADEE4)
    case .line2: (0x3B424D, 0xBCC3CD)
    case .text1: (0xECEEF1, 0x191D23)
    case .text2: (0xAEB6C1, 0x484F5A)
    case .text3: (0x929BA8, 0x5C6470)
    case .accent: (0x8E9BFF, 0x4350D0)
    case .accentFill: (0x262B4A, 0xE4E6FB)
    case .onAccent: (0x12142A, 0xFFFFFF)
    case .device: (0x050608, 0x22262C)
    case .deviceEdge: (0x3B424D, 0x22262C)
    case .inside: (0x5CB8F0, 0x0B659F)
    case .win: (0x37C795, 0x00714F)
    case .out: (0xF2784A, 0xB23A06)
    case .skip: (0xEACF6E, 0x5C4A12)
    case .lost: (0xDA8FC0, 0x963372)
    case .warn: (0xEACF6E, 0x7A5C00)
    case .insideTint: (0x152733, 0xE1EFF8)
    case .winTint: (0x13291F, 0xDDF2EA)
    case .outTint: (0x33201A, 0xFBE7DE)
    case .skipTint: (0x2C2617, 0xF6EFD8)
    case .lostTint: (0x2E1F2A, 0xF7E5F0)
    case .onFinger: (0x15171B, 0xFFFFFF)
    }
  }
}
