package import Foundation
package import UIKit

/// The colours of the program, dark or light, with or without high contrast.
package struct Theme: Hashable, Sendable {
  package enum Appearance: String, CaseIterable, Hashable, Sendable { case dark, light }

  package let appearance: Appearance
  package let isHighContrast: Bool

  private let colors: [CGColor]
  private let fingers: [CGColor]

  package init(_ appearance: Appearance, highContrast: Bool = false) {
    self.appearance = appearance
    isHighContrast = highContrast
    let isDark = appearance == .dark
    colors = ColorToken.allCases.map { token in
      let hex = (highContrast ? token.inHighContrast : token).hex
      return CGColor(hex: isDark ? hex.dark : hex.light)
    }
    fingers = FingerShape.allCases.map { CGColor(hex: isDark ? $0.hex.dark : $0.hex.light) }
  }

  package static let dark = Theme(.dark)
  package static let light = Theme(.light)

  package subscript(_ token: ColorToken) -> CGColor { colors[token.ordinal] }

  /// The colour of a finger from touch-down to lift; ids start at 1, and the sixth repeats the first.
  package func finger(_ id: Int) -> CGColor { fingers[FingerShape(id: id).rawValue] }

  /// The border of a card: its tint, 45 % towards the verdict's colour; the colour itself in high contrast.
  package func cardBorder(_ verdict: ColorToken) -> CGColor {
    guard !isHighContrast, let tint = verdict.tint else { return self[verdict] }
    return self[tint].mixed(0.45, towards: self[verdict])
  }

  /// The width of a card's border; high contrast has no tints to tell cards by.
  package var cardBorderWidth: CGFloat { isHighContrast ? 2 : 1 }

  /// The width of a line on the canvas overlay that is `width` wide otherwise.
  package func overlayWidth(_ width: CGFloat) -> CGFloat { isHighContrast ? width + 0.5 : width }
}

extension ColorToken {
  fileprivate static let ordinals = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))

  fileprivate var ordinal: Int { Self.ordinals[self, default: 0] }

  /// High contrast borrows: dividers become visible, captions as strong as secondary text, tints plain panel.
  fileprivate var inHighContrast: ColorToken {
    switch self {
    case .line, .line2: .text3
    case .text3: .text2
    case .insideTint, .winTint, .outTint, .skipTint, .lostTint: .panel
    default: self
    }
  }
}
