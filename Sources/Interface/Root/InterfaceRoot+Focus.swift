import Foundation
import UIKit

/// Who has the keys: F6 goes from pane to pane, Tab from control to control, Escape gives the keys back to the window.
extension InterfaceRoot {
  /// The view that has the keys, if one has.
  private var focused: (any Focusable)? { window.firstResponder as? any Focusable }

  /// Offers a key to the view that has the keys; all that a text field could type stays with it.
  func pressFocused(_ key: KeyPress?, typing text: String) -> Bool {
    guard let focused else { return false }
    guard let field = focused as? TextField else { return key.map { focused.press($0) } ?? false }
    if let key, key.control, pressClipboard(key, in: field) { return true }
    if key?.control != true, !text.isEmpty, field.type(text) { return true }
    guard let key else { return true }
    if field.press(key) { return true }
    if case .character = key.symbol { return !key.control }
    return false
  }

  /// Ctrl+C, Ctrl+X and Ctrl+V belong to the field that has the keys.
  private func pressClipboard(_ key: KeyPress, in field: TextField) -> Bool {
    guard case .character(let letter) = key.symbol, !key.shift else { return false }
    switch letter.lowercased() {
    case "c", "x":
      guard let selected = field.line.selectedText else { return true }
      host?.copy(selected, asSelection: false)
      if letter.lowercased() == "x" { _ = field.press(KeyPress(.special(.delete))) }
    case "v": host?.requestText(ofSelection: false)
    default: return false
    }
    return true
  }

  /// Takes in the text that was asked for: into the field that has the keys, else as a layout.
  package func paste(_ text: String?) {
    guard let text, !text.isEmpty else { return session.say("There is no text on the clipboard") }
    if let field = window.firstResponder as? TextField {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      _ = field.type(String(line.prefix(1_000)))
    } else {
      host?.openText(text)
    }
  }

  /// Gives the keys to a view and brings it into sight.
  func focus(_ view: UIView) {
    let old = window.firstResponder as? UIView
    guard application.perform({ view.becomeFirstResponder() }) else { return }
    old?.setNeedsDisplay()
    view.setNeedsDisplay()
    if let scroll = view.superview?.enclosing(UIScrollView.self) {
      scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll).insetBy(dx: 0, dy: -8), animated: false)
    }
    root.ring.target = root.focusGroups.first { view.isDescendant(of: $0) }
  }

  /// No view has the keys any more; false if none had.
  @discardableResult
  func dropFocus() -> Bool {
    let old = window.firstResponder as? UIView
    let had = old != nil || root.ring.target != nil
    if let old {
      _ = application.perform { old.resignFirstResponder() }
      old.setNeedsDisplay()
    }
    root.ring.target = nil
    return had
  }

  /// A press of a pointer or finger takes the keys away from whatever had them, but not from the field it goes to.
  func dropFocus(forPressAt point: CGPoint) {
    focusBehindSheet = nil
    guard window.firstResponder != nil || root.ring.target != nil else { return }
    if application.hitTest(at: point) is TextField { return }
    dropFocus()
  }

  /// The pane whose turn it is.
  private var focusedGroup: UIView? {
    if let view = window.firstResponder as? UIView {
      return root.focusGroups.first { view.isDescendant(of: $0) }
    }
    return root.ring.target
  }

  /// From pane to pane, in the order of the visual design, 18.
  func movePane(by delta: Int) {
    window.layoutIfNeeded()
    let groups = root.focusGroups.filter { !$0.isHidden && !$0.frame.isEmpty }
    guard !groups.isEmpty else { return }
    let current = focusedGroup.flatMap { group in groups.firstIndex { $0 === group } }
    let next = current.map { ($0 + delta + groups.count) % groups.count } ?? (delta > 0 ? 0 : groups.count - 1)
    let stops = groups[next].focusStops
    dropFocus()
    // What has menus of its rows, lanes or marks is also what the arrows walk.
    if let first = stops.first(where: { $0 is any MenuOffering }) ?? (groups[next] === root.toolbar ? stops.first : nil)
    {
      focus(first)
    } else {
      root.ring.target = groups[next]
    }
  }

  /// From control to control inside the pane; without a pane, into the first one.
  func moveFocus(by delta: Int) {
    window.layoutIfNeeded()
    guard let group = focusedGroup else { return movePane(by: delta) }
    let stops = group.focusStops
    guard !stops.isEmpty else { return }
    let current = (window.firstResponder as? UIView).flatMap { view in stops.firstIndex { $0 === view } }
    focus(stops[current.map { ($0 + delta + stops.count) % stops.count } ?? (delta > 0 ? 0 : stops.count - 1)])
  }

  /// Opens the inspector and gives the keys to its answer.
  func focusWhy() {
    root.tab = .inspector
    window.layoutIfNeeded()
    if let first = root.inspector.whyStops.first { focus(first) } else { root.ring.target = root.inspector }
  }

  /// Brings the selection into sight in the outline, which opens for it, and gives the keys to that.
  func showInOutline() {
    openOutline()
    if session.selectedView.map({ id in !root.outlinePane.tree.rows.contains { $0.id == id } }) ?? false {
      root.outlinePane.clearSearch()
    }
    root.outlinePane.revealSelection()
    if let list = root.outlinePane.list { focus(list) }
  }

  private func openOutline() {
    window.layoutIfNeeded()
    guard root.outlinePane.isHidden else { return }
    root.toggleOutline()
    window.layoutIfNeeded()
  }

  func focusSearch() {
    openOutline()
    focus(root.outlinePane.searchField)
    root.outlinePane.searchField.selectAll()
  }
}

extension UIView {
  /// All views in sight below this one that take keys, in the order in which they are read.
  var focusStops: [UIView] {
    var found: [(view: UIView, place: CGPoint)] = []
    collectFocusStops(into: &found, origin: .zero)
    return found.sorted { left, right in
      abs(left.place.y - right.place.y) > 8 ? left.place.y < right.place.y : left.place.x < right.place.x
    }.map(\.view)
  }

  /// Places are those of the content, however far it is scrolled: to bring one into sight must not change the order.
  private func collectFocusStops(into found: inout [(view: UIView, place: CGPoint)], origin: CGPoint) {
    guard !isHidden, !bounds.isEmpty else { return }
    if self is any Focusable, canBecomeFirstResponder {
      found.append((self, CGPoint(x: origin.x, y: origin.y + bounds.height / 2)))
    }
    for child in subviews {
      let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      child.collectFocusStops(into: &found, origin: place)
    }
  }

  /// This view or the nearest one around it of a class.
  fileprivate func enclosing<View: UIView>(_ type: View.Type) -> View? {
    var current: UIView? = self
    while let view = current {
      if let found = view as? View { return found }
      current = view.superview
    }
    return nil
  }
}
