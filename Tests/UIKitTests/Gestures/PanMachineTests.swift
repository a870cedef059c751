import Foundation
import TestSupport
import Testing

@testable import UIKit

struct PanMachineTests {
  private func machine(minimum: Int = 1, maximum: Int = .max) -> PanMachine {
    PanMachine(minimumTouches: minimum, maximumTouches: maximum, hysteresis: 10)
  }

  private func player(_ script: String, minimum: Int = 1) -> MachinePlayer<PanMachine> {
    var player = MachinePlayer(machine(minimum: minimum))
    player.play(script)
    return player
  }

  @Test(arguments: [
    MachineCase("9.9 pt", "0 down 1@0,0; 0.1 move 1@9.9,0; 0.2 up 1", "0.200 fail liftedBeforeMoving"),
    MachineCase("10 pt", "0 down 1@0,0; 0.1 move 1@10,0; 0.2 up 1", "0.100 begin movedFarEnough", "0.200 end lifted"),
    MachineCase("each axis by itself", "0 down 1@0,0; 0.1 move 1@9.9,-9.9", ""),
    MachineCase("upwards", "0 down 1@0,0; 0.1 move 1@0,-10", "0.100 begin movedFarEnough"),
    MachineCase("there and back", "0 down 1@0,0; 0.1 move 1@6,0; 0.2 move 1@-4,0; 0.3 move 1@-9,0", ""),
    MachineCase(
      "a second finger goes on",
      "0 down 1@0,0; 0.1 move 1@10,0; 0.2 down 2@90,90; 0.3 move 2@95,90; 0.4 up 1; 0.5 up 2",
      "0.100 begin movedFarEnough",
      "0.200 change touchesChanged",
      "0.300 change moved",
      "0.400 change touchesChanged",
      "0.500 end lifted"
    ),
    MachineCase("cancelled before", "0 down 1@0,0; 0.1 cancel 1", "0.100 fail touchCancelled"),
    MachineCase(
      "cancelled after",
      "0 down 1@0,0; 0.1 move 1@10,0; 0.2 cancel 1",
      "0.100 begin movedFarEnough",
      "0.200 cancel touchCancelled"
    ),
    MachineCase(
      "one of two cancelled is as if lifted (11b.41)",
      "0 down 1@0,0 2@50,0; 0.1 move 1@20,0 2@70,0; 0.2 cancel 1; 0.3 up 2",
      "0.100 begin movedFarEnough",
      "0.200 change touchesChanged",
      "0.300 end lifted"
    ),
  ])
  func `G-PAN-2 one finger or more`(_ row: MachineCase) {
    #expect(play(row.script, on: machine()) == row.expected.filter { !$0.isEmpty })
  }

  @Test(arguments: [
    MachineCase(
      "one finger's movement does not count (11b.40)",
      "0 down 1@0,0; 0.1 move 1@80,0; 0.2 down 2@90,0; 0.3 move 1@85,0 2@95,0",
      ""
    ),
    MachineCase(
      "with two it does; below two there is no changed (G-PAN-9)",
      "0 down 1@0,0 2@50,0; 0.1 move 1@10,0 2@60,0; 0.2 up 1; 0.3 move 2@80,0; 0.4 up 2",
      "0.100 begin movedFarEnough",
      "0.400 end lifted"
    ),
    MachineCase("one finger's lift", "0 down 1@0,0; 0.1 move 1@80,0; 0.2 up 1", "0.200 fail liftedBeforeMoving"),
  ])
  func `G-PAN-9 at least two fingers`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(minimum: 2)) == row.expected.filter { !$0.isEmpty })
  }

  @Test(arguments: [
    MachineCase("a second before", "0 down 1@0,0; 0.1 down 2@9,9", "0.100 fail tooManyTouches"),
    MachineCase(
      "a second after is no failure",
      "0 down 1@0,0; 0.1 move 1@10,0; 0.2 down 2@9,9",
      "0.100 begin movedFarEnough",
      "0.200 change touchesChanged"
    ),
  ])
  func `G-PAN-4 at most one finger`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(maximum: 1)) == row.expected)
  }

  @Test func `G-PAN-3 each axis shrinks by the hysteresis at the beginning`() {
    #expect(player("0 down 1@0,0; 0.1 move 1@15,3").machine.moved == CGVector(dx: 5, dy: 0))
    #expect(player("0 down 1@0,0; 0.1 move 1@-12,-30").machine.moved == CGVector(dx: -2, dy: -20))
  }

  @Test func `G-PAN-5 fingers that join or leave are no jump`() {
    let joined = player("0 down 1@0,0; 0.1 move 1@20,0; 0.2 down 2@300,300; 0.3 move 1@24,0 2@304,300")
    #expect(joined.machine.moved == CGVector(dx: 14, dy: 0))
    let left = player("0 down 1@0,0 2@300,0; 0.1 move 1@20,0 2@320,0; 0.2 up 1; 0.3 move 2@321,0")
    #expect(left.machine.moved == CGVector(dx: 11, dy: 0))
  }

  @Test func `11b 40 a finger that joins before the beginning keeps the sum`() {
    let joined = player("0 down 1@0,0; 0.1 move 1@6,0; 0.2 down 2@100,0; 0.3 move 1@10,0 2@104,0")
    #expect(joined.lines == ["0.300 begin movedFarEnough"])
  }

  @Test func `G-PAN-8 the velocity follows slowly`() {
    var player = player("0 down 1@0,0; 0.1 move 1@10,0")
    #expect(abs(player.machine.velocity.dx - 100) < 1e-9)
    player.play("0.2 move 1@40,0", fingersDown: [1: CGPoint(x: 10, y: 0)])
    #expect(abs(player.machine.velocity.dx - (0.2 * 300 + 0.8 * 100)) < 1e-9)
    player.play("0.2005 move 1@90,0", fingersDown: [1: CGPoint(x: 40, y: 0)])
    #expect(abs(player.machine.velocity.dx - 140) < 1e-9, "a sample within a millisecond counts nothing")
  }

  @Test func `G-PAN-7 setting the translation forgets the velocity`() {
    var player = player("0 down 1@0,0; 0.1 move 1@20,0")
    player.machine.rebase(to: CGVector(dx: 3, dy: 4))
    #expect(player.machine.moved == CGVector(dx: 3, dy: 4))
    #expect(player.machine.velocity == .zero)
    player.play("0.2 move 1@25,0", fingersDown: [1: CGPoint(x: 20, y: 0)])
    #expect(player.machine.moved == CGVector(dx: 8, dy: 4))
    #expect(abs(player.machine.velocity.dx - 50) < 1e-9)
  }

  @Test func `SV-7 an axis that is not free neither begins nor counts`() {
    var machine = machine()
    machine.freeAxes = .vertical
    var player = MachinePlayer(machine)
    player.play("0 down 1@0,0; 0.1 move 1@80,9.9")
    #expect(player.lines == [])
    player.play("0.2 move 1@80,10", fingersDown: [1: .zero])
    #expect(player.lines == ["0.200 begin movedFarEnough"])
  }
}
