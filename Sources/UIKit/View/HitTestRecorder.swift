import Foundation

/// Writes the rows of a hit test while it runs; one for all hit tests of an application.
///
/// A row is written when a view is asked, so rows are in the order of asking; its verdict is settled on the way back.
@MainActor
final class HitTestRecorder {
  let rows: HitTestRows

  private struct Frame {
    let view: ObjectIdentifier
    let row: Int
    var refusal: HitTestVisit.Verdict?
  }

  @exclusivity(unchecked) private var stack: [Frame] = []
  private unowned(unsafe) let application: UIApplication

  init(application: UIApplication) {
    self.application = application
    rows = application.trace.rows
    logIdentity = ObjectIdentifier(application.trace)
  }

  /// Levels that the fast lane has gone down by itself.
  @exclusivity(unchecked) private var fastLevels = 0

  /// How many views are being asked now, one inside the other.
  var depth: Int { stack.count + fastLevels }

  /// Runs `body` so many levels deeper.
  func nested<Result>(_ levels: Int, _ body: () -> Result) -> Result {
    fastLevels += levels
    defer { fastLevels -= levels }
    return body()
  }

  func identify(_ view: UIView) -> ElementID { application.identify(view) }

  /// Names the trace for which ids hold.
  let logIdentity: ObjectIdentifier

  func enter(_ view: UIView, at point: CGPoint, askedBy parent: UIView?) {
    let row = append(view, .inside, at: point, askedBy: parent, depth: depth)
    stack.append(Frame(view: ObjectIdentifier(view), row: row))
  }

  /// The view being asked turns the point away.
  func refuse(_ view: UIView, _ verdict: HitTestVisit.Verdict) {
    guard let index = stack.indices.last, stack[index].view == ObjectIdentifier(view) else { return }
    stack[index].refusal = verdict
  }

  func leave(_ view: UIView, answer: UIView?) {
    guard let frame = stack.popLast() else { return }
    if let answer {
      rows.settle(frame.row, verdict: answer === view ? .hit : .inside, answer: application.identify(answer))
    } else {
      rows.settle(frame.row, verdict: frame.refusal ?? .passedThrough, answer: nil)
    }
  }

  /// A row for a view that is decided without asking it; `point` is in the coordinates of `parent`, or of the screen.
  func record(_ view: UIView, _ verdict: HitTestVisit.Verdict, at point: CGPoint, askedBy parent: UIView?) {
    append(view, verdict, at: view.convertFromSuperview(point), askedBy: parent, depth: depth)
  }

  /// Rows for the siblings behind the one that answered, front to back.
  func recordNotAsked(_ siblings: [UIView], at point: CGPoint, in parent: UIView?, inFront winner: UIView) {
    let winnerID = application.identify(winner)
    for sibling in siblings {
      let local = sibling.convertFromSuperview(point)
      append(
        sibling,
        .notAsked(inFront: winnerID, containsPoint: sibling.wouldContain(local)),
        at: local,
        askedBy: parent,
        depth: depth
      )
    }
  }

  @discardableResult
  private func append(
    _ view: UIView,
    _ verdict: HitTestVisit.Verdict,
    at point: CGPoint,
    askedBy parent: UIView?,
    depth: Int
  ) -> Int {
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
}

extension UIView {
  /// Whether flags and bounds would let a point in; nothing that an override may say is asked.
  final func wouldContain(_ point: CGPoint) -> Bool {
    flagRefusal == nil && storedTransform.isInvertible && bounds.contains(point)
  }
}
