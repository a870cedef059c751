package import UIKit

/// A part of the window that shows something of the session.
@MainActor
package protocol Pane: UIView {
  /// Called after the session changed, with what did.
  func sessionDidChange(_ change: SessionChange)

  /// Whether it may hear of new events only when it is seen again.
  var canMissEvents: Bool { get }
}

extension Pane {
  package var canMissEvents: Bool { false }
}
