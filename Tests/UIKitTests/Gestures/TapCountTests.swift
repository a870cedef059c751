import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct TapCountTests {
  private final class Counter: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    private func note(_ touches: Set<UITouch>) { counts += touches.map(\.tapCount) }
  }

  private func counts(_ script: String) -> [Int] {
    let stage = Stage()
    let view = stage.add(Counter(), "V", Stage.whole)
    stage.play(script)
    return view.counts
  }

  @Test func `TAP-2 the count is set at the beginning and kept`() {
    #expect(
      counts("0 down 1@9,9; 0.1 up 1; 0.2 down 1@9,9; 0.3 up 1; 0.4 down 1@9,9; 0.5 up 1") == [1, 1, 2, 2, 3, 3]
    )
  }

  @Test func `TAP-5 a tap within 350 ms of the lift counts on`() {
    #expect(counts("0 down 1@9,9; 0.1 up 1; 0.449 down 1@9,9") == [1, 1, 2])
    #expect(counts("0 down 1@9,9; 0.1 up 1; 0.45 down 1@9,9") == [1, 1, 1])
  }

  @Test func `TAP-5 and within 45 points of the first`() {
    #expect(counts("0 down 1@9,9; 0.1 up 1; 0.2 down 1@54,9") == [1, 1, 2])
    #expect(counts("0 down 1@9,9; 0.1 up 1; 0.2 down 1@54.1,9") == [1, 1, 1])
    #expect(counts("0 down 1@9,9; 0.1 up 1; 0.2 down 1@49,9; 0.3 up 1; 0.4 down 1@89,9") == [1, 1, 2, 2, 1])
  }

  @Test func `TAP-4 a finger that wanders off is no tap at its end`() {
    #expect(counts("0 down 1@9,9; 0.1 move 1@54.1,9; 0.2 up 1; 0.3 down 1@9,9") == [1, 0, 1])
    #expect(counts("0 down 1@9,9; 0.1 move 1@54,9; 0.2 up 1; 0.3 down 1@9,9") == [1, 1, 2])
  }

  @Test func `TAP-1 two places are counted apart`() {
    #expect(
      counts("0 down 1@9,9; 0.1 up 1; 0.15 down 2@200,9; 0.2 up 2; 0.25 down 1@9,9") == [1, 1, 1, 1, 2]
    )
  }

  @Test func `11b 18 the view does not matter`() {
    let stage = Stage()
    let left = stage.add(Counter(), "L", CGRect(x: 0, y: 0, width: 20, height: 100))
    let right = stage.add(Counter(), "R", CGRect(x: 20, y: 0, width: 100, height: 100))
    stage.play("0 down 1@10,10; 0.1 up 1; 0.2 down 1@30,10; 0.3 up 1")
    #expect(left.counts == [1, 1])
    #expect(right.counts == [2, 2])
  }
}
