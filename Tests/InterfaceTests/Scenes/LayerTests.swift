import Canvas
import Foundation
import Interface
import Testing
import Traces
import UIKit

/// The layers drawn apart: who lies over whom, where a point of each goes, what is picked.
@MainActor
struct LayerTests {
  private let size = CGSize(width: 900, height: 800)

  @Test func `a view lies over its superview and over the siblings that it covers`() {
    let zoo = Zoo()
    let back = zoo.add(UIView(), "back", [0, 0, 100, 100])
    let inBack = zoo.add(UIView(), "inBack", [10, 10, 20, 20], to: back)
    let front = zoo.add(UIView(), "front", [50, 50, 100, 100])
    let aside = zoo.add(UIView(), "aside", [200, 0, 50, 50])
    let touching = zoo.add(UIView(), "touching", [150, 50, 20, 20])
    let levels = LayerLevels(of: zoo.application)
    #expect(levels[zoo.window] == 0)
    #expect(levels[back] == 1)
    #expect(levels[inBack] == 2)
    #expect(levels[front] == 3)
    #expect(levels[aside] == 1)
    #expect(levels[touching] == 1)
    #expect(levels.highest == 3)
  }

  @Test func `zPosition counts, hidden views do not, and a second window lies over the first`() {
    let zoo = Zoo()
    let one = zoo.add(UIView(), "one", [0, 0, 100, 100])
    let other = zoo.add(UIView(), "other", [0, 0, 100, 100])
    let hidden = zoo.add(UIView(), "hidden", [0, 0, 100, 100])
    one.layer.zPosition = 1
    hidden.isHidden = true
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    alert.windowLevel = .alert
    zoo.application.attach(alert)
    alert.isHidden = false
    let levels = LayerLevels(of: zoo.application)
    #expect(levels[other] == 1)
    #expect(levels[one] == 2)
    #expect(levels[alert] == 3)
    #expect(levels.highest == 3)
  }

  private func geometry(_ card: PhotoCard, _ change: (inout LayerView) -> Void = { _ in }) -> DeviceGeometry {
    var view = LayerView()
    change(&view)
    card.session.setTools { $0.layers = view }
    return DeviceGeometry(for: card.input(), in: size)
  }

  @Test func `without angle and depth the sheets lie where the flat screen lies`() {
    let card = PhotoCard()
    let flat = DeviceGeometry(for: card.input(), in: size)
    let sheets = geometry(card) { view in
      view.turn(yaw: -view.yaw, pitch: -view.pitch)
      view.depth = 0
    }
    for point in [CGPoint.zero, CGPoint(x: 100, y: 300), CGPoint(x: 375, y: 667)] {
      for level in [0, 3, 9] {
        #expect(sheets.canvasPoint(point, level: level).distance(to: flat.canvasPoint(point)) < 1)
      }
    }
  }

  @Test(arguments: [-65, -20, 0, 32, 65], [-65, 0, 24, 65])
  func `all sheets fit the canvas, and points come back from their pixels`(yaw: Int, pitch: Int) {
    let card = PhotoCard()
    let geometry = geometry(card) { view in
      view.turn(yaw: CGFloat(yaw) - view.yaw, pitch: CGFloat(pitch) - view.pitch)
      view.depth = 1
    }
    let top = geometry.projection.map { $0.levels.highest } ?? 0
    for level in [0, top] {
      for corner in [CGPoint.zero, CGPoint(x: 375, y: 0), CGPoint(x: 0, y: 667), CGPoint(x: 375, y: 667)] {
        let pixel = geometry.canvasPoint(corner, level: level)
        #expect(geometry.contentRect.insetBy(dx: -1, dy: -1).contains(pixel))
        #expect(pixel.applying(geometry.plane(level).inverted()).distance(to: corner) < 0.001)
      }
    }
    #expect(
      geometry.screenPoint(geometry.canvasPoint(CGPoint(x: 50, y: 60))).distance(to: CGPoint(x: 50, y: 60)) < 0.001
    )
  }

  @Test func `zooming keeps what is under the pointer`() {
    let geometry = geometry(PhotoCard())
    let pixel = CGPoint(x: 400, y: 300)
    let point = geometry.screenPoint(pixel)
    let zoomed = geometry.zoomed(to: geometry.zoom * 1.5, around: pixel)
    #expect(zoomed.canvasPoint(point).distance(to: pixel) < 1.5)
  }
}
