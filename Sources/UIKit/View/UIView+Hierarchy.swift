extension UIView {
  /// Puts a view among the subviews; an index out of range means in front (F48).
  ///
  /// A view from elsewhere moves here.
  final func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: min(max(index, 0), children.count))
      hierarchyDidChange()
      return
    }
    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWillMove(to: newWindow) }
    if let old = view.parent {
      old.willRemoveSubview(view)
      old.children.removeAll { $0 === view }
      old.hierarchyDidChange()
    }
    view.parent = self
    children.insert(view, at: min(max(index, 0), children.count))
    hierarchyDidChange()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow {
      oldWindow?.application?.subtreeDidLeaveWindow(view)
      view.announceDidMove()
    }
  }

  /// Below (offset 0) or above (offset 1) a sibling; beside itself or a stranger means in front (W11 to W20).
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view, sibling.parent === self else { return insert(view, at: children.count) }
    let others = children.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling } ?? others.count
    insert(view, at: index + offset)
  }

  final func leaveSuperview() {
    guard let old = parent else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWillMove(to: nil) }
    old.willRemoveSubview(self)
    old.children.removeAll { $0 === self }
    parent = nil
    old.hierarchyDidChange()
    didMoveToSuperview()
    if oldWindow != nil {
      oldWindow?.application?.subtreeDidLeaveWindow(self)
      announceDidMove()
    }
  }

  private func announceWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    if let owningController, !owningController.isComingOrGoing {
      if window == nil { owningController.viewWillDisappear(false) } else { owningController.viewWillAppear(false) }
    }
    for child in children { child.announceWillMove(to: window) }
  }

  private func announceDidMove() {
    didMoveToWindow()
    if let owningController, !owningController.isComingOrGoing {
      if window == nil { owningController.viewDidDisappear(false) } else { owningController.viewDidAppear(false) }
    }
    for child in children { child.announceDidMove() }
  }

  /// How many views lie above this one; 0 for a root or window.
  final var depth: Int {
    var count = 0
    var current = parent
    while let view = current {
      count += 1
      current = view.parent
    }
    return count
  }
}
