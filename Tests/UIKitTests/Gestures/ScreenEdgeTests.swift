import Foundation
import TestSupport
import Testing

@testable import UIKit

struct ScreenEdgeTests {
  private func machine(_ edges: UIRectEdge) -> PanMachine {
    PanMachine(
      minimumTouches: 1,
      maximumTouches: .max,
      hysteresis: 15,
      edge: ScreenEdge(
        edges: edges,
        area: CGRect(x: 0, y: 0, width: 400, height: 800),
        behavior: UIKitBehavior()
      )
    )
  }

  @Test(arguments: [
    MachineCase(
      "15 pt inwards",
      "0 down 1@13,300; 0.1 move 1@28,300; 0.9 up 1",
      "0.100 begin movedFarEnough",
      "0.900 end lifted"
    ),
    MachineCase("14.9 pt", "0 down 1@13,300; 0.1 move 1@27.9,300; 0.2 up 1", "0.200 fail liftedBeforeMoving"),
    MachineCase("outside the zone, at touch-down (11b.43)", "0 down 1@13.1,300", "0.000 fail startedAwayFromEdge"),
    MachineCase("at the other edge", "0 down 1@399,300", "0.000 fail startedAwayFromEdge"),
    MachineCase("just in time", "0 down 1@5,300; 0.249 move 1@20,300", "0.249 begin movedFarEnough"),
    MachineCase("too late", "0 down 1@5,300; 0.25 move 1@20,300", "0.250 fail tooSlow"),
    MachineCase("outwards", "0 down 1@10,300; 0.1 move 1@-20,300", "0.250 fail tooSlow"),
    MachineCase("along the edge", "0 down 1@5,300; 0.1 move 1@20,368", "0.250 fail tooSlow"),
    MachineCase("within the angle", "0 down 1@5,300; 0.1 move 1@20,366", "0.100 begin movedFarEnough"),
    MachineCase("cancelled", "0 down 1@5,300; 0.1 cancel 1", "0.100 fail touchCancelled"),
  ])
  func `G-SE-2 from the left`(_ row: MachineCase) {
    #expect(play(row.script, on: machine(.left)) == row.expected)
  }

  @Test(arguments: [
    (UIRectEdge.left, "5,300", "20,300"), (.right, "395,300", "380,300"), (.top, "200,13", "200,28"),
    (.bottom, "200,789", "200,774"),
  ])
  func `each edge`(_ edge: UIRectEdge, _ start: String, _ end: String) {
    let script = "0 down 1@\(start); 0.1 move 1@\(end)"
    #expect(play(script, on: machine(edge)) == ["0.100 begin movedFarEnough"])
    #expect(play(script, on: machine(.all)) == ["0.100 begin movedFarEnough"])
    #expect(play(script, on: machine(UIRectEdge.all.subtracting(edge))) == ["0.000 fail startedAwayFromEdge"])
  }

  @Test func `the bottom's zone is narrower`() {
    #expect(play("0 down 1@200,788.9", on: machine(.bottom)) == ["0.000 fail startedAwayFromEdge"])
  }

  @Test func `G-SE-1 without edges it never begins`() {
    #expect(play("0 down 1@0,300; 0.1 move 1@80,300", on: machine([])) == ["0.000 fail noEdges"])
  }

  @Test func `the nearest edge and its zone are told`() {
    var player = MachinePlayer(machine([.left, .bottom]))
    player.play("0 down 1@200,780")
    #expect(player.reasons == [.startedAwayFromEdge(distance: 20, limit: 11)])
  }
}
