import Foundation
import Interface
import Testing
import UIKit

struct DeviceGeometryTests {
  private let screen = CGSize(width: 375, height: 667)

  @Test func `the design's canvas shows the design's phone at 82 percent`() {
    let geometry = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 556, height: 608))
    #expect(geometry.zoom == 0.82)
    #expect(geometry.contentRect.contains(geometry.deviceRect))
    #expect(geometry.canvasSize.width - geometry.deviceRect.maxX >= DeviceGeometry.gutter)
  }

  @Test func `fitting never goes above 200 percent`() {
    let geometry = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 4000, height: 3000))
    #expect(geometry.zoom == 2)
  }

  @Test(arguments: [300, 361, 480, 640, 1000], [240, 400, 700])
  func `a fitted device has a gutter and whole percent`(width: Int, height: Int) {
    let geometry = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: width, height: height))
    #expect((geometry.zoom * 100).rounded() == geometry.zoom * 100)
    #expect(geometry.deviceRect.maxX <= CGFloat(width) - DeviceGeometry.gutter + 1)
    #expect(geometry.deviceRect.maxY <= CGFloat(height))
    #expect(geometry.deviceRect.minX >= DeviceGeometry.rulerSize)
  }

  @Test func `in the ascent the device stands left of the chain, and no further than that needs`() {
    let narrow = CGSize(width: 540, height: 608)
    let moved = DeviceGeometry(screenSize: screen, canvasSize: narrow, chainFraction: 1)
    let margin = moved.deviceRect.minX - DeviceGeometry.rulerSize
    // Whole percent of zoom leave a few pixels over.
    #expect((DeviceGeometry.chainMargin...DeviceGeometry.chainMargin + 5).contains(margin))
    #expect(narrow.width - moved.deviceRect.maxX >= DeviceGeometry.chainRoom - 1)
    let wide = CGSize(width: 900, height: 608)
    let still = DeviceGeometry(screenSize: screen, canvasSize: wide, chainFraction: 1)
    #expect(still.origin == DeviceGeometry(screenSize: screen, canvasSize: wide).origin)
  }

  @Test func `a device that was moved by hand still makes room for the chain`() {
    let size = CGSize(width: 556, height: 608)
    let moved = DeviceGeometry(
      screenSize: screen,
      canvasSize: size,
      zoom: 0.4,
      pan: CGVector(dx: 150, dy: 40),
      chainFraction: 1
    )
    #expect(size.width - moved.deviceRect.maxX >= DeviceGeometry.chainRoom)
    let large = DeviceGeometry(screenSize: screen, canvasSize: size, zoom: 3, chainFraction: 1)
    #expect(large.origin == DeviceGeometry(screenSize: screen, canvasSize: size, zoom: 3).origin)
  }

  @Test func `points go to the canvas and back`() {
    let geometry = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 556, height: 608), zoom: 1.37)
    let point = CGPoint(x: 306.25, y: 521)
    let back = geometry.screenPoint(geometry.canvasPoint(point))
    #expect(back.distance(to: point) < 1e-9)
  }

  @Test func `zooming keeps what is under the pointer`() {
    let geometry = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 556, height: 608))
    let pointer = CGPoint(x: 400, y: 300)
    let closer = geometry.zoomed(to: 2.5, around: pointer)
    #expect(closer.zoom == 2.5)
    #expect(closer.canvasPoint(geometry.screenPoint(pointer)).distance(to: pointer) < 1e-9)
  }

  @Test func `the device cannot be moved out of sight`() {
    let geometry = DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 556, height: 608))
    for delta in [CGVector(dx: 1e7, dy: -1e7), CGVector(dx: -1e7, dy: 1e7), CGVector(dx: .nan, dy: .infinity)] {
      let moved = geometry.panned(by: delta)
      #expect(moved.screenRect.intersects(moved.contentRect))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e12])
  func `hostile sizes still give a place`(value: CGFloat) {
    for geometry in [
      DeviceGeometry(screenSize: CGSize(width: value, height: value), canvasSize: CGSize(width: 556, height: 608)),
      DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: value, height: value)),
      DeviceGeometry(screenSize: screen, canvasSize: CGSize(width: 556, height: 608), zoom: value),
    ] {
      #expect(geometry.zoom > 0)
      #expect(geometry.origin.x.isFinite && geometry.origin.y.isFinite)
    }
  }
}
