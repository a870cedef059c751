package import Foundation

extension CGPath {
  /// The path that SVG path data describes; arcs become curves.
  package init(svgPathData: String) throws(SVGPathError) {
    var parser = SVGPathParser(svgPathData)
    self = try parser.parse()
  }

  /// An SVG arc from the current point: endpoints, not centre (SVG 1.1, appendix F.6).
  ///
  /// Radii too small to reach are enlarged until they do; a radius of zero gives a straight line.
  package mutating func addArc(
    to end: CGPoint,
    radii: CGSize,
    rotation: CGFloat,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    guard let start = currentPoint, start != end else { return }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0 else { return addLine(to: end) }

    let unrotated = CGAffineTransform(rotationAngle: -rotation)
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2).applying(unrotated)
    let reach = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let span = rx * rx * half.y * half.y + ry * ry * half.x * half.x
    let distance = max(0, (rx * rx * ry * ry - span) / span).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: distance * rx * half.y / ry, y: -distance * ry * half.x / rx)

    let startAngle = atan2((half.y - center.y) / ry, (half.x - center.x) / rx)
    let endAngle = atan2((-half.y - center.y) / ry, (-half.x - center.x) / rx)
    var sweep = endAngle - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let offset = center.applying(CGAffineTransform(rotationAngle: rotation))
    appendArcPieces(
      from: start,
      to: end,
      center: CGPoint(x: middle.x + offset.x, y: middle.y + offset.y),
      radii: CGSize(width: rx, height: ry),
      rotation: rotation,
      startAngle: startAngle,
      sweep: sweep
    )
  }

  /// Draws the arc apart, then joins it with the exact ends, so that rounding leaves no seam.
  private mutating func appendArcPieces(
    from start: CGPoint,
    to end: CGPoint,
    center: CGPoint,
    radii: CGSize,
    rotation: CGFloat,
    startAngle: CGFloat,
    sweep: CGFloat
  ) {
    var arc = CGPath()
    arc.addArc(center: center, radii: radii, rotation: rotation, startAngle: startAngle, sweep: sweep)
    let curves = arc.elements.dropFirst()
    for (index, element) in zip(curves.indices, curves) {
      guard case .curve(let control1, let control2, let point) = element else { continue }
      addCurve(to: index == curves.indices.last ? end : point, control1: control1, control2: control2)
    }
  }
}
