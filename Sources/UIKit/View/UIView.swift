public import Foundation

/// A rectangle that can be seen and touched.
///
/// Geometry: a point of the superview is taken into the view's bounds coordinates by the inverse of ``transform``
/// about the anchor point, then by `bounds.origin` (GE-6).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UICoordinateSpace, UITraitEnvironment {
  /// How UIKit places content; kept for source compatibility, nothing is laid out by it.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  // MARK: Stored geometry

  /// The frame's origin as it would be without a transform: exact, where the position is a rounded sum.
  final var origin: CGPoint
  final var storedBounds: CGRect
  final var storedTransform = CGAffineTransform.identity
  final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  final var opacity: Float = 1

  // MARK: Stored hierarchy

  final var children: [UIView] = []
  /// The superview; its end clears this, which spares every view the upkeep of weak references.
  nonisolated(unsafe) final unowned(unsafe) var parent: UIView?
  /// The controller whose root view this is (RC-2).
  final weak var owningController: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  private var storedLayer: CALayer?
  /// Whether a frame was given in a file or in code before the view was put into a window or controller.
  package final var hasOwnFrame = false
  /// Animations without `allowUserInteraction` that run on this view (AN-2).
  final var blockingAnimations = 0 { didSet { markHitTestStale() } }
  /// The fast lane's memory of this view and its subviews; made when it is first asked for, see ``hitTestNode``.
  @exclusivity(unchecked) nonisolated(unsafe) final var hitTestNodeIfMade: UnsafeMutablePointer<HitTestNode>?
  /// Whether the class is one of the engine's; found out once.
  final var knownStockClass: Bool?

  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    origin = .zero
    storedBounds = .zero
    super.init()
  }

  deinit {
    for child in children { child.parent = nil }
    if let hitTestNodeIfMade { HitTestNode.end(hitTestNodeIfMade) }
  }

  // MARK: Geometry

  /// The bounding box of the transformed bounds, in the superview's coordinates (GE-7).
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinates: `origin` is what a scroll view scrolls by (GE-8).
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superview.
  open var center: CGPoint {
    get { position }
    set {
      guard newValue != position else { return }
      origin = CGPoint(
        x: newValue.x - storedAnchorPoint.x * storedBounds.width,
        y: newValue.y - storedAnchorPoint.y * storedBounds.height
      )
      geometryDidChange()
    }
  }

  /// About the anchor point.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard newValue != storedTransform else { return }
      storedTransform = newValue
      geometryDidChange()
    }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boundingBox(of: rect) { converted($0, to: view) }
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(of: rect) { converted($0, from: view) }
  }

  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convertThroughScreen(point, to: space)
  }

  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convertThroughScreen(point, to: self)
  }

  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convertThroughScreen(rect, to: space)
  }

  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convertThroughScreen(rect, to: self)
  }

  // MARK: Hierarchy

  open var superview: UIView? { parent }

  /// Back to front.
  open var subviews: [UIView] { children }

  open var window: UIWindow? { topmost as? UIWindow }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }

  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
    hierarchyDidChange()
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  open var tag = 0

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Touch

  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { markHitTestStale() } }
  }

  /// False: only the first of several fingers is delivered (MT-1).
  open var isMultipleTouchEnabled = false

  /// EX-1, EX-2.
  open var isExclusiveTouch = false

  open var isHidden = false {
    didSet { if isHidden != oldValue { appearanceDidChange() } }
  }

  /// Stored as a 32-bit number (HT-6).
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      guard Float(newValue) != opacity else { return }
      opacity = Float(newValue)
      animatableDidChange()
      appearanceDidChange()
    }
  }

  /// The frontmost view under a point of this view's bounds coordinates (HT-1 to HT-5).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether the bounds contain the point, far edges excluded (GE-1, GE-2).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer; one attached elsewhere moves here.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.attachedView = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    recognizer.abandonSequence(reason: .removed)
    recognizer.attachedView = nil
  }

  /// Asked of each touch's hit view when a recognizer that cancels touches would begin (GD-3).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    overrides?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
  }

  // MARK: Appearance

  /// Does not influence hit testing (GE-3).
  open var clipsToBounds = false { didSet { if clipsToBounds != oldValue { appearanceDidChange() } } }

  /// nil and clear are as touchable as any other (HT-9).
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      animatableDidChange()
      appearanceDidChange()
    }
  }

  /// The colour that was set here; nil takes that of the superview.
  package final var ownTintColor: UIColor? { didSet { if ownTintColor != oldValue { tintColorDidChange() } } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Inherited; system blue at the top.
  ///
  /// UIKit declares it so.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  open func tintColorDidChange() { appearanceDidChange() }
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat = 1
  open var clearsContextBeforeDrawing = true
  open var mask: UIView?

  /// The class that ``layer`` is made of; a class of one's own is made by its `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = makeLayer()
    layer.attach(to: self)
    storedLayer = layer
    return layer
  }

  open func draw(_ layer: CALayer, in context: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) {}

  /// What was added by ``addInteraction(_:)``.
  open var interactions: [any UIInteraction] = []

  /// A plain view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The layer if somebody asked for it; spares the views that have default looks one object each.
  package final var layerIfLoaded: CALayer? { storedLayer }

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { appearanceDidChange() }
  open func setNeedsDisplay(_ rect: CGRect) { appearanceDidChange() }

  // MARK: Layout

  open private(set) var needsLayout = true

  open func setNeedsLayout() {
    needsLayout = true
    layoutDidBecomeNeeded()
  }

  /// Lays out the subtree where something asked for it.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
    for child in children { child.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {}

  /// Nothing is constrained here: constraints are the layout file's business.
  open class var requiresConstraintBasedLayout: Bool { false }
  open var translatesAutoresizingMaskIntoConstraints = true
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func needsUpdateConstraints() -> Bool { false }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What gives way when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open func layoutMarginsDidChange() {}

  /// Zero: bars and notches are not known here.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func safeAreaInsetsDidChange() {}
  open var insetsLayoutMarginsFromSafeArea = true

  // MARK: Responder

  open override var next: UIResponder? { owningController ?? parent }

  /// Takes the role of first responder from this view or what is in it (RC-26).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
    let resigned = first.resignFirstResponder()
    if force, !resigned { window?.firstResponder = nil }
    return resigned || force
  }

  override func overridesDidChange() { markHitTestStale() }
}
