public import Foundation

/// Hears of a scroll view's movements.
///
/// Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view whose bounds origin is moved by a pan (SV-1 to SV-10).
///
/// - Note: The offset stops at the ends of the content: there is no rubber band and no deceleration.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private final let pan: UIScrollViewPanGestureRecognizer
  private final let delay: UIScrollViewDelayGestureRecognizer
  private final let pinch = UIPinchGestureRecognizer()
  private final var dragStart = CGPoint.zero

  open weak var delegate: (any UIScrollViewDelegate)?

  /// Points.
  open var contentSize = CGSize.zero

  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var bounces = true
  open var bouncesZoom = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open func flashScrollIndicators() {}

  /// Touches are kept from the content for 150 ms (SV-1, SV-2).
  open var delaysContentTouches = true

  /// Content that has a touch may lose it to scrolling (SV-5).
  open var canCancelContentTouches = true

  open var minimumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  open var maximumZoomScale: CGFloat = 1 { didSet { pinch.isEnabled = canZoom } }
  open var zoomScale: CGFloat = 1

  open internal(set) var isDragging = false
  open internal(set) var isTracking = false
  open var isDecelerating: Bool { false }
  open internal(set) var isZooming = false

  public override init(frame: CGRect) {
    pan = UIScrollViewPanGestureRecognizer()
    delay = UIScrollViewDelayGestureRecognizer()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    pan = UIScrollViewPanGestureRecognizer()
    delay = UIScrollViewDelayGestureRecognizer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    pan.scrollView = self
    delay.scrollView = self
    pinch.isEnabled = false
    addGestureRecognizer(delay)
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
    pan.addHandler(named: "scroll") { [weak self] _ in self?.handlePan() }
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// The recognizers that every scroll view has; a layout does not list them.
  package final var builtInRecognizers: [UIGestureRecognizer] { [delay, pan, pinch] }

  package final var delayRecognizer: UIGestureRecognizer { delay }

  private var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// The bounds origin (GE-8).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Brings a rectangle of the content into sight by the shortest way.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    contentOffset = limited(offset)
  }

  /// Whether content may have a touch; asked when the delay is over (SV-2, SV-4).
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    overrides?.touchesShouldBegin?(view) ?? true
  }

  /// Whether content may lose its touch to scrolling: controls may not (SV-5).
  open func touchesShouldCancel(in view: UIView) -> Bool {
    overrides?.touchesShouldCancel?(view) ?? !(view is UIControl)
  }

  /// The axes along which there is something to scroll (SV-7).
  final var scrollableAxes: PanMachine.Axes {
    var axes: PanMachine.Axes = []
    let inset = adjustedContentInset
    if contentSize.width + inset.left + inset.right > bounds.width || alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if contentSize.height + inset.top + inset.bottom > bounds.height || alwaysBounceVertical { axes.insert(.vertical) }
    return axes
  }

  /// An offset within the content.
  package final func limited(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let largest = CGPoint(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
    return CGPoint(x: min(max(offset.x, -inset.left), largest.x), y: min(max(offset.y, -inset.top), largest.y))
  }

  private func handlePan() {
    switch pan.state {
    case .began:
      isDragging = true
      dragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      follow()
    case .changed:
      follow()
    case .ended, .cancelled:
      if pan.state == .ended { askForTarget() }
      isDragging = false
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible, .failed:
      break
    }
  }

  /// A delegate may name another place to come to rest; without deceleration the scroll view goes there at once.
  private func askForTarget() {
    guard let delegate else { return }
    let velocity = pan.velocity(in: self)
    var target = contentOffset
    // Points a millisecond, and of the content, not of the finger.
    let speed = CGPoint(x: -velocity.x / 1_000, y: -velocity.y / 1_000)
    delegate.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    contentOffset = target
  }

  private func follow() {
    let axes = scrollableAxes
    let translation = pan.translation(in: self)
    contentOffset = limited(
      CGPoint(
        x: axes.contains(.horizontal) ? dragStart.x - translation.x : dragStart.x,
        y: axes.contains(.vertical) ? dragStart.y - translation.y : dragStart.y
      )
    )
  }
}
