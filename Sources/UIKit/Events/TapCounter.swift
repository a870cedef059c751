import Foundation

/// Counts quick taps at one place for ``UITouch/tapCount``: by location only, whatever the view (TAP-1, reading 11b.18).
@MainActor
struct TapCounter {
  private struct Place {
    let start: CGPoint
    var count: Int
    var lift: Instant?
  }

  private var places: [TouchID: Place] = [:]
  private var lifted: [Place] = []

  init() {}

  mutating func began(_ touch: UITouch, at now: Instant) {
    let behavior = UIApplication.behavior
    lifted.removeAll { place in
      guard let lift = place.lift else { return true }
      return now.seconds(since: lift) >= behavior.tapCountMaximumGap
    }
    let point = touch.screenLocation
    var count = 1
    var start = point
    if let index = lifted.firstIndex(where: { $0.start.distance(to: point) <= behavior.tapCountMaximumMovement }) {
      count = lifted[index].count + 1
      start = lifted[index].start
      lifted.remove(at: index)
    }
    touch.tapCount = count
    places[touch.id] = Place(start: start, count: count)
  }

  /// A finger that wanders off is no tap any more (TAP-4).
  mutating func moved(_ touch: UITouch) {
    guard let place = places[touch.id] else { return }
    if place.start.distance(to: touch.screenLocation) > UIApplication.behavior.tapCountMaximumMovement {
      places[touch.id] = nil
    }
  }

  mutating func lifted(_ touch: UITouch, at now: Instant) {
    guard var place = places.removeValue(forKey: touch.id) else {
      touch.tapCount = 0
      return
    }
    place.lift = now
    lifted.append(place)
  }
}
