import Canvas
import Foundation
import Testing
import UIKit

struct ThemeContrastTests {
  static let themes = [
    Theme.dark, Theme.light, Theme(.dark, highContrast: true), Theme(.light, highContrast: true),
  ]

  private func expect(
    _ front: ColorToken,
    on back: ColorToken,
    in theme: Theme,
    atLeast least: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let contrast = theme[front].contrast(with: theme[back])
    #expect(
      contrast >= least,
      "\(theme.appearance) \(front) on \(back): \(contrast)",
      sourceLocation: sourceLocation
    )
  }

  @Test func `contrast is that of the web guidelines`() {
    let (black, white) = (CGColor(hex: 0x000000), CGColor(hex: 0xFFFFFF))
    #expect(abs(black.contrast(with: white) - 21) < 1e-9)
    #expect(white.contrast(with: white) == 1)
    #expect(abs(CGColor(hex: 0x777777).contrast(with: white) - 4.478) < 0.001)
  }

  @Test(arguments: themes)
  func `words can be read on every surface`(theme: Theme) {
    for text in ColorToken.texts + [.accent] {
      for surface in ColorToken.surfaces { expect(text, on: surface, in: theme, atLeast: 4.5) }
    }
    for text in [ColorToken.text1, .text2] {
      for surface in ColorToken.tints + [.accentFill] { expect(text, on: surface, in: theme, atLeast: 4.5) }
    }
    expect(.onAccent, on: .accent, in: theme, atLeast: 4.5)
  }

  @Test(arguments: themes)
  func `verdicts can be read on every surface, in words too`(theme: Theme) {
    for verdict in ColorToken.verdicts {
      for surface in ColorToken.surfaces { expect(verdict, on: surface, in: theme, atLeast: 4.5) }
      if let tint = verdict.tint { expect(verdict, on: tint, in: theme, atLeast: 4.5) }
    }
    expect(.onFinger, on: .win, in: theme, atLeast: 4.5)
  }

  @Test(arguments: themes)
  func `glyphs and fingers stand out from every surface`(theme: Theme) {
    for token in Set(VerdictGlyph.allCases.map(\.color) + RecognizerStateGlyph.allCases.map(\.color)) {
      for surface in ColorToken.surfaces + ColorToken.tints { expect(token, on: surface, in: theme, atLeast: 3) }
    }
    for id in 1...5 {
      for surface in ColorToken.surfaces {
        #expect(theme.finger(id).contrast(with: theme[surface]) >= 3, "finger \(id) on \(surface)")
      }
      #expect(theme.finger(id).contrast(with: theme[.onFinger]) >= 4.5, "the number on finger \(id)")
    }
  }
}
