/// A target and action as somebody added it, for an inspector to show.
package struct RegisteredAction {
  /// What sends it; nil for a recognizer's.
  package let events: UIControl.Event?

  /// nil for a closure, and for one that goes along the responder chain.
  package let target: AnyObject?

  /// Sent along the responder chain from the first responder.
  package let isNilTargeted: Bool

  /// The selector's name, or what a closure is called.
  package let action: String
}

extension UIControl {
  /// What it sends, in the order of sending.
  package final var registeredActions: [RegisteredAction] {
    registrations.map { entry in
      RegisteredAction(
        events: entry.events,
        target: entry.target,
        isNilTargeted: entry.isNilTargeted,
        action: entry.closure.map { $0.title.isEmpty ? "closure" : $0.title } ?? entry.action.name
      )
    }
  }
}

extension UIGestureRecognizer {
  /// What it sends, in the order of sending.
  package final var registeredActions: [RegisteredAction] {
    targets.map { entry in
      RegisteredAction(
        events: nil,
        target: entry.object,
        isNilTargeted: entry.isNilTargeted,
        action: entry.action.name
      )
    }
  }

  /// Those that it was told to wait for by `require(toFail:)`.
  package final var failureRequirements: [UIGestureRecognizer] { requiredToFail.compactMap(\.recognizer) }
}
