import Foundation
import TestSupport
import Testing

@testable import UIKit

struct TapMachineTests {
  private func machine(taps: Int = 1, touches: Int = 1) -> TapMachine {
    TapMachine(tapsRequired: taps, touchesRequired: touches, behavior: UIKitBehavior())
  }

  @Test(arguments: [
    MachineCase("lift just in time", "0 down 1@0,0; 0.749 up 1", "0.749 end tapped"),
    MachineCase("lift at the very limit: the timer first", "0 down 1@0,0; 0.75 up 1", "0.750 fail heldTooLong"),
    MachineCase("held", "0 down 1@0,0; 2 up 1", "0.750 fail heldTooLong"),
    MachineCase("45 pt is not too far", "0 down 1@0,0; 0.1 move 1@45,0; 0.2 up 1", "0.200 end tapped"),
    MachineCase("45.1 pt is", "0 down 1@0,0; 0.1 move 1@0,45.1; 0.2 up 1", "0.100 fail movedTooFar"),
    MachineCase(
      "diagonally, the straight distance",
      "0 down 1@0,0; 0.1 move 1@32,32; 0.2 up 1",
      "0.100 fail movedTooFar"
    ),
    MachineCase("a second finger", "0 down 1@0,0; 0.1 down 2@9,9; 0.2 up 1 2", "0.100 fail tooManyTouches"),
    MachineCase("two at once", "0 down 1@0,0 2@9,9; 0.2 up 1 2", "0.000 fail tooManyTouches"),
    MachineCase("cancelled", "0 down 1@0,0; 0.1 cancel 1", "0.100 fail touchCancelled"),
    MachineCase("nothing after the end", "0 down 1@0,0; 0.1 up 1; 0.2 down 1@0,0; 0.3 up 1", "0.100 end tapped"),
  ])
  func `G-TAP one finger, one tap`(_ row: MachineCase) {
    #expect(play(row.script, on: machine()) == row.expected)
  }

  @Test(arguments: [
    MachineCase("in time", "0 down 1@0,0; 0.1 up 1; 0.449 down 2@0,0; 0.5 up 2", "0.500 end tapped"),
    MachineCase(
      "a gap of exactly the limit: the timer first",
      "0 down 1@0,0; 0.1 up 1; 0.45 down 2@0,0; 0.5 up 2",
      "0.450 fail noNextTap"
    ),
    MachineCase("one tap alone", "0 down 1@0,0; 0.1 up 1", "0.450 fail noNextTap"),
    MachineCase(
      "the second at 45 pt from the first's start",
      "0 down 1@0,0; 0.1 up 1; 0.2 down 2@45,0; 0.3 up 2",
      "0.300 end tapped"
    ),
    MachineCase(
      "the second too far, at its landing (11b.37)",
      "0 down 1@0,0; 0.1 up 1; 0.2 down 2@45.1,0; 0.3 up 2",
      "0.200 fail movedTooFar"
    ),
    MachineCase(
      "each tap has its own hold",
      "0 down 1@0,0; 0.7 up 1; 0.8 down 2@0,0; 1.5 up 2",
      "1.500 end tapped"
    ),
    MachineCase("the second held", "0 down 1@0,0; 0.1 up 1; 0.2 down 2@0,0; 2 up 2", "0.950 fail heldTooLong"),
    MachineCase(
      "the second with a finger too many",
      "0 down 1@0,0; 0.1 up 1; 0.2 down 2@0,0 3@5,5; 0.3 up 2 3",
      "0.200 fail tooManyTouches"
    ),
  ])
  func `G-TAP-4 two taps`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(taps: 2)) == row.expected)
  }

  @Test(arguments: [
    MachineCase("one after the other", "0 down 1@0,0; 0.1 down 2@40,0; 0.2 up 1; 0.3 up 2", "0.300 end tapped"),
    MachineCase("together", "0 down 1@0,0 2@40,0; 0.2 up 1 2", "0.200 end tapped"),
    MachineCase("one alone", "0 down 1@0,0; 0.2 up 1", "0.200 fail tooFewTouches"),
    MachineCase("a third", "0 down 1@0,0 2@40,0; 0.1 down 3@80,0", "0.100 fail tooManyTouches"),
    MachineCase(
      "one lands after a lift (11b.38)",
      "0 down 1@0,0 2@40,0; 0.1 up 1; 0.2 down 3@0,0; 0.3 up 2 3",
      "0.200 fail tooManyTouches"
    ),
    MachineCase(
      "not judged before all are down (11b.38)",
      "0 down 1@0,0; 0.1 move 1@60,0; 0.2 down 2@40,0; 0.3 up 1 2",
      "0.300 end tapped"
    ),
    MachineCase(
      "not judged after one is up (11b.38)",
      "0 down 1@0,0 2@40,0; 0.1 up 1; 0.2 move 2@300,0; 0.3 up 2",
      "0.300 end tapped"
    ),
    MachineCase(
      "the centroid counts: one finger may go twice as far",
      "0 down 1@0,0 2@40,0; 0.1 move 2@130,0; 0.3 up 1 2",
      "0.300 end tapped"
    ),
    MachineCase(
      "and no further",
      "0 down 1@0,0 2@40,0; 0.1 move 2@130.2,0; 0.3 up 1 2",
      "0.100 fail movedTooFar"
    ),
    MachineCase(
      "the hold runs from the first finger",
      "0 down 1@0,0; 0.6 down 2@40,0; 0.76 up 1 2",
      "0.750 fail heldTooLong"
    ),
  ])
  func `G-TAP-6 two fingers`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(touches: 2)) == row.expected)
  }

  @Test func `the numbers that decided are told`() {
    var player = MachinePlayer(machine())
    player.play("0 down 1@0,0; 0.1 move 1@46,0")
    #expect(player.reasons == [.movedTooFar(distance: 46, limit: 45)])
    #expect(player.machine.gauges(at: .zero) == [])
  }

  @Test func `the gauges show the way to each limit`() {
    var player = MachinePlayer(machine())
    player.play("0 down 1@0,0; 0.1 move 1@9,0")
    let gauges = player.machine.gauges(at: Instant(seconds: 0.3))
    #expect(
      gauges == [
        RecognizerGauge(.moved, 9, of: 45, crossingFails: true),
        RecognizerGauge(.held, 0.3, of: 0.75, crossingFails: true),
      ]
    )
  }
}
