import UIKit

/// A trace as somebody would report it: the sentence, its reason, the facts, the story, and a check that repeats it.
package struct TraceReport: Hashable, Sendable {
  package struct Fact: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Who got the finger.
  package var title: String
  /// Why, and why not the view that was meant.
  package var reason: String
  package var facts: [Fact]
  package var story: Story
  /// The text of a check file; nil where no finger came down.
  package var check: String?
  /// The program's version.
  package var version: String

  package init(title: String, reason: String, facts: [Fact], story: Story, check: String?, version: String) {
    self.title = title
    self.reason = reason
    self.facts = facts
    self.story = story
    self.check = check
    self.version = version
  }

  // MARK: Markdown

  /// For an issue tracker.
  package var markdown: String {
    var lines = ["# \(Self.plain(title))", "", Self.plain(reason), ""]
    lines += ["| | |", "|---|---|"] + facts.map { "| \(Self.plain($0.name)) | \(Self.plain($0.value)) |" }
    lines += ["", "## What happened", ""]
    for sentence in story.omissions { lines += [sentence, ""] }
    if story.chapters.isEmpty {
      lines.append(story.omissions.isEmpty ? "Nothing yet: no finger came down." : "Nothing happens there.")
    }
    for (index, chapter) in story.chapters.enumerated() {
      let time = "`\(Words.seconds(chapter.instant.seconds)) s`"
      lines.append("\(index + story.firstNumber). \(time) \(Self.plain(chapter.headline))")
      lines += chapter.sentences.map { "   - \(Self.plain($0))" }
    }
    if let check {
      let fence = Self.fence(for: check)
      lines += [
        "", "## As a check", "",
        "Saved as `report.check.json`, `fingerpost check report.check.json` tells whether it still comes out so.", "",
        "\(fence)json", check.hasSuffix("\n") ? String(check.dropLast()) : check, fence,
      ]
    }
    return lines.joined(separator: "\n") + "\n\nMade with Fingerpost \(version).\n"
  }

  /// Longer than any run of back quotes in the text, so that nothing in it ends the block.
  private static func fence(for text: String) -> String {
    var (longest, run) = (2, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// Text in which nothing is markup: names of a layout may hold anything.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else {
        if #"\`*_[]<>|#~"#.contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }

  // MARK: HTML

  /// One page with everything in it, for who has no Fingerpost: the picture, the story, the check, and the trace.
  ///
  /// `picture` is an SVG element, `trace` the text of a trace file; `escape` makes text fit to stand in XML.
  package func html(picture: String, trace: String, escape: (String) -> String) -> String {
    var body = "<h1>\(escape(title))</h1>\n<p>\(escape(reason))</p>\n<figure>\n\(picture)</figure>\n"
    body += "<table>\n"
    for fact in facts { body += "<tr><th>\(escape(fact.name))</th><td>\(escape(fact.value))</td></tr>\n" }
    body += "</table>\n<h2>What happened</h2>\n"
    for sentence in story.omissions { body += "<p>\(escape(sentence))</p>\n" }
    body += story.firstNumber == 1 ? "<ol>\n" : "<ol start=\"\(story.firstNumber)\">\n"
    for chapter in story.chapters {
      let time = "<time>\(Words.seconds(chapter.instant.seconds)) s</time>"
      body += "<li>\(time) \(escape(chapter.headline))"
      if !chapter.sentences.isEmpty {
        body += "<ul>" + chapter.sentences.map { "<li>\(escape($0))</li>" }.joined() + "</ul>"
      }
      body += "</li>\n"
    }
    body += "</ol>\n"
    if let check { body += "<h2>As a check</h2>\n<pre>\(escape(check))</pre>\n" }
    // A script that no browser runs; what would end it early is written as the same JSON in another way.
    let data = trace.replacing("</", with: "<\\/").replacing("<!--", with: "<\\u0021--")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="generator" content="Fingerpost \(escape(version))">
      <title>\(escape(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      \(body)<footer>Made with Fingerpost \(escape(version))</footer>
      <script type="application/json" id="fingerpost-trace">\(data)</script>
      </body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 Inter, 'DejaVu Sans', sans-serif; }
    body { max-width: 1200px; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
    figure { margin: 1.5rem 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; border-radius: 8px; }
    th { text-align: left; font-weight: 500; padding-right: 1.5rem; opacity: .7; }
    time, pre { font-family: 'JetBrains Mono', 'DejaVu Sans Mono', monospace; font-size: .85rem; }
    time { opacity: .7; margin-right: .5rem; } li { margin: .35rem 0; }
    pre { overflow: auto; padding: 1rem; border: 1px solid #8888; border-radius: 8px; }
    footer { margin-top: 2rem; opacity: .7; font-size: .85rem; }
    """
}
