package import Foundation

/// # Hit testing a view tree
///
/// Down: a view that is hidden, has interaction off or an alpha below 0.01 is passed over with its subtree (HT-1);
/// then ``UIView/point(inside:with:)`` decides (HT-2); then the subviews are asked, frontmost first (HT-3), and the
/// first that answers has it (HT-5); else the view itself (HT-4). Each step is written by ``HitTestRecorder``.
extension UIView {
  /// Asks this view as its superview does: through the trace, and through an override said as data.
  ///
  /// `parent` is the view that asks; `point` is in this view's bounds coordinates.
  package final func ask(_ point: CGPoint, with event: UIEvent?, by parent: UIView?) -> UIView? {
    let recorder = UIApplication.dispatching?.hitTestRecorder
    recorder?.enter(self, at: point, askedBy: parent)
    let answer = overriddenHitTest(point, with: event, recorder)
    recorder?.leave(self, answer: answer)
    return answer
  }

  private func overriddenHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: HitTestRecorder?) -> UIView? {
    switch overrides?.hitTest {
    case nil:
      return hitTest(point, with: event)
    case .returns(let view):
      guard asksPointInside(point, with: event) else {
        recorder?.refuse(self, outsideVerdict(point))
        return nil
      }
      return view?.view
    case .passThrough:
      let answer = hitTest(point, with: event)
      return answer === self ? nil : answer
    case .tries(let views, let converts):
      for view in views.compactMap(\.view) {
        let converted = converts ? converted(point, to: view) : point
        if let answer = view.ask(converted, with: event, by: self) { return answer }
      }
      return hitTest(point, with: event)
    case .ignoresFlags:
      return hitTestSubtree(point, with: event)
    }
  }

  /// What `UIView` itself does in ``hitTest(_:with:)``.
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let recorder = UIApplication.dispatching?.hitTestRecorder
    let own = HitTestNode.own(hitTestNode)
    switch own.pointee.lane {
    case .fast:
      guard own.pointee.contains(point.x, point.y) else {
        recorder?.refuse(self, outsideVerdict(point))
        return nil
      }
      guard let recorder else { return fastHitTest(point, with: event) }
      return tracedFastHitTest(point, with: event, recorder)
    case .hidden, .interactionDisabled, .empty:
      if recorder == nil { return nil }
    case .slow:
      break
    }
    if let refusal = flagRefusal {
      recorder?.refuse(self, refusal)
      return nil
    }
    return hitTestSubtree(point, with: event)
  }

  private func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let recorder = UIApplication.dispatching?.hitTestRecorder
    guard asksPointInside(point, with: event) else {
      recorder?.refuse(self, outsideVerdict(point))
      return nil
    }
    if isOfStockClass {
      guard let recorder else { return fastHitTest(point, with: event) }
      return tracedFastHitTest(point, with: event, recorder)
    }
    // A snapshot: an override may change the hierarchy while it is asked.
    let candidates = subviews
    for index in candidates.indices.reversed() {
      let subview = candidates[index]
      if !subview.storedTransform.isInvertible, UIApplication.singularTransformsDeclineHitTests {
        recorder?.record(subview, .notInvertible, at: point, askedBy: self)
        continue
      }
      if let answer = subview.ask(subview.convertFromSuperview(point), with: event, by: self) {
        recorder?.recordNotAsked(candidates[..<index].reversed(), at: point, in: self, inFront: subview)
        return answer
      }
    }
    return self
  }

  /// The first of the flags that makes a view decline without being asked for the point (HT-1).
  package var flagRefusal: HitTestVisit.Verdict? {
    if isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interactionDisabled }
    let opacity = Float(alpha)
    if Double(opacity) < UIApplication.minimumHitTestAlpha { return .transparent(alpha: opacity) }
    if blockingAnimations > 0 { return .animating }
    if let control = self as? UIControl, !control.isEnabled, UIApplication.disabledControlsDeclineHitTests {
      return .disabledControl
    }
    return nil
  }

  /// `point(inside:with:)`, an override said as data included.
  package final func asksPointInside(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if let custom = overrides?.pointInside { return custom.contains(point, in: bounds) }
    return self.point(inside: point, with: event)
  }

  final func outsideVerdict(_ point: CGPoint) -> HitTestVisit.Verdict {
    let box = bounds
    let gap = box.gap(to: point)
    let isCustom = overrides?.pointInside != nil || box.contains(point)
    return .outside(gap: gap, isCustom: isCustom)
  }
}

extension CGRect {
  /// From the nearest point of the rectangle to `point`: positive to the right and below, zero within.
  package func gap(to point: CGPoint) -> CGVector {
    CGVector(
      dx: point.x < minX ? point.x - minX : max(0, point.x - maxX),
      dy: point.y < minY ? point.y - minY : max(0, point.y - maxY)
    )
  }
}
