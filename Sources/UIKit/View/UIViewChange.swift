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
