package import Foundation
package import UIKit

/// A part of a view that can be seen and takes no touch, because a view around it does not contain it.
package struct DeadPart: Hashable, Sendable {
  package let view: ElementID

  /// The nearest one that does not contain the part.
  package let ancestor: ElementID

  /// On the screen; never empty.
  package let pieces: [MapPiece]

  /// How much of what can be seen of the view it is, from 0 to 1.
  package let share: Double

  /// Points of the screen.
  package var bounds: CGRect { pieces.bounds ?? .zero }

  /// Those of the live views as they are now.
  @MainActor
  package static func all(in application: UIApplication) -> [DeadPart] {
    application.perform {
      TouchAreas(application).deadParts().map { found in
        DeadPart(
          view: application.identify(found.view),
          ancestor: application.identify(found.ancestor),
          pieces: found.pieces,
          share: found.share
        )
      }
    }
  }
}
