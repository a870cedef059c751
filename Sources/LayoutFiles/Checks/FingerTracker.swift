/// Follows which fingers of a check's steps are down, to refuse steps that no hand can make.
struct FingerTracker {
  private enum Place: Hashable { case down, takenAway, up }

  private var places: [Int: Place] = [:]
  /// Fingers of taps and the time of their lift.
  private var lifts: [(finger: Int, time: Double)] = []

  /// Every finger the steps so far have used.
  var used: Set<Int> { Set(places.keys) }

  /// The smallest number from 1 that no step so far has used.
  var unused: Int {
    var finger = 1
    while places[finger] != nil { finger += 1 }
    return finger
  }

  /// What makes `action` at `time` impossible; nil when nothing does.
  mutating func take(_ action: Step.Action, at time: Double) -> LayoutDiagnostic.Kind? {
    lift(until: time)
    switch action {
    case .down(let finger, _, _):
      return putDown(finger)
    case .tap(let finger, _, _):
      defer { lifts.append((finger, time + Step.tapDuration)) }
      return putDown(finger)
    case .move(let finger, _, _):
      return isOnScreen(finger) ? nil : .fingerNotDown(finger, verb: "move")
    case .up(let finger, _, _):
      defer { places[finger] = .up }
      return isOnScreen(finger) ? nil : .fingerNotDown(finger, verb: "be lifted")
    case .cancel(let finger):
      defer { places[finger] = .takenAway }
      return isOnScreen(finger) ? nil : .fingerNotDown(finger, verb: "be cancelled")
    case .interrupt:
      for (finger, place) in places where place == .down { places[finger] = .takenAway }
      return nil
    default:
      return nil
    }
  }

  /// A finger whose touch was taken away still moves and lifts; nobody hears of it.
  private func isOnScreen(_ finger: Int) -> Bool { places[finger] == .down || places[finger] == .takenAway }

  private mutating func putDown(_ finger: Int) -> LayoutDiagnostic.Kind? {
    defer { places[finger] = .down }
    return places[finger] == .down ? .fingerAlreadyDown(finger) : nil
  }

  private mutating func lift(until time: Double) {
    for lift in lifts where lift.time <= time { places[lift.finger] = .up }
    lifts.removeAll { $0.time <= time }
  }
}
