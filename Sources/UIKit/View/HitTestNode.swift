/// A view's place in the fast lane; right behind it in memory lie the blocks of its subviews, the front one first.
///
/// The blocks do not change while an unread trace looks at them: the view then gets another node. So a node is held by
/// its view, as the one that counts, and by each ``HitTestStep`` that went through it.
struct HitTestNode {
  /// The view itself; gone, maybe, where only a trace holds the node.
  let view: Unmanaged<UIView>

  /// The hierarchy or a subview has changed since the blocks were made, or another node has taken over.
  var isStale = true

  /// The view has changed since ``own`` was made.
  var isOwnStale = true

  fileprivate var storedCount: Int32 = 0

  /// The index of the last block that cannot speak for its view; -1 if all can.
  private(set) var lastSlow: Int32 = -1

  /// The trace for which the ids hold; nil for none.
  private var log: ObjectIdentifier?

  /// The view's own id in that trace.
  private(set) var element = ElementID(rawValue: -1)

  private var holders: Int32 = 1
  fileprivate let capacity: Int32

  private init(_ view: Unmanaged<UIView>, capacity: Int) {
    self.view = view
    self.capacity = Int32(capacity)
  }

  /// How many subviews there are blocks of.
  var count: Int { Int(storedCount) }

  /// Whether the blocks are up to date and know the ids of a trace.
  func isReady(for log: ObjectIdentifier) -> Bool { !isStale && self.log == log }

  mutating func hold() { holders += 1 }

  // MARK: Memory

  /// From a node to its blocks: a line of the cache, as a block is one.
  ///
  /// What a level of the descent waits for is one load then, from a place known beforehand.
  fileprivate static let size = 64

  static func make(for view: Unmanaged<UIView>, capacity: Int) -> UnsafeMutablePointer<HitTestNode> {
    precondition(MemoryLayout<HitTestNode>.size <= size, "a node is larger than its line")
    let bytes = size + (capacity + 1) * MemoryLayout<HitTestBlock>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let node = memory.bindMemory(to: HitTestNode.self, capacity: 1)
    node.initialize(to: HitTestNode(view, capacity: capacity))
    _ = (memory + size).bindMemory(to: HitTestBlock.self, capacity: capacity + 1)
    return node
  }

  /// Gives up one hold; the last one ends the memory.
  static func release(_ node: UnsafeMutablePointer<HitTestNode>) {
    node.pointee.holders -= 1
    guard node.pointee.holders == 0 else { return }
    node.deinitialize(count: 1)
    UnsafeMutableRawPointer(node).deallocate()
  }

  /// Called when the view ends.
  static func end(_ node: UnsafeMutablePointer<HitTestNode>) {
    node.pointee.isStale = true
    release(node)
  }

  // MARK: Keeping up

  /// What the superview's blocks are to say of the view, without an id.
  @MainActor
  static func own(_ node: UnsafeMutablePointer<HitTestNode>) -> UnsafeMutablePointer<HitTestBlock> {
    let own = node.hitTestBlocks + Int(node.pointee.capacity)
    if node.pointee.isOwnStale {
      own.initialize(to: node.pointee.view.takeUnretainedValue().makeHitTestBlock(node))
      node.pointee.isOwnStale = false
    }
    return own
  }

  /// Makes the blocks anew; answers the node that counts from now on.
  @MainActor
  static func refresh(_ stale: UnsafeMutablePointer<HitTestNode>) -> UnsafeMutablePointer<HitTestNode> {
    let children = stale.pointee.view.takeUnretainedValue().children
    let node = writable(stale, for: children.count)
    let blocks = node.hitTestBlocks
    var lastSlow = -1
    for (index, child) in children.reversed().enumerated() {
      let own = HitTestNode.own(child.hitTestNode)
      (blocks + index).initialize(to: own.pointee)
      if own.pointee.lane == .slow { lastSlow = index }
    }
    node.pointee.isStale = false
    node.pointee.storedCount = Int32(children.count)
    node.pointee.lastSlow = Int32(lastSlow)
    node.pointee.log = nil
    return node
  }

  /// The node itself, or another one for its view if it is too small or a trace looks at it.
  @MainActor
  private static func writable(
    _ node: UnsafeMutablePointer<HitTestNode>,
    for count: Int
  ) -> UnsafeMutablePointer<HitTestNode> {
    let room = Int(node.pointee.capacity)
    if count <= room, node.pointee.holders == 1 { return node }
    let view = node.pointee.view.takeUnretainedValue()
    // A view that grows a second time will grow again.
    let made = make(
      for: node.pointee.view,
      capacity: count > room && room > 0 ? max(count, room * 2) : max(count, room)
    )
    view.hitTestNodeIfMade = made
    // The superview's blocks lead here.
    if let parent = view.parent?.hitTestNodeIfMade, !parent.pointee.isStale {
      for index in 0..<parent.pointee.count where parent.hitTestBlocks[index].node == node {
        parent.hitTestBlocks[index].node = made
      }
    }
    end(node)
    return made
  }

  /// Brings the blocks up to date and gives them the ids of the trace that is being written; answers the node to use.
  @MainActor
  static func prepare(
    _ node: UnsafeMutablePointer<HitTestNode>,
    for recorder: HitTestRecorder
  ) -> UnsafeMutablePointer<HitTestNode> {
    // An unread trace of another application may be looking at the ids.
    let node = node.pointee.isStale || node.pointee.holders > 1 ? refresh(node) : node
    node.pointee.log = recorder.logIdentity
    node.pointee.element = recorder.identify(node.pointee.view.takeUnretainedValue())
    let blocks = node.hitTestBlocks
    // Numbers are given from the back, as the subviews are ordered.
    for index in (0..<node.pointee.count).reversed() {
      blocks[index].element = recorder.identify(blocks[index].node.pointee.view.takeUnretainedValue())
    }
    return node
  }
}

extension UnsafeMutablePointer where Pointee == HitTestNode {
  /// The blocks of the subviews.
  var hitTestBlocks: UnsafeMutablePointer<HitTestBlock> {
    (UnsafeMutableRawPointer(self) + HitTestNode.size).assumingMemoryBound(to: HitTestBlock.self)
  }
}

extension UIView {
  /// This view's place in the fast lane.
  final var hitTestNode: UnsafeMutablePointer<HitTestNode> {
    if let hitTestNodeIfMade { return hitTestNodeIfMade }
    let node = HitTestNode.make(for: .passUnretained(self), capacity: 0)
    hitTestNodeIfMade = node
    return node
  }
}
