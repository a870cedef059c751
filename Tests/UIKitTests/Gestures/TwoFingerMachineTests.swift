import Foundation
import TestSupport
import Testing

@testable import UIKit

struct TwoFingerMachineTests {
  private let pinch = TwoFingerMachine(measure: SpreadMeasure(hysteresis: 8))
  private let rotation = TwoFingerMachine(measure: TurnMeasure(hysteresis: 5))

  private func scale(_ script: String) -> Double {
    var player = MachinePlayer(pinch)
    player.play(script)
    return player.machine.measure.scale
  }

  /// Two fingers 100 pt apart around (0, 0), the second turned by so many degrees and so far out.
  private func turned(_ degrees: Double, radius: Double = 50) -> String {
    let (x, y) = (radius * cos(degrees * .pi / 180), radius * sin(degrees * .pi / 180))
    return "1@\(-x),\(-y) 2@\(x),\(y)"
  }

  private func rotation(_ script: String) -> Double {
    var player = MachinePlayer(rotation)
    player.play(script)
    return player.machine.measure.rotation * 180 / .pi
  }

  @Test(arguments: [
    MachineCase(
      "8 pt wider is not enough",
      "0 down 1@0,0 2@100,0; 0.1 move 2@108,0; 0.2 up 1 2",
      "0.200 fail liftedBeforeMoving"
    ),
    MachineCase(
      "8.1 pt is",
      "0 down 1@0,0 2@100,0; 0.1 move 2@108.1,0; 0.2 up 1 2",
      "0.100 begin spreadFarEnough",
      "0.200 end lifted"
    ),
    MachineCase("closer, too", "0 down 1@0,0 2@100,0; 0.1 move 2@91.9,0", "0.100 begin spreadFarEnough"),
    MachineCase("turning is no pinch", "0 down 1@0,0 2@100,0; 0.1 move 2@0,100", ""),
    MachineCase("travelling is none", "0 down 1@0,0 2@100,0; 0.1 move 1@80,80 2@180,80", ""),
    MachineCase("one finger", "0 down 1@0,0; 0.1 move 1@50,0; 0.2 up 1", "0.200 fail tooFewTouches"),
    MachineCase("a third before", "0 down 1@0,0 2@100,0; 0.1 down 3@9,9", "0.100 fail tooManyTouches"),
    MachineCase(
      "a third after is ignored (11b.45)",
      "0 down 1@0,0 2@100,0; 0.1 move 2@120,0; 0.2 down 3@9,9; 0.3 move 3@50,50; 0.4 up 3; 0.5 up 1 2",
      "0.100 begin spreadFarEnough",
      "0.500 end lifted"
    ),
    MachineCase(
      "one up keeps it alive (G-PI-3)",
      "0 down 1@0,0 2@100,0; 0.1 move 2@120,0; 0.2 up 1; 0.3 move 2@150,0; 0.4 up 2",
      "0.100 begin spreadFarEnough",
      "0.200 change touchesChanged",
      "0.400 end lifted"
    ),
    MachineCase(
      "another finger takes its part",
      "0 down 1@0,0 2@100,0; 0.1 move 2@120,0; 0.2 up 1; 0.3 down 3@0,0; 0.4 move 3@20,0",
      "0.100 begin spreadFarEnough",
      "0.200 change touchesChanged",
      "0.300 change touchesChanged",
      "0.400 change moved"
    ),
    MachineCase("cancelled before", "0 down 1@0,0 2@100,0; 0.1 cancel 1; 0.2 cancel 2", "0.200 fail touchCancelled"),
    MachineCase(
      "cancelled after",
      "0 down 1@0,0 2@100,0; 0.1 move 2@120,0; 0.2 cancel 1 2",
      "0.100 begin spreadFarEnough",
      "0.200 cancel touchCancelled"
    ),
  ])
  func `G-PI a pinch`(_ row: MachineCase) {
    #expect(play(row.script, on: pinch) == row.expected.filter { !$0.isEmpty })
  }

