import Foundation
import UIKit

/// Runs the hit test for all points of the screen at once.
///
/// What a view is asked for is not a point but a set of pieces of the screen. It does with them what `hitTest(_:with:)`
/// does with a point: turns away what is outside, hands the rest to its subviews, frontmost first, and keeps what nobody
/// wants. So a piece is only ever compared with the views that a point in it would be compared with.
@MainActor
struct HitMapper {
  let application: UIApplication

  private(set) var claims: [(owner: UIView, piece: MapPiece)] = []

  /// Views whose answers only their own code knows: they were asked once a point.
  private(set) var sampled: [UIView] = []

  /// What no window wants.
  private(set) var nobody: [MapPiece] = []

  private var foreign: [ObjectIdentifier: Bool] = [:]

  /// Overrides may ask each other in circles; so deep a question is nobody's.
  private static let deepest = 1_200

  init(_ application: UIApplication) {
    self.application = application
    let size = application.screenSize
    var rest = [MapPiece(minX: 0, minY: 0, maxX: size.width, maxY: size.height)]
    application.perform {
      for window in application.windowsFrontToBack where !window.isHidden {
        ask(window, &rest, window.mapToScreen, 0) { window.convertFromSuperview($0) }
      }
    }
    nobody = rest
  }

  /// Takes what the view would answer for out of `pieces`.
  ///
  /// `map` leads from the view's bounds coordinates to the screen, as far as this question is concerned; `convert` takes
  /// a point of the screen back, for the case that the map cannot be inverted.
  private mutating func ask(
    _ view: UIView,
    _ pieces: inout [MapPiece],
    _ map: CGAffineTransform,
    _ depth: Int,
    _ convert: @MainActor (CGPoint) -> CGPoint
  ) {
    guard !pieces.isEmpty, depth < Self.deepest else { return }
    guard map.isInvertible, !isForeign(view) else {
      return sample(view, &pieces, convert)
    }
    let overrides = view.overrides
    switch overrides?.hitTest {
    case nil: askUsually(view, &pieces, map, depth)
    case .returns(let answer):
      guard let inside = take(view, &pieces, map, convert) else { return }
      if let owner = answer?.view {
        for piece in inside { claims.append((owner, piece)) }
      } else {
        pieces += inside
      }
    case .passThrough:
      let start = claims.count
      askUsually(view, &pieces, map, depth)
      pieces += claims[start...].filter { $0.owner === view }.map(\.piece)
      let kept = claims[start...].filter { $0.owner !== view }
      claims.replaceSubrange(start..., with: kept)
    case .tries(let others, let converts):
      for other in others.compactMap(\.view) {
        let way = converts ? other.mapToScreen.concatenating(detour(view, map)).dusted : map
        ask(other, &pieces, way, depth + 1) { point in
          converts ? view.convert(convert(point), to: other) : convert(point)
        }
      }
      askUsually(view, &pieces, map, depth)
    case .ignoresFlags: askSubtree(view, &pieces, map, depth)
    }
  }

  /// What leads from a view's place on the screen to the one it is asked for; the identity but for unconverted points.
  private func detour(_ view: UIView, _ map: CGAffineTransform) -> CGAffineTransform {
    let place = view.mapToScreen
    return place == map ? .identity : place.inverted().concatenating(map)
  }

  private mutating func askUsually(
    _ view: UIView,
    _ pieces: inout [MapPiece],
    _ map: CGAffineTransform,
    _ depth: Int
  ) {
    if view.flagRefusal == nil { askSubtree(view, &pieces, map, depth) }
  }

  private mutating func askSubtree(
    _ view: UIView,
    _ pieces: inout [MapPiece],
    _ map: CGAffineTransform,
    _ depth: Int
  ) {
    guard var inside = take(view, &pieces, map, { $0.applying(map.inverted()) }) else { return }
    for child in view.subviews.reversed() {
      if inside.isEmpty { return }
      if !child.transform.isInvertible, application.behavior.singularTransformsDeclineHitTests { continue }
      let toSuperview = child.mapToSuperview
      ask(child, &inside, toSuperview.concatenating(map).dusted, depth + 1) {
        child.convertFromSuperview($0.applying(map.inverted()))
      }
    }
    for piece in inside { claims.append((view, piece)) }
  }

  /// The part of the pieces for which `point(inside:with:)` says yes; nil where that had to be found out point by point.
  private mutating func take(
    _ view: UIView,
    _ pieces: inout [MapPiece],
    _ map: CGAffineTransform,
    _ convert: @MainActor (CGPoint) -> CGPoint
  ) -> [MapPiece]? {
    switch TouchArea(of: view) {
    case .everything:
      defer { pieces = [] }
      return pieces
    case .nothing: return []
    case .rect(let rect):
      var inside: [MapPiece] = []
      if let shape = map.piece(rect) { pieces.take(shape, into: &inside) }
      return inside
    case .polygons(let polygons): return pieces.take(polygons.compactMap { map.piece($0) })
    case .unknown:
      sample(view, &pieces, convert)
      return nil
    }
  }

  /// Whether the class is somebody else's, which may override anything.
  private mutating func isForeign(_ view: UIView) -> Bool {
    let type = ObjectIdentifier(type(of: view))
    if let known = foreign[type] { return known }
    let isForeign = !String(reflecting: Swift.type(of: view)).hasPrefix("UIKit.")
    foreign[type] = isForeign
    return isForeign
  }

  /// Asks the view itself, in the middle of every point's square.
  private mutating func sample(
    _ view: UIView,
    _ pieces: inout [MapPiece],
    _ convert: @MainActor (CGPoint) -> CGPoint
  ) {
    if !sampled.contains(where: { $0 === view }) { sampled.append(view) }
    var runs: [(owner: UIView, piece: MapPiece)] = []
    for piece in pieces {
      for y in Int(piece.minY.rounded(.down))..<Int(piece.maxY.rounded(.up)) {
        let line = runs.count
        for x in Int(piece.minX.rounded(.down))..<Int(piece.maxX.rounded(.up)) {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          guard let owner = view.ask(convert(point), with: nil, by: nil) else { continue }
          if runs.count > line, let last = runs.last, last.owner === owner, last.piece.maxX == Double(x) {
            runs[runs.count - 1].piece.maxX += 1
          } else {
            let cell = CGRect(x: x, y: y, width: 1, height: 1)
            runs.append((owner, MapPiece(cell)))
          }
        }
      }
    }
    for run in runs {
      for piece in pieces.take([run.piece]) { claims.append((run.owner, piece)) }
    }
  }
}
