package import Foundation
package import UIKit

/// Where the drawn device stands on the canvas: the one map between points of its screen and pixels of the canvas.
package struct DeviceGeometry: Hashable, Sendable {
  /// The strips at the top and the left edge.
  package static let rulerSize: CGFloat = 18

  /// The frame around the screen and the round corners, in pixels whatever the zoom.
  package static let bezel: CGFloat = 9
  package static let screenRadius: CGFloat = 20
  package static let frameRadius: CGFloat = 28

  /// Room around the device when it is fitted.
  package static let margin: CGFloat = 12

  /// Room that stays at the right of the device for dimensions and stacked labels.
  package static let gutter: CGFloat = 88

  /// Room left of the device while the responder chain is shown.
  package static let chainMargin: CGFloat = 15

  /// Room right of it then: a gap, a node, a margin.
  package static let chainRoom: CGFloat = 12 + 186 + 10

  /// 5 % to 800 %; fitting never goes above 200 %.
  package static let zoomRange: ClosedRange<CGFloat> = 0.05...8
  package static let largestFit: CGFloat = 2

  /// So much of the device stays in sight, in pixels, wherever it is moved.
  private static let leastVisible: CGFloat = 48

  /// Points.
  package let screenSize: CGSize

  /// Pixels, rulers included.
  package let canvasSize: CGSize

  /// Pixels a point.
  package let zoom: CGFloat

  /// How far the device was moved from its place, in pixels.
  package let pan: CGVector

  /// How far the device has made room for the chain, 0 to 1.
  package let chainFraction: CGFloat

  /// The stack of sheets that the screen is drawn as; nil for the flat screen.
  package let projection: LayerProjection?

  /// The canvas pixel of the top left corner of ``screenRect``.
  package let origin: CGPoint

  /// The box of the picture of the screen at a zoom of 1, from the screen's own top left corner.
  private let extent: CGRect

  /// - Parameters:
  ///   - screenSize: Points; a size that no screen has counts as 390 × 844.
  ///   - canvasSize: Pixels.
  ///   - zoom: nil fits the device into the canvas.
  ///   - pan: Pixels from the fitted place; limited, so that the device cannot be lost.
  ///   - chainFraction: 1 while the ascent is shown, between while the device slides.
  ///   - projection: How the layers are drawn apart.
  package init(
    screenSize: CGSize,
    canvasSize: CGSize,
    zoom: CGFloat? = nil,
    pan: CGVector = .zero,
    chainFraction: CGFloat = 0,
    projection: LayerProjection? = nil
  ) {
    let points = CGSize(
      width: Self.side(screenSize.width, or: 390),
      height: Self.side(screenSize.height, or: 844)
    )
    let extent = projection?.extent(of: points) ?? CGRect(origin: .zero, size: points)
    let screen = extent.size
    let canvas = CGSize(width: Self.side(canvasSize.width, or: 1), height: Self.side(canvasSize.height, or: 1))
    let fraction = min(max(chainFraction.isFinite ? chainFraction : 0, 0), 1)
    self.screenSize = points
    self.projection = projection
    self.extent = extent
    self.canvasSize = canvas
    self.chainFraction = fraction
    let wished = zoom.flatMap { $0.isFinite ? $0 : nil } ?? Self.fitZoom(screen, in: canvas, chainFraction: fraction)
    self.zoom = min(max(wished, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)

    let device = CGSize(
      width: screen.width * self.zoom + 2 * Self.bezel,
      height: screen.height * self.zoom + 2 * Self.bezel
    )
    let area = CGSize(width: canvas.width - Self.rulerSize, height: canvas.height - Self.rulerSize)
    let centered = max(Self.margin, min((area.width - device.width) / 2, area.width - Self.gutter - device.width))
    // The device moves no further than the chain needs: a wide canvas has room for both.
    let room = area.width - Self.chainRoom - device.width
    let beside = min(centered, max(Self.chainMargin, room))
    let left = centered + (beside - centered) * fraction
    let top = max(Self.margin, (area.height - device.height) / 2)
    let home = CGPoint(
      x: (Self.rulerSize + left + Self.bezel).rounded(),
      y: (Self.rulerSize + top + Self.bezel).rounded()
    )
    self.pan = Self.limited(pan, home: home, screen: screen, zoom: self.zoom, canvas: canvas)
    // A device that was moved by hand still makes room for the chain, where there is room to be made.
    let excess = room >= Self.chainMargin ? max(0, beside + self.pan.dx - room) : 0
    origin = home + self.pan + CGVector(dx: -(excess * fraction).rounded(.up), dy: 0)
  }

  /// The zoom at which the device and its gutter fit, rounded down to whole percent.
  private static func fitZoom(_ screen: CGSize, in canvas: CGSize, chainFraction: CGFloat) -> CGFloat {
    let height = (canvas.height - rulerSize - 2 * margin - 2 * bezel) / screen.height
    func fit(_ reserved: CGFloat) -> CGFloat {
      let width = (canvas.width - rulerSize - reserved - 2 * bezel) / screen.width
      return max(zoomRange.lowerBound, min(width, height, largestFit) * 100).rounded(.down) / 100
    }
    let (descent, ascent) = (fit(margin + gutter), fit(chainMargin + chainRoom))
    return max(zoomRange.lowerBound, descent + (ascent - descent) * chainFraction)
  }

  private static func side(_ value: CGFloat, or fallback: CGFloat) -> CGFloat {
    value.isFinite && value >= 1 ? min(value, 20_000) : fallback
  }

  private static func limited(
    _ pan: CGVector,
    home: CGPoint,
    screen: CGSize,
    zoom: CGFloat,
    canvas: CGSize
  ) -> CGVector {
    func axis(_ value: CGFloat, _ home: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      guard value.isFinite else { return 0 }
      let (low, high) = (rulerSize + leastVisible - home - length, room - leastVisible - home)
      return low <= high ? min(max(value, low), high) : 0
    }
    return CGVector(
      dx: axis(pan.dx, home.x, screen.width * zoom, canvas.width),
      dy: axis(pan.dy, home.y, screen.height * zoom, canvas.height)
    )
  }

  // MARK: Maps

  /// From points of the device's screen to pixels of the canvas.
  ///
  /// While the layers are apart: those of the lowest sheet.
  package var transform: CGAffineTransform {
    let sheet = projection?.sheet ?? .identity
    return CGAffineTransform(
      a: sheet.a * zoom,
      b: sheet.b * zoom,
      c: sheet.c * zoom,
      d: sheet.d * zoom,
      tx: origin.x - extent.minX * zoom,
      ty: origin.y - extent.minY * zoom
    )
  }

  /// The same for the sheet of a level.
  package func plane(_ level: Int) -> CGAffineTransform {
    guard let projection, level != 0 else { return transform }
    let (step, count) = (projection.step, CGFloat(level) * zoom)
    return transform.concatenating(CGAffineTransform(translationX: step.dx * count, y: step.dy * count))
  }

  /// The same for the sheet of a view.
  @MainActor
  package func plane(of view: UIView) -> CGAffineTransform { plane(projection?.levels[view] ?? 0) }

  package func canvasPoint(_ point: CGPoint) -> CGPoint { point.applying(transform) }

  package func canvasPoint(_ point: CGPoint, level: Int) -> CGPoint { point.applying(plane(level)) }

  /// Where a finger stands: over the highest sheet while the layers are apart.
  package func fingerPoint(_ point: CGPoint) -> CGPoint {
    canvasPoint(point, level: projection.map { $0.levels.highest + 1 } ?? 0)
  }

  package func screenPoint(_ pixel: CGPoint) -> CGPoint {
    guard projection == nil else { return pixel.applying(transform.inverted()) }
    return CGPoint(x: (pixel.x - origin.x) / zoom, y: (pixel.y - origin.y) / zoom)
  }

  /// The screen, in pixels of the canvas; the box around all its sheets while the layers are apart.
  package var screenRect: CGRect {
    CGRect(x: origin.x, y: origin.y, width: extent.width * zoom, height: extent.height * zoom)
  }

  /// The device with its frame, in pixels of the canvas.
  package var deviceRect: CGRect { screenRect.insetBy(dx: -Self.bezel, dy: -Self.bezel) }

  /// What of the canvas the rulers leave free.
  package var contentRect: CGRect {
    CGRect(
      x: Self.rulerSize,
      y: Self.rulerSize,
      width: max(0, canvasSize.width - Self.rulerSize),
      height: max(0, canvasSize.height - Self.rulerSize)
    )
  }

  /// What of the device's screen is seen on the canvas, in points.
  package var visibleScreen: CGRect {
    guard projection == nil else { return CGRect(origin: .zero, size: screenSize) }
    let seen = contentRect.intersection(screenRect)
    guard !seen.isNull else { return .null }
    return CGRect(
      origin: screenPoint(seen.origin),
      size: CGSize(width: seen.width / zoom, height: seen.height / zoom)
    )
  }

  /// Whether a pixel of the canvas is on the device's screen.
  package func isOnScreen(_ pixel: CGPoint) -> Bool { screenRect.contains(pixel) }

  // MARK: Moving

  package func panned(by delta: CGVector) -> DeviceGeometry {
    DeviceGeometry(
      screenSize: screenSize,
      canvasSize: canvasSize,
      zoom: zoom,
      pan: CGVector(dx: pan.dx + delta.dx, dy: pan.dy + delta.dy),
      chainFraction: chainFraction,
      projection: projection
    )
  }

  /// The same canvas at another zoom, where it is before anybody moves it.
  private func unpanned(zoom: CGFloat) -> DeviceGeometry {
    DeviceGeometry(
      screenSize: screenSize,
      canvasSize: canvasSize,
      zoom: zoom,
      chainFraction: chainFraction,
      projection: projection
    )
  }

  /// Between another zoom and this one: the point of the screen that both show in one place stays there.
  package func interpolated(from start: DeviceGeometry, part: CGFloat) -> DeviceGeometry {
    let zoom = start.zoom * pow(self.zoom / start.zoom, part)
    let weight = self.zoom == start.zoom ? part : (zoom - start.zoom) / (self.zoom - start.zoom)
    let place =
      start.origin + CGVector(dx: (origin.x - start.origin.x) * weight, dy: (origin.y - start.origin.y) * weight)
    let still = unpanned(zoom: zoom)
    return still.panned(by: place - still.origin)
  }

  /// Another zoom that leaves what is under a pixel of the canvas where it is, as far as the limits allow.
  package func zoomed(to zoom: CGFloat, around pixel: CGPoint) -> DeviceGeometry {
    let point = screenPoint(pixel)
    let still = unpanned(zoom: zoom)
    let moved = still.canvasPoint(point)
    return still.panned(by: pixel - moved)
  }
}
