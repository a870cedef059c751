package import Diagnosis
import Foundation
import Traces
package import UIKit

/// A hit-owner map with all that its pictures need, worked out once a layout.
@MainActor
package struct HitMapContent {
  /// A region as it is drawn.
  struct Area {
    let region: HitMap.Region

    /// nil for what nobody owns.
    let look: HitMapColors.Look?

    /// All pieces as one path, so that pieces that meet leave no seam; points of the screen.
    let path: CGPath

    /// Its outline without the edges at which it was cut.
    let edge: CGPath

    /// Where a label has the most room.
    let largest: MapPiece?
  }

  /// A part that can be seen and takes no touch.
  struct Dead {
    let part: DeadPart
    let path: CGPath
    let edge: CGPath
  }

  package let map: HitMap

  /// The largest first.
  let areas: [Area]
  let dead: [Dead]

  package init(of application: UIApplication) {
    self.init(HitMap(of: application), dead: DeadPart.all(in: application))
  }

  /// A map that was made before, or a part of one.
  package init(_ map: HitMap, dead parts: [DeadPart]) {
    self.map = map
    var looks = HitMapColors(map.regions.filter { $0.owner != nil }).looks[...]
    areas = map.regions.map { region in
      Area(
        region: region,
        look: region.owner == nil ? nil : looks.popFirst(),
        path: Self.path(of: region.pieces),
        edge: Self.edge(of: region.pieces),
        largest: region.pieces.max { $0.area < $1.area }
      )
    }
    dead = parts.map {
      Dead(part: $0, path: Self.path(of: $0.pieces), edge: Self.edge(of: $0.pieces))
    }
  }

  package var deadParts: [DeadPart] { dead.map(\.part) }

  /// `54.5 %`.
  func share(of region: HitMap.Region) -> String { Words.fixed(map.share(of: region) * 100, 1) + " %" }

  private static func path(of pieces: [MapPiece]) -> CGPath {
    var path = CGPath()
    for piece in pieces { path.addPath(CGPath(polygon: piece.outline)) }
    return path
  }

  private static func edge(of pieces: [MapPiece]) -> CGPath {
    var path = CGPath()
    for segment in MapOutline(pieces).segments { path.addPath(CGPath(from: segment.start, to: segment.end)) }
    return path
  }
}

/// The one owner that a map is looked at for; the others step back.
package struct MapFocus: Hashable, Sendable {
  /// nil for nobody.
  package let owner: ElementID?

  package init(owner: ElementID?) { self.owner = owner }
}
