import LayoutFiles
import Testing
import Traces

/// The check in a text, read as from a file called `test.check.json`.
func check(_ text: String) throws -> CheckFile {
  try CheckFile.decode(Array(text.utf8), file: "test.check.json")
}

/// A check around a layout with one window, a root controller and its view `canvas`.
///
/// `canvas` holds the members of the view beyond its name, `steps` and `expect` the members of their lists.
func check(
  canvas: String = "",
  application: String = "{\"delegate\": {\"name\": \"AppDelegate\"}}",
  steps: String,
  expect: String = ""
) throws -> CheckFile {
  let members = canvas.isEmpty ? "" : ", \(canvas)"
  return try check(
    """
    {
      "title": "a check",
      "layout": {"fingerpost": 1, "application": \(application), "windows": [
        {"name": "window", "rootViewController": {"name": "root", "view": {"name": "canvas"\(members)}}}
      ]},
      "steps": [\(steps)],
      "expect": {\(expect)}
    }
    """
  )
}
