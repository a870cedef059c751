package import Canvas
import Foundation
package import Interface
import LayoutFiles
package import UIKit

/// The program's own interface as an inspected layout: an interface of its own, about a layout of its own, live.
///
/// The debugger is made of the engine's views; here another debugger is pointed at them.
package final class InspectedInterface {
  /// What the document is called.
  package static let name = "Fingerpost itself"

  /// The window of the inspected interface: small enough to be read on the canvas of another.
  package static let size = CGSize(width: 900, height: 700)

  package let root: InterfaceRoot

  package init(about layout: OpenLayout, theme: Theme, measurer: any TextMeasurer) {
    root = InterfaceRoot(
      session: DebugSession(application: layout.built.application, name: layout.name, theme: theme),
      measurer: measurer,
      size: Self.size
    )
    root.session.inputDescription = "touched through the window around it"
    root.application.trace.isEnabled = true
    // Whoever draws it wants to hear what changes; its own compositor draws nothing.
    root.window.changeObserver = nil
    root.window.layoutIfNeeded()
  }

  package var application: UIApplication { root.application }

  /// Runs the timers of the layout inside up to the interface's own present; the seconds until the next one.
  func advance() -> Double? {
    let now = application.scheduler.now
    root.advance(to: now)
    // Its views are drawn where they are; nobody else asks where they should be.
    root.window.layoutIfNeeded()
    return root.session.nextLiveDeadline.map { $0.seconds(since: now) }
  }
}
