import Foundation

/// # The fast lane of hit testing
///
/// Asking a view object for its frame and flags costs ten times what the comparison itself costs. So each view keeps a
/// block of plain memory for every subview, side by side: where it is, what its bounds are, whether it can be passed over
/// by its flags. The walk goes through these blocks and touches no object.
///
/// A subview that the block cannot speak for, because it has a transform, an override or a class of somebody else's,
/// leaves the lane: it is asked as usual, and within it the lane goes on. Blocks are made anew when the view is next
/// asked after a change.
extension UIView {
  /// The classes of the engine that leave hit testing as it is; a subclass of somebody else's may override anything.
  private static let stockClasses: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIStackView.self, UIVisualEffectView.self, UINavigationBar.self,
      UIToolbar.self, UITabBar.self, UIProgressView.self, UIActivityIndicatorView.self, UITableViewCell.self,
      UICollectionViewCell.self, UIScrollView.self, UITableView.self, UICollectionView.self, UITextView.self,
      UIControl.self, UIButton.self, UISwitch.self, UISlider.self, UISegmentedControl.self, UIStepper.self,
      UIPageControl.self, UITextField.self, UIWindow.self,
    ].map { (viewClass: UIView.Type) in ObjectIdentifier(viewClass) }
  )

  /// Whether nobody can have overridden what hit testing asks for.
  package final var isOfStockClass: Bool {
    if let known = knownStockClass { return known }
    let isStock = UIView.stockClasses.contains(ObjectIdentifier(type(of: self)))
    knownStockClass = isStock
    return isStock
  }

  /// What the superview's blocks are to say of this view.
  final func makeHitTestBlock(_ node: UnsafeMutablePointer<HitTestNode>) -> HitTestBlock {
    let bounds = storedBounds
    return HitTestBlock(
      originX: origin.x,
      originY: origin.y,
      minX: bounds.minX,
      minY: bounds.minY,
      maxX: bounds.maxX,
      maxY: bounds.maxY,
      node: node,
      lane: hitTestLane
    )
  }

  /// Whether the blocks can speak for this view.
  private final var hitTestLane: HitTestBlock.Lane {
    guard isOfStockClass, overrides == nil, storedTransform.isIdentity else { return .slow }
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionDisabled }
    if storedBounds.isEmpty { return .empty }
    // Nearly transparent and disabled ones hang on settings, animated ones on the moment.
    if opacity < 0.5 || blockingAnimations > 0 { return .slow }
    if let control = self as? UIControl, !control.isEnabled { return .slow }
    return .fast
  }

  /// What ``hitTestSubtree`` answers once the point is known to be inside this view, without a trace.
  final func fastHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var (x, y) = (point.x, point.y)
    var node = hitTestNode
    descending: while true {
      if node.pointee.isStale { node = HitTestNode.refresh(node) }
      let blocks = node.hitTestBlocks
      let count = node.pointee.count
      var index = 0
      while index < count {
        let block = blocks + index
        switch block.pointee.lane {
        case .hidden, .interactionDisabled, .empty:
          break
        case .fast:
          let localX = x - block.pointee.originX + block.pointee.minX
          let localY = y - block.pointee.originY + block.pointee.minY
          if block.pointee.contains(localX, localY) {
            (x, y) = (localX, localY)
            node = block.pointee.node
            continue descending
          }
        case .slow:
          // The object's own code may change the hierarchy, and with it the blocks: go on with the objects.
          let parent = node.pointee.view.takeUnretainedValue()
          return parent.askSubviews(parent.children.dropLast(index), CGPoint(x: x, y: y), with: event)
        }
        index += 1
      }
      break
    }
    return node.pointee.view.takeUnretainedValue()
  }

  /// Asks some of the subviews, front to back; this view itself if none of them answers.
  private func askSubviews(_ candidates: ArraySlice<UIView>, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in candidates.reversed() {
      if !subview.storedTransform.isInvertible, UIApplication.singularTransformsDeclineHitTests { continue }
      if let answer = subview.ask(subview.convertFromSuperview(point), with: event, by: self) { return answer }
    }
    return self
  }
}
