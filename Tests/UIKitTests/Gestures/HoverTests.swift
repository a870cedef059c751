import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.inEverySurroundings) @MainActor
struct HoverTests {
  private func stage() -> (stage: Stage, hover: UIHoverGestureRecognizer) {
    let stage = Stage()
    let view = stage.addHandling("V", CGRect(x: 100, y: 100, width: 100, height: 100))
    return (stage, stage.add(UIHoverGestureRecognizer(), "hover", to: view, action: true))
  }

  @Test func `G-HO-1 began, changed and ended as the pointer enters, moves and leaves`() {
    let (stage, hover) = stage()
    stage.play("0 hover 0@10,10; 0.1 hover 0@150,150; 0.2 hover 0@160,150")
    #expect(hover.location(in: nil) == CGPoint(x: 160, y: 150))
    #expect(hover.numberOfTouches == 0)
    stage.play("0.3 hover 0@10,10; 0.4 hover 0@150,150; 0.5 hover")
    #expect(
      stage.log == [
        "0.100 hover: possible -> began",
        "0.100 hover -> window.act",
        "0.200 hover: began -> changed",
        "0.200 hover -> window.act",
        "0.300 hover: changed -> ended",
        "0.300 hover -> window.act",
        "0.400 hover: possible -> began",
        "0.400 hover -> window.act",
        "0.500 hover: began -> ended",
        "0.500 hover -> window.act",
      ]
    )
    #expect(hover.state == .possible)
  }

  @Test func `a view over it takes the pointer away; a view in it does not`() {
    let (stage, hover) = stage()
    if let view = hover.view { stage.addHandling("in", CGRect(x: 0, y: 0, width: 20, height: 20), to: view) }
    stage.addHandling("over", CGRect(x: 150, y: 100, width: 100, height: 100))
    stage.play("0 hover 0@105,105; 0.1 hover 0@140,140; 0.2 hover 0@160,140")
    #expect(stage.reasons(of: "hover") == ["began pointerEntered", "changed moved", "ended pointerLeft"])
  }

  @Test func `touches neither feed it nor are kept from others by it`() {
    let (stage, hover) = stage()
    if let view = hover.view { stage.add(UITapGestureRecognizer(), "tap", to: view) }
    stage.play("0 hover 0@150,150; 0.1 down 1@150,150; 0.2 up 1")
    #expect(stage.log(of: "hover") == ["0.000 hover: possible -> began", "0.000 hover -> window.act"])
    #expect(stage.log(of: "tap") == ["0.200 tap: possible -> ended"])
    #expect(stage.log(of: "V") == ["0.100 V.touchesBegan", "0.200 V.touchesCancelled"])
  }

  @Test func `a refusal lasts until the pointer comes again`() {
    let (stage, hover) = stage()
    let delegate = ClosureDelegate()
    var asked = 0
    delegate.shouldBegin = { _ in
      asked += 1
      return asked > 1
    }
    hover.delegate = delegate
    stage.play("0 hover 0@150,150; 0.1 hover 0@160,150; 0.2 hover 0@10,10; 0.3 hover 0@150,150")
    #expect(asked == 2)
    #expect(stage.reasons(of: "hover") == ["failed delegateRefused", "began pointerEntered"])
  }

  @Test(arguments: ["disabled", "removed"])
  func `switched off or removed under the pointer, it is cancelled`(_ how: String) {
    let (stage, hover) = stage()
    stage.play("0 hover 0@150,150; 0.1 wait")
    if how == "disabled" { hover.isEnabled = false } else { hover.view?.removeFromSuperview() }
    stage.play("0.2 hover 0@160,150; 0.3 hover 0@10,10")
    #expect(stage.reasons(of: "hover") == ["began pointerEntered", "cancelled \(how)"])
  }
}
