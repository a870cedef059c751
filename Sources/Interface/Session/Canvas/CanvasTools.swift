package import Foundation
package import UIKit

/// What a person has set on the canvas, beside the overlays.
package struct CanvasTools: Hashable, Sendable {
  /// What a second finger does that comes by itself with the first (visual design, 17.3).
  package enum Pair: Hashable, Sendable { case mirrored, parallel }

  /// The only owner of the hit map that is looked at.
  package var mapFocus: MapFocus?

  /// Whether each finger brings a second one, and how that moves.
  package var pair: Pair?

  /// What mirrored fingers turn about, in points of the screen; nil for its middle.
  package var pivot: CGPoint?

  /// Whether distances are shown from the selection to the view under the pointer.
  package var measures = false

  /// The view that is shown alone, with what is in it.
  package var isolated: ElementID?

  /// How the layers are drawn apart; nil for the flat screen.
  package var layers: LayerView?

  /// Whether Touch mode comes back with the flat screen.
  package var touchesAfterLayers = false

  /// What the last pick found.
  package var picked: PickedStack?

  package init() {}
}

/// The views under a picked point, of which one at a time is selected.
package struct PickedStack: Hashable, Sendable {
  /// Points of the screen.
  package let point: CGPoint

  /// Frontmost first.
  package let views: [ElementID]

  package init(point: CGPoint, views: [ElementID]) {
    self.point = point
    self.views = views
  }
}
