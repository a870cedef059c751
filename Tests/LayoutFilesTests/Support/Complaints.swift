import LayoutFiles

/// The lines a file's errors print, or an empty list when it decodes.
func complaints(_ text: String) -> [String] {
  lines { () throws(LayoutError) in _ = try LayoutFile.decode(Array(text.utf8), file: "a.json") }
}

/// The lines of the error that `body` throws.
func lines(_ body: () throws(LayoutError) -> Void) -> [String] {
  do {
    try body()
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}

/// A layout with one window whose root view is `view`.
func layoutText(view: String, more: String = "") -> String {
  #"{"fingerpost": 1, "windows": [{"name": "window", "rootViewController": {"name": "root", "view": \#(view)}}]\#(more)}"#
}
