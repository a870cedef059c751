/// What changed about a view, for whoever draws it.
package enum UIViewChange: Hashable, Sendable {
  /// Frame, bounds, transform or anchor point.
  case geometry
  /// Subviews were added, removed or reordered.
  case hierarchy
  /// Something that is seen but moves nothing.
  case appearance
  /// A layout pass was asked for.
  case layout
}

extension UIView {
  /// Tells whoever watches the window that something about this view has changed.
  final func noteChange(_ change: UIViewChange) {
    switch change {
    case .geometry, .appearance: markHitTestStale()
    case .hierarchy: hitTestNode.pointee.isStale = true
    case .layout: break
    }
    (topmost as? UIWindow)?.changeObserver?(self, change)
  }

  final func geometryDidChange() {
    animatableDidChange()
    noteChange(.geometry)
  }

  /// The superview's memory of this view no longer holds.
  final func markHitTestStale() {
    hitTestNode.pointee.isOwnStale = true
    parent?.hitTestNode.pointee.isStale = true
  }

  /// A block of animations that is running now takes this view in.
  final func animatableDidChange() {
    UIApplication.dispatching?.animationBlock?.insert(self)
  }

  final func hierarchyDidChange() { noteChange(.hierarchy) }

  final func appearanceDidChange() { noteChange(.appearance) }

  final func layoutDidBecomeNeeded() { noteChange(.layout) }
}
