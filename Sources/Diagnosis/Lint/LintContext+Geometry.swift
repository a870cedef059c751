import Foundation
import UIKit

/// Who is where, who can be seen, and who takes what.
extension LintContext {
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

  /// Somebody waits for touches here: a control, a recognizer, an override.
  func isInteractive(_ view: UIView) -> Bool {
    view.waitsForTouches || recognizers.contains { $0.view === view && $0.recognizer.isEnabled }
  }

  /// Whether there is anything to see of the view itself, without what is in it.
  func draws(_ view: UIView) -> Bool {
    if view.alpha < 0.05 { return false }
    if isOfUnknownCode(view) { return true }
    if let color = view.backgroundColor, color.cgColor.alpha > 0.01 { return true }
    if let layer = view.layerIfLoaded, layer.borderWidth > 0 { return true }
    switch view {
    case is UILabel, is UIImageView, is UITextView, is UITableViewCell, is UICollectionViewCell, is UINavigationBar,
      is UIToolbar, is UITabBar, is UIProgressView, is UIActivityIndicatorView, is UIVisualEffectView:
      return true
    case is UIControl: return type(of: view) != UIControl.self
    default: return false
    }
  }

  private var screen: MapPiece { MapPiece(CGRect(origin: .zero, size: application.screenSize)) }

  /// Where its own `point(inside:with:)` says yes, on the screen.
  func area(_ view: UIView) -> [MapPiece] {
    var all = [screen]
    return take(view, from: &all)
  }

  private func take(_ view: UIView, from pieces: inout [MapPiece]) -> [MapPiece] {
    let map = view.mapToScreen
    switch TouchArea(of: view) {
    case .everything:
      defer { pieces = [] }
      return pieces
    case .nothing, .unknown: return []
    case .rect(let rect): return pieces.take(map.piece(rect).map { [$0] } ?? [])
    case .polygons(let polygons): return pieces.take(polygons.compactMap { map.piece($0) })
    }
  }

  /// The part of its area for which it is asked if nobody is in front: what those around it contain, too.
  func reachableArea(_ view: UIView) -> [MapPiece] {
    wayUp(view).dropFirst().reduce(area(view)) { pieces, ancestor in
      var rest = pieces
      return take(ancestor, from: &rest)
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
  func remove(_ ancestor: UIView, from pieces: inout [MapPiece]) { _ = take(ancestor, from: &pieces) }

  /// What the view and those in it own.
  func ownedBySubtree(of view: UIView) -> [MapPiece] {
    owners.filter { $0.isDescendant(of: view) }.flatMap { owned[ObjectIdentifier($0)] ?? [] }
  }

  /// The parts of some pieces by their owners, those in a view left out; the largest first.
  func owners(of pieces: [MapPiece], otherThan view: UIView) -> [(owner: UIView, pieces: [MapPiece])] {
    owners.compactMap { owner in
      guard !owner.isDescendant(of: view), let theirs = owned[ObjectIdentifier(owner)] else { return nil }
      var rest = pieces
      let common = rest.take(theirs)
      return common.isEmpty ? nil : (owner, common)
    }.sorted { $0.pieces.area > $1.pieces.area }
  }

  /// The nearest view around both.
  func commonAncestor(_ view: UIView, _ other: UIView) -> UIView? {
    wayUp(view).first { other.isDescendant(of: $0) }
  }
}

extension UIScrollView {
  /// Whether there is something to scroll, or it bounces all the same (SV-7).
  var scrolls: Bool {
    isScrollEnabled
      && (alwaysBounceVertical || alwaysBounceHorizontal || contentSize.width > bounds.width
        || contentSize.height > bounds.height)
  }
}

extension [MapPiece] {
  /// A point inside, well away from edges: the middle of the largest piece.
  var insidePoint: CGPoint? { self.max { $0.area < $1.area }?.middle }
}
