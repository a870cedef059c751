/// What slider and switch share: a knob that moves from side to side.
extension UIControl {
  /// Whether a recognizer is about to follow one finger sideways, as the knob does (CT-23).
  ///
  /// Going up or down at least as much as sideways is not parallel.
  final func isSidewaysDrag(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case let pan as UIPanGestureRecognizer:
      let translation = pan.translation(in: self)
      return pan.numberOfTouches == 1 && abs(translation.x) > abs(translation.y)
    case let swipe as UISwipeGestureRecognizer:
      return swipe.numberOfTouchesRequired == 1 && swipe.direction.isSubset(of: [.left, .right])
    default:
      return false
    }
  }
}
