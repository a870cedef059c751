import Foundation
import UIKit

/// What draws, what scrolls, and whose the parts of an area are.
extension LintContext {
  /// Whether there is anything to see of the view itself, without what is in it.
  func draws(_ view: UIView) -> Bool {
    if view.alpha < 0.05 { return false }
    if isOfUnknownCode(view) || worksByItself(view) { return true }
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

  /// The parts of some pieces by their owners, those in a view left out; the largest first.
  func owners(of pieces: [MapPiece], otherThan view: UIView) -> [(owner: UIView, pieces: [MapPiece])] {
    guard let box = pieces.bounds else { return [] }
    return owners.compactMap { owner in
      guard let theirs = owned[ObjectIdentifier(owner)], theirs.contains(where: { $0.box.intersects(box) }),
        !owner.isDescendant(of: view)
      else { return nil }
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
