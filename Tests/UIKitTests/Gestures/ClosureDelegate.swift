import Foundation
import UIKit

/// A recognizer's delegate that answers by closures, with UIKit's default where there is none.
@MainActor
final class ClosureDelegate: NSObject, UIGestureRecognizerDelegate {
  typealias Pair = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  var shouldBegin: ((UIGestureRecognizer) -> Bool)?
  var shouldReceive: ((UITouch) -> Bool)?
  var simultaneous: Pair?
  var requiresFailure: Pair?
  var isRequiredToFail: Pair?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin?(gestureRecognizer) ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    shouldReceive?(touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    simultaneous?(gestureRecognizer, other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    requiresFailure?(gestureRecognizer, other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    isRequiredToFail?(gestureRecognizer, other) ?? false
  }
}
