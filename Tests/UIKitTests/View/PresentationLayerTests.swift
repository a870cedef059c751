import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A view under animation: what it is, and what is seen of it.
@MainActor
struct PresentationLayerTests {
  /// Takes touches where it is seen.
  final class Chased: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let superview, let layer = layer.presentation() else { return nil }
      return layer.hitTest(convert(point, to: superview)) == nil ? nil : self
    }
  }

  private func stage() -> (Stage, UIView) {
    let stage = Stage()
    let view = stage.add(Chased(), "V", CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.application.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) {
        view.frame.origin.x = 200
        view.alpha = 0.5
      }
    }
    return (stage, view)
  }

  @Test func `AN-1 AN-3 the model is at the end at once, the presentation on its way`() {
    let (stage, view) = stage()
    #expect(view.frame.minX == 200)
    #expect(view.layer.presentation()?.frame.minX == 0)
    stage.wait(until: 1)
    #expect(view.layer.presentation()?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(view.layer.presentation()?.opacity == 0.75)
    stage.wait(until: 2)
    #expect(view.layer.presentation() === view.layer)
    #expect(stage.application.runningAnimations.isEmpty)
  }

  @Test func `AN-3 an override finds the view where it is seen`() {
    let (stage, view) = stage()
    stage.wait(until: 1)
    let hit = { (x: Double) in stage.application.hitTest(at: CGPoint(x: x, y: 150)) === view }
    #expect([50.0, 150, 250].map(hit) == [false, true, false])
    stage.wait(until: 2)
    #expect([50.0, 150, 250].map(hit) == [false, false, true])
  }

  @Test func `F52 an option survives in a set`() {
    let options: UIView.AnimationOptions = [.curveEaseIn, .allowUserInteraction]
    #expect(options.contains(.allowUserInteraction))
    #expect(!options.subtracting(.allowUserInteraction).contains(.allowUserInteraction))
  }
}
