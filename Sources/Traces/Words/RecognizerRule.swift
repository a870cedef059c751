import Foundation
package import UIKit

/// What a recognizer needs to begin, and what makes it fail, as one line: the rule that decides next.
@MainActor
package enum RecognizerRule {
  package static func words(for recognizer: UIGestureRecognizer, behavior: UIKitBehavior) -> String {
    let points = { (value: Double) in Words.number(value) }
    switch recognizer {
    case let pan as UIScreenEdgePanGestureRecognizer:
      return "begins at an edge, after \(points(behavior.screenEdgeHysteresis)) pt"
        + fingers(pan.minimumNumberOfTouches)
    case let pan as UIPanGestureRecognizer:
      return "begins at \(points(behavior.panHysteresis)) pt" + fingers(pan.minimumNumberOfTouches)
    case let press as UILongPressGestureRecognizer:
      return "begins at \(Words.limit(seconds: press.minimumPressDuration)); "
        + "fails over \(points(press.allowableMovement)) pt" + fingers(press.numberOfTouchesRequired)
    case let tap as UITapGestureRecognizer:
      let taps = tap.numberOfTapsRequired == 1 ? "one tap" : "\(tap.numberOfTapsRequired) taps"
      return "needs \(taps)\(fingers(tap.numberOfTouchesRequired)); "
        + "fails over \(points(behavior.tapMaximumMovement)) pt or \(Words.limit(seconds: behavior.tapMaximumHold))"
    case is UIPinchGestureRecognizer: return "begins at \(points(behavior.pinchHysteresis)) pt of spread"
    case is UIRotationGestureRecognizer: return "begins at \(points(behavior.rotationHysteresis)) pt of turning"
    case let swipe as UISwipeGestureRecognizer:
      return "needs \(points(behavior.swipeMinimumDistance)) pt within "
        + "\(Words.limit(seconds: behavior.swipeMaximumDuration))" + fingers(swipe.numberOfTouchesRequired)
    default: return "decided by its class"
    }
  }

  private static func fingers(_ count: Int) -> String { count > 1 ? ", \(count) fingers" : "" }

  /// "long press" for `UILongPressGestureRecognizer`; a class of somebody else's keeps its name.
  package nonisolated static func kind(_ className: String) -> String {
    guard className.hasPrefix("UI"), className.hasSuffix("GestureRecognizer") else { return className }
    var words = ""
    for letter in className.dropFirst(2).dropLast("GestureRecognizer".count) {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}
