import Foundation

extension CALayer {
  /// From the layer's bounds coordinates to those of the outermost layer around it, or of the screen.
  final var transformToTop: CGAffineTransform {
    if let view { return view.transformToScreen }
    let outer = superlayer?.transformToTop ?? .identity
    return own.transformToSuperlayer.concatenating(outer)
  }

  final func convertThroughTop(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transformToTop).applying((layer?.transformToTop ?? .identity).inverted())
  }
}
