import Foundation
import Interface
import LayoutFiles
import UIKit

/// The ways to look at the layout, and what the mouse and the keys put on it.
extension WindowState {
  static var canvases: [WindowState] {
    let demo: @MainActor () throws -> DebugSession = { try play("demo.check.json") }
    return [
      WindowState("hit-map", "who owns each point", session: demo) { $0.press("m") },
      WindowState("hit-map-owner", "what one view owns", session: demo) { stage in
        stage.press("m")
        stage.select("DismissArea")
        stage.session.focusMap(on: stage.session.selection)
      },
      WindowState("layers", "the layers apart, in the middle of a hit test", session: demo) { stage in
        stage.scrub(0.41)
        stage.press("e")
        for _ in 0..<3 { stage.press("k") }
      },
      WindowState("layers-ascent", "the responder chain through the layers", session: demo) { stage in
        stage.scrub(0.41)
        stage.press("a")
        stage.press("e")
      },
      WindowState("measured", "the distances between two views", session: demo) { stage in
        stage.press("i")
        stage.select("LikeButton")
        stage.press("g")
        stage.hover(180, 430)
      },
      WindowState("alone", "one view and what is in it", session: demo) { stage in
        stage.select("PhotoCard")
        stage.press("s")
      },
      WindowState("stack", "all views under a point, and where one is among them", session: demo) { stage in
        stage.press("i")
        stage.mouse(.began, 300, 500)
        stage.mouse(.ended, 300, 500)
        stage.wait(0.5)
        stage.press("b")
      },
      WindowState("menu", "the menu of a point", session: demo) { stage in
        stage.hover(306, 521)
        stage.press(.menu)
      },
      WindowState("tooltip", "the words about a control", session: demo) { stage in
        stage.root.window.layoutIfNeeded()
        stage.root.pointerMoved(to: CGPoint(x: 872, y: 22))
        stage.wait(0.6)
      },
      WindowState("names", "names in the frames", session: demo) { stage in
        stage.press("n")
        stage.press("c")
      },
      WindowState("pinch", "a mirrored pair about its pivot", session: { try open("demo.layout.json") }) { stage in
        stage.press("y")
        stage.press("p")
        stage.mouse(.began, 120, 180)
        stage.mouse(.moved, 110, 170)
        stage.mouse(.ended, 110, 170)
      },
      WindowState("pressed", "a finger that is down", session: { try open("demo.layout.json") }) { stage in
        stage.session.reducesMotion = true
        stage.mouse(.began, 190, 236)
        stage.mouse(.moved, 186, 238)
      },
      WindowState("cross", "the cross of the keyboard's finger", session: { try open("demo.layout.json") }) { stage in
        stage.press(.enter)
        for _ in 0..<4 { stage.press(.down, shift: true) }
      },
    ]
  }
}
