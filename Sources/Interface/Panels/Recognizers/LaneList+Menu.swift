import Canvas
import Foundation
import Traces
import UIKit

extension LaneList {
  /// What can be done with the recognizer of a lane, with the change that is pointed at, or with what was kept from it.
  func menu(at point: CGPoint) -> [MenuItem] {
    guard let lanes, let row = row(at: point) else { return [] }
    switch row {
    case .lane(let index):
      let lane = lanes.lanes[index]
      return ElementMenu(context: context, id: lane.id, step: (changePointed(at: point) ?? lane.change)?.sequence)
        .items(sentence: "\(lane.name), \(lane.what): \(lane.sentence)")
    case .kept(let index):
      let kept = lanes.kept[index]
      return ElementMenu(context: context, id: kept.subject, step: kept.sequence)
        .items(sentence: "\(kept.what) \(kept.why)")
    case .caption: return []
    }
  }

  /// In the row that the arrow keys have come to, or in the lane of the selection; it is brought into sight.
  var keyMenuPlace: CGPoint? {
    guard let rect = chosenRect else { return nil }
    scrollRectToVisible(rect, animated: false)
    return CGPoint(x: rect.minX + 40, y: min(rect.maxY, rect.minY + 40))
  }
}
