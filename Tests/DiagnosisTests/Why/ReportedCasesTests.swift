import Diagnosis
import Foundation
import LayoutFiles
import TestSupport
import Testing
import UIKit

/// The smallest change in situations that people have reported: children outside their parents, overlays, flags and
/// orders; each is run again with the change, and compared with the one that the report came to.
@MainActor
struct ReportedCasesTests {
  struct Case: Sendable, CustomStringConvertible {
    let file: String
    let view: String
    let point: CGPoint
    /// What the report came to, in the words of a change.
    let reported: String

    init(_ file: String, _ view: String, _ x: Double, _ y: Double, reported: String) {
      self.file = file
      self.view = view
      point = CGPoint(x: x, y: y)
      self.reported = reported
    }

    var description: String { "\(file), \(view)" }
  }

  nonisolated static let cases = [
    // The panel also has to contain the button.
    Case(
      "hit-testing/button-outside-parent",
      "menuButton",
      250,
      210,
      reported: "panel width 200 → 250, height 100 → 124"
    ),
    Case(
      "hit-testing/wrapper-without-height",
      "reloadButton",
      195,
      350,
      reported: "wrapper y 350 → 328, height 0 → 44"
    ),
    Case(
      "hit-testing/button-in-image-view",
      "moreButton",
      290,
      250,
      reported: "picture isUserInteractionEnabled false → true"
    ),
    // Interaction off would take the badges with it.
    Case("hit-testing/clear-container-over-menu", "menuButton", 200, 420, reported: "overlay hitTest → nil for itself"),
    Case(
      "hit-testing/faint-within-faint",
      "behind",
      100,
      120,
      reported: "dimmed isUserInteractionEnabled true → false"
    ),
    // The order of the neighbours, and the header that ends where the icon's larger area does not.
    Case(
      "hit-testing/enlarged-icon-in-header",
      "gearButton",
      343,
      57,
      reported: "gearButton to the front of its siblings"
    ),
    Case("hit-testing/enlarged-icon-in-header", "gearButton", 362, 44, reported: "header y 47 → 44, height 44 → 47"),
    Case(
      "hit-testing/unconverted-point",
      "post",
      320,
      690,
      reported: "container y 700 → 680, height 64 → 84; bar y 0 → -20, height 64 → 84"
    ),
    Case(
      "hit-testing/scrolled-cell-under-an-overlay",
      "move",
      270,
      280,
      reported: "wrongOverlay isUserInteractionEnabled true → false"
    ),
    Case(
      "hit-testing/zposition-is-only-drawing",
      "lowerCard",
      150,
      120,
      reported: "lowerCard to the front of its siblings"
    ),
    Case("windows/leftover-overlay-window", "sendButton", 195, 425, reported: "overlayWindow isHidden false → true"),
    Case("windows/overlay-view-declines", "sendButton", 195, 425, reported: "overlayWindow hitTest → nil for itself"),
    Case(
      "windows/modal-without-dimming",
      "follow",
      80,
      620,
      reported: "transitionView hitTest → nil for itself; transition hitTest → nil for itself"
    ),
    Case(
      "hit-testing/button-under-clear-bar",
      "filterButton",
      60,
      75,
      reported: "bar isUserInteractionEnabled true → false"
    ),
    Case("hit-testing/stack-view-in-control", "rowControl", 60, 130, reported: "stack hitTest → nil for itself"),
    Case(
      "controls/own-control-loses-to-tap",
      "checkbox",
      40,
      120,
      reported: "backgroundTap cancelsTouchesInView true → false"
    ),
  ]

  private func document(_ file: String) throws -> LayoutDocument {
    try LayoutFile.read(RepositoryFiles.path("Tests/Checks", file + ".check.json"))
  }

  @Test(arguments: cases)
  func `the fix that the report came to is among the smallest changes`(reported: Case) throws {
    let why = try #require(Why(reported.view, at: reported.point, in: try document(reported.file)))
    let texts = why.remedies.map { $0.changes.map(\.text).joined(separator: "; ") }
    #expect(texts.contains(reported.reported), "\(texts)")
  }

  @Test(arguments: cases)
  func `with each change that is proposed the view gets the touch`(reported: Case) throws {
    let document = try document(reported.file)
    let why = try #require(Why(reported.view, at: reported.point, in: document))
    for remedy in why.remedies {
      let built = LayoutBuilder.build(document)
      for change in remedy.changes { change.apply(to: built) }
      let hit = built.application.hitTest(at: reported.point)
      #expect(hit === built.view(reported.view), "\(remedy.text)")
      // None of several is there for nothing.
      for index in remedy.changes.indices where remedy.changes.count > 1 {
        let fewer = LayoutBuilder.build(document)
        for (other, change) in remedy.changes.enumerated() where other != index { change.apply(to: fewer) }
        let hit = fewer.application.hitTest(at: reported.point)
        #expect(hit !== fewer.view(reported.view), "\(remedy.text) without \(remedy.changes[index].text)")
      }
    }
  }

  @Test func `a change that grows a view leaves in its place what is in it`() throws {
    let document = try document("hit-testing/enlarged-icon-in-header")
    let built = LayoutBuilder.build(document)
    let tag = try #require(built.view("tag"))
    let place = tag.convert(tag.bounds, to: nil)
    let why = try #require(Why("gearButton", at: CGPoint(x: 362, y: 44), in: document))
    for change in try #require(why.remedies.first).changes { change.apply(to: built) }
    #expect(tag.convert(tag.bounds, to: nil) == place)
  }

  @Test func `a change that takes all touches from somebody else is told only where there is no other`() throws {
    let covered = try document("hit-testing/opaque-in-front")
    let why = try #require(Why("behind", at: CGPoint(x: 100, y: 120), in: covered))
    #expect(!why.remedies.isEmpty)
    #expect(why.remedies.allSatisfy { $0.losers == ["front"] })
    #expect(why.remedies.allSatisfy { $0.text.hasSuffix("(then front takes no touch)") })
    let overlay = try document("hit-testing/clear-container-over-menu")
    let menu = try #require(Why("menuButton", at: CGPoint(x: 200, y: 420), in: overlay))
    #expect(menu.remedies.allSatisfy { $0.losers.isEmpty })
  }
}
