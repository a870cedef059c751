import Foundation
import UIKit

/// Where the tracks lie under the ruler, from the top of their content.
struct TrackLayout: Equatable {
  enum Kind: Hashable { case fingers, hitTest, delivery, recognizers, controlEvents }

  struct Track: Equatable {
    let kind: Kind
    let title: String
    /// For a narrow column.
    let shortTitle: String
    let top: Double
    let height: Double
    let laneHeight: Double
  }

  private(set) var tracks: [Track] = []
  private(set) var height = 0.0

  init(fingers: Int, recognizers: Int, density: Density, isCompact: Bool) {
    let isDense = density == .dense
    let finger = isDense || isCompact ? 14.0 : 22
    let row = isCompact ? 16.0 : density.trackRow
    add(.fingers, "Fingers", "Fingers", lanes: max(1, fingers), of: finger, padding: isCompact ? 0 : 2)
    add(.hitTest, "Hit-test", "Hit-test", lanes: 1, of: row, padding: 0)
    guard !isCompact else { return }
    add(.delivery, "Delivery", "Delivery", lanes: 1, of: row + 2, padding: 0)
    add(.recognizers, "Recognizers", "States", lanes: max(1, recognizers), of: density.lane, padding: 0)
    add(.controlEvents, "Control events", "Events", lanes: 1, of: row + 1, padding: 0)
  }

  private mutating func add(
    _ kind: Kind,
    _ title: String,
    _ shortTitle: String,
    lanes: Int,
    of lane: Double,
    padding: Double
  ) {
    let track = Track(
      kind: kind,
      title: title,
      shortTitle: shortTitle,
      top: height,
      height: Double(lanes) * lane + padding,
      laneHeight: lane
    )
    tracks.append(track)
    height += track.height
  }
}
