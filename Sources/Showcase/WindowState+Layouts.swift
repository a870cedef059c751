import Foundation
import Interface
import LayoutFiles
import Traces
import UIKit

/// Where the states get their sessions from: the sample layouts of the repository, and two of their own.
extension WindowState {
  private static func path(_ folder: String, _ file: String, filePath: String = #filePath) -> String {
    var root = URL(fileURLWithPath: filePath)
    while root.lastPathComponent != "Sources" { root = root.deletingLastPathComponent() }
    return root.deletingLastPathComponent().appendingPathComponent(folder).appendingPathComponent(file).path
  }

  static func open(_ layout: String) throws -> DebugSession {
    try session(LayoutFile.read(path("Layouts", layout)), name: layout, steps: [], until: nil)
  }

  /// A check's layout after its steps, or after those up to a moment in seconds.
  static func play(_ check: String, until end: Double? = nil) throws -> DebugSession {
    let file = try CheckFile.read(path("Layouts", check))
    return try session(file.layout, name: check, steps: file.steps, until: end)
  }

  /// Two taps that require each other to fail; or two pans that may go on side by side.
  static func play(circle: Bool) throws -> DebugSession {
    let (kind, first, second) =
      circle
      ? ("UITapGestureRecognizer", #""requireToFail": ["second"]"#, #""requireToFail": ["first"]"#)
      : ("UIPanGestureRecognizer", #""delegate": {"shouldRecognizeSimultaneouslyWith": true}"#, #""isEnabled": true"#)
    let text = """
      {"fingerpost": 1, "windows": [{"name": "window", "rootViewController": {"name": "controller", "view":
        {"name": "root", "backgroundColor": "white", "subviews": [
          {"name": "card", "frame": [40, 120, 310, 400], "backgroundColor": "#dfe7f2", "touches": "handle",
           "gestureRecognizers": [
             {"class": "\(kind)", "name": "first", \(first)},
             {"class": "\(kind)", "name": "second", \(second)},
             {"class": "UILongPressGestureRecognizer", "name": "off", "isEnabled": false}]}]}}}]}
      """
    let steps = """
      {"title": "steps", "steps": [
        {"t": 0, "down": 1, "at": [200, 300]},
        \(circle ? "" : #"{"t": 0.1, "move": 1, "at": [230, 300]},"#)
        {"t": 0.2, "up": 1}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "two.layout.json")
    let file = try StepsFile.decode(Array(steps.utf8), file: "two.check.json", for: document)
    return try session(document, name: "two recognizers", steps: file.steps, until: circle ? 0.25 : 0.12)
  }

  private static func session(
    _ document: LayoutDocument,
    name: String,
    steps: [Step],
    until end: Double?
  ) throws -> DebugSession {
    let built = LayoutBuilder.build(document)
    let runner = ScriptRunner(steps, on: built)
    if let end { runner.run(until: Instant(seconds: end)) } else { runner.run() }
    let name = String(name.prefix { $0 != "." })
    let session = DebugSession(application: built.application, name: name, document: document)
    session.rules = try RuleCatalog(json: Data(FileReader.bytes(at: path("Assets", "rules.json"))))
    session.inputDescription = "mouse"
    if !steps.isEmpty { session.showLastFinger() }
    return session
  }
}
