public import Foundation

extension CGPath {
  /// A rectangle, clockwise on screen from its first corner.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addRect(rect)
    if let transform { self = applying(transform.pointee) }
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addEllipse(in: rect)
    if let transform { self = applying(transform.pointee) }
  }

  /// A rectangle with elliptical corners; radii larger than half a side are cut to half of it.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    if let transform { self = applying(transform.pointee) }
  }

  package init(rect: CGRect) { self.init(rect: rect, transform: nil) }

  package init(ellipseIn rect: CGRect) { self.init(ellipseIn: rect, transform: nil) }

  /// A circle.
  package init(center: CGPoint, radius: CGFloat) {
    self.init(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// A rectangle with round corners; a radius of zero or less gives the plain rectangle.
  package init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
  }

  package init(roundedRect rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    self.init()
    addRoundedRect(in: rect, corners: corners, radii: radii)
  }

  /// A closed polygon; empty for no corners.
  package init(polygon corners: [CGPoint]) {
    self.init()
    for corner in corners { addLine(to: corner) }
    closeSubpath()
  }

  /// One straight line.
  package init(from start: CGPoint, to end: CGPoint) {
    self.init()
    move(to: start)
    addLine(to: end)
  }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  package mutating func addEllipse(in rect: CGRect) {
    addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radii: CGSize(width: rect.width / 2, height: rect.height / 2),
      startAngle: 0,
      sweep: 2 * .pi
    )
    closeSubpath()
  }

  package mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addRoundedRect(in: rect, corners: .allCorners, radii: CGSize(width: cornerWidth, height: cornerHeight))
  }

  /// A rectangle of which only the named corners are round.
  package mutating func addRoundedRect(in rect: CGRect, corners: UIRectCorner, radii wanted: CGSize) {
    let radii = CGSize(width: min(wanted.width, rect.width / 2), height: min(wanted.height, rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect) }
    let inner = rect.insetBy(dx: radii.width, dy: radii.height)
    let clockwise: [(corner: UIRectCorner, tip: CGPoint, center: CGPoint, startAngle: CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: inner.maxX, y: inner.minY), -.pi / 2),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: inner.maxX, y: inner.maxY), 0),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: inner.minX, y: inner.maxY), .pi / 2),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: inner.minX, y: inner.minY), .pi),
    ]
    move(to: CGPoint(x: corners.contains(.topLeft) ? inner.minX : rect.minX, y: rect.minY))
    for (corner, tip, center, startAngle) in clockwise {
      if corners.contains(corner) {
        addArc(center: center, radii: radii, startAngle: startAngle, sweep: .pi / 2)
      } else {
        addLine(to: tip)
      }
    }
    closeSubpath()
  }

  /// A piece of an ellipse as cubic curves of at most a quarter turn each, joined by a line to what is there.
  ///
  /// - Parameters:
  ///   - center: The middle of the ellipse.
  ///   - radii: Half the axes before rotation.
  ///   - rotation: The turn of the ellipse's own axes, in radians, clockwise on screen.
  ///   - startAngle: Where the arc starts, in radians from the ellipse's own x axis.
  ///   - sweep: How far it goes, in radians; positive is clockwise on screen.
  package mutating func addArc(
    center: CGPoint,
    radii: CGSize,
    rotation: CGFloat = 0,
    startAngle: CGFloat,
    sweep: CGFloat
  ) {
    let place = CGAffineTransform(translationX: center.x, y: center.y)
      .rotated(by: rotation)
      .scaledBy(x: radii.width, y: radii.height)
    func onUnitCircle(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }

    let start = onUnitCircle(startAngle).applying(place)
    if start != currentPoint || elements.last == .close { addLine(to: start) }
    guard sweep.isFinite, startAngle.isFinite, sweep != 0 else { return }
    let pieces = max(1, Int((min(abs(sweep), 2 * .pi) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = min(max(sweep, -2 * .pi), 2 * .pi) / CGFloat(pieces)
    let reach = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (angle, next) = (startAngle + step * CGFloat(piece), startAngle + step * CGFloat(piece + 1))
      let (from, to) = (onUnitCircle(angle), onUnitCircle(next))
      addCurve(
        to: to.applying(place),
        control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x).applying(place),
        control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x).applying(place)
      )
    }
  }
}

extension CGPath {
  /// The rectangle that the path is, when it was made of nothing but one upright rectangle.
  package var rectangle: CGRect? {
    guard elements.count == 5, elements[4] == .close, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3]
    else { return nil }
    guard first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x else { return nil }
    return CGRect(
      x: min(first.x, third.x),
      y: min(first.y, third.y),
      width: abs(third.x - first.x),
      height: abs(third.y - first.y)
    )
  }
}
