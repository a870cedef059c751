package import UIKit

/// A part of the window that shows something of the session.
@MainActor
package protocol Pane: UIView {
  /// Called after the session changed, with what did.
  func sessionDidChange(_ change: SessionChange)
}
