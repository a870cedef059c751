import Diagnosis
import Foundation
import Interface
import UIKit

/// A hit-owner map for scripts.
struct HitMapReport: Encodable {
  struct Region: Encodable {
    /// nil for nobody.
    let view: String?
    let `class`: String?
    /// Square points, and the part of the screen from 0 to 1.
    let area: Double
    let share: Double
    /// Convex outlines in points of the screen.
    let pieces: [[[Double]]]
    /// Those that would be offered a touch here, the view's own first.
    let recognizers: [String]
  }

  struct Dead: Encodable {
    let view: String
    let outside: String
    let share: Double
    let pieces: [[[Double]]]
  }

  let screen: [Double]
  let regions: [Region]
  let drawnButDead: [Dead]
  let ownNoPoint: [String]
  let sampled: [String]

  init(_ content: HitMapContent, of application: UIApplication) {
    let map = content.map
    func name(_ id: ElementID) -> String { application.trace.name(id) }
    screen = [map.screen.width, map.screen.height]
    regions = map.regions.map { region in
      Region(
        view: region.owner.map(name),
        class: region.owner.map { application.trace[$0].className },
        area: Self.rounded(region.area, 1_000),
        share: Self.rounded(map.share(of: region), 1e6),
        pieces: region.pieces.map(Self.outline),
        recognizers: region.owner.map { Self.recognizers(at: $0, application) } ?? []
      )
    }
    drawnButDead = content.deadParts.map {
      Dead(
        view: name($0.view),
        outside: name($0.ancestor),
        share: Self.rounded($0.share, 1e6),
        pieces: $0.pieces.map(Self.outline)
      )
    }
    ownNoPoint = map.ownerless.map(name)
    sampled = map.sampled.map(name)
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  private static func recognizers(at owner: ElementID, _ application: UIApplication) -> [String] {
    let view = application.object(for: owner) as? UIView
    return view?.offeredRecognizers.map { application.trace.name(application.identify($0)) } ?? []
  }

  static func outline(_ piece: MapPiece) -> [[Double]] {
    piece.outline.map { [rounded($0.x, 1_000), rounded($0.y, 1_000)] }
  }

  static func rounded(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }
}
