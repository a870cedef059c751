import CCairo
import Foundation
import UIKit

/// A path mapped to device pixels, with numbers that Cairo can hold.
///
/// Cairo keeps coordinates in 24.8 fixed point and wraps round silently beyond ±8,388,608, which turns a far-off view
/// into a wall over the picture. So points are cut to a range that no surface leaves; what is no number is refused.
struct DevicePath {
  /// The largest coordinate that is handed on, in device pixels; four times the largest surface.
  static let limit = 131_072.0

  private(set) var elements: [CGPath.Element]

  /// Around all points, control points included.
  private(set) var bounds: DeviceBox

  /// Nil for an empty path, or one with a coordinate that is not a number.
  init?(_ path: CGPath, transform: CGAffineTransform) {
    elements = []
    elements.reserveCapacity(path.elements.count)
    bounds = DeviceBox()
    for element in path.elements { elements.append(mapped(element, by: transform)) }
    guard !elements.isEmpty, !bounds.isBroken else { return nil }
  }

  private mutating func mapped(_ element: CGPath.Element, by transform: CGAffineTransform) -> CGPath.Element {
    switch element {
    case .move(let point): .move(place(point, transform))
    case .line(let point): .line(place(point, transform))
    case .quad(let control, let point): .quad(control: place(control, transform), place(point, transform))
    case .curve(let control1, let control2, let point):
      .curve(
        control1: place(control1, transform),
        control2: place(control2, transform),
        place(point, transform)
      )
    case .close: .close
    }
  }

  private mutating func place(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
    // Cut before mapping too: infinity times a zero of the map would be no number.
    let finite = CGPoint(x: Self.cut(point.x, to: 1e100), y: Self.cut(point.y, to: 1e100)).applying(transform)
    let placed = CGPoint(x: Self.cut(finite.x, to: Self.limit), y: Self.cut(finite.y, to: Self.limit))
    bounds.include(placed)
    return placed
  }

  /// Changes some elements without growing the path; the bounds stay those of the original.
  mutating func replaceElements(in range: Range<Int>, _ change: (CGPath.Element) -> CGPath.Element) {
    for index in range { elements[index] = change(elements[index]) }
  }

  static func cut(_ value: CGFloat, to limit: CGFloat) -> CGFloat {
    value.isNaN ? value : min(max(value, -limit), limit)
  }

  /// Makes this the context's current path; the context's own map must be the identity.
  func add(to context: OpaquePointer) {
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let control, let point):
        cairo_curve_to(
          context,
          current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3,
          point.y + (control.y - point.y) * 2 / 3,
          point.x,
          point.y
        )
        current = point
      case .curve(let control1, let control2, let point):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close: cairo_close_path(context)
      }
    }
  }
}

/// A growing rectangle of device pixels; empty at first.
struct DeviceBox: Hashable {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  /// Whether a point that is no number was included.
  private(set) var isBroken = false

  init() {}

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  mutating func include(_ point: CGPoint) {
    if point.x.isNaN || point.y.isNaN { isBroken = true }
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  func outset(by distance: Double) -> DeviceBox {
    DeviceBox(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  func contains(_ other: DeviceBox) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  func intersects(_ other: DeviceBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
