import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import Traces
import UIKit

@testable import Interface

/// Without colour every verdict, state, mark, relation and finger can still be told from the others (visual design, 18
/// and 20.3): by its shape, by its line, and by its word.
@MainActor
struct GreyScaleTests {
  /// Something small that is drawn: its name, and how.
  private struct Sign {
    let name: String
    let paint: @MainActor (Painter, CGPoint, Theme) -> Void
  }

  private static let families: [(name: String, size: Double, signs: [Sign])] = [
    (
      "verdicts", 13,
      VerdictGlyph.allCases.map { glyph in
        Sign(name: glyph.rawValue) { glyph.paint(into: $0, center: $1, size: 13, theme: $2) }
      }
    ),
    (
      "answers of responders", 15,
      AscentGlyph.allCases.map { glyph in
        Sign(name: glyph.rawValue) { glyph.paint(into: $0, center: $1, size: 15, theme: $2) }
      }
    ),
    (
      "states", 13,
      RecognizerStateGlyph.allCases.map { glyph in
        Sign(name: glyph.rawValue) { glyph.paint(into: $0, center: $1, size: 13, theme: $2) }
      }
    ),
    (
      "relations", 12,
      RelationGlyph.allCases.map { glyph in
        Sign(name: glyph.rawValue) { glyph.paint(into: $0, center: $1, color: $2[.text2]) }
      }
    ),
    (
      "fingers", 34,
      (1...10).map { number in
        Sign(name: "finger \(number)") {
          FingerGlyph(id: number).paint(into: $0, center: $1, radius: FingerMarkers.radius, theme: $2)
        }
      }
    ),
    (
      "phases of a finger", 34,
      FingerGlyph.Phase.allCases.map { phase in
        Sign(name: phase.rawValue) {
          FingerGlyph(id: 1, phase: phase).paint(into: $0, center: $1, radius: FingerMarkers.radius, theme: $2)
        }
      }
    ),
  ]

  /// How light each pixel is, 0 to 1; colour is thrown away.
  private func greys(_ sign: Sign, _ size: Double, _ theme: Theme) throws -> [Double] {
    let side = Int(size) + 8
    let surface = try ImageSurface(width: side, height: side)
    surface.clear(theme[.panel])
    let list = DisplayList { sign.paint($0, CGPoint(x: Double(side) / 2, y: Double(side) / 2), theme) }
    DisplayListRenderer().render(list, on: surface)
    return PixelImage(surface).pixels.map { pixel in
      let part = { (shift: UInt32) in Double(pixel >> shift & 0xFF) / 255 }
      return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }
  }

  @Test(arguments: [Theme.dark, .light])
  func `no two signs of a kind look alike in grey`(theme: Theme) throws {
    for family in Self.families {
      let pictures = try family.signs.map { (name: $0.name, greys: try greys($0, family.size, theme)) }
      for (place, one) in pictures.enumerated() {
        let background = one.greys[0]
        let ink = one.greys.reduce(0) { $0 + abs($1 - background) }
        #expect(ink > 2, "\(family.name): \(one.name) is hardly to be seen")
        for other in pictures[(place + 1)...] {
          let otherInk = other.greys.reduce(0) { $0 + abs($1 - background) }
          let difference = zip(one.greys, other.greys).reduce(0) { $0 + abs($1.0 - $1.1) }
          let part = difference / max(ink, otherInk)
          #expect(part > 0.1, "\(family.name): \(one.name) looks like \(other.name), \(part)")
        }
      }
    }
  }

  /// The three that are not eligible share a hue on purpose; a frame that was hidden or clear has the glyph to tell.
  @Test func `frames of different hues differ in their line`() {
    var lines: [StrokeStyle: ColorToken] = [:]
    for glyph in VerdictGlyph.allCases where glyph != .notAskedYet {
      let style = glyph.frameStyle
      #expect(lines[style] == nil || lines[style] == glyph.color, "\(glyph.rawValue)")
      lines[style] = glyph.color
    }
    #expect(VerdictGlyph.hidden.frameStyle != VerdictGlyph.interactionOff.frameStyle)
  }

  /// What the ladder says at the right of a row.
  @Test func `each verdict has a word of its own`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let application = UIApplication(screenSize: window.bounds.size)
    application.attach(window)
    let id = application.identify(window)
    let verdicts: [HitTestVisit.Verdict] = [
      .hit, .inside, .passedThrough, .outside(gap: CGVector(dx: 0, dy: 9), isCustom: false),
      .outside(gap: .zero, isCustom: true), .hidden, .transparent(alpha: 0), .interactionDisabled, .disabledControl,
      .animating, .notInvertible, .notAsked(inFront: id, containsPoint: true),
      .notAsked(inFront: id, containsPoint: false),
    ]
    let words = Words(titlesOf: application)
    let said = verdicts.map { verdict in
      words.verdict(HitTestVisit(element: id, parent: nil, depth: 0, point: .zero, verdict: verdict))
    }
    #expect(Set(said).count == verdicts.count, "\(said)")
    #expect(!said.contains(""))
  }

  @Test func `each state has a word of its own`() {
    let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(Set(states.map { Words.stateTitle($0, from: .possible) }).count == states.count)
  }
}
