/// What a superview keeps of one subview, side by side with those of its siblings: 64 bytes, one line of the cache.
struct HitTestBlock {
  enum Lane: UInt8 {
    /// Passed over.
    case hidden, interactionDisabled
    /// Without area: contains nothing.
    case empty
    /// The block says all.
    case fast
    /// The object is to be asked.
    case slow
  }

  /// The view's origin in the superview, then its bounds; points.
  let originX: Double
  let originY: Double
  let minX: Double
  let minY: Double
  let maxX: Double
  let maxY: Double
  var node: UnsafeMutablePointer<HitTestNode>
  let lane: Lane

  /// The view's id in the trace for which the node of the superview is prepared.
  var element = ElementID(rawValue: -1)

  /// Near edges included, far ones not (GE-1).
  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }
}
