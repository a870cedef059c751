import Foundation
import TestSupport
import Testing

@testable import UIKit

/// One row of a machine's table: what fingers do and what the machine says, deadlines included.
///
/// `0 down 1@0,0; 0.5 up 1` gives lines such as `0.500 fail heldTooLong`. Between the steps the deadline that the
/// machine has asked for comes when it is due, before a step at the same moment (reading 11b.1).
struct MachineCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let script: String
  let expected: [String]

  init(_ description: String, _ script: String, _ expected: String...) {
    testDescription = description
    self.script = script
    self.expected = expected
  }
}

/// Plays a script to a machine and notes its actions; those about deadlines are carried out, not noted.
struct MachinePlayer<Machine: GestureMachine> {
  var machine: Machine
  private(set) var lines: [String] = []
  private(set) var reasons: [StateReason] = []
  private var due: Instant?

  init(_ machine: Machine) {
    self.machine = machine
  }

  /// Plays on; the clock stops at the last step.
  mutating func play(_ text: String, fingersDown: [Int: CGPoint] = [:]) {
    for step in FingerScript(startsWith: fingersDown, text).steps {
      let now = Instant(seconds: step.seconds)
      if let due, due <= now {
        self.due = nil
        handle(.deadline, at: due)
      }
      let samples = step.fingers.map { FingerSample(id: id($0.number), location: $0.point ?? .zero) }
      switch step.verb {
      case .down: handle(.down(samples), at: now)
      case .move: handle(.moved(samples), at: now)
      case .up: handle(.lifted(samples.map(\.id)), at: now)
      case .cancel: handle(.cancelled(samples.map(\.id)), at: now)
      case .wait, .interrupt, .hover: break
      }
    }
  }

  private func id(_ finger: Int) -> TouchID { TouchID(finger: Int32(finger), serial: Int32(finger)) }

  private mutating func handle(_ input: GestureInput, at now: Instant) {
    for action in machine.handle(input, at: now) {
      switch action {
      case .startDeadline(let seconds): due = now.advanced(bySeconds: seconds)
      case .stopDeadline: due = nil
      case .begin(let reason): note("begin", reason, now)
      case .change(let reason): note("change", reason, now)
      case .end(let reason): note("end", reason, now)
      case .cancel(let reason): note("cancel", reason, now)
      case .fail(let reason): note("fail", reason, now)
      }
    }
  }

  private mutating func note(_ verb: String, _ reason: StateReason, _ now: Instant) {
    reasons.append(reason)
    lines.append(String(format: "%.3f ", now.seconds) + "\(verb) \(reason.caseName)")
  }
}

/// The lines that a machine gives for a script, and for the quiet minute after it.
func play<Machine: GestureMachine>(_ script: String, on machine: Machine) -> [String] {
  var player = MachinePlayer(machine)
  player.play(script + "; 60 wait")
  return player.lines
}
