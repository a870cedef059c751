import Canvas
import Foundation
import Interface
import Testing
import UIKit

/// A button's title can be read on the colour that is really behind it.
@MainActor
struct ButtonTitleTests {
  private func titleColor(fill: UIColor, ground: UIColor, under glass: UIColor? = nil) -> CGColor? {
    let zoo = Zoo()
    zoo.add(UIView(), "ground", [0, 0, 200, 200]).backgroundColor = ground
    let panel = zoo.add(UIView(), "glass", [0, 0, 200, 200], to: zoo.views["ground"])
    panel.backgroundColor = glass
    let button = zoo.add(UIButton(), "button", [20, 20, 120, 44], to: panel)
    button.setTitle("Follow", for: .normal)
    button.backgroundColor = fill
    let input = zoo.input()
    let geometry = DeviceGeometry(for: input, in: CGSize(width: 500, height: 700))
    for case .text(let block, _) in DeviceScene(input: input, geometry: geometry).displayList.commands {
      if block.string == "Follow" { return block.spans.first?.color }
    }
    return nil
  }

  private let clearWhite = UIColor(white: 1, alpha: 0.12)
  private let blue = UIColor(cgColor: AppPalette.tint)

  @Test func `on a translucent fill the title stands out from what shines through`() {
    #expect(titleColor(fill: clearWhite, ground: blue) == AppPalette.card)
    #expect(titleColor(fill: UIColor(white: 0, alpha: 0.05), ground: .white) == AppPalette.tint)
    #expect(titleColor(fill: UIColor(white: 0, alpha: 0.6), ground: .white) == AppPalette.card)
  }

  @Test func `translucent panels between add up`() {
    #expect(titleColor(fill: clearWhite, ground: blue, under: UIColor(white: 1, alpha: 0.9)) == AppPalette.tint)
  }

  @Test func `on an opaque fill nothing else counts`() {
    #expect(titleColor(fill: .white, ground: blue) == AppPalette.tint)
    #expect(titleColor(fill: blue, ground: .white) == AppPalette.card)
  }
}
