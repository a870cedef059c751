import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import UIKit

/// Stored pictures of whole scenes; words are left out, since their pixels are the fonts' of a machine.
@MainActor
struct ScenePictureTests {
  private func expect(_ input: SceneInput, _ size: CGSize, named name: String) throws {
    let geometry = DeviceGeometry(for: input, in: size)
    let list = CanvasScene(input: input, size: size, geometry: geometry).displayList
    let surface = try ImageSurface(width: Int(size.width), height: Int(size.height))
    DisplayListRenderer().render(list.withoutText, on: surface)
    try expectPicture(surface, named: name)
  }

  private let size = CGSize(width: 556, height: 608)

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the design's example at its eighth step`(appearance: Theme.Appearance) throws {
    let card = PhotoCard(theme: Theme(appearance))
    card.playTwoFingers()
    card.session.select(card.id("LikeButton"))
    card.show(row: 8)
    try expect(card.input(), size, named: "photo-card-step-8-\(appearance.rawValue)")
  }

  @Test func `the design's example in its ascent`() throws {
    let card = PhotoCard()
    card.touch(1, .began, 128, 236, at: 0)
    try expect(card.input(), size, named: "photo-card-ascent-dark")
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the design's example by owners`(appearance: Theme.Appearance) throws {
    let card = PhotoCard(theme: Theme(appearance))
    card.session.toggleHitMap()
    try expect(card.input(), size, named: "photo-card-map-\(appearance.rawValue)")
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `the design's example in layers`(appearance: Theme.Appearance) throws {
    let card = PhotoCard(theme: Theme(appearance))
    card.playTwoFingers()
    card.show(row: 8)
    card.session.toggleLayers()
    card.session.show(.descent)
    try expect(card.input(), size, named: "photo-card-layers-\(appearance.rawValue)")
  }

  @Test func `the design's example in layers, in its ascent`() throws {
    let card = PhotoCard()
    card.touch(1, .began, 128, 236, at: 0)
    card.session.toggleLayers()
    card.session.show(.ascent)
    try expect(card.input(), size, named: "photo-card-layers-ascent-dark")
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `a view alone, measured`(appearance: Theme.Appearance) throws {
    let card = PhotoCard(theme: Theme(appearance))
    card.session.select(card.id("LikeButton"))
    card.session.toggleMeasures()
    card.session.setTools { $0.isolated = card.id("PhotoCard") }
    try expect(card.input(), size, named: "photo-card-alone-\(appearance.rawValue)")
  }

  @Test func `controls of every class`() throws {
    let zoo = Zoo()
    zoo.addControls()
    zoo.session.setOverlays { $0.frames = false }
    try expect(zoo.input(), CGSize(width: 520, height: 600), named: "controls-light")
  }

  @Test func `clips, ghosts, transforms, groups and borders under a descent`() throws {
    let zoo = Zoo()
    zoo.addGeometry()
    zoo.touch(1, .began, 330, 190, at: 0)
    var input = zoo.input()
    input.direction = .descent
    try expect(input, CGSize(width: 520, height: 600), named: "geometry-light")
  }
}
