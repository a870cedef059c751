/// A property of a UIKit object that files, `set` steps and expectations name; the raw value is UIKit's own name.
package enum Property: String, CaseIterable, Hashable, Sendable {
  // Responders
  case canBecomeFirstResponder, canResignFirstResponder, isFirstResponder

  // Views
  case frame, bounds, center, transform, layer
  case alpha, isHidden, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch, clipsToBounds
  case backgroundColor, tintColor, isOpaque, tag, accessibilityIdentifier, accessibilityLabel, superview

  // Windows
  case windowLevel, isKeyWindow

  // Controllers
  case title

  // Text and pictures
  case text, textColor, textAlignment, font, numberOfLines, image, placeholder, isSecureTextEntry, isEditable,
    isSelectable

  // Controls
  case isEnabled, isSelected, isHighlighted, isTracking, isTouchInside
  case isOn, value, minimumValue, maximumValue, isContinuous, stepValue, autorepeat, wraps
  case items, selectedSegmentIndex, isMomentary, numberOfPages, currentPage
  case progress, isAnimating

  // Scroll views
  case contentOffset, contentSize, contentInset, isScrollEnabled, isPagingEnabled, bounces, alwaysBounceVertical,
    alwaysBounceHorizontal, delaysContentTouches, canCancelContentTouches, isDirectionalLockEnabled
  case minimumZoomScale, maximumZoomScale, zoomScale, bouncesZoom
  case showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop
  case isDragging, isDecelerating, isZooming, allowsSelection

  // Gesture recognizers
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, allowedTouchTypes, allowedPressTypes,
    requiresExclusiveTouchType, state, numberOfTouches
  case numberOfTapsRequired, numberOfTouchesRequired, minimumPressDuration, allowableMovement
  case minimumNumberOfTouches, maximumNumberOfTouches, allowedScrollTypesMask, direction, edges, scale, rotation

  /// Whether only expectations may name it: UIKit computes it.
  package var isReadOnly: Bool {
    switch self {
    case .isFirstResponder, .superview, .isTracking, .isTouchInside, .isDragging, .isDecelerating, .isZooming, .state,
      .numberOfTouches, .scale, .rotation:
      true
    default: false
    }
  }
}
