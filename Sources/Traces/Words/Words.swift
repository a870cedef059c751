import Foundation
package import UIKit

/// What the program says about decisions of the engine: the one place where trace values become words.
///
/// The same decision has a short form for a row of a list and a long one for a sentence. Names are the layout's own; they
/// come through ``name``. A limit in a sentence is the one of ``behavior``.
package struct Words {
  /// The name of an element of the trace.
  package let name: (ElementID) -> String

  package let behavior: UIKitBehavior

  package init(behavior: UIKitBehavior = UIKitBehavior(), name: @escaping (ElementID) -> String) {
    self.behavior = behavior
    self.name = name
  }

  /// The words about an application's trace.
  @MainActor
  package init(of application: UIApplication) {
    let elements = application.trace.elements
    self.init(behavior: application.behavior) { id in
      let index = Int(id.rawValue)
      return elements.indices.contains(index) ? elements[index].name : "?"
    }
  }

  // MARK: States

  /// `recognized` for a discrete success, else the state's own name.
  package static func state(
    _ state: UIGestureRecognizer.State,
    from old: UIGestureRecognizer.State? = nil
  ) -> String {
    state == .ended && old == .possible ? "recognized" : "\(state)"
  }

  /// The state with a capital, as a lane shows it.
  package static func stateTitle(
    _ state: UIGestureRecognizer.State,
    from old: UIGestureRecognizer.State? = nil
  ) -> String {
    self.state(state, from: old).capitalized
  }

  package static func phase(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "entered"
    case .regionMoved: "hovered"
    case .regionExited: "left"
    }
  }

  /// `Finger 2`.
  package static func finger(_ touch: TouchID) -> String { "Finger \(touch.finger)" }
}
