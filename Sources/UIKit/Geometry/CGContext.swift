public import Foundation

/// Takes drawing commands and draws nothing: no view is asked to draw itself here.
///
/// `UIGraphicsGetCurrentContext()` answers nil, so that this is seen only by code that makes layers draw.
open class CGContext {
  public init() {}

  open func saveGState() {}
  open func restoreGState() {}
  open func translateBy(x: CGFloat, y: CGFloat) {}
  open func scaleBy(x: CGFloat, y: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func concatenate(_ transform: CGAffineTransform) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  open func beginPath() {}
  open func closePath() {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addLines(between points: [CGPoint]) {}
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func addPath(_ path: CGPath) {}
  open func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  open func clip() {}
  open func clip(to rect: CGRect) {}
  open func fillPath() {}
  open func strokePath() {}
  open func drawPath(using mode: CGPathDrawingMode) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clear(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
}

/// What is done with an outline.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}

/// The context that drawing goes to: none.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public func UIGraphicsPushContext(_ context: CGContext) {}
public func UIGraphicsPopContext() {}
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
