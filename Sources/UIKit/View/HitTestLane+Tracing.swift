import Foundation

/// The fast lane under a trace: it notes which blocks it went through, and rows are made of them when they are read.
extension UIView {
  /// What ``hitTestSubtree`` answers once the point is known to be inside this view, with a row for each view asked.
  final func tracedFastHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: HitTestRecorder) -> UIView? {
    let (rows, log) = (recorder.rows, recorder.logIdentity)
    let start = rows.stepCount
    var (steps, room) = rows.roomForSteps()
    var taken = 0
    var (x, y) = (point.x, point.y)
    var node = hitTestNode
    var count = 0
    var slow = -1
    var hasSlowBehind = false
    descending: while true {
      if !node.pointee.isReady(for: log) { node = HitTestNode.prepare(node, for: recorder) }
      let siblings = node.pointee.count
      if siblings == 0 { break }
      let blocks = node.hitTestBlocks
      var winner = -1
      var index = 0
      var (localX, localY) = (x, y)
      scanning: while index < siblings {
        let block = blocks + index
        switch block.pointee.lane {
        case .hidden, .interactionDisabled, .empty:
          break
        case .fast:
          localX = x - block.pointee.originX + block.pointee.minX
          localY = y - block.pointee.originY + block.pointee.minY
          if block.pointee.contains(localX, localY) {
            winner = index
            break scanning
          }
        case .slow:
          slow = index
          break scanning
        }
        index += 1
      }
      if taken == room {
        rows.addSteps(taken - (rows.stepCount - start))
        (steps, room) = rows.roomForSteps(after: start)
      }
      let asked = winner < 0 ? index : index + 1
      (steps + taken).initialize(to: HitTestStep(node: node, x: x, y: y, asked: Int32(asked), winner: Int32(winner)))
      node.pointee.hold()
      taken += 1
      count += siblings
      guard winner >= 0 else { break }
      if Int(node.pointee.lastSlow) > winner { hasSlowBehind = true }
      (x, y) = (localX, localY)
      node = blocks[winner].node
    }
    rows.addSteps(taken - (rows.stepCount - start))
    let path = start..<(start + taken)
    guard slow >= 0 || hasSlowBehind else {
      let answer = node.pointee.view.takeUnretainedValue()
      if taken > 0 { rows.add(.whole, path, depth: recorder.depth, answer: recorder.identify(answer), count: count) }
      return answer
    }
    let view = node.pointee.view.takeUnretainedValue()
    return view.finishTraced(path, slow, CGPoint(x: x, y: y), event, recorder)
  }

  /// The rest of a descent on which objects are to be asked: subviews of this view, or siblings of those gone into.
  private func finishTraced(
    _ path: Range<Int>,
    _ slow: Int,
    _ point: CGPoint,
    _ event: UIEvent?,
    _ recorder: HitTestRecorder
  ) -> UIView? {
    let (rows, depth) = (recorder.rows, recorder.depth)
    // Keeps the views gone into while code of somebody else's runs.
    let holders = path.map { rows.step($0).node.pointee.view.takeUnretainedValue() }
    let descent = rows.addDescent(path, depth: depth)
    var answer: UIView? = self
    if slow >= 0 { answer = askTraced(children.dropLast(slow), point, event, recorder, path.count - 1) }
    guard let answer else { return nil }
    rows.settle(descent, answer: recorder.identify(answer))
    withExtendedLifetime(holders) {
      for (level, index) in path.enumerated().reversed() {
        let step = rows.step(index)
        // Code of somebody else's may have changed the hierarchy: nothing certain is known of the siblings then.
        guard step.winner >= 0, !step.node.pointee.isStale else { continue }
        if step.node.pointee.lastSlow > step.winner {
          recordBehind(step, depth + level, recorder)
        } else {
          let behind = step.node.pointee.count - 1 - Int(step.winner)
          rows.add(.behind, index..<(index + 1), depth: depth + level, answer: step.winnerID, count: behind)
        }
      }
    }
    return answer
  }

  /// Rows for siblings of which some can only be asked now where they are.
  private func recordBehind(_ step: HitTestStep, _ depth: Int, _ recorder: HitTestRecorder) {
    let (parent, blocks) = (step.node.pointee.element, step.node.hitTestBlocks)
    for index in (Int(step.winner) + 1)..<step.node.pointee.count {
      let block = blocks[index]
      let (local, contains) = block.place(of: CGPoint(x: step.x, y: step.y))
      recorder.rows.append(
        HitTestVisit(
          element: block.element,
          parent: parent,
          depth: Int32(depth),
          point: local,
          verdict: .notAsked(inFront: step.winnerID, containsPoint: contains)
        )
      )
    }
  }

  /// Asks some of the subviews as usual; this view itself if none of them answers.
  private func askTraced(
    _ candidates: ArraySlice<UIView>,
    _ point: CGPoint,
    _ event: UIEvent?,
    _ recorder: HitTestRecorder,
    _ levels: Int
  ) -> UIView? {
    recorder.nested(levels) {
      for index in candidates.indices.reversed() {
        let subview = candidates[index]
        if !subview.storedTransform.isInvertible, UIApplication.singularTransformsDeclineHitTests {
          recorder.record(subview, .notInvertible, at: point, askedBy: self)
          continue
        }
        if let answer = subview.ask(subview.convertFromSuperview(point), with: event, by: self) {
          recorder.recordNotAsked(candidates[..<index].reversed(), at: point, in: self, inFront: subview)
          return answer
        }
      }
      return self
    }
  }
}

extension HitTestStep {
  /// The id of the subview gone into.
  fileprivate var winnerID: ElementID { node.hitTestBlocks[Int(winner)].element }
}

extension HitTestBlock {
  /// A point of the superview in the view's own coordinates, and whether the view would have let it in.
  @MainActor
  fileprivate func place(of point: CGPoint) -> (CGPoint, Bool) {
    if lane == .slow {
      let view = node.pointee.view.takeUnretainedValue()
      let local = view.convertFromSuperview(point)
      return (local, view.wouldContain(local))
    }
    let local = CGPoint(x: point.x - originX + minX, y: point.y - originY + minY)
    return (local, lane == .fast && contains(local.x, local.y))
  }
}
