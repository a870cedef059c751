public import Foundation

/// The looks of a view, and its anchor point.
///
/// No influence on hit testing but by the anchor (GE-4, GE-5). The layer of a view has the view's geometry; one made in
/// code keeps its own, and nothing draws it.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private(set) final weak var view: UIView?
  private(set) final var own = LayerGeometry()
  private final var ownBackgroundColor: CGColor?
  private final var ownMasksToBounds = false
  private final var animations: [(key: String, animation: CAAnimation)] = []

  public override init() {
    super.init()
  }

  /// A copy of the geometry and name of another layer.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    own = layer.geometry
    name = layer.name
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes this the layer of a view.
  final func attach(to view: UIView) { self.view = view }

  // MARK: Geometry

  private final var geometry: LayerGeometry {
    view?.layerGeometry ?? own
  }

  /// A fraction of the bounds: what `transform` turns about and `position` names.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      own.anchorPoint = newValue
      view?.setAnchorPoint(newValue)
    }
  }

  /// Where the anchor point lies in the superview.
  open var position: CGPoint {
    get { geometry.position }
    set {
      own.position = newValue
      view?.center = newValue
    }
  }

  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set {
      own.frame = newValue
      view?.frame = newValue
    }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      own.bounds = newValue
      view?.bounds = newValue
    }
  }

  /// The affine part is the view's transform; the rest of it is not kept.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(geometry.transform) }
    set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
  }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    own.transform = transform
    view?.transform = transform
  }

  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Changes what is drawn in front, not what is asked first (GE-5).
  open var zPosition: CGFloat = 0 { didSet { view?.appearanceDidChange() } }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { convertThroughTop(point, to: layer) }

  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    layer?.convertThroughTop(point, to: self) ?? point.applying(transformToTop.inverted())
  }

  /// The frontmost of this layer and those added to it under a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let local = point.applying(geometry.transformToSuperlayer.inverted())
    guard !isHidden, contains(local) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return self
  }

  /// Whether the layer's bounds contain a point of its coordinates.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Looks

  open var opacity: Float {
    get { view?.opacity ?? ownOpacity }
    set {
      ownOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  private final var ownOpacity: Float = 1

  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      view?.isHidden = newValue
    }
  }

  private final var ownIsHidden = false

  /// Points.
  ///
  /// Does not shape the touch area (GE-4).
  open var cornerRadius: CGFloat = 0 { didSet { view?.appearanceDidChange() } }

  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0 { didSet { view?.appearanceDidChange() } }
  open var borderColor: CGColor? { didSet { view?.appearanceDidChange() } }
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasksToBounds }
    set {
      ownMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize = false
  open var isOpaque = false
  open var needsDisplayOnBoundsChange = false
  open var allowsEdgeAntialiasing = false
  open var mask: CALayer?
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?

  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { view?.setNeedsDisplay(rect) }
  open func display() {}
  open func draw(in context: CGContext) {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func layoutSublayers() { (delegate ?? view)?.layoutSublayers(of: self) }

  // MARK: Layers

  /// The layers added in code, back to front; those of subviews are not among them.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }

  open private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

  private final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index.map { $0 + offset } ?? sublayers?.count ?? 0))
  }

  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    let layers = superlayer.sublayers?.filter { $0 !== self } ?? []
    superlayer.sublayers = layers.isEmpty ? nil : layers
  }

  // MARK: Animations

  /// A layer with the values on the screen: in between, while `UIView.animate` takes the view to its new ones (AN-3).
  ///
  /// Animations added to a layer are kept and forgotten, nothing moves by them; nor does a layer of a class of one's own.
  open func presentation() -> Self? {
    guard let values = view?.presentedValues, type(of: self) == CALayer.self else { return self }
    let layer = CALayer()
    layer.own = values.geometry
    layer.ownOpacity = values.opacity
    layer.name = name
    return layer as? Self
  }

  open func model() -> Self { self }

  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? "animation\(animations.count)"
    animations.removeAll { $0.key == key }
    animations.append((key, animation))
  }

  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  open func removeAllAnimations() { animations = [] }
}
