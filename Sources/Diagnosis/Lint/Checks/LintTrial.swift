import Foundation
import LayoutFiles
import Traces
import UIKit

/// A tap that is played to see what comes of it.
@MainActor
enum LintTrial {
  /// The recognizer on a view around the control that keeps a tap from being its touchUpInside; nil if it is sent.
  static func recognizerThatCancels(_ control: String, tappedAt point: CGPoint, _ document: LayoutDocument) -> String? {
    let layout = LayoutBuilder.build(document, traceCapacity: 10_000)
    guard let view = layout.view(control), let id = layout.id(control) else { return nil }
    ScriptRunner([Step(time: 0, action: .tap(finger: 1, at: point, FingerTraits()))], on: layout).run()
    var culprit: ElementID?
    for event in layout.application.trace.events {
      switch event.kind {
      case .controlEvent(id, .touchUpInside), .action(id, .touchUpInside?, _, _): return nil
      case .touchCancelled(_, id, .recognizer(let recognizer)): culprit = recognizer
      case .touchDiscarded(_, id, let recognizer?): culprit = recognizer
      default: continue
      }
    }
    guard let culprit, let owner = (layout.application.object(for: culprit) as? UIGestureRecognizer)?.view,
      owner !== view, view.isDescendant(of: owner)
    else { return nil }
    return layout.name(culprit)
  }
}
