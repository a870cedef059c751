import Canvas
import Foundation
import UIKit

/// A view's bounds as they lie on the canvas: an upright rectangle, or the quadrilateral a transform makes of it.
@MainActor
struct ViewShape {
  let bounds: CGRect
  let toCanvas: CGAffineTransform

  /// Whether it covers the screen exactly; its frame then follows the round corners.
  let fillsScreen: Bool

  /// The screen, in pixels of the canvas.
  let screen: CGRect

  /// nil for a view whose place no arithmetic can tell.
  init?(_ view: UIView, geometry: DeviceGeometry) {
    bounds = view.bounds
    toCanvas = view.transformToScreen.concatenating(geometry.plane(of: view))
    screen = geometry.screenRect
    let box = bounds.applying(toCanvas)
    guard box.hasFiniteCorners, box.width.isFinite, box.height.isFinite else { return nil }
    fillsScreen = box.encloses(screen) && screen.encloses(box)
  }

  /// Whether it is as wide as the screen; its frame keeps off the edges.
  var spansScreen: Bool { isUpright && abs(box.minX - screen.minX) < 0.5 && abs(box.maxX - screen.maxX) < 0.5 }

  /// The upright rectangle around it.
  var box: CGRect { bounds.applying(toCanvas) }

  /// What of ``box`` is on the screen; null for a view that lies outside.
  var seen: CGRect {
    let part = box.intersection(screen)
    return part.width > 0 && part.height > 0 ? part : .null
  }

  var isUpright: Bool { toCanvas.keepsRectangles }

  /// The outline moved inwards by some pixels of the canvas.
  func path(inset: CGFloat, cornerRadius: CGFloat = 3) -> CGPath {
    if fillsScreen {
      return CGPath(
        roundedRect: box.insetBy(dx: inset, dy: inset),
        cornerRadius: max(0, DeviceGeometry.screenRadius - inset)
      )
    }
    if isUpright {
      let inner = box.insetBy(dx: min(inset, box.width / 2), dy: min(inset, box.height / 2))
      return CGPath(roundedRect: inner, cornerRadius: min(cornerRadius, inner.width / 2, inner.height / 2))
    }
    let (x, y) = (CGVector(dx: toCanvas.a, dy: toCanvas.b).length, CGVector(dx: toCanvas.c, dy: toCanvas.d).length)
    let inner = bounds.insetBy(
      dx: x > 0 ? min(inset / x, bounds.width / 2) : 0,
      dy: y > 0 ? min(inset / y, bounds.height / 2) : 0
    )
    return CGPath(rect: inner).applying(toCanvas)
  }

  /// The four corners, clockwise in the view's own coordinates from its top left.
  var corners: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { $0.applying(toCanvas) }
  }
}
