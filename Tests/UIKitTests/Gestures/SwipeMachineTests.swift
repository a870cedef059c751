import Foundation
import TestSupport
import Testing

@testable import UIKit

struct SwipeMachineTests {
  private func machine(
    _ directions: UISwipeGestureRecognizer.Direction = .right,
    touches: Int = 1
  ) -> SwipeMachine {
    SwipeMachine(directions: directions, touchesRequired: touches, behavior: UIKitBehavior())
  }

  @Test(arguments: [
    MachineCase("50 pt, while moving", "0 down 1@0,0; 0.1 move 1@50,0; 0.2 up 1", "0.100 end swiped"),
    MachineCase("49.9 pt", "0 down 1@0,0; 0.1 move 1@49.9,0; 0.2 up 1", "0.200 fail liftedBeforeMoving"),
    MachineCase("just in time", "0 down 1@0,0; 0.499 move 1@50,0", "0.499 end swiped"),
    MachineCase("at half a second: the timer first", "0 down 1@0,0; 0.5 move 1@50,0", "0.500 fail tooSlow"),
    MachineCase("left", "0 down 1@0,0; 0.1 move 1@-80,0; 0.2 up 1", "0.200 fail wrongDirection"),
    MachineCase("left, then nothing", "0 down 1@0,0; 0.1 move 1@-80,0", "0.500 fail wrongDirection"),
    MachineCase(
      "left and back: it may still be (11b.42)",
      "0 down 1@0,0; 0.1 move 1@-80,0; 0.2 move 1@50,0",
      "0.200 end swiped"
    ),
    MachineCase("across, within the limit", "0 down 1@0,0; 0.1 move 1@50,181.2", "0.100 end swiped"),
    MachineCase("across, beyond it", "0 down 1@0,0; 0.1 move 1@50,181.3", "0.500 fail wrongDirection"),
    MachineCase("slower, the limit is narrower", "0 down 1@0,0; 0.4 move 1@50,124.7", "0.400 end swiped"),
    MachineCase("and no wider", "0 down 1@0,0; 0.4 move 1@50,124.9", "0.500 fail wrongDirection"),
    MachineCase("a second finger", "0 down 1@0,0; 0.1 down 2@0,50; 0.2 move 1@80,0", "0.100 fail tooManyTouches"),
    MachineCase("cancelled", "0 down 1@0,0; 0.1 cancel 1", "0.100 fail touchCancelled"),
  ])
  func `G-SW-2 G-SW-3 G-SW-4 G-SW-5 one finger to the right`(_ row: MachineCase) {
    #expect(play(row.script, on: machine()) == row.expected)
  }

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, "50,0"), (.left, "-50,0"), (.up, "0,-50"), (.down, "0,50"),
  ])
  func `G-SW-1 each direction, and no other`(_ direction: UISwipeGestureRecognizer.Direction, _ place: String) {
    let script = "0 down 1@0,0; 0.1 move 1@\(place); 0.2 up 1"
    let others = UISwipeGestureRecognizer.Direction(rawValue: 15).subtracting(direction)
    #expect(play(script, on: machine(direction)) == ["0.100 end swiped"])
    #expect(play(script, on: machine([.left, .right, .up, .down])) == ["0.100 end swiped"])
    #expect(play(script, on: machine(others)) == ["0.200 fail wrongDirection"])
  }

  @Test(arguments: [
    MachineCase("together", "0 down 1@0,0 2@0,50; 0.1 move 1@50,0 2@50,50", "0.100 end swiped"),
    MachineCase(
      "measured from when both are down",
      "0 down 1@0,0; 0.1 move 1@60,0; 0.2 down 2@60,50; 0.3 move 1@109,0 2@109,50; 0.31 up 1 2",
      "0.310 fail liftedBeforeMoving"
    ),
    MachineCase("one finger alone", "0 down 1@0,0; 0.1 move 1@80,0; 0.2 up 1", "0.200 fail tooFewTouches"),
    MachineCase("one finger alone, slowly", "0 down 1@0,0; 0.1 move 1@80,0", "0.500 fail tooSlow"),
    MachineCase(
      "the time runs from the first finger",
      "0 down 1@0,0; 0.4 down 2@0,50; 0.55 move 1@50,0 2@50,50",
      "0.500 fail tooSlow"
    ),
  ])
  func `G-SW two fingers`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(touches: 2)) == row.expected)
  }

  @Test func `the gauges show distance and time`() {
    var player = MachinePlayer(machine())
    player.play("0 down 1@0,0; 0.1 move 1@20,7")
    #expect(
      player.machine.gauges(at: Instant(seconds: 0.2)) == [
        RecognizerGauge(.moved, 20, of: 50, crossingFails: false),
        RecognizerGauge(.held, 0.2, of: 0.5, crossingFails: true),
      ]
    )
  }
}
