import Canvas
import Foundation
import Interface
import LayoutFiles
import UIKit

/// The window as different people have it: their contrast, fingers, panes and layouts.
extension WindowState {
  static var comforts: [WindowState] {
    let demo: @MainActor () throws -> DebugSession = { try play("demo.check.json") }
    return [
      WindowState("contrast", "high contrast", session: demo) { stage in
        stage.session.setTheme(Theme(stage.session.theme.appearance, highContrast: true))
        stage.scrub(0.41)
      },
      WindowState("touch-density", "controls for fingers", density: .touch, session: demo) { $0.scrub(0.41) },
      WindowState(
        "touch-density-least",
        "controls for fingers in the least window",
        size: InterfaceRoot.leastSize,
        density: .touch,
        session: demo
      ) { $0.scrub(0.41) },
      WindowState("story", "the trace in sentences", session: demo) { $0.press("h") },
      WindowState("story-least", "the trace in a narrow window", size: InterfaceRoot.leastSize, session: demo) {
        $0.press("h")
      },
      WindowState("comparison", "before and after a what-if", session: demo, act: compare),
      WindowState(
        "comparison-least",
        "before and after a what-if in the least window, for fingers",
        size: InterfaceRoot.leastSize,
        density: .touch,
        session: demo,
        act: compare
      ),
      WindowState(
        "comparison-wide",
        "before and after a what-if on a large screen",
        size: CGSize(width: 2_560, height: 1_440),
        session: demo,
        act: compare
      ),
      WindowState("folded", "only the canvas and one column", session: demo) { stage in
        stage.press("j", control: true)
        stage.press("b", control: true)
        stage.press("o")
      },
      WindowState("drawer", "the outline over the canvas", size: CGSize(width: 900, height: 700), session: demo) {
        $0.press("o")
      },
      WindowState("why-point", "the answer about a typed point", session: demo) { stage in
        stage.select("LikeButton")
        stage.session.ask(at: .point(CGPoint(x: 306, y: 521)))
      },
      WindowState("scripts", "names and texts of many scripts, and one without end", session: scripts) { stage in
        stage.press("n")
        stage.mouse(.began, 100, 120)
        stage.mouse(.ended, 100, 120)
        stage.wait(1)
      },
      WindowState("crowded", "ten thousand views", session: crowd) { stage in
        stage.session.reducesMotion = true
        stage.mouse(.began, 200, 400)
        stage.mouse(.ended, 200, 400)
        stage.wait(1)
      },
    ]
  }

  private static func compare(_ stage: WindowStage) {
    stage.select("PhotoCard")
    guard let card = stage.session.selection else { return }
    stage.session.change(WhatIfKey(card, .isUserInteractionEnabled), to: .bool(false))
    stage.session.compare(.withoutWhatIf)
  }

  private static func scripts() throws -> DebugSession {
    let names = [
      ("UILabel", "标题标签", "今天的照片"), ("UIButton", "زر الإعجاب", "أعجبني"),
      ("UIButton", "Кнопка «Отправить»", "Отправить"),
      ("UILabel", "שם התמונה", "תמונה מהנמל"), ("UIButton", "👩‍👩‍👧‍👦 family", "👩‍👩‍👧‍👦"),
      ("UIView", String(repeating: "AVeryLongNameOfAView", count: 12), ""),
    ]
    let views = names.enumerated().map { place, view in
      let (kind, name, text) = view
      let said = text.isEmpty ? "" : ", \"\(kind == "UILabel" ? "text" : "title")\": \"\(text)\""
      return """
        {"class": "\(kind)", "name": "\(name)", "frame": [20, \(80 + 90 * place), 350, 70],
         "backgroundColor": "#dfe7f2"\(said)}
        """
    }
    return try session(of: views)
  }

  /// A hundred rows of a hundred views.
  private static func crowd() throws -> DebugSession {
    let rows = (0..<100).map { row in
      let cells = (0..<99).map { "{\"name\": \"cell \(row).\($0)\", \"frame\": [\(4 * $0), 0, 4, 8]}" }
      return """
        {"name": "row \(row)", "frame": [0, \(8 * row), 396, 8], "subviews": [\(cells.joined(separator: ","))]}
        """
    }
    return try session(of: rows)
  }

  /// A screen with these views in its root.
  private static func session(of views: [String]) throws -> DebugSession {
    let text = """
      {"fingerpost": 1, "windows": [{"name": "window", "subviews": [
        {"name": "root", "frame": [0, 0, 390, 844], "subviews": [\(views.joined(separator: ","))]}]}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "screen.layout.json")
    return DebugSession(application: LayoutBuilder.build(document).application, name: "screen", document: document)
  }
}
