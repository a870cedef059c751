/// A view's place in the fast lane: what its superview says of it, and its own subviews' blocks.
struct HitTestNode {
  /// The view itself; the node lives no longer than it.
  let view: Unmanaged<UIView>

  /// The hierarchy or a subview has changed since the blocks were made.
  var isStale = true

  private(set) var count = 0

  /// Those of ``siblings``, one step nearer.
  private(set) var blocks: UnsafeMutablePointer<HitTestBlock>?

  /// The subviews; nil where there never was one.
  private(set) var siblings: UnsafeMutablePointer<HitTestSiblings>?

  /// The trace for which the ids hold; nil for none.
  private(set) var log: ObjectIdentifier?

  /// The view has changed since ``own`` was made.
  var isOwnStale = true

  /// What the superview's blocks say of this view, without an id.
  ///
  /// Last, so that what a descent reads is together in the cache.
  private(set) var own: HitTestBlock

  fileprivate init(_ view: UIView, at place: UnsafeMutablePointer<HitTestNode>) {
    self.view = .passUnretained(view)
    own = HitTestBlock(originX: 0, originY: 0, minX: 0, minY: 0, maxX: 0, maxY: 0, node: place, lane: .slow)
  }

  /// Whether the blocks are up to date and know the ids of a trace.
  func isReady(for log: ObjectIdentifier) -> Bool { !isStale && self.log == log }

  /// Brings ``own`` up to date.
  @MainActor
  mutating func refreshOwn() {
    own = view.takeUnretainedValue().makeHitTestBlock(own.node)
    isOwnStale = false
  }

  /// Makes the blocks anew.
  @MainActor
  mutating func refresh() {
    isStale = false
    log = nil
    let children = view.takeUnretainedValue().children
    count = children.count
    if count > 0 || siblings != nil { makeRoom() }
    guard let siblings, let blocks else { return }
    siblings.pointee.count = count
    siblings.pointee.firstSlow = .max
    for (index, child) in children.enumerated() {
      let node = child.hitTestNode
      if node.pointee.isOwnStale { node.pointee.refreshOwn() }
      (blocks + index).initialize(to: node.pointee.own)
      if node.pointee.own.lane == .slow, siblings.pointee.firstSlow == .max { siblings.pointee.firstSlow = index }
    }
  }

  /// Blocks that may be written: large enough, and looked at by nobody else.
  private mutating func makeRoom() {
    if let siblings, siblings.pointee.capacity >= count, !siblings.pointee.isShared { return }
    let wasLarge = siblings?.pointee.capacity ?? 0
    let capacity = count > wasLarge && wasLarge > 0 ? max(count, wasLarge * 2) : max(count, 1)
    if let siblings { HitTestSiblings.release(siblings) }
    let made = HitTestSiblings.make(for: own.node, capacity: capacity)
    siblings = made
    blocks = made.pointee.blocks
  }

  /// Brings the blocks up to date and gives them the ids of the trace that is being written.
  @MainActor
  mutating func prepare(for recorder: HitTestRecorder) {
    // An unread trace of another application may be looking at the ids.
    if isStale || siblings?.pointee.isShared == true { refresh() }
    log = recorder.logIdentity
    let element = recorder.identify(view.takeUnretainedValue())
    guard let siblings, let blocks else { return }
    siblings.pointee.element = element
    for index in 0..<count {
      blocks[index].element = recorder.identify(blocks[index].node.pointee.view.takeUnretainedValue())
    }
  }

  /// Called when the view ends.
  static func end(_ node: UnsafeMutablePointer<HitTestNode>) {
    if let siblings = node.pointee.siblings { HitTestSiblings.release(siblings) }
    node.deinitialize(count: 1)
    node.deallocate()
  }
}

extension UIView {
  /// This view's place in the fast lane.
  final var hitTestNode: UnsafeMutablePointer<HitTestNode> {
    if let hitTestNodeIfMade { return hitTestNodeIfMade }
    let node = UnsafeMutablePointer<HitTestNode>.allocateOnCacheLines(capacity: 1)
    node.initialize(to: HitTestNode(self, at: node))
    hitTestNodeIfMade = node
    return node
  }
}
