import Foundation
import TestSupport
import Testing

@testable import UIKit

struct LongPressMachineTests {
  private func machine(taps: Int = 0, touches: Int = 1, duration: Double = 0.5) -> LongPressMachine {
    LongPressMachine(
      tapsRequired: taps,
      touchesRequired: touches,
      minimumDuration: duration,
      allowableMovement: 10,
      behavior: UIKitBehavior()
    )
  }

  @Test(arguments: [
    MachineCase("lift just before", "0 down 1@0,0; 0.499 up 1", "0.499 fail liftedTooEarly"),
    MachineCase(
      "lift at the very time: the timer first",
      "0 down 1@0,0; 0.5 up 1",
      "0.500 begin heldLongEnough",
      "0.500 end lifted"
    ),
    MachineCase(
      "10 pt is still",
      "0 down 1@0,0; 0.1 move 1@10,0; 0.4 move 1@0,0; 1 wait",
      "0.500 begin heldLongEnough"
    ),
    MachineCase("10.1 pt is not", "0 down 1@0,0; 0.1 move 1@10.1,0", "0.100 fail movedTooFar"),
    MachineCase("a second finger before", "0 down 1@0,0; 0.4 down 2@9,9", "0.400 fail tooManyTouches"),
    MachineCase(
      "a second finger after is ignored",
      "0 down 1@0,0; 0.6 down 2@9,9; 0.7 up 1",
      "0.500 begin heldLongEnough",
      "0.700 end lifted"
    ),
    MachineCase(
      "movement after is free",
      "0 down 1@0,0; 0.6 move 1@300,0; 0.7 up 1",
      "0.500 begin heldLongEnough",
      "0.600 change moved",
      "0.700 end lifted"
    ),
    MachineCase("cancelled before", "0 down 1@0,0; 0.1 cancel 1", "0.100 fail touchCancelled"),
    MachineCase(
      "cancelled after",
      "0 down 1@0,0; 0.6 cancel 1",
      "0.500 begin heldLongEnough",
      "0.600 cancel touchCancelled"
    ),
  ])
  func `G-LP one finger`(_ row: MachineCase) {
    #expect(play(row.script, on: machine()) == row.expected)
  }

  @Test(arguments: [
    MachineCase(
      "the time runs from the second finger",
      "0 down 1@0,0; 0.3 down 2@40,0; 1 up 1; 1.1 up 2",
      "0.800 begin heldLongEnough",
      "1.000 end lifted"
    ),
    MachineCase("one finger alone never begins", "0 down 1@0,0; 9 up 1", "9.000 fail liftedTooEarly"),
    MachineCase(
      "any finger's lift ends it",
      "0 down 1@0,0 2@40,0; 0.7 up 2; 0.9 up 1",
      "0.500 begin heldLongEnough",
      "0.700 end lifted"
    ),
    MachineCase("one lifts before", "0 down 1@0,0 2@40,0; 0.3 up 2", "0.300 fail liftedTooEarly"),
  ])
  func `G-LP-2 two fingers`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(touches: 2)) == row.expected)
  }

  @Test(arguments: [
    MachineCase(
      "a tap, then the press",
      "0 down 1@0,0; 0.1 up 1; 0.2 down 2@0,0; 1 up 2",
      "0.700 begin heldLongEnough",
      "1.000 end lifted"
    ),
    MachineCase("no tap: the first press is held too long", "0 down 1@0,0; 2 up 1", "0.750 fail heldTooLong"),
    MachineCase("no press", "0 down 1@0,0; 0.1 up 1", "0.450 fail noNextTap"),
    MachineCase(
      "the press just in time",
      "0 down 1@0,0; 0.1 up 1; 0.449 down 2@0,0; 1 wait; 1 up 2",
      "0.949 begin heldLongEnough",
      "1.000 end lifted"
    ),
    MachineCase(
      "the press too far from the tap",
      "0 down 1@0,0; 0.1 up 1; 0.2 down 2@45.1,0; 1 up 2",
      "0.200 fail movedTooFar"
    ),
  ])
  func `G-LP-6 after a tap`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(taps: 1)) == row.expected)
  }

  @Test func `G-LP-2 no duration begins at touch-down`() {
    #expect(
      play("0 down 1@0,0; 0.1 up 1", on: machine(duration: 0)) == ["0.000 begin heldLongEnough", "0.100 end lifted"]
    )
  }

  @Test func `the numbers that decided are told`() {
    var player = MachinePlayer(machine())
    player.play("0 down 1@0,0; 0.2 up 1")
    #expect(player.reasons == [.liftedTooEarly(after: 0.2, limit: 0.5)])
  }
}
