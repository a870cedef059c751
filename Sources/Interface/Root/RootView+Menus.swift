import Canvas
import Foundation
package import UIKit

/// Menus of what is under the right button or a long touch, or of what has the keys.
extension RootView: UIGestureRecognizerDelegate {
  /// Opens the menu of the innermost view at a point that has one; false where there is none.
  @discardableResult
  func openMenu(at point: CGPoint) -> Bool {
    offering(at: point).contains { openMenu(of: $0, at: $0.convert(point, from: nil)) }
  }

  /// The key: the menu of the cross or of what has the keys, else of what is under the pointer, else of the canvas.
  func openMenu(ofKeysIn focused: UIView?, pointer: CGPoint?) {
    window?.layoutIfNeeded()
    if canvas.cursor != nil {
      openKeyMenu(of: canvas)
      return
    }
    // A pane that F6 came to without a list of its own: what the Tab key would stop at.
    let views = focused?.selfAndSuperviews ?? ring.target.map { $0.focusStops + $0.selfAndSuperviews } ?? []
    let holders = views.compactMap { $0 as? any MenuOffering }
    if holders.contains(where: openKeyMenu) { return }
    if let pointer, openMenu(at: pointer) { return }
    openKeyMenu(of: canvas)
  }

  @discardableResult
  private func openKeyMenu(of view: any MenuOffering) -> Bool {
    view.keyMenuPlace.map { openMenu(of: view, at: $0) } ?? false
  }

  private func openMenu(of view: any MenuOffering, at place: CGPoint) -> Bool {
    let items = view.menu(at: place)
    view.open(items, at: place, in: context)
    return !items.isEmpty
  }

  private func offering(at point: CGPoint) -> [any MenuOffering] {
    let target = window?.application?.hitTest(at: point)
    return (target?.selfAndSuperviews ?? []).compactMap { $0 as? any MenuOffering }
  }

  // MARK: Long touches

  /// A finger that rests on a pane opens the menu there; on the canvas it may be the layout's, so that decides itself.
  func addLongTouch() {
    let press = UILongPressGestureRecognizer()
    press.name = "menu"
    press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    press.delegate = self
    press.addHandler(named: "open the menu") { [weak self] recognizer in
      guard recognizer.state == .began else { return }
      self?.openMenu(at: recognizer.location(in: nil))
    }
    addGestureRecognizer(press)
  }

  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // Sliders, steppers and the like are held on purpose: their finger stays theirs.
    if touch.view is UIControl, !(touch.view is any MenuOffering) { return false }
    let views = touch.view?.selfAndSuperviews ?? []
    guard !views.contains(where: { $0 === canvas }) else { return false }
    return views.contains { view in
      (view as? any MenuOffering).map { !$0.menu(at: touch.location(in: view)).isEmpty } ?? false
    }
  }
}

extension UIView {
  /// The view itself, then its superview, up to the window.
  var selfAndSuperviews: [UIView] { Array(sequence(first: self) { $0.superview }) }
}
