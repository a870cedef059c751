import Canvas
import Foundation
import Interface
import Testing
import UIKit

/// What is drawn of the app, pixel by pixel where it must be.
@MainActor
struct DevicePixelTests {
  private func zoo(clipping: Bool = false, frames: Bool = false) -> Zoo {
    let zoo = Zoo()
    zoo.addGeometry()
    zoo.session.setOverlays {
      $0.clipping = clipping
      $0.frames = frames
    }
    return zoo
  }

  private let background = AppPalette.background.rgb

  @Test(arguments: [1, 2])
  func `a view that clips cuts its content, at every scale`(scale: Int) throws {
    let pixels = try ScenePixels(zoo().input(), scale: scale)
    #expect(pixels.color(at: CGPoint(x: 160, y: 150)) == 0xFF0000)
    #expect(pixels.color(at: CGPoint(x: 250, y: 200)) == background)
    // The round corner cuts, too.
    #expect(pixels.color(at: CGPoint(x: 40, y: 60), dx: 1, dy: 1) == background)
  }

  @Test func `clipped content is a ghost under a hatch when asked for`() throws {
    let pixels = try ScenePixels(zoo(clipping: true).input())
    let ghost = CGColor(hex: 0xFF0000, alpha: 0.3)
    let mixed = AppPalette.background.mixed(ghost.alpha, towards: CGColor(hex: 0xFF0000)).rgb
    let colors = (0..<20).map { pixels.color(at: CGPoint(x: 250, y: 200), dx: CGFloat($0)) }
    #expect(colors.contains { distance($0, mixed) <= 2 }, "no plain ghost among \(colors)")
    #expect(colors.contains { distance($0, mixed) > 20 }, "no hatch among \(colors)")
  }

  @Test(arguments: [1, 2])
  func `a child outside of a parent that does not clip is drawn`(scale: Int) throws {
    let pixels = try ScenePixels(zoo().input(), scale: scale)
    #expect(pixels.color(at: CGPoint(x: 230, y: 545)) == 0xF4E6C8)
  }

  @Test func `a turned view is drawn by its real outline`() throws {
    let pixels = try ScenePixels(zoo().input())
    #expect(pixels.color(at: CGPoint(x: 285, y: 84)) == 0x3A6EA5)
    #expect(pixels.color(at: CGPoint(x: 232, y: 138)) == background)
  }

  @Test func `alpha is that of a view and its content together`() throws {
    let pixels = try ScenePixels(zoo().input())
    let blue = AppPalette.background.mixed(0.4, towards: CGColor(hex: 0x0000FF)).rgb
    let green = AppPalette.background.mixed(0.4, towards: CGColor(hex: 0x00FF00)).rgb
    #expect(distance(pixels.color(at: CGPoint(x: 60, y: 230)), blue) <= 2)
    // Over the blue view and beyond it the child looks the same: the group is one layer.
    #expect(distance(pixels.color(at: CGPoint(x: 150, y: 260)), green) <= 2)
    #expect(distance(pixels.color(at: CGPoint(x: 280, y: 260)), green) <= 2)
  }

  @Test func `a hidden view is at most a dashed outline`() throws {
    let point = CGPoint(x: 330, y: 250)
    #expect(try ScenePixels(zoo().input()).color(at: point) == background)
    let pixels = try ScenePixels(zoo(frames: true).input())
    #expect(pixels.color(at: point) == background)
    let edge = (0..<12).map { pixels.color(at: CGPoint(x: 360, y: 250), dy: CGFloat($0)) }
    #expect(Set(edge).count > 1, "no dashes in \(edge)")
    #expect(edge.contains(background))
  }

  @Test func `zPosition decides what is seen in front`() throws {
    let pixels = try ScenePixels(zoo().input())
    #expect(pixels.color(at: CGPoint(x: 260, y: 380)) == UIColor.gray.cgColor.rgb)
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func `under a trace the app is repainted by the theme's map`(appearance: Theme.Appearance) throws {
    let theme = Theme(appearance)
    let zoo = Zoo(theme: theme)
    zoo.addGeometry()
    zoo.touch(1, .began, 380, 590, at: 0)
    var input = zoo.input()
    let place = CGPoint(x: 285, y: 84)
    input.touch = nil
    #expect(distance(try ScenePixels(input).color(at: place), theme.receded(CGColor(hex: 0x3A6EA5)).rgb) <= 1)
    input.recede = 0
    #expect(try ScenePixels(input).color(at: place) == 0x3A6EA5)
    input.recede = 0.5
    let half = theme.receded(CGColor(hex: 0x3A6EA5), fraction: 0.5).rgb
    #expect(distance(try ScenePixels(input).color(at: place), half) <= 1)
  }

  @Test func `hostile frames neither blank the canvas nor stop the drawing`() throws {
    let zoo = zoo()
    for (index, frame) in [
      [6_780_492, 10, 50, 50], [CGFloat.nan, 0, 10, 10], [0, 0, .infinity, 10], [-1e300, -1e300, 1e301, 1e301],
    ].enumerated() {
      zoo.add(UIView(), "hostile\(index)", frame).backgroundColor = .red
    }
    zoo.add(UIView(), "flat", [10, 10, 40, 40]).transform = CGAffineTransform(scaleX: 0, y: 1)
    zoo.touch(1, .began, 20, 20, at: 0)
    for direction in [DebugSession.Direction.descent, .ascent] {
      var input = zoo.input()
      input.direction = direction
      input.recede = 0
      input.selection = zoo.application.identify(zoo.views["hostile0"] ?? zoo.window)
      let pixels = try ScenePixels(input)
      #expect(pixels.geometry.zoom > 0.5)
      #expect(distance(pixels.color(at: CGPoint(x: 160, y: 150)), 0xFF0000) < 40)
    }
  }

  @Test func `ten thousand views become one list, and only those in sight`() {
    let zoo = Zoo()
    for index in 0..<10_000 {
      zoo.add(UIView(), "v\(index)", [CGFloat(index % 100) * 30, CGFloat(index / 100) * 30, 28, 28])
        .backgroundColor = .red
    }
    let size = CGSize(width: 560, height: 660)
    let input = zoo.input()
    var plain = input
    plain.overlays.frames = false
    let list = CanvasScene(input: plain, size: size, geometry: DeviceGeometry(for: plain, in: size)).displayList
    // 13 columns and 20 rows are on the screen.
    #expect(list.commands.count < 600)
  }
}
