public import Foundation

/// A layer that keeps an outline.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0)
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
}

/// Which areas of an outline are inside.
public enum CAShapeLayerFillRule: String, Hashable, Sendable {
  case nonZero = "non-zero"
  case evenOdd = "even-odd"
}

/// How a shape's strokes end.
public enum CAShapeLayerLineCap: String, Hashable, Sendable {
  case butt, round, square
}

/// How two pieces of a shape's stroke meet.
public enum CAShapeLayerLineJoin: String, Hashable, Sendable {
  case miter, round, bevel
}

/// A layer that keeps the stops of a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
