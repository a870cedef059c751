import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Frames, labels and distances of every verdict.
@MainActor
struct VerdictOverlayTests {
  /// A window with one view for each way to be turned away, the finger on all of them.
  private func verdicts(theme: Theme = .dark) -> Zoo {
    let zoo = Zoo(theme: theme)
    zoo.add(UIView(), "behind", [100, 100, 200, 200])
    zoo.add(UIView(), "aside", [10, 10, 80, 60])
    zoo.add(UIView(), "winner", [120, 120, 160, 160])
    zoo.add(UIView(), "off", [130, 130, 120, 120]).isUserInteractionEnabled = false
    zoo.add(UIView(), "clear", [140, 140, 120, 120]).alpha = 0
    zoo.add(UIView(), "hidden", [150, 150, 120, 120]).isHidden = true
    zoo.add(UIButton(), "disabled", [110, 160, 120, 120]).isEnabled = false
    zoo.add(UIView(), "outside", [20, 400, 200, 100])
    zoo.touch(1, .began, 200, 200, at: 0)
    return zoo
  }

  private func overlay(_ zoo: Zoo) -> DisplayList {
    var input = zoo.input()
    input.direction = .descent
    let size = CGSize(width: 560, height: 660)
    return VerdictOverlay(input: input, geometry: DeviceGeometry(for: input, in: size)).displayList
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `every verdict has its dash, width and colour`(appearance: Theme.Appearance) {
    let theme = Theme(appearance)
    let strokes = overlay(verdicts(theme: theme)).commands.compactMap { command -> [AnyHashable]? in
      guard case .stroke(_, let style, let color) = command else { return nil }
      return [style.dash, style.width, color]
    }
    for glyph in [
      VerdictGlyph.inside, .winner, .outside, .hidden, .transparent, .interactionOff, .disabledControl, .lost,
      .neverAsked,
    ] {
      let wanted: [AnyHashable] = [glyph.frameStyle.dash, glyph.frameStyle.width, theme[glyph.color]]
      #expect(strokes.contains(wanted), "\(glyph)")
    }
  }

  @Test func `without colour every label still differs by its glyph`() {
    func shape(_ glyph: VerdictGlyph) -> [DrawCommand] {
      let list = DisplayList(recording: { glyph.paint(into: $0, center: .zero, size: 13, theme: .dark) })
      return list.commands.map { command in
        switch command {
        case .fill(let path, _): .fill(path, CGColor(hex: 0))
        case .stroke(let path, let style, _): .stroke(path, style, CGColor(hex: 0))
        default: command
        }
      }
    }
    #expect(Set(VerdictGlyph.allCases.map(shape)).count == VerdictGlyph.allCases.count)
  }

  @Test(arguments: [1, 2])
  func `the winner's frame is solid, three pixels wide and inside the view`(scale: Int) throws {
    let zoo = verdicts()
    var input = zoo.input()
    input.direction = .descent
    let pixels = try ScenePixels(input, scale: scale)
    let win = Theme.dark[.win].rgb
    let edge = CGPoint(x: 120, y: 276)
    #expect(distance(pixels.color(at: edge, dx: 1.5), win) <= 2)
    #expect(distance(pixels.color(at: edge, dx: -3), win) > 60)
    #expect(distance(pixels.color(at: edge, dx: 6), win) > 60)
  }

  @Test func `the distance of a view that the finger missed is written beside the device`() {
    let card = PhotoCard()
    card.playTwoFingers()
    card.show(row: 8)
    let size = CGSize(width: 556, height: 608)
    let input = card.input()
    let geometry = DeviceGeometry(for: input, in: size)
    let texts = VerdictOverlay(input: input, geometry: geometry).displayList.texts(measuredBy: input.measurer)
    let distance = texts.first { $0.string == "13 pt" }
    #expect(distance.map { $0.box.minX > geometry.deviceRect.maxX } == true)
  }

  @Test func `at most twelve views are labelled, the winner among them`() {
    let zoo = Zoo()
    for index in 0..<40 {
      zoo.add(UIView(), "v\(index)", [CGFloat(index % 4) * 96, CGFloat(index / 4) * 58, 92, 50])
    }
    zoo.touch(1, .began, 385, 595, at: 0)
    let list = overlay(zoo)
    let numbers = list.texts(measuredBy: FixedTextMeasurer()).filter { Int($0.string) != nil }
    // The finger's own number is one more.
    #expect(numbers.count <= 13)
    #expect(numbers.contains { $0.string == "1" })
  }

  @Test(arguments: [CGSize(width: 360, height: 360), CGSize(width: 556, height: 608), CGSize(width: 1200, height: 900)])
  func `labels cover neither each other nor a finger`(size: CGSize) {
    let card = PhotoCard()
    card.playTwoFingers()
    for row in 1...11 {
      card.show(row: row)
      let input = card.input()
      let overlay = VerdictOverlay(input: input, geometry: DeviceGeometry(for: input, in: size))
      let texts = overlay.displayList.texts(measuredBy: input.measurer)
      for (index, text) in texts.enumerated() {
        for other in texts[(index + 1)...] {
          #expect(
            !text.box.insetBy(dx: 1, dy: 3).intersects(other.box.insetBy(dx: 1, dy: 3)),
            "\(row): \(text), \(other)"
          )
        }
      }
    }
  }

  @Test func `the eighth step of the design's example as text`() throws {
    let card = PhotoCard()
    card.playTwoFingers()
    card.session.select(card.id("LikeButton"))
    card.show(row: 8)
    let input = card.input()
    let geometry = DeviceGeometry(for: input, in: CGSize(width: 556, height: 608))
    let overlay = VerdictOverlay(input: input, geometry: geometry)
    try expectSnapshot(overlay.displayList.description, named: "photo-card-step-8.txt")
  }

  @Test func `the ascent of the design's example as text`() throws {
    let card = PhotoCard()
    card.touch(1, .began, 128, 236, at: 0)
    let input = card.input()
    let geometry = DeviceGeometry(for: input, in: CGSize(width: 556, height: 608))
    try expectSnapshot(
      AscentScene(input: input, geometry: geometry).displayList.description,
      named: "photo-card-ascent.txt"
    )
  }

  @Test func `leaders beside the device neither cover nor cross each other`() {
    let zoo = Zoo()
    for row in 0..<3 {
      zoo.add(UIView(), "left\(row)", [10, 100 + CGFloat(row) * 40, 100, 12])
      zoo.add(UIView(), "right\(row)", [200, 102 + CGFloat(row) * 40, 100, 12])
    }
    zoo.touch(1, .began, 200, 500, at: 0)
    let leaders = overlay(zoo).commands.compactMap { command -> [CGPoint]? in
      guard case .stroke(let path, let style, _) = command, style.width == 1.25, let line = path.lines().first,
        line.count == 4
      else { return nil }
      return line
    }
    #expect(leaders.count >= 4)
    for (index, leader) in leaders.enumerated() {
      for other in leaders[(index + 1)...] {
        // The upright part of one against the upright and the level part of the other.
        let isApart = abs(leader[1].x - other[1].x) >= 3
        let (low, high) = (min(leader[1].y, leader[2].y), max(leader[1].y, leader[2].y))
        let isBeside = max(other[1].y, other[2].y) < low || min(other[1].y, other[2].y) > high
        #expect(isApart || isBeside, "\(leader) \(other)")
        let crosses = other[3].x < leader[1].x && leader[1].x < other[2].x && (low...high).contains(other[3].y)
        #expect(!crosses, "\(leader) \(other)")
      }
    }
  }
}
