public import Foundation

/// Where a layer without a view lies.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// The box of the bounds about the anchor point, transformed, before the position is added.
  private var box: CGRect {
    let corner = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
    return CGRect(origin: corner, size: bounds.size).applying(transform)
  }

  /// From bounds coordinates to those around.
  var transformToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width,
      y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var frame: CGRect {
    get { box.offsetBy(dx: position.x, dy: position.y) }
    set {
      let size = newValue.size.applying(transform.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      let box = box
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }
}

/// The corners that a corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Hears from a layer; a view is the delegate of its own.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in context: CGContext)
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in context: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
}
