import Foundation
import LayoutFiles
import TestSupport
import Testing
import Traces
import UIKit

/// A trace written for other programs and for people.
@MainActor
@Suite struct TraceExportTests {
  nonisolated private static let samples = SampleFiles.list("Layouts", ".check.json")

  private func application(_ file: String) throws -> UIApplication {
    CheckRunner(try CheckFile.read(SampleFiles.path("Layouts", file))).layout.application
  }

  // MARK: Timeline

  private struct Span {
    let name: String
    let start: Double
    let end: Double
  }

  @Test(arguments: samples)
  func `spans of one track never overlap, and every arrow that ends has begun`(file: String) throws {
    let text = TimelineTrace.text(of: try application(file), name: file)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = try #require(object?["traceEvents"] as? [[String: Any]])
    var tracks: [Int: [Span]] = [:]
    var begun: Set<Int> = []
    for event in events {
      let track = event["tid"] as? Int ?? -1
      switch event["ph"] as? String {
      case "X":
        let start = event["ts"] as? Double ?? 0
        let span = Span(name: event["name"] as? String ?? "", start: start, end: start + (event["dur"] as? Double ?? 0))
        #expect(span.end >= span.start)
        tracks[track, default: []].append(span)
      case "s": begun.insert(event["id"] as? Int ?? -1)
      case "f": #expect(begun.contains(event["id"] as? Int ?? -2))
      case "M", "i": break
      default: Issue.record("unknown phase in \(event)")
      }
    }
    for (track, spans) in tracks {
      for (one, next) in zip(spans, spans.dropFirst()) {
        #expect(one.end <= next.start + 0.001, "track \(track): \(one) and \(next)")
      }
    }
  }

  @Test func `the timeline of a pan is as recorded`() throws {
    let text = TimelineTrace.text(of: try application("demo.check.json"), name: "demo")
    try expectSnapshot(text, named: "demo.perfetto.json")
  }

  @Test func `the timeline of a stretch of time has nothing outside of it`() throws {
    let range = Instant(seconds: 0.3)...Instant(seconds: 0.5)
    let whole = TimelineTrace.text(of: try application("demo.check.json"), name: "demo")
    let text = TimelineTrace.text(of: try application("demo.check.json"), name: "demo", range: range)
    func times(_ text: String) throws -> [ClosedRange<Double>] {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return try #require(object?["traceEvents"] as? [[String: Any]]).compactMap { event in
        (event["ts"] as? Double).map { $0...($0 + (event["dur"] as? Double ?? 0)) }
      }
    }
    let inside = try times(text)
    #expect(inside.allSatisfy { $0.lowerBound >= 300_000 && $0.upperBound <= 500_000.001 })
    // What lasts through an end of the range is cut there, and stays.
    #expect(inside.contains { $0.lowerBound == 300_000 })
    #expect(inside.contains { $0.upperBound == 500_000 })
    #expect(inside.count == (try times(whole).count { $0.lowerBound <= 500_000 && $0.upperBound >= 300_000 }))
  }

  // MARK: Report

  @Test func `a report of a stretch of time keeps the story's numbers and says what it leaves out`() throws {
    let application = try application("demo.check.json")
    let whole = Story(of: application)
    let range = Instant(seconds: 0.3)...Instant(seconds: 0.5)
    let story = whole.limited(to: range)
    let before = whole.chapters.count { $0.end < range.lowerBound }
    #expect(before > 0 && !story.chapters.isEmpty && story.chapters.count < whole.chapters.count - before)
    let note =
      "Only 0.300 to 0.500 s: \(before) before and "
      + "\(whole.chapters.count - before - story.chapters.count) after are left out."
    let lines = story.text.split(separator: "\n")
    #expect(lines.first == "(\(note))")
    #expect(whole.text.contains(lines.dropFirst().joined(separator: "\n")))
    let report = TraceReport(title: "T", reason: "R", facts: [], story: story, check: nil, version: "1.0")
    #expect(report.markdown.contains("\n\(note)\n\n\(before + 1). `"))
    #expect(report.html(picture: "", trace: "{}") { $0 }.contains("<p>\(note)</p>\n<ol start=\"\(before + 1)\">"))
    let nothing = whole.limited(to: Instant(seconds: 90)...Instant(seconds: 91))
    #expect(nothing.chapters.isEmpty && nothing.text.contains("\(whole.chapters.count) before and 0 after"))
    #expect(whole.limited(to: nil) == whole)
  }

  private func report(_ application: UIApplication, title: String) -> TraceReport {
    TraceReport(
      title: title,
      reason: "Because of *that*.",
      facts: [TraceReport.Fact("Layout", "a|b")],
      story: Story(of: application),
      check: "{\"a\": \"```\"}\n",
      version: "1.0"
    )
  }

  @Test func `a report is Markdown in which names stay names`() throws {
    let application = try application("child-outside-parent.check.json")
    try expectSnapshot(report(application, title: "To `#1` <b>").markdown, named: "report.md")
  }

  @Test func `a page holds the trace, and nothing in it ends the script early`() throws {
    let application = try application("child-outside-parent.check.json")
    let trace = "{\"name\": \"</script><!--\"}"
    let page = report(application, title: "A & B").html(picture: "<svg></svg>\n", trace: trace) { text in
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    #expect(page.contains("<title>A &amp; B</title>"))
    #expect(page.components(separatedBy: "</script>").count == 2)
    let start = try #require(page.range(of: "id=\"fingerpost-trace\">"))
    let end = try #require(page.range(of: "</script>"))
    let data = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
    #expect((data as? [String: String])?["name"] == "</script><!--")
  }
}
