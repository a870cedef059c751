public import Foundation

/// What some fingers do, as text: `0 down 1@10,10 2@30,10; 0.1 move 1@20,10; 0.2 up 1 2; 1 wait`.
///
/// Each step is one event: the seconds, a verb, the fingers, with their places where the verb needs them. The script
/// refuses what hands cannot do: two landings of one finger, a move of one that is up, a step back in time.
public struct FingerScript: Hashable, Sendable {
  /// What happens in a step.
  public enum Verb: String, Hashable, Sendable {
    case down, move, up, cancel, wait, interrupt
    /// The pointer, given as finger 0; without a place it leaves the screen.
    case hover
  }

  /// One finger in a step, and where it is; where it was, if the step does not say.
  public struct Finger: Hashable, Sendable {
    /// The number by which the script knows the finger.
    public let number: Int

    /// Points of the screen.
    public let point: CGPoint?
  }

  /// One event.
  public struct Step: Hashable, Sendable {
    /// Seconds since the start.
    public let seconds: Double

    /// What happens.
    public let verb: Verb

    /// To whom.
    public let fingers: [Finger]
  }

  /// The events in order.
  public let steps: [Step]

  /// Reads a script, with some fingers down already; a mistake in it is a programmer's error.
  public init(startsWith places: [Int: CGPoint] = [:], _ text: String) {
    var steps: [Step] = []
    var down = places
    for line in text.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let words = line.split(separator: " ")
      if words.isEmpty { continue }
      guard words.count > 1, let seconds = Double(words[0]), let verb = Verb(rawValue: String(words[1])) else {
        preconditionFailure("\(line): a step is a time, a verb and fingers")
      }
      precondition(seconds >= steps.last?.seconds ?? 0, "\(line): time goes back")
      let fingers = words[2...].map { Self.finger($0, verb: verb, down: &down) }
      if verb == .interrupt { down = [:] }
      steps.append(Step(seconds: seconds, verb: verb, fingers: fingers))
    }
    self.steps = steps
  }

  private static func finger(_ word: Substring, verb: Verb, down: inout [Int: CGPoint]) -> Finger {
    let halves = word.split(separator: "@")
    let numbers = halves.count == 2 ? halves[1].split(separator: ",").compactMap { Double($0) } : []
    guard let number = Int(halves[0]), halves.count == 1 || numbers.count == 2 else {
      preconditionFailure("\(word): a finger is a number and, perhaps, @x,y")
    }
    let point = numbers.isEmpty ? down[number] : CGPoint(x: numbers[0], y: numbers[1])
    switch verb {
    case .down: precondition(down[number] == nil, "finger \(number) is down already")
    case .move, .up, .cancel: precondition(down[number] != nil, "finger \(number) is not down")
    case .wait, .interrupt, .hover: break
    }
    switch verb {
    case .down, .move: down[number] = point
    case .up, .cancel: down[number] = nil
    case .wait, .interrupt, .hover: break
    }
    return Finger(number: number, point: point)
  }
}
