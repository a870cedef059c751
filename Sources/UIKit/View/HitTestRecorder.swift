import Foundation

/// Collects the rows of one hit test while it runs; they go to the trace when it is over.
///
/// A row is written when a view is asked, so rows are in the order of asking; its verdict is settled on the way back.
@MainActor
final class HitTestRecorder {
  private(set) var visits: [HitTestVisit] = []

  private struct Frame {
    let view: UIView
    let row: Int
    var refusal: HitTestVisit.Verdict?
  }

  private var stack: [Frame] = []
  private unowned let application: UIApplication

  init(application: UIApplication) {
    self.application = application
  }

  /// Forgets the rows of the last hit test and keeps their memory.
  func reset() {
    visits.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
  }

  func enter(_ view: UIView, at point: CGPoint, askedBy parent: UIView?) {
    stack.append(Frame(view: view, row: visits.count))
    append(view, .inside, at: point, askedBy: parent, depth: stack.count - 1)
  }

  /// The view being asked turns the point away.
  func refuse(_ view: UIView, _ verdict: HitTestVisit.Verdict) {
    guard let index = stack.indices.last, stack[index].view === view else { return }
    stack[index].refusal = verdict
  }

  func leave(_ view: UIView, answer: UIView?) {
    guard let frame = stack.popLast() else { return }
    let verdict: HitTestVisit.Verdict
    if let answer {
      verdict = answer === view ? .hit : .inside
      visits[frame.row].answer = application.identify(answer)
    } else {
      verdict = frame.refusal ?? .passedThrough
    }
    visits[frame.row].verdict = verdict
  }

  /// A row for a view that is decided without asking it; `point` is in the coordinates of `parent`, or of the screen.
  func record(_ view: UIView, _ verdict: HitTestVisit.Verdict, at point: CGPoint, askedBy parent: UIView?) {
    append(view, verdict, at: view.convertFromSuperview(point), askedBy: parent, depth: stack.count)
  }

  /// Rows for the siblings behind the one that answered, front to back.
  func recordNotAsked(_ siblings: [UIView], at point: CGPoint, in parent: UIView?, inFront winner: UIView) {
    let winnerID = application.identify(winner)
    for sibling in siblings {
      let local = sibling.convertFromSuperview(point)
      let contains =
        sibling.flagRefusal == nil && sibling.storedTransform.isInvertible && sibling.bounds.contains(local)
      append(
        sibling,
        .notAsked(inFront: winnerID, containsPoint: contains),
        at: local,
        askedBy: parent,
        depth: stack.count
      )
    }
  }

  private func append(
    _ view: UIView,
    _ verdict: HitTestVisit.Verdict,
    at point: CGPoint,
    askedBy parent: UIView?,
    depth: Int
  ) {
    visits.append(
      HitTestVisit(
        element: application.identify(view),
        parent: parent.map { application.identify($0) },
        depth: Int32(depth),
        point: point,
        verdict: verdict
      )
    )
  }
}
