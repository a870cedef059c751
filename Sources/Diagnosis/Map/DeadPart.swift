package import Foundation
package import LayoutFiles
import UIKit

/// A part of a view that can be seen and takes no touch, because a view around it does not contain it.
package struct DeadPart: Hashable, Sendable {
  package let view: String

  /// The nearest one that does not contain the part.
  package let ancestor: String

  /// On the screen; never empty.
  package let pieces: [MapPiece]

  /// How much of what can be seen of the view it is, from 0 to 1.
  package let share: Double

  /// Points of the screen.
  package var bounds: CGRect { pieces.bounds ?? .zero }

  /// Those of a layout as it is now.
  @MainActor
  package static func all(in layout: BuiltLayout) -> [DeadPart] {
    layout.application.perform {
      let context = LintContext(layout)
      return context.deadParts().map { found in
        DeadPart(
          view: context.name(found.view),
          ancestor: context.name(found.ancestor),
          pieces: found.pieces,
          share: found.share
        )
      }
    }
  }
}
