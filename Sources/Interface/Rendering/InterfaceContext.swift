package import Canvas
import Foundation
import UIKit

/// What every view of the interface needs beside its own state.
@MainActor
package final class InterfaceContext {
  package let session: DebugSession
  package let measurer: any TextMeasurer
  package let density: Density

  /// What is on its way from one look to another.
  package let motions: Motions

  /// Control and Shift, as they were when the mouse or its wheel was used last.
  package var modifiers: (control: Bool, shift: Bool) = (false, false)

  /// Opens a menu by its name, under a button's frame in the window, or at a point where the frame is empty.
  var showMenu: (@MainActor (String, [MenuItem], CGRect) -> Void)?

  /// Does what a key or button would do.
  var perform: (@MainActor (InterfaceCommand) -> Void)?

  /// Puts words on the clipboard.
  var copy: (@MainActor (String) -> Void)?

  /// Gets what is selected in a text field: it becomes the primary selection.
  package var onTextSelected: ((String) -> Void)?

  package init(session: DebugSession, measurer: any TextMeasurer, density: Density = .dense) {
    self.session = session
    self.measurer = measurer
    self.density = density
    motions = Motions(session)
  }

  package var theme: Theme { session.theme }
}

/// Sizes for the mouse or for fingers; chosen at the start and kept (visual design, 2.3).
package enum Density: Hashable, Sendable {
  case dense, touch

  package var buttonHeight: Double { self == .dense ? 28 : 44 }
  package var outlineRow: Double { self == .dense ? 22 : 44 }
  package var ladderRow: Double { self == .dense ? 24 : 36 }
  package var toolbar: Double { self == .dense ? 44 : 56 }
  package var segmented: Double { self == .dense ? 24 : 40 }
  package var trackRow: Double { self == .dense ? 20 : 28 }
  package var lane: Double { self == .dense ? 15 : 22 }
  package var iconSize: Double { self == .dense ? 16 : 18 }

  /// Added to the body font's size.
  package var fontGrowth: Double { self == .dense ? 0 : 1 }

  /// How wide a splitter's grab zone is.
  package var splitterGrab: Double { self == .dense ? 8 : 24 }
}
