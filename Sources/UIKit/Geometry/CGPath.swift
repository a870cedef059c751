public import Foundation

/// An outline made of straight and curved pieces; Foundation on Linux has no such type.
///
/// Core Graphics has an immutable reference here; a value does the same work, and compares and hashes by what it draws.
public struct CGPath: Hashable, Sendable {
  /// One piece; each starts where the piece before it ended.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []

  /// Where the next piece starts; nil before the first move.
  package private(set) var currentPoint: CGPoint?

  private var subpathStart: CGPoint?

  public init() {}

  public var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    subpathStart = point
  }

  /// A straight line; without a current point it only moves there.
  package mutating func addLine(to point: CGPoint) {
    guard beginIfNeeded(at: point) else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    beginIfNeeded(at: control)
    elements.append(.quad(control: control, point))
    currentPoint = point
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded(at: control1)
    elements.append(.curve(control1: control1, control2: control2, point))
    currentPoint = point
  }

  /// Closes the subpath with a line; what follows starts at its first point, as in SVG and Core Graphics.
  package mutating func closeSubpath() {
    guard let subpathStart else { return }
    if elements.last == .close { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  package mutating func addPath(_ other: CGPath) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    subpathStart = other.subpathStart ?? subpathStart
  }

  /// The same pieces with every point mapped.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    var mapped = self
    mapped.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let control, let point): .quad(control: control.applying(transform), point.applying(transform))
      case .curve(let control1, let control2, let point):
        .curve(
          control1: control1.applying(transform),
          control2: control2.applying(transform),
          point.applying(transform)
        )
      case .close: .close
      }
    }
    mapped.currentPoint = currentPoint?.applying(transform)
    mapped.subpathStart = subpathStart?.applying(transform)
    return mapped
  }

  /// The smallest upright rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var corners: (low: CGPoint, high: CGPoint)?
    func include(_ point: CGPoint) {
      guard let (low, high) = corners else {
        corners = (point, point)
        return
      }
      corners = (
        CGPoint(x: min(low.x, point.x), y: min(low.y, point.y)),
        CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      )
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quad(let control, let point):
        include(control)
        include(point)
      case .curve(let control1, let control2, let point):
        include(control1)
        include(control2)
        include(point)
      case .close: break
      }
    }
    guard let (low, high) = corners else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Starts a subpath where there is none; false when that is all there was to do.
  @discardableResult
  private mutating func beginIfNeeded(at point: CGPoint) -> Bool {
    guard let currentPoint else {
      move(to: point)
      return false
    }
    if elements.last == .close { elements.append(.move(currentPoint)) }
    return true
  }
}
