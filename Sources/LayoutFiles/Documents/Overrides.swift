package import UIKit

/// What an override of a family of event methods does with the event.
package enum EventHandling: String, CaseIterable, Hashable, Sendable {
  /// Overridden, and the event stops here.
  case handle
  /// Overridden to do nothing but call super: the event goes on to `next`.
  case forward
  /// Overridden, and super is called as well.
  case handleAndForward
}

/// The overrides any responder may have; nil is "not overridden".
package struct ResponderOverrides: Hashable, Sendable {
  package var touches: EventHandling?
  package var presses: EventHandling?
  package var motion: EventHandling?
  package var remote: EventHandling?
  /// An override of `next`.
  package var next: Reference?
  /// The actions it answers when one is sent along the chain.
  package var implements: [String] = []
  /// An override of `sendEvent` without super: on a window or the application.
  package var swallowsEvents = false
  /// An override of `sendAction` without super: on a control or the application.
  package var swallowsActions = false
}

/// A view's override of `point(inside:with:)`.
package enum PointInsideOverride: Hashable, Sendable {
  case always(Bool)
  /// The bounds with each edge moved inwards; negative numbers grow the area.
  case inset(UIEdgeInsets)
  /// The ellipse that touches the bounds' four sides.
  case ellipse
  /// The areas of these outlines, in the view's bounds coordinates.
  case paths([OutlineDocument])
}

/// An outline as SVG path data, and what it means.
package struct OutlineDocument: Hashable, Sendable {
  package var data: String
  package var path: CGPath
}

/// A view's override of `hitTest(_:with:)`.
package enum HitTestOverride: Hashable, Sendable {
  /// Always this view, or nil.
  case returns(Reference?)
  /// super's answer, but nil in place of itself.
  case passThrough
  /// Asks these first, wherever they are, then super. Without `convertsPoint` they get the point unconverted, the
  /// common mistake.
  case tries([Reference], convertsPoint: Bool)
  /// The usual search without the look at `isHidden`, `alpha` and `isUserInteractionEnabled` of the view itself.
  case ignoresFlags
}

/// An answer that is the same for all, or yes for some.
package enum NamedAnswer: Hashable, Sendable {
  case always(Bool)
  case only([Reference])
}

/// The overrides a view may have beyond those of every responder.
package struct ViewOverrides: Hashable, Sendable {
  package var pointInside: PointInsideOverride?
  package var hitTest: HitTestOverride?
  /// `gestureRecognizerShouldBegin`; a list holds the recognizers that are *refused*.
  package var gestureRecognizerShouldBegin: NamedAnswer?
  /// Scroll views: the content views for which the answer is yes.
  package var touchesShouldBegin: NamedAnswer?
  /// Scroll views: the content views for which the answer is yes.
  package var touchesShouldCancel: NamedAnswer?
  /// Scroll views: the delegate's answer to `viewForZooming(in:)`.
  package var viewForZooming: Reference?
  /// Controls.
  package var beginTracking: Bool?
  /// Controls.
  package var continueTracking: Bool?
}
