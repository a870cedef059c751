import Traces
package import UIKit

/// One selection for the whole window: what is selected anywhere is selected everywhere.
extension DebugSession {
  /// The view that stands for the selection on the canvas, in the outline and in the ladder.
  ///
  /// A recognizer has the view it is on, a controller its root view; nil without a selection, or without such a view.
  package var selectedView: ElementID? {
    guard let selection, let object = application.object(for: selection) else { return nil }
    switch object {
    case is UIView: return selection
    case let recognizer as UIGestureRecognizer: return recognizer.view.map { application.identify($0) }
    case let controller as UIViewController: return controller.viewIfLoaded.map { application.identify($0) }
    default: return nil
    }
  }

  /// Selects an object, shows the step that is about it, and the finger.
  ///
  /// What is nil stays as it is.
  func show(_ element: ElementID?, step sequence: Int?, finger: TouchID?) {
    if let sequence { go(toSequence: sequence) }
    if let element { select(element) }
    if let finger, shownTouch?.id != finger { choose(finger) }
  }

  /// Selects what the shown step is about.
  func selectShownStep() {
    guard let index = playback.step, digest.steps.indices.contains(index) else { return }
    let step = digest.steps[index]
    let touch = step.touch.flatMap { digest.touch($0) }
    switch step.kind {
    case .descent(let row): select(touch?.rows.indices.contains(row) == true ? touch?.rows[row].visit.element : nil)
    case .ascent:
      let hops = touch?.calls.flatMap(\.hops)
      select(hops?.last { $0.sequence <= step.sequence }?.delivery.responder)
    case .transition(let recognizer), .held(let recognizer, _): select(recognizer)
    case .controlEvent(let index): select(digest.controlEvents[index].control)
    case .swallowed(let responder): select(responder)
    case .input, .dropped, .mark: select(touch?.view)
    case .action, .change: break
    }
  }
}
