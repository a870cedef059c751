package import Foundation
package import UIKit

/// Which view owns each point of the screen: for whom a finger put down there would be.
///
/// Exact by regions; only views with code of their own are asked point by point, and named in ``sampled``.
package struct HitMap: Hashable, Sendable {
  package struct Region: Hashable, Sendable {
    /// nil for the points that no window wants.
    package let owner: ElementID?

    /// They do not overlap.
    package let pieces: [MapPiece]

    /// Square points.
    package let area: Double
  }

  /// Points.
  package let screen: CGSize

  /// One an owner, the largest first.
  package let regions: [Region]

  /// Views in visible windows that own no point, themselves or through a view in them, in the order of the hierarchy.
  package let ownerless: [ElementID]

  /// Views whose part of the map is right only once a point.
  package let sampled: [ElementID]

  @MainActor
  package init(of application: UIApplication) {
    screen = application.screenSize
    let mapper = HitMapper(application)
    var pieces: [ElementID: [MapPiece]] = [:]
    for claim in mapper.claims { pieces[application.identify(claim.owner), default: []].append(claim.piece) }
    var regions = pieces.map { Region(owner: $0.key, pieces: $0.value, area: $0.value.area) }
    if !mapper.nobody.isEmpty {
      regions.append(Region(owner: nil, pieces: mapper.nobody, area: mapper.nobody.area))
    }
    self.regions = regions.sorted {
      $0.area != $1.area ? $0.area > $1.area : ($0.owner?.rawValue ?? -1) < ($1.owner?.rawValue ?? -1)
    }
    sampled = mapper.sampled.map { application.identify($0) }
    var ownerless: [ElementID] = []
    for window in application.windowsFrontToBack.reversed() where !window.isHidden {
      _ = HitMap.findOwnerless(window, Set(pieces.keys), application, &ownerless)
    }
    self.ownerless = ownerless
  }

  /// A part of another map, the largest regions first.
  init(screen: CGSize, regions: [Region], sampled: [ElementID]) {
    self.screen = screen
    self.regions = regions.sorted { $0.area > $1.area }
    self.sampled = sampled
    ownerless = []
  }

  /// Whether the view or one in it owns a point.
  @MainActor
  private static func findOwnerless(
    _ view: UIView,
    _ owners: Set<ElementID>,
    _ application: UIApplication,
    _ ownerless: inout [ElementID]
  ) -> Bool {
    let id = application.identify(view)
    let place = ownerless.count
    var ownsAny = owners.contains(id)
    for subview in view.subviews {
      if findOwnerless(subview, owners, application, &ownerless) { ownsAny = true }
    }
    if !ownsAny { ownerless.insert(id, at: place) }
    return ownsAny
  }

  /// Who owns a point of the screen; nil for nobody, and beyond the screen.
  package func owner(at point: CGPoint) -> ElementID? {
    regions.first { region in region.pieces.contains { $0.contains(point) } }?.owner
  }

  package subscript(owner: ElementID?) -> Region? { regions.first { $0.owner == owner } }

  /// The part of the screen that is a region's, from 0 to 1.
  package func share(of region: Region) -> Double { region.area / (screen.width * screen.height) }
}
