import Testing
import UIKit

@MainActor
struct ReorderingTests {
  private final class Owner: ReorderingOwner {
    var steps: [String] = []

    func canMoveRow(at index: Int) -> Bool { index > 0 }
    func reordering(_ step: String, at point: CGPoint) { steps.append("\(step) \(Int(point.y))") }
  }

  private let phone = Phone()
  private let owner = Owner()
  private let list = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))

  init() {
    for index in 0..<4 {
      list.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 50)))
    }
    phone.window.addSubview(list)
  }

  @Test func `a press on a row that may move is told from its beginning to its end`() {
    let reordering = Reordering(list: list)
    reordering.owner = owner
    phone.down(20, 160, at: 0)
    #expect(owner.steps.isEmpty)
    phone.wait(until: 0.31)
    phone.move(20, 220, at: 0.4)
    phone.up(20, 220, at: 0.5)
    #expect(owner.steps == ["begin 160", "update 220", "end 220"])
  }

  @Test func `a press on a row that must stay fails when its time has come`() {
    let reordering = Reordering(list: list)
    reordering.owner = owner
    phone.down(20, 110, at: 0)
    #expect(reordering.press.state == .possible)
    phone.wait(until: 0.31)
    #expect(reordering.press.state == .failed)
    phone.up(20, 110, at: 0.5)
    #expect(owner.steps.isEmpty)
  }
}
