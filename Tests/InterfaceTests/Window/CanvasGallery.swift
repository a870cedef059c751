import CairoRenderer
import Canvas
import Foundation
import Interface
import Testing
import Traces
import UIKit

/// Pictures of the canvas in each of its states, to look at: `GALLERY=folder swift test --filter CanvasGallery`.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["GALLERY"] != nil))
struct CanvasGallery {
  private let folder = ProcessInfo.processInfo.environment["GALLERY"] ?? "."

  private func window(_ appearance: Theme.Appearance, _ size: CGSize) -> (PhotoCard, WindowOnScreen) {
    let card = PhotoCard(theme: Theme(appearance))
    return (card, WindowOnScreen(card.session, size: size))
  }

  private func save(_ window: WindowOnScreen, _ name: String, scale: Double = 1) throws {
    try window.fresh(scale: scale).writePNG(to: "\(folder)/\(name).png")
  }

  @Test(
    arguments: [Theme.Appearance.dark, .light],
    [CGSize(width: 1440, height: 900), CGSize(width: 900, height: 700)]
  )
  func `the hit map`(appearance: Theme.Appearance, size: CGSize) throws {
    let (card, window) = window(appearance, size)
    window.press("m", "i")
    window.point(90, 400)
    try save(window, "map-\(appearance.rawValue)-\(Int(size.width))")
    card.session.focusMap(on: card.id("DismissArea"))
    try save(window, "map-focus-\(appearance.rawValue)-\(Int(size.width))")
  }

  @Test(
    arguments: [Theme.Appearance.dark, .light],
    [CGSize(width: 1440, height: 900), CGSize(width: 900, height: 700)]
  )
  func `inspecting`(appearance: Theme.Appearance, size: CGSize) throws {
    let (_, window) = window(appearance, size)
    window.press("i")
    window.mouse(.began, 100, 300)
    window.mouse(.ended, 100, 300)
    window.point(310, 521)
    try save(window, "inspect-\(appearance.rawValue)-\(Int(size.width))")
    window.root.secondaryClick(at: window.root.windowPoint(ofDevicePoint: CGPoint(x: 200, y: 300)))
    window.press(.down, .down)
    try save(window, "menu-\(appearance.rawValue)-\(Int(size.width))", scale: 2)
  }

  @Test(arguments: [CGSize(width: 720, height: 520), CGSize(width: 1440, height: 900)])
  func `the keys`(size: CGSize) throws {
    let (_, window) = window(.dark, size)
    window.press("?")
    try save(window, "keys-\(Int(size.width))")
  }

  @Test func `a mirrored pair`() throws {
    let (_, window) = window(.dark, CGSize(width: 1440, height: 900))
    window.press("y", "p")
    window.mouse(.began, 100, 200)
    window.mouse(.ended, 100, 200)
    window.wait(5)
    try save(window, "pair")
  }

  @Test(
    arguments: [Theme.Appearance.dark, .light],
    [CGSize(width: 1440, height: 900), CGSize(width: 720, height: 520)]
  )
  func `layers, alone, measured`(appearance: Theme.Appearance, size: CGSize) throws {
    let (card, window) = window(appearance, size)
    let name = "\(appearance.rawValue)-\(Int(size.width))"
    card.session.select(card.id("LikeButton"))
    window.press("g")
    try save(window, "measure-\(name)", scale: 2)
    window.press("i")
    card.views["Confetti"]?.isHidden = true
    window.point(340, 590)
    try save(window, "measure-other-\(name)", scale: 2)
    window.press("g")
    card.session.select(card.id("PhotoCard"))
    window.press("s")
    try save(window, "alone-\(name)")
    window.press("s", "e")
    window.point(100, 200)
    try save(window, "layers-\(name)")
    card.playTwoFingers()
    card.show(row: 8)
    card.session.show(.descent)
    try save(window, "layers-descent-\(name)")
    card.session.control { playback, digest in playback.goLive(in: digest) }
    card.session.choose(card.session.digest.touches.first?.id)
    card.session.show(.ascent)
    window.wait(1)
    try save(window, "layers-ascent-\(name)")
    window.press("m")
    try save(window, "layers-map-\(name)")
  }
}
