import Foundation
package import LayoutFiles
package import UIKit

/// Where on the screen a recognizer would be offered a touch, by the view that the touch hits (GT-1).
///
/// Regions come from the hit-owner map. Whether the recognizer takes a touch that hits a view in its own is asked of the
/// engine: a finger comes down there on a layout of its own, so that delegates, flags and types have their say.
@MainActor
package struct RecognizerMap {
  /// A view whose touches the recognizer could see and does not take.
  package struct Refusal {
    package let owner: ElementID
    package let reason: TraceEvent.RefusalReason
    package let region: HitMap.Region
  }

  package let layout: BuiltLayout

  /// The regions where it is offered the touch; everything else is nobody's.
  package let map: HitMap

  /// The largest first.
  package let refusals: [Refusal]

  /// nil where the layout has no recognizer of that name.
  package init?(of name: String, in document: LayoutDocument) {
    let layout = LayoutBuilder.build(document, traceCapacity: 100_000)
    guard let recognizer = layout.recognizer(name) else { return nil }
    self.layout = layout
    let whole = HitMap(of: layout.application)
    let id = layout.application.identify(recognizer)
    var offered: [HitMap.Region] = []
    var refusals: [Refusal] = []
    var rest: [MapPiece] = []
    for region in whole.regions {
      switch RecognizerMap.answer(of: recognizer, id, in: region, layout.application) {
      case .offered: offered.append(region)
      case .refused(let owner, let reason):
        refusals.append(Refusal(owner: owner, reason: reason, region: region))
        rest += region.pieces
      case .elsewhere: rest += region.pieces
      }
    }
    if !rest.isEmpty { offered.append(HitMap.Region(owner: nil, pieces: rest, area: rest.area)) }
    map = HitMap(screen: whole.screen, regions: offered, sampled: whole.sampled)
    self.refusals = refusals
  }

  private enum Answer {
    case offered
    case refused(ElementID, TraceEvent.RefusalReason)
    case elsewhere
  }

  private static func answer(
    of recognizer: UIGestureRecognizer,
    _ id: ElementID,
    in region: HitMap.Region,
    _ application: UIApplication
  ) -> Answer {
    guard let owner = region.owner, let view = recognizer.view,
      let hit = application.object(for: owner) as? UIView, hit.isDescendant(of: view),
      let point = region.pieces.insidePoint
    else { return .elsewhere }
    // What earlier questions have left is not to be gone through again.
    application.trace.removeAllEvents()
    let start = application.scheduler.now
    application.handle([TouchSample(finger: 1, phase: .began, location: point)], at: start)
    application.handle([TouchSample(finger: 1, phase: .cancelled, location: point)], at: start)
    // Whoever counts taps has forgotten this one by then.
    application.advance(to: start.advanced(bySeconds: 3))
    for event in application.trace.events {
      switch event.kind {
      case .recognizerOffered(id, _): return .offered
      case .recognizerRefused(id, _, let reason): return .refused(owner, reason)
      default: continue
      }
    }
    return .elsewhere
  }
}
