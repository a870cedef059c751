import Foundation

/// One finger as a machine sees it: window coordinates, in points.
struct FingerSample: Hashable, Sendable {
  let id: TouchID
  let location: CGPoint
}

/// What the recognizer's class tells its machine.
///
/// The moment comes with it: a machine has no clock.
enum GestureInput: Hashable, Sendable {
  case down([FingerSample])
  case moved([FingerSample])
  case lifted([TouchID])
  case cancelled([TouchID])
  /// The deadline that the machine asked for has come.
  case deadline
}

/// What a machine tells the recognizer's class to do.
enum GestureAction: Hashable, Sendable {
  case startDeadline(seconds: Double)
  case stopDeadline
  case begin(StateReason)
  case change(StateReason)
  /// Ends a continuous gesture, or recognises a discrete one.
  case end(StateReason)
  case cancel(StateReason)
  case fail(StateReason)
}

/// The logic of one gesture: inputs in, actions out, nothing else known.
protocol GestureMachine: Sendable {
  mutating func handle(_ input: GestureInput, at now: Instant) -> [GestureAction]

  /// How near it is to its thresholds at some moment; nothing once it has decided.
  func gauges(at now: Instant) -> [RecognizerGauge]
}

/// The fingers that a machine follows, in the order of landing; lifted ones keep their last place.
struct FingerSet: Hashable, Sendable {
  struct Finger: Hashable, Sendable {
    let id: TouchID
    let start: CGPoint
    var location: CGPoint
    var isDown = true
  }

  private(set) var fingers: [Finger] = []

  var isEmpty: Bool { fingers.isEmpty }

  /// How many landed, lifted ones included.
  var count: Int { fingers.count }

  var downCount: Int { fingers.count(where: \.isDown) }

  /// Of all fingers, at their last places.
  var centroid: CGPoint { .centroid(of: fingers.map(\.location)) }

  /// Of the fingers that are down.
  var downLocations: [CGPoint] { fingers.filter(\.isDown).map(\.location) }

  var hasLifted: Bool { fingers.contains { !$0.isDown } }

  mutating func land(_ samples: [FingerSample]) {
    for sample in samples {
      fingers.append(Finger(id: sample.id, start: sample.location, location: sample.location))
    }
  }

  mutating func move(_ samples: [FingerSample]) {
    for sample in samples {
      guard let index = fingers.firstIndex(where: { $0.id == sample.id }) else { continue }
      fingers[index].location = sample.location
    }
  }

  mutating func lift(_ ids: [TouchID]) {
    for id in ids {
      guard let index = fingers.firstIndex(where: { $0.id == id }) else { continue }
      fingers[index].isDown = false
    }
  }

  /// Takes fingers out altogether.
  mutating func remove(_ ids: [TouchID]) {
    fingers.removeAll { ids.contains($0.id) }
  }
}
