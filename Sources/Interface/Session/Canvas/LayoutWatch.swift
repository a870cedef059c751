import UIKit

/// Notices that the layout's own views look or lie different from before.
@MainActor
package final class LayoutWatch {
  /// Counts the changes: what was worked out from an equal revision still holds.
  package private(set) var revision = 0

  private var observers: [() -> Void] = []

  /// Calls a function with each change from now on.
  func onChange(_ body: @escaping () -> Void) { observers.append(body) }

  private weak var application: UIApplication?

  /// Watches all windows that the application has now.
  func follow(_ application: UIApplication) {
    if application !== self.application {
      self.application = application
      revision += 1
    }
    for window in application.windowsFrontToBack where window.changeObserver == nil {
      revision += 1
      window.changeObserver = { [weak self] _, change in
        guard change != .layout, let self else { return }
        revision += 1
        for observer in observers { observer() }
      }
    }
  }
}
