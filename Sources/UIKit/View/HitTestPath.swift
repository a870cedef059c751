import Foundation

/// One level of a descent through the fast lane: the subviews of one view, and how far they were asked.
///
/// It holds on to the blocks, so that rows can be made of them when somebody reads the trace.
struct HitTestStep {
  let node: UnsafeMutablePointer<HitTestNode>

  /// In the coordinates of the view whose subviews they are, in points.
  let x: Double
  let y: Double

  /// How many were asked, from the front.
  let asked: Int32

  /// The index of the one that contains the point; -1 for none.
  let winner: Int32
}

/// Steps whose rows come one after the other.
struct HitTestStretch {
  enum Part {
    /// The views asked on the way down.
    case descent
    /// The siblings behind those gone into, deepest first.
    case behind
    /// Both.
    case whole
  }

  let part: Part

  /// Indices of steps.
  let steps: Range<Int>

  /// That of the first step's rows.
  let depth: Int32

  /// How many rows were written one by one before these.
  let written: Int

  var answer: ElementID
}

extension HitTestStretch {
  /// Makes the rows of the stretch, in order.
  func forEachRow(of all: UnsafeMutablePointer<HitTestStep>, _ body: (HitTestVisit) -> Void) {
    if part != .behind {
      for index in steps { askedRows(of: all[index], depth + Int32(index - steps.lowerBound), body) }
    }
    if part != .descent {
      for index in steps.reversed() { rowsBehind(all[index], depth + Int32(index - steps.lowerBound), body) }
    }
  }

  private func askedRows(of step: HitTestStep, _ depth: Int32, _ body: (HitTestVisit) -> Void) {
    let (parent, blocks) = (step.node.pointee.element, step.node.hitTestBlocks)
    for index in 0..<Int(step.asked) {
      let block = blocks[index]
      let (x, y) = (step.x - block.originX + block.minX, step.y - block.originY + block.minY)
      let hasPoint = index == Int(step.winner)
      body(
        HitTestVisit(
          element: block.element,
          parent: parent,
          depth: depth,
          point: CGPoint(x: x, y: y),
          verdict: !hasPoint ? block.refusal(x, y) : block.element == answer ? .hit : .inside,
          answer: hasPoint ? answer : nil
        )
      )
    }
  }

  private func rowsBehind(_ step: HitTestStep, _ depth: Int32, _ body: (HitTestVisit) -> Void) {
    guard step.winner >= 0 else { return }
    let (parent, blocks) = (step.node.pointee.element, step.node.hitTestBlocks)
    let winner = blocks[Int(step.winner)].element
    for index in (Int(step.winner) + 1)..<step.node.pointee.count {
      let block = blocks[index]
      let (x, y) = (step.x - block.originX + block.minX, step.y - block.originY + block.minY)
      body(
        HitTestVisit(
          element: block.element,
          parent: parent,
          depth: depth,
          point: CGPoint(x: x, y: y),
          verdict: .notAsked(inFront: winner, containsPoint: block.lane == .fast && block.contains(x, y))
        )
      )
    }
  }
}

extension HitTestBlock {
  /// Why a view that the lane does not go into turned the point away.
  fileprivate func refusal(_ x: Double, _ y: Double) -> HitTestVisit.Verdict {
    switch lane {
    case .hidden: .hidden
    case .interactionDisabled: .interactionDisabled
    case .empty, .fast, .slow:
      .outside(
        gap: CGVector(
          dx: x < minX ? x - minX : max(0, x - maxX),
          dy: y < minY ? y - minY : max(0, y - maxY)
        ),
        isCustom: false
      )
    }
  }
}
