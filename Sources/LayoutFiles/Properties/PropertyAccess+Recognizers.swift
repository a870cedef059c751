import Foundation
import UIKit

extension PropertyAccess {
  static let recognizers: [Property: [PropertyAccessor]] = [
    .isEnabled: [.bool(\UIGestureRecognizer.isEnabled)],
    .cancelsTouchesInView: [.bool(\UIGestureRecognizer.cancelsTouchesInView)],
    .delaysTouchesBegan: [.bool(\UIGestureRecognizer.delaysTouchesBegan)],
    .delaysTouchesEnded: [.bool(\UIGestureRecognizer.delaysTouchesEnded)],
    .requiresExclusiveTouchType: [.bool(\UIGestureRecognizer.requiresExclusiveTouchType)],
    .allowedTouchTypes: [
      .numbers(
        \UIGestureRecognizer.allowedTouchTypeNumbers,
        [("direct", 0), ("indirect", 1), ("pencil", 2), ("indirectPointer", 3)]
      )
    ],
    .allowedPressTypes: [
      .numbers(
        \UIGestureRecognizer.allowedPressTypeNumbers,
        [
          ("upArrow", 0), ("downArrow", 1), ("leftArrow", 2), ("rightArrow", 3), ("select", 4), ("menu", 5),
          ("playPause", 6), ("pageUp", 30), ("pageDown", 31),
        ]
      )
    ],
    .state: [.custom(UIGestureRecognizer.self, get: { .options(["\($0.state)"]) })],
    .numberOfTouches: [.custom(UIGestureRecognizer.self, get: { .integer($0.numberOfTouches) })],
    .numberOfTapsRequired: [
      .integer(\UITapGestureRecognizer.numberOfTapsRequired),
      .integer(\UILongPressGestureRecognizer.numberOfTapsRequired),
    ],
    .numberOfTouchesRequired: [
      .integer(\UITapGestureRecognizer.numberOfTouchesRequired),
      .integer(\UILongPressGestureRecognizer.numberOfTouchesRequired),
      .integer(\UISwipeGestureRecognizer.numberOfTouchesRequired),
    ],
    .minimumPressDuration: [.number(\UILongPressGestureRecognizer.minimumPressDuration)],
    .allowableMovement: [.number(\UILongPressGestureRecognizer.allowableMovement)],
    .minimumNumberOfTouches: [.integer(\UIPanGestureRecognizer.minimumNumberOfTouches)],
    .maximumNumberOfTouches: [.integer(\UIPanGestureRecognizer.maximumNumberOfTouches)],
    .allowedScrollTypesMask: [
      .optionSet(
        \UIPanGestureRecognizer.allowedScrollTypesMask,
        [("discrete", .discrete), ("continuous", .continuous), ("all", .all)]
      )
    ],
    .direction: [
      .optionSet(
        \UISwipeGestureRecognizer.direction,
        [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
      )
    ],
    .edges: [
      .optionSet(
        \UIScreenEdgePanGestureRecognizer.edges,
        [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
      )
    ],
    .scale: [.custom(UIPinchGestureRecognizer.self, get: { .number($0.scale) })],
    .rotation: [.custom(UIRotationGestureRecognizer.self, get: { .number($0.rotation) })],
  ]
}
