import Foundation
import Interface

/// The manual page, made of the same tables as `--help`, the key sheet and the shortcuts themselves.
package enum Manual {
  /// `fingerpost(1)` in the language of man pages; `Assets/fingerpost.1` is this text.
  package static var page: String {
    var lines = [
      ".\\\" Made by fingerpost manual; a test compares the two.",
      ".TH FINGERPOST 1 \"\" \"Fingerpost \(CommandLineTool.version)\" \"User Commands\"",
      ".SH NAME", "fingerpost \\- shows where every touch goes in a UIKit view hierarchy",
      ".SH SYNOPSIS", ".B fingerpost", "[\\fIFILE\\fR...] | \\fICOMMAND\\fR [\\fIARGUMENT\\fR...]",
      ".SH DESCRIPTION",
    ]
    lines += description.map(escaped) + [".PP"] + notes.map(escaped)
    lines.append(".SH COMMANDS")
    for (call, words) in commands { lines += [".TP", bold(call)] + (words.isEmpty ? [] : [escaped(words)]) }
    lines.append(".SH KEYS")
    lines.append("Keys are matched by what they type. Single letters act while no text field has the keys.")
    lines += keys(KeyTable.lines)
    lines +=
      [".SS Inside a pane", "F6 goes from pane to pane, Tab from control to control."] + keys(KeyTable.paneLines)
    lines.append(".SH EXIT STATUS")
    for (status, words) in [
      ("0", "done"), ("1", "findings, failures or a difference"), ("2", "wrong usage"),
      ("3", "a file that cannot be read, or is not what it says"),
    ] { lines += [".TP", bold(status), words] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let description = [
    "Fingerpost opens a view hierarchy \u{2014} a storyboard, one pasted from the debugger, or its own format \u{2014}",
    "takes fingers from a touchscreen or the mouse, and shows the hit test going down, the responder chain going up,",
    "and every gesture recognizer changing state, each step with its reason and its rule.",
    "Every command but the window works without a display.",
  ]

  // MARK: Help as pairs

  /// Every call in the help with what it does; options stand under their command.
  private static var commands: [(call: String, words: String)] {
    var found: [(call: String, words: String)] = []
    for line in Help.text.split(separator: "\n", omittingEmptySubsequences: true) where line.hasPrefix("  ") {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      let isOption = text.hasPrefix("--")
      guard text.hasPrefix("fingerpost") || isOption else {
        // A line that goes on belongs to the words before it.
        if let last = found.indices.last, indent > 4 { found[last].words += " " + text }
        continue
      }
      let end = callEnd(text, indent: indent)
      let call = text[..<end].trimmingCharacters(in: .whitespaces)
      found.append((call, String(text[end...].drop { $0 == " " })))
    }
    return found
  }

  /// The help's words begin in one column; a call that is longer than that has none.
  private static func callEnd(_ text: Substring, indent: Int) -> Substring.Index {
    let gap = text.index(text.startIndex, offsetBy: 34 - indent, limitedBy: text.endIndex)
    if let column = gap, column < text.endIndex, text[column] == " " {
      return column
    }
    return text.range(of: "  ")?.lowerBound ?? text.endIndex
  }

  /// What the help says beside the calls: the kinds of files.
  private static var notes: [String] {
    Help.text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix(" ") && !$0.hasPrefix("Exit status") }
      .map(String.init)
  }

  private static func keys(_ lines: [KeyTable.Line]) -> [String] {
    lines.flatMap { line in [".TP", line.keys.map { bold($0) }.joined(separator: ", "), escaped(line.words)] }
  }

  // MARK: The language of man pages

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Backslashes and hyphens stay what they are, and no line begins like a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.map { character -> String in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "…": "\\&..."
      case "\u{2014}": "\\(em"
      default: String(character)
      }
    }.joined()
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
