public import Foundation

/// An outline that code builds up piece by piece, mostly to answer `point(inside:with:)` for shapes that are no rectangle.
open class UIBezierPath: NSObject, NSCopying {
  /// The outline as a value.
  open var cgPath: CGPath

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10

  /// Whether ``contains(_:)`` counts crossings instead of turns.
  open var usesEvenOddFillRule = false

  public override init() {
    cgPath = CGPath()
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle of which only the named corners are round; radii are cut to half a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect,
        corners: corners,
        radii: cornerRadii
      )
    )
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  open var isEmpty: Bool { cgPath.isEmpty }

  /// The smallest upright rectangle around all points, control points included.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Where the next piece starts; the origin for an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }

  open func move(to point: CGPoint) { cgPath.move(to: point) }

  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// A piece of a circle; angles are radians, 0 points right, and `clockwise` is as seen on screen.
  ///
  /// A line joins the arc to what is there. An end behind the start is reached by going on round.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) < turn || (sweep > 0) != clockwise {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if clockwise, sweep < 0 { sweep += turn }
      if !clockwise, sweep > 0 { sweep -= turn }
    }
    let radii = CGSize(width: radius, height: radius)
    cgPath.addArc(center: center, radii: radii, startAngle: startAngle, sweep: sweep)
  }

  open func close() { cgPath.closeSubpath() }

  open func removeAllPoints() { cgPath = CGPath() }

  open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }

  open func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// Nothing is drawn: there is no current context.
  open func fill() {}
  open func stroke() {}
  open func addClip() {}

  /// Whether the filled path covers the point; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