  @Test func `G-PI-2 the scale is the distance over the adjusted one`() {
    #expect(scale("0 down 1@0,0 2@100,0; 0.1 move 2@108,0") == 1)
    #expect(scale("0 down 1@0,0 2@100,0; 0.1 move 2@200,0") == 200.0 / 108)
    #expect(scale("0 down 1@0,0 2@100,0; 0.1 move 2@46,0") == 46.0 / 92)
    #expect(scale("0 down 1@0,0 2@100,0; 0.1 move 2@216,0; 0.2 up 1; 0.3 move 2@9,0") == 2)
    #expect(scale("0 down 1@0,0 2@100,0; 0.1 move 2@216,0; 0.2 up 1; 0.3 down 3@196,0; 0.4 move 3@206,0") == 1)
  }

  @Test func `G-PI-2 the scale may be set, and goes on from there`() {
    var player = MachinePlayer(pinch)
    player.play("0 down 1@0,0 2@100,0; 0.1 move 2@200,0")
    player.machine.measure.scale = 1
    player.play("0.2 move 2@300,0", fingersDown: [2: CGPoint(x: 200, y: 0)])
    #expect(player.machine.measure.scale == 1.5)
    #expect(abs(player.machine.measure.velocity - 5) < 1e-9)
  }

  @Test func `fingers at one place give no scale and no crash`() {
    let scale = scale("0 down 1@0,0 2@0,0; 0.1 move 2@9,0; 0.2 move 2@0,0; 0.3 move 2@17,0")
    #expect(scale == 17.0 / 8)
  }

  @Test func `G-RO-1 more than five degrees`() {
    #expect(
      play("0 down \(turned(0)); 0.1 move \(turned(4.99)); 0.2 up 1 2", on: rotation) == [
        "0.200 fail liftedBeforeTurning"
      ]
    )
    #expect(
      play("0 down \(turned(0)); 0.1 move \(turned(5.01)); 0.2 up 1 2", on: rotation) == [
        "0.100 begin turnedFarEnough", "0.200 end lifted",
      ]
    )
    #expect(play("0 down \(turned(0)); 0.1 move \(turned(-5.01))", on: rotation) == ["0.100 begin turnedFarEnough"])
  }

  @Test func `G-RO-1 up to ten degrees when the fingers spread`() {
    // A quarter wider: 5 + 5 · √0.25 degrees.
    #expect(play("0 down \(turned(0)); 0.1 move \(turned(7.49, radius: 62.5))", on: rotation) == [])
    #expect(
      play("0 down \(turned(0)); 0.1 move \(turned(7.51, radius: 62.5))", on: rotation) == [
        "0.100 begin turnedFarEnough"
      ]
    )
    #expect(play("0 down \(turned(0)); 0.1 move \(turned(9.99, radius: 400))", on: rotation) == [])
  }

  @Test func `G-RO-2 clockwise is positive, the threshold is taken off, and it goes on past a half turn`() {
    #expect(abs(rotation("0 down \(turned(0)); 0.1 move \(turned(30))") - 25) < 1e-9)
    #expect(abs(rotation("0 down \(turned(0)); 0.1 move \(turned(-30))") + 25) < 1e-9)
    let steps = stride(from: 30.0, through: 360, by: 30).map { "\($0 / 100) move \(turned($0))" }
    #expect(abs(rotation("0 down \(turned(0)); " + steps.joined(separator: "; ")) - 355) < 1e-9)
  }

  @Test func `G-RO-2 the rotation may be set`() {
    var player = MachinePlayer(rotation)
    player.play("0 down \(turned(0)); 0.1 move \(turned(30))")
    player.machine.measure.rotation = 0
    player.play("0.2 move \(turned(75))", fingersDown: [1: .zero, 2: .zero])
    #expect(abs(player.machine.measure.rotation - .pi / 4) < 1e-9)
    #expect(abs(player.machine.measure.velocity - .pi / 4 / 0.1) < 1e-9)
  }

  @Test func `G-RO-4 a rotation ends when all fingers are up, without a jump between`() {
    var player = MachinePlayer(rotation)
    player.play("0 down \(turned(0)); 0.1 move \(turned(30)); 0.2 up 1; 0.3 move 2@0,0; 0.4 up 2")
    #expect(player.lines == ["0.100 begin turnedFarEnough", "0.200 change touchesChanged", "0.400 end lifted"])
    #expect(abs(player.machine.measure.rotation * 180 / .pi - 25) < 1e-9)
  }
}
