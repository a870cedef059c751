import Foundation

extension UIView {
  /// A layer of ``layerClass``; a plain one where that is no layer class.
  final func makeLayer() -> CALayer {
    let wanted: AnyClass = type(of: self).layerClass
    if wanted == CALayer.self { return CALayer() }
    if wanted == CAShapeLayer.self { return CAShapeLayer() }
    if wanted == CAGradientLayer.self { return CAGradientLayer() }
    // The only initialiser that every subclass has, whatever it adds.
    return (wanted as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
  }
}
