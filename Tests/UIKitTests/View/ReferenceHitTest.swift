import Foundation

@testable import UIKit

/// HT-1 to HT-5 written down plainly: what the engine's lanes must answer, and the rows they must write.
@MainActor
struct ReferenceHitTest {
  let application: UIApplication
  private(set) var rows: [HitTestVisit] = []

  init(_ application: UIApplication) {
    self.application = application
  }

  mutating func answer(at location: CGPoint) -> UIView? {
    let windows = application.windows.sorted {
      $0.windowLevel != $1.windowLevel ? $0.windowLevel > $1.windowLevel : $0.frontStamp > $1.frontStamp
    }
    for (index, window) in windows.enumerated() {
      let local = window.convertFromSuperview(location)
      if window.isHidden {
        add(window, .hidden, local, nil, 0)
      } else if let answer = ask(window, local, by: nil, depth: 0) {
        addNotAsked(windows[(index + 1)...].map { $0 }, location, nil, 0, inFront: window)
        return answer
      }
    }
    return nil
  }

  private mutating func ask(_ view: UIView, _ point: CGPoint, by parent: UIView?, depth: Int) -> UIView? {
    let row = rows.count
    add(view, .inside, point, parent, depth)
    var refusal: HitTestVisit.Verdict?
    let answer = overridden(view, point, depth, &refusal)
    if let answer {
      rows[row].verdict = answer === view ? .hit : .inside
      rows[row].answer = application.identify(answer)
    } else {
      rows[row].verdict = refusal ?? .passedThrough
    }
    return answer
  }

  private mutating func overridden(
    _ view: UIView,
    _ point: CGPoint,
    _ depth: Int,
    _ refusal: inout HitTestVisit.Verdict?
  ) -> UIView? {
    switch view.overrides?.hitTest {
    case nil:
      return byClass(view, point, depth, &refusal)
    case .returns(let other):
      if contains(view, point) { return other?.view }
      refusal = outside(view, point)
      return nil
    case .passThrough:
      let answer = byClass(view, point, depth, &refusal)
      return answer === view ? nil : answer
    case .tries(let views, let converts):
      for other in views.compactMap(\.view) {
        let local = converts ? view.convert(point, to: other) : point
        if let answer = ask(other, local, by: view, depth: depth + 1) { return answer }
      }
      return byClass(view, point, depth, &refusal)
    case .ignoresFlags:
      return subtree(view, point, depth, &refusal)
    }
  }

  private mutating func byClass(
    _ view: UIView,
    _ point: CGPoint,
    _ depth: Int,
    _ refusal: inout HitTestVisit.Verdict?
  ) -> UIView? {
    let answer = plain(view, point, depth, &refusal)
    return view is PassThroughView && answer === view ? nil : answer
  }

  private mutating func plain(
    _ view: UIView,
    _ point: CGPoint,
    _ depth: Int,
    _ refusal: inout HitTestVisit.Verdict?
  ) -> UIView? {
    refusal = flag(of: view)
    return refusal == nil ? subtree(view, point, depth, &refusal) : nil
  }

  private mutating func subtree(
    _ view: UIView,
    _ point: CGPoint,
    _ depth: Int,
    _ refusal: inout HitTestVisit.Verdict?
  ) -> UIView? {
    guard contains(view, point) else {
      refusal = outside(view, point)
      return nil
    }
    for index in view.subviews.indices.reversed() {
      let subview = view.subviews[index]
      let local = subview.convertFromSuperview(point)
      if isFlat(subview) {
        add(subview, .notInvertible, local, view, depth + 1)
      } else if let answer = ask(subview, local, by: view, depth: depth + 1) {
        addNotAsked(view.subviews[..<index].reversed(), point, view, depth + 1, inFront: subview)
        return answer
      }
    }
    return view
  }

  // MARK: One view

  private func flag(of view: UIView) -> HitTestVisit.Verdict? {
    if view.isHidden { return .hidden }
    if !view.isUserInteractionEnabled { return .interactionDisabled }
    let alpha = Float(view.alpha)
    if Double(alpha) < 0.01 { return .transparent(alpha: alpha) }
    if let control = view as? UIControl, !control.isEnabled { return .disabledControl }
    return nil
  }

  private func isFlat(_ view: UIView) -> Bool {
    view.transform.a * view.transform.d - view.transform.b * view.transform.c == 0
  }

  private func contains(_ view: UIView, _ point: CGPoint) -> Bool {
    if let custom = view.overrides?.pointInside { return custom.contains(point, in: view.bounds) }
    return view.point(inside: point, with: nil)
  }

  private func outside(_ view: UIView, _ point: CGPoint) -> HitTestVisit.Verdict {
    let box = view.bounds
    let gap = CGVector(
      dx: point.x < box.minX ? point.x - box.minX : max(0, point.x - box.maxX),
      dy: point.y < box.minY ? point.y - box.minY : max(0, point.y - box.maxY)
    )
    return .outside(gap: gap, isCustom: view.overrides?.pointInside != nil || box.contains(point))
  }

  // MARK: Rows

  private mutating func add(
    _ view: UIView,
    _ verdict: HitTestVisit.Verdict,
    _ point: CGPoint,
    _ parent: UIView?,
    _ depth: Int
  ) {
    rows.append(
      HitTestVisit(
        element: application.identify(view),
        parent: parent.map { application.identify($0) },
        depth: Int32(depth),
        point: point,
        verdict: verdict
      )
    )
  }

  private mutating func addNotAsked(
    _ siblings: [UIView],
    _ point: CGPoint,
    _ parent: UIView?,
    _ depth: Int,
    inFront winner: UIView
  ) {
    for sibling in siblings {
      let local = sibling.convertFromSuperview(point)
      let has = flag(of: sibling) == nil && !isFlat(sibling) && sibling.bounds.contains(local)
      add(sibling, .notAsked(inFront: application.identify(winner), containsPoint: has), local, parent, depth)
    }
  }
}

/// Lets touches through to what is behind it, as overlays do.
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let answer = super.hitTest(point, with: event)
    return answer === self ? nil : answer
  }
}

/// Can be touched a little outside its bounds, but not at its corners.
final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y < 60 * 60
  }
}
