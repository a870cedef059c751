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
  let node: UnsafeMutablePointer<HitTestNode>
  let lane: Lane

  /// The view's id in the trace that ``HitTestNode/log`` names.
  var element = ElementID(rawValue: -1)

  /// Near edges included, far ones not (GE-1).
  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }
}

/// The blocks of one view's subviews, in their order.
///
/// They do not change while an unread trace looks at them: the node then makes others.
struct HitTestSiblings {
  let blocks: UnsafeMutablePointer<HitTestBlock>
  let capacity: Int

  /// Whose subviews they are; it may be gone when only a trace holds the blocks.
  let node: UnsafeMutablePointer<HitTestNode>

  var count = 0

  /// The lowest index of a block that cannot speak for its view.
  var firstSlow = Int.max

  /// The id of the view itself in the trace for which the ids of the blocks hold.
  var element = ElementID(rawValue: -1)

  /// The node, and each ``HitTestStep`` that went through here.
  private var holders = 1

  private init(node: UnsafeMutablePointer<HitTestNode>, capacity: Int) {
    self.node = node
    self.capacity = capacity
    blocks = .allocateOnCacheLines(capacity: capacity)
  }

  static func make(for node: UnsafeMutablePointer<HitTestNode>, capacity: Int) -> UnsafeMutablePointer<HitTestSiblings>
  {
    let memory = UnsafeMutablePointer<HitTestSiblings>.allocate(capacity: 1)
    memory.initialize(to: HitTestSiblings(node: node, capacity: capacity))
    return memory
  }

  var isShared: Bool { holders > 1 }

  mutating func hold() { holders += 1 }

  /// Gives up one hold; the last one ends the memory.
  static func release(_ siblings: UnsafeMutablePointer<HitTestSiblings>) {
    siblings.pointee.holders -= 1
    guard siblings.pointee.holders == 0 else { return }
    siblings.pointee.blocks.deallocate()
    siblings.deinitialize(count: 1)
    siblings.deallocate()
  }
}

extension UnsafeMutablePointer {
  /// Memory that begins with a line of the cache: a block that fits into one is then read by one load from far away.
  static func allocateOnCacheLines(capacity: Int) -> UnsafeMutablePointer {
    UnsafeMutableRawPointer.allocate(byteCount: capacity * MemoryLayout<Pointee>.stride, alignment: 64)
      .bindMemory(to: Pointee.self, capacity: capacity)
  }
}
