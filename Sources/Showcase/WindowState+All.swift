import Foundation
import Interface
import LayoutFiles
import UIKit

extension WindowState {
  /// Every pane in every state that looks different, from empty to crowded.
  package static var all: [WindowState] {
    beginnings + traces + ranges + panes + menus + canvases + files + sheets + comforts + sizes
  }

  // MARK: Before and without a trace

  private static var beginnings: [WindowState] {
    [
      WindowState("empty", "no layout", session: { DebugSession(application: UIApplication(), name: "nothing") }),
      WindowState("welcome", "a layout that nobody has touched", session: { try open("welcome.layout.json") }),
      WindowState("inspect", "a view chosen in Inspect mode", session: { try open("welcome.layout.json") }) { stage in
        stage.press("i")
        stage.select("Heart")
      },
      WindowState("keys", "the key sheet", session: { try open("welcome.layout.json") }) { $0.press("?") },
    ]
  }

  // MARK: Traces

  private static var traces: [WindowState] {
    [
      WindowState("descent", "a step of the hit test", session: { try play("demo.check.json") }) { $0.scrub(0.41) },
      WindowState("outside", "a step that turns the point away", session: { try play("demo.check.json") }) { stage in
        stage.scrub(0.41)
        while let row = stage.shownRow, row != "PhotoCard" { stage.press(",") }
      },
      WindowState("ascent", "the responder chain", session: { try play("demo.check.json") }) { stage in
        stage.scrub(0.41)
        stage.press("a")
      },
      WindowState("gauges", "limits that come nearer", session: { try play("demo.check.json", until: 0.3) }),
      WindowState("end", "after the last finger", session: { try play("demo.check.json") }),
      WindowState("late", "what was kept from a view", session: { try play("touches-begin-late.check.json") }),
      WindowState("waits", "one waits for another", session: { try play("single-tap-waits.check.json", until: 0.2) }),
      WindowState("deadlock", "two wait for each other", session: { try play(circle: true) }),
      WindowState("together", "two side by side", session: { try play(circle: false) }),
      WindowState("fingers", "many fingers", session: { try play("welcome.check.json") }),
      WindowState("forwarded", "a long ladder", session: { try play("hit-test-verdicts.check.json") }),
    ]
  }

  /// A stretch of time, marked by the keys.
  private static var ranges: [WindowState] {
    let mark: @MainActor (WindowStage) -> Void = { stage in
      stage.scrub(0.25)
      stage.press("{")
      stage.scrub(0.6)
      stage.press("}")
    }
    let demo: @MainActor () throws -> DebugSession = { try play("demo.check.json") }
    return [
      WindowState("range", "a range of time", session: demo, act: mark),
      WindowState("range-least", "in the least window", size: InterfaceRoot.leastSize, session: demo, act: mark),
      WindowState("range-touch", "a range, for fingers", density: .touch, session: demo, act: mark),
      WindowState("range-export", "saving a range of time", session: demo) { stage in
        mark(stage)
        stage.press("e", control: true)
      },
    ]
  }

  // MARK: Panes

  private static var panes: [WindowState] {
    let demo: @MainActor () throws -> DebugSession = { try play("demo.check.json") }
    return [
      WindowState("what-if", "changed values, and who wins now", session: demo) { stage in
        stage.select("PhotoCard")
        guard let card = stage.session.selection else { return }
        stage.session.change(WhatIfKey(card, .alpha), to: .number(0.5))
        stage.session.change(WhatIfKey(card, .isUserInteractionEnabled), to: .bool(false))
      },
      WindowState("recognizer", "a recognizer in the inspector", session: demo) { $0.select("cardPress") },
      WindowState("controller", "a controller in the inspector", session: demo) { $0.select("PhotoController") },
      WindowState("window", "a window in the inspector", session: demo) { $0.select("UIWindow") },
      WindowState("search", "results as they are typed", session: demo) { stage in
        stage.press("/")
        stage.type("hidden:false bar")
      },
      WindowState("search-nothing", "nothing matches", session: demo) { stage in
        stage.press("/")
        stage.type("alpha:0.55")
      },
      WindowState("levels", "two levels of the outline", session: demo) { $0.press("2", control: true) },
      WindowState("focus", "the ring of the keys", session: demo) { stage in
        stage.press(.f6)
        stage.press(.f6)
        stage.press(.down)
        stage.press(.down)
      },
    ]
  }

  // MARK: Menus

  /// Of panes that the keys have come to: so many times F6, then the arrow.
  private static var menus: [WindowState] {
    let panes = [
      ("outline", 2), ("trace", 5), ("recognizers", 6), ("inspector", 7), ("timeline", 8),
    ]
    // The buttons of a narrow toolbar: file, mode, fingers, overlays, finding, export, more.
    let bars = [("fingers", 2), ("overlays", 3), ("more", 6)].map { name, place in
      WindowState(
        "menu-\(name)",
        "what the toolbar has no room for: \(name)",
        size: InterfaceRoot.leastSize,
        session: { try play("demo.check.json") }
      ) { stage in
        stage.press(.f6)
        for _ in 0..<place { stage.press(.tab) }
        stage.press(.enter)
      }
    }
    return bars
      + panes.map { name, place in
        WindowState("menu-\(name)", "the menu of the \(name)", session: { try play("demo.check.json") }) { stage in
          stage.scrub(0.41)
          stage.select("PhotoCard")
          for _ in 0..<place { stage.press(.f6) }
          if name == "recognizers" { stage.press(.down) }
          stage.press(.menu)
        }
      }
  }

  // MARK: Sizes

  private static var sizes: [WindowState] {
    let sizes = [("least", 720, 520), ("small", 900, 700), ("medium", 1_200, 800), ("large", 2_560, 1_440)]
    var states: [WindowState] = []
    for (name, width, height) in sizes {
      let size = CGSize(width: width, height: height)
      let demo: @MainActor () throws -> DebugSession = { try play("demo.check.json") }
      states.append(WindowState("\(name)-trace", "\(width) × \(height)", size: size, session: demo) { $0.scrub(0.41) })
      guard width < 1_360 else { continue }
      states.append(
        WindowState("\(name)-recognizers", "the tab of the recognizers", size: size, session: demo) { stage in
          stage.root.showTab(.recognizers)
        }
      )
      states.append(
        WindowState("\(name)-inspector", "the tab of the inspector", size: size, session: demo) { stage in
          stage.select("LikeButton")
          stage.root.showTab(.inspector)
        }
      )
    }
    return states
  }
}
