import Foundation

/// The fast lane with rows: the blocks say what a row needs, too.
extension UIView {
  /// A level of the descent: the subviews of one view, and which of them had the point.
  private struct Level {
    let node: UnsafeMutablePointer<HitTestNode>
    let index: Int
    let x: Double
    let y: Double
    let row: Int
    let winner: ElementID
  }

  /// What ``hitTestSubtree`` answers once the point is known to be inside this view, with a row for each view asked.
  final func tracedFastHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: HitTestRecorder) -> UIView? {
    var (x, y) = (point.x, point.y)
    var node = hitTestStorage.node
    var levels: [Level] = []
    var slowAnswer: UIView??
    // Keeps the views gone into while code of somebody else's runs.
    var holders: [UIView] = []
    descending: while true {
      node.pointee.prepare(for: recorder)
      guard let blocks = node.pointee.blocks else { break }
      let parent = node.pointee.element
      let depth = Int32(recorder.depth + levels.count)
      var index = node.pointee.count - 1
      var found = -1
      let rows = recorder.rows.room(for: index + 1)
      var written = 0
      while index >= 0 {
        let block = blocks + index
        if block.pointee.lane == .slow { break }
        let localX = x - block.pointee.originX + block.pointee.minX
        let localY = y - block.pointee.originY + block.pointee.minY
        let isInside = block.pointee.lane == .fast && block.pointee.contains(localX, localY)
        (rows + written).initialize(
          to: HitTestVisit(
            element: block.pointee.element,
            parent: parent,
            depth: depth,
            point: CGPoint(x: localX, y: localY),
            verdict: isInside ? .inside : block.pointee.refusal(localX, localY)
          )
        )
        written += 1
        if isInside {
          found = index
          break
        }
        index -= 1
      }
      recorder.rows.add(written)
      if found >= 0 {
        let winner = blocks[found].element
        levels.append(Level(node: node, index: found, x: x, y: y, row: recorder.rows.count - 1, winner: winner))
        x = x - blocks[found].originX + blocks[found].minX
        y = y - blocks[found].originY + blocks[found].minY
        node = blocks[found].node
        continue descending
      }
      if index >= 0 {
        // A view that is to be asked itself: as usual from here on, one level deeper for each view gone into.
        let view = node.pointee.view.takeUnretainedValue()
        holders = levels.map { $0.node.pointee.view.takeUnretainedValue() }
        slowAnswer = view.askTraced(view.children[...index], CGPoint(x: x, y: y), event, recorder, levels.count)
      }
      break
    }
    let answer = slowAnswer ?? node.pointee.view.takeUnretainedValue()
    withExtendedLifetime(holders) { finish(levels, answer: answer, recorder) }
    return answer
  }

  /// Settles the rows of the views gone into, and writes those of the siblings behind them, deepest first.
  private func finish(_ levels: [Level], answer: UIView?, _ recorder: HitTestRecorder) {
    guard let answer else { return }
    let answerID = recorder.identify(answer)
    for (depth, level) in levels.enumerated().reversed() {
      let winner = level.winner
      recorder.rows[level.row].verdict = winner == answerID ? .hit : .inside
      recorder.rows[level.row].answer = answerID
      // An override below may have changed the hierarchy: nothing certain is known of the siblings then.
      guard !level.node.pointee.isStale, let blocks = level.node.pointee.blocks else { continue }
      let parent = level.node.pointee.element
      let rowDepth = Int32(recorder.depth + depth)
      if level.index == 0 { continue }
      let rows = recorder.rows.room(for: level.index)
      for behind in 0..<level.index {
        let block = blocks + (level.index - 1 - behind)
        let (local, contains) = block.pointee.place(of: CGPoint(x: level.x, y: level.y))
        (rows + behind).initialize(
          to: HitTestVisit(
            element: block.pointee.element,
            parent: parent,
            depth: rowDepth,
            point: local,
            verdict: .notAsked(inFront: winner, containsPoint: contains)
          )
        )
      }
      recorder.rows.add(level.index)
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
        if !subview.storedTransform.isInvertible, UIApplication.behavior.singularTransformsDeclineHitTests {
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

extension HitTestBlock {
  /// A point of the superview in the view's own coordinates, and whether the view would have let it in.
  @MainActor
  fileprivate func place(of point: CGPoint) -> (CGPoint, Bool) {
    if lane == .slow {
      return node.pointee.view._withUnsafeGuaranteedRef { view in
        let local = view.convertFromSuperview(point)
        return (local, view.wouldContain(local))
      }
    }
    let local = CGPoint(x: point.x - originX + minX, y: point.y - originY + minY)
    return (local, lane == .fast && contains(local.x, local.y))
  }

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

extension HitTestNode {
  /// Blocks that are up to date and know the ids of the trace that is being written.
  @MainActor
  fileprivate mutating func prepare(for recorder: HitTestRecorder) {
    if isStale { refresh() }
    guard log != recorder.logIdentity else { return }
    log = recorder.logIdentity
    element = view._withUnsafeGuaranteedRef { recorder.identify($0) }
    guard let blocks else { return }
    for index in 0..<count {
      blocks[index].element = blocks[index].node.pointee.view._withUnsafeGuaranteedRef { recorder.identify($0) }
    }
  }
}
