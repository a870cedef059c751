public import Foundation

/// A pointer above a view: continuous, fed by hover events and never by touches (G-HO-1).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Points of the window; nil before a pointer came.
  final var pointerLocation: CGPoint?

  open override func location(in view: UIView?) -> CGPoint {
    guard let pointerLocation else { return .zero }
    return convertFromWindow(pointerLocation, to: view)
  }

  /// Hover events only.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  open override func reset() { pointerLocation = nil }
}
