import Foundation
import UIKit

/// Who is where, who can be seen, and who takes what.
extension TouchAreas {
  /// The view, then those around it up to its window.
  func wayUp(_ view: UIView) -> [UIView] { Array(sequence(first: view) { $0.superview }) }

  /// Neither hidden nor transparent, like everything around it.
  func isShown(_ view: UIView) -> Bool {
    wayUp(view).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// No flag of the view or of one around it turns touches away.
  func takesTouches(_ view: UIView) -> Bool {
    wayUp(view).allSatisfy { $0.flagRefusal == nil }
  }

  private var screen: MapPiece { MapPiece(CGRect(origin: .zero, size: application.screenSize)) }

  /// Where its own `point(inside:with:)` says yes, on the screen.
  func area(_ view: UIView) -> [MapPiece] {
    var all = [screen]
    return all.take(areaOf: view)
  }

  /// The part of its area for which it is asked if nobody is in front: what those around it contain, too.
  func reachableArea(_ view: UIView) -> [MapPiece] {
    wayUp(view).dropFirst().reduce(area(view)) { pieces, ancestor in
      var rest = pieces
      return rest.take(areaOf: ancestor)
    }
  }

  /// The part of its area that those around it do not clip away.
  func drawnArea(_ view: UIView) -> [MapPiece] {
    wayUp(view).dropFirst().reduce(area(view)) { pieces, ancestor in
      guard ancestor.clipsToBounds || ancestor.layerIfLoaded?.masksToBounds == true else { return pieces }
      var rest = pieces
      return rest.take(ancestor.mapToScreen.piece(ancestor.bounds).map { [$0] } ?? [])
    }
  }

  /// Takes what an ancestor contains out of the pieces.
  func remove(_ ancestor: UIView, from pieces: inout [MapPiece]) { _ = pieces.take(areaOf: ancestor) }

  /// What the view and those in it own.
  func ownedBySubtree(of view: UIView) -> [MapPiece] {
    subtree(of: view).flatMap { owned[ObjectIdentifier($0)] ?? [] }
  }
}

extension [MapPiece] {
  /// A point inside, well away from edges: the middle of the largest piece.
  var insidePoint: CGPoint? { self.max { $0.area < $1.area }?.middle }
}
