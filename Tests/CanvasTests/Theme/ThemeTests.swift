import Canvas
import Foundation
import Testing
import UIKit

struct ThemeTests {
  private func isClose(_ one: CGColor, _ other: CGColor) -> Bool {
    [one.red - other.red, one.green - other.green, one.blue - other.blue, one.alpha - other.alpha]
      .allSatisfy { abs($0) < 0.004 }
  }

  @Test func `dark recedes by turning lightness round`() {
    #expect(isClose(Theme.dark.receded(CGColor(hex: 0xFFFFFF)), CGColor(hex: 0x1C1E21)))
    #expect(Theme.dark.receded(CGColor(hex: 0)).luminance > Theme.dark.receded(CGColor(hex: 0xFFFFFF)).luminance)
  }

  @Test func `light recedes towards white`() {
    #expect(isClose(Theme.light.receded(CGColor(hex: 0xFFFFFF)), CGColor(hex: 0xFFFFFF)))
    #expect(isClose(Theme.light.receded(CGColor(hex: 0)), CGColor(hex: 0x666666)))
    let red = Theme.light.receded(CGColor(hex: 0xFF0000))
    #expect(red.red > red.green)
    #expect(abs(red.green - red.blue) < 1e-9)
    #expect(isClose(red, CGColor(red: 0.91, green: 0.49, blue: 0.49)))
  }

  @Test func `receding keeps alpha, and is gradual`() {
    let paint = CGColor(hex: 0x3A6EA5, alpha: 0.5)
    for theme in [Theme.dark, .light] {
      #expect(theme.receded(paint).alpha == 0.5)
      #expect(theme.receded(paint, fraction: 0) == paint)
      #expect(theme.receded(paint, fraction: 1) == theme.receded(paint))
      #expect(theme.receded(paint, fraction: 0.5) == paint.mixed(0.5, towards: theme.receded(paint)))
    }
  }

  @Test(arguments: [0x3A6EA5, 0xC9D6E3, 0xF4E6C8, 0x00FF00, 0xFF00FE, 0x123456] as [UInt32])
  func `receding keeps the hue of a colour`(hex: UInt32) {
    for theme in [Theme.dark, .light] {
      let (before, after) = (CGColor(hex: hex), theme.receded(CGColor(hex: hex)))
      let order = [\CGColor.red, \.green, \.blue].sorted { before[keyPath: $0] < before[keyPath: $1] }
      #expect(after[keyPath: order[0]] <= after[keyPath: order[1]] + 1e-9)
      #expect(after[keyPath: order[1]] <= after[keyPath: order[2]] + 1e-9)
    }
  }

  @Test func `fingers repeat their colours after five`() {
    #expect(Theme.dark.finger(1) == CGColor(hex: 0xFF7DB0))
    #expect(Theme.light.finger(5) == CGColor(hex: 0xA34500))
    #expect(Theme.dark.finger(6) == Theme.dark.finger(1))
    #expect(Theme.dark.finger(0) == Theme.dark.finger(5))
  }

  @Test func `high contrast has visible dividers and no tints`() {
    for appearance in Theme.Appearance.allCases {
      let (plain, high) = (Theme(appearance), Theme(appearance, highContrast: true))
      #expect(high[.line] == plain[.text3])
      #expect(high[.line2] == plain[.text3])
      #expect(high[.text3] == plain[.text2])
      #expect(high[.outTint] == plain[.panel])
      #expect(high.cardBorder(.out) == plain[.out])
      #expect(high.cardBorderWidth == 2)
      #expect(high.overlayWidth(1.5) == 2)
      #expect(plain.overlayWidth(1.5) == 1.5)
    }
  }

  @Test func `a card's border lies between its tint and its verdict`() {
    let border = Theme.dark.cardBorder(.win)
    #expect(border == Theme.dark[.winTint].mixed(0.45, towards: Theme.dark[.win]))
  }
}
