public import Foundation

/// Segments of which one is chosen, at the lift (CT-16).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// -1 when none is chosen.
  open var selectedSegmentIndex = -1 { didSet { if selectedSegmentIndex != oldValue { appearanceDidChange() } } }
  open var isMomentary = false

  /// The titles, from left to right; segments are equally wide.
  open var segmentTitles: [String] = [] { didSet { appearanceDidChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// With the titles that are among the items.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segmentTitles = items?.compactMap { $0 as? String } ?? []
  }

  open var numberOfSegments: Int { segmentTitles.count }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segmentTitles.indices.contains(segment) else { return }
    segmentTitles[segment] = title ?? ""
  }

  open func titleForSegment(at segment: Int) -> String? {
    segmentTitles.indices.contains(segment) ? segmentTitles[segment] : nil
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segmentTitles.insert(title ?? "", at: min(max(segment, 0), segmentTitles.count))
  }

  open func removeAllSegments() { segmentTitles = [] }

  override var refusesTapsOfAncestors: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, numberOfSegments > 0, bounds.width > 0 else { return }
    let fraction = (touch.location(in: self).x - bounds.minX) / bounds.width
    let index = min(max(Int((fraction * CGFloat(numberOfSegments)).rounded(.down)), 0), numberOfSegments - 1)
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = -1 }
  }
}

@preconcurrency @MainActor
open class UIDatePicker: UIControl {}

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {}

/// Dots of which one is the present page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { appearanceDidChange() } }
  open var currentPage = 0 { didSet { if currentPage != oldValue { appearanceDidChange() } } }

  override var refusesTapsOfAncestors: Bool { true }

  /// One page back or on at the lift (CT-16).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, numberOfPages > 0 else { return }
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    let page = min(max(currentPage + step, 0), numberOfPages - 1)
    guard page != currentPage else { return }
    currentPage = page
    sendValueChanged()
  }
}
