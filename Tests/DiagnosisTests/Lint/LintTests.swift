import Diagnosis
import Foundation
import LayoutFiles
import Testing
import TestSupport

/// Each kind of finding where it is due, and not where nothing is wrong.
@MainActor
struct LintTests {
  private static let save = #""class": "UIButton", "name": "save""#

  private static let layouts: [LintKind: (bad: String, good: String)] = [
    .childOutsideAncestor: (
      #"{"name": "card", "frame": [0, 0, 300, 100], "subviews": [{\#(save), "frame": [20, 70, 100, 60]}]}"#,
      #"{"name": "card", "frame": [0, 0, 300, 130], "subviews": [{\#(save), "frame": [20, 70, 100, 60]}]}"#
    ),
    .zeroSizeContainer: (
      #"{"name": "card", "frame": [0, 0, 300, 0], "subviews": [{\#(save), "frame": [20, 70, 100, 60]}]}"#,
      #"{"name": "card", "frame": [0, 0, 300, 0], "subviews": [{"class": "UILabel", "name": "l", "frame": [0, 0, 9, 9]}]}"#
    ),
    .blockingOverlay: (
      #"{\#(save), "frame": [20, 70, 100, 60]}, {"name": "overlay", "frame": [0, 0, 400, 800]}"#,
      #"{\#(save), "frame": [20, 70, 100, 60]}, {"name": "overlay", "frame": [0, 0, 400, 800], "hitTest": {"passThrough": true}}"#
    ),
    .controlUnderDisabledAncestor: (
      #"{"name": "card", "frame": [0, 0, 300, 200], "isUserInteractionEnabled": false, "subviews": [{\#(save), "frame": [20, 70, 100, 60]}]}"#,
      #"{"name": "card", "frame": [0, 0, 300, 200], "isUserInteractionEnabled": false, "subviews": [{\#(save), "isEnabled": false, "frame": [20, 70, 100, 60]}]}"#
    ),
    .coveredControl: (
      #"{\#(save), "frame": [20, 70, 100, 60]}, {"name": "banner", "frame": [70, 0, 100, 200], "backgroundColor": "red"}"#,
      #"{\#(save), "frame": [20, 70, 100, 60]}, {"name": "sheet", "frame": [0, 0, 400, 800], "backgroundColor": "red"}"#
    ),
    .smallTouchTarget: (
      #"{\#(save), "frame": [20, 70, 100, 30]}"#,
      #"{\#(save), "frame": [20, 70, 100, 30], "pointInside": {"inset": [-7, 0, -7, 0]}}, {"class": "UISwitch", "name": "s", "frame": [0, 0, 51, 31]}"#
    ),
    .requirementCycle: (
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "a", "requireToFail": ["b"]}, {"class": "UISwipeGestureRecognizer", "name": "b", "requireToFail": ["a"]}]}"#,
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "a", "requireToFail": ["b"]}, {"class": "UISwipeGestureRecognizer", "name": "b"}]}"#
    ),
    .edgePanWithoutEdges: (
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UIScreenEdgePanGestureRecognizer", "name": "a"}]}"#,
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UIScreenEdgePanGestureRecognizer", "name": "a", "edges": "left"}]}"#
    ),
    .recognizerNeverBegins: (
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "a", "minimumNumberOfTouches": 2, "maximumNumberOfTouches": 1}]}"#,
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "a", "minimumNumberOfTouches": 2}]}"#
    ),
    .recognizerNeverOffered: (
      #"{"name": "v", "frame": [0, 0, 99, 99], "isUserInteractionEnabled": false, "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "a"}]}"#,
      #"{"name": "v", "frame": [0, 0, 99, 99], "isUserInteractionEnabled": false, "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "a", "isEnabled": false}]}"#
    ),
    .recognizerOnPassiveView: (
      #"{"class": "UILabel", "name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "a"}]}"#,
      #"{"class": "UILabel", "name": "v", "frame": [0, 0, 99, 99], "isUserInteractionEnabled": true, "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "a"}]}"#
    ),
    .tapWaitsForDoubleTap: (
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "a", "requireToFail": ["b"]}, {"class": "UITapGestureRecognizer", "name": "b", "numberOfTapsRequired": 2}]}"#,
      #"{"name": "v", "frame": [0, 0, 99, 99], "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "a", "requireToFail": ["b"]}, {"class": "UITapGestureRecognizer", "name": "b", "numberOfTouchesRequired": 2}]}"#
    ),
    .recognizerCancelsControl: (
      #"{"name": "v", "frame": [0, 0, 200, 200], "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "a"}], "subviews": [{"class": "UIControl", "name": "c", "frame": [0, 0, 99, 99], "actions": [{"event": "touchUpInside", "target": "v", "action": "go"}]}]}"#,
      #"{"name": "v", "frame": [0, 0, 200, 200], "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "a"}], "subviews": [{"class": "UIButton", "name": "c", "frame": [0, 0, 99, 99], "actions": [{"event": "touchUpInside", "target": "v", "action": "go"}]}]}"#
    ),
    .drawnOrder: (
      #"{\#(save), "frame": [20, 70, 100, 60], "layer": {"zPosition": 1}}, {"name": "banner", "frame": [70, 0, 100, 200], "backgroundColor": "red"}"#,
      #"{\#(save), "frame": [20, 70, 100, 60], "layer": {"zPosition": 1}}, {"name": "banner", "frame": [170, 0, 100, 200], "backgroundColor": "red"}"#
    ),
    .scrollViewCannotScroll: (
      #"{"class": "UIScrollView", "name": "s", "frame": [0, 0, 300, 300], "subviews": [{"name": "v", "frame": [0, 0, 300, 900]}]}"#,
      #"{"class": "UIScrollView", "name": "s", "frame": [0, 0, 300, 300], "contentSize": [300, 900], "subviews": [{"name": "v", "frame": [0, 0, 300, 900]}]}"#
    ),
    .winsNowhere: (
      #"{"name": "v", "touches": "handle", "frame": [0, 0, 300, 300], "pointInside": false}"#,
      #"{"name": "v", "touches": "handle", "frame": [0, 0, 300, 300], "hitTest": {"returns": null}}"#
    ),
    .actionToNobody: (
      #"{\#(save), "frame": [20, 70, 100, 60], "actions": [{"event": "touchUpInside", "target": null, "action": "go"}]}"#,
      #"{\#(save), "frame": [20, 70, 100, 60], "actions": [{"event": "touchUpInside", "target": null, "action": "go"}]}, {"name": "v", "implements": ["go"]}"#
    ),
    .notInFile: (
      #"{"name": "v", "frame": [0, 0, 300, 300], "frameOrigin": "guessed"}"#,
      #"{"name": "v", "frame": [0, 0, 300, 300], "frameOrigin": "conventional"}"#
    ),
    .duplicateName: (
      #"{\#(save), "frame": [20, 70, 100, 60], "accessibilityIdentifier": "a"}, {"class": "UIButton", "name": "cancel", "frame": [20, 170, 100, 60], "accessibilityIdentifier": "a"}"#,
      #"{\#(save), "frame": [20, 70, 100, 60], "accessibilityIdentifier": "a"}, {"class": "UILabel", "name": "l", "frame": [20, 170, 100, 60], "accessibilityIdentifier": "a"}"#
    ),
    .windowLeftOver: (
      #"{\#(save), "frame": [20, 70, 100, 60]}]}, {"name": "second", "subviews": ["#,
      #"{\#(save), "frame": [20, 70, 100, 60]}]}, {"name": "second", "isHidden": true, "subviews": ["#
    ),
  ]

  private func report(_ subviews: String, more: String = "") throws -> LintReport {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, \(more)
       "windows": [{"name": "window", "subviews": [\(subviews)]}]}
      """
    return LintReport(on: try LayoutFile.decode(Array(text.utf8), file: "lint.layout.json"))
  }

  @Test(arguments: LintKind.allCases)
  func `a finding is there where it is due, and only there`(kind: LintKind) throws {
    let (bad, good) = try #require(Self.layouts[kind])
    let found = try report(bad).findings
    // A scroll view that cannot scroll and the like bring nothing else with them.
    #expect(found.map(\.kind).filter { $0 != kind && $0 != .coveredControl } == [])
    #expect(found.contains { $0.kind == kind }, "\(found.map(\.line))")
    #expect(try report(good).findings.map(\.line) == [])
  }

  @Test(arguments: LintKind.allCases)
  func `a finding is silenced by its kind on the layout, with a reason`(kind: LintKind) throws {
    let (bad, _) = try #require(Self.layouts[kind])
    let silent = try report(bad, more: #""lint": {"ignore": {"\#(kind.rawValue)": "it is meant so"}},"#)
    #expect(!silent.findings.contains { $0.kind == kind })
    #expect(silent.silenced.contains { $0.finding.kind == kind && $0.reason == "it is meant so" })
  }

  @Test func `a rule on a view silences what is in it`() throws {
    let card =
      #"{"name": "card", "frame": [0, 0, 300, 100], "lint": {"ignore": {"GE-3": "for the picture"}}, "subviews": "#
    let outside = #"[{"class": "UIButton", "name": "save", "frame": [20, 70, 100, 60]}]}"#
    let other = #", {"class": "UIButton", "name": "small", "frame": [0, 300, 20, 44]}"#
    let report = try report(card + outside + other)
    #expect(report.findings.map(\.subject) == ["small"])
    #expect(report.silenced.map(\.finding.subject) == ["save"])
  }

  @Test func `a finding says where, what and which rule`() throws {
    let (bad, _) = try #require(Self.layouts[.childOutsideAncestor])
    let finding = try #require(try report(bad).findings.first)
    #expect(
      finding.line
        == "lint.layout.json:2:133: warning: save reaches 30 pt below card: 50% of it takes no touch. [child-outside-ancestor, GE-3]"
    )
    #expect(finding.fix == "card height 100 → 130")
  }

  @Test func `a tree of accessibility elements tells too little to find fault with`() throws {
    let tree = """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="save" x="0" y="0" width="10" height="10"/>
      <XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="400" height="800"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    #expect(LintReport(on: try LayoutFile.decode(Array(tree.utf8), file: "tree.xml")).findings.isEmpty)
  }

  /// What a person who opens the samples is told about them.
  @Test func `the findings over the samples are those that somebody has read`() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Layouts").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: samples.path)
      .filter { $0.hasSuffix(".layout.json") }.sorted()
    var lines: [String] = []
    for name in names {
      let bytes = Array(try Data(contentsOf: samples.appendingPathComponent(name)))
      let report = LintReport(on: try LayoutFile.decode(bytes, file: name))
      for finding in report.findings { lines += [finding.line, "  fix: \(finding.fix)"] }
    }
    try expectSnapshot(lines.joined(separator: "\n") + "\n", named: "lint-samples.txt")
  }
}
