import Foundation
@testable import LayoutFiles
import Testing
import UIKit

@MainActor
@Suite struct LayoutBuilderTests {
  private func build(_ windows: String, _ more: String = "") throws -> BuiltLayout {
    let text = "{\"fingerpost\": 1, \"windows\": [\(windows)]\(more)}"
    return LayoutBuilder.build(try LayoutFile.decode(Array(text.utf8), file: "test.layout.json"))
  }

  private func buildCanvas(_ members: String) throws -> BuiltLayout {
    try build(
      "{\"name\": \"window\", \"rootViewController\": {\"name\": \"root\", \"view\": {\"name\": \"canvas\", \(members)}}}"
    )
  }

  @Test func `every object has its id from the start, in the order of the file`() throws {
    let layout = try build(
      """
      {"name": "w1", "rootViewController": {"name": "root", "view": {"name": "canvas",
        "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "tap"}],
        "subviews": [{"name": "a", "subviews": [{"name": "b"}]}, {"name": "c"}]},
        "children": [{"name": "child", "view": {"name": "inner"}, "in": "c"}]}},
      {"name": "w2"}
      """,
      ", \"application\": {\"delegate\": {\"name\": \"AppDelegate\"}}, \"scene\": {\"name\": \"scene\"}"
    )
    let names = layout.application.trace.elements.map(\.name)
    #expect(
      names == [
        "application", "AppDelegate", "scene", "w1", "root", "canvas", "tap", "a", "b", "c", "child", "inner", "w2",
      ]
    )
    #expect(
      layout.application.trace.elements.map(\.kind)[..<5] == [
        .application, .delegate, .scene, .window, .viewController,
      ]
    )
    #expect(layout.application.trace.events.isEmpty)
    #expect(layout.id("tap") == ElementID(rawValue: 6))
  }

  @Test func `the chain ends at what the file names`() throws {
    let plain = try buildCanvas("\"subviews\": [{\"name\": \"leaf\"}]")
    let names = plain.view("leaf")?.responderChain.compactMap(\.elementName)
    #expect(names == ["leaf", "canvas", "root", "window", "application"])
    let full = try build(
      "{\"name\": \"window\", \"subviews\": [{\"name\": \"leaf\"}]}",
      ", \"application\": {\"name\": \"app\", \"delegate\": {\"name\": \"D\"}}, \"scene\": {\"name\": \"scene\"}"
    )
    let longer = full.view("leaf")?.responderChain.compactMap(\.elementName)
    #expect(longer == ["leaf", "window", "scene", "app", "D"])
  }

  @Test func `the frame is the one before transform and anchor point`() throws {
    let layout = try buildCanvas(
      """
      "subviews": [{"name": "a", "frame": [100, 100, 80, 40], "transform": {"scale": 2},
        "layer": {"anchorPoint": [0, 0]}}]
      """
    )
    let view = try #require(layout.view("a"))
    #expect(view.center == CGPoint(x: 100, y: 100))
    #expect(view.frame == CGRect(x: 100, y: 100, width: 160, height: 80))
  }

  @Test func `root views fill the window unless they have a place of their own`() throws {
    let filled = try build("{\"name\": \"window\", \"rootViewController\": {\"view\": {\"name\": \"v\"}}}")
    #expect(filled.view("v")?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let own = try buildCanvas("\"frame\": [10, 20, 30, 40]")
    #expect(own.view("canvas")?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `presented views stand in the window above everything`() throws {
    let layout = try build(
      """
      {"name": "window", "rootViewController": {"name": "root", "view": {"name": "canvas"},
        "children": [{"name": "child", "view": {"name": "inner"}}],
        "presented": {"name": "sheet", "view": {"name": "page", "frame": [0, 100, 390, 744]},
          "presented": {"name": "alert", "view": {"name": "box"}}}}}
      """
    )
    #expect(layout.window("window")?.subviews.compactMap(\.elementName) == ["canvas", "page", "box"])
    #expect(layout.view("page")?.frame.minY == 100)
    #expect(layout.view("inner")?.superview === layout.view("canvas"))
    let names = layout.view("box")?.responderChain.compactMap(\.elementName)
    #expect(names?.starts(with: ["box", "alert", "sheet"]) == true)
  }

  @Test func `windows are shown in the order of the file, the first is key`() throws {
    let layout = try build(
      "{\"name\": \"a\"}, {\"name\": \"b\"}, {\"name\": \"c\", \"windowLevel\": -1}, {\"name\": \"d\", \"isHidden\": true}"
    )
    #expect(layout.application.windowsFrontToBack.compactMap(\.elementName) == ["d", "b", "a", "c"])
    #expect(layout.application.keyWindow === layout.window("a"))
    #expect(layout.window("d")?.isHidden == true)
    #expect(layout.window("b")?.isHidden == false)
    let key = try build("{\"name\": \"a\"}, {\"name\": \"b\", \"isKeyWindow\": true}")
    #expect(key.application.keyWindow === key.window("b"))
  }

  @Test func `custom classes are shown by their names`() throws {
    let layout = try buildCanvas(
      """
      "subviews": [{"name": "a", "class": "UIButton", "customClass": "FancyButton"},
        {"name": "s", "class": "UISearchBar"}],
      "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "customClass": "DragRecognizer", "name": "drag"}]
      """
    )
    let trace = layout.application.trace
    let classes = try ["a", "s", "drag"].map { trace[try #require(layout.id($0))].className }
    #expect(classes == ["FancyButton", "UISearchBar", "DragRecognizer"])
    #expect(layout.view("a") is UIButton)
  }

  @Test func `properties reach the objects, limits before values`() throws {
    let layout = try buildCanvas(
      """
      "subviews": [
        {"class": "UISlider", "name": "volume", "value": 80, "maximumValue": 100},
        {"class": "UISegmentedControl", "name": "tabs", "selectedSegmentIndex": 1, "items": ["One", "Two"]},
        {"class": "UILabel", "name": "title", "text": "Hello", "font": {"size": 20, "weight": "bold"},
          "textAlignment": "center"},
        {"class": "UIScrollView", "name": "list", "contentSize": [100, 900], "contentOffset": [0, 40],
          "panGestureRecognizer": {"maximumNumberOfTouches": 1}}]
      """
    )
    #expect((layout.view("volume") as? UISlider)?.value == 80)
    #expect((layout.view("tabs") as? UISegmentedControl)?.selectedSegmentIndex == 1)
    #expect((layout.view("title") as? UILabel)?.font == .boldSystemFont(ofSize: 20))
    #expect((layout.view("list") as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 40))
    #expect((layout.recognizer("list.pan") as? UIPanGestureRecognizer)?.maximumNumberOfTouches == 1)
    #expect(layout.recognizer("list.pinch") is UIPinchGestureRecognizer)
    #expect(layout.problems == [])
  }

  @Test func `settings of the file are the application's`() throws {
    let layout = try build(
      "{\"name\": \"w\"}",
      ", \"behavior\": {\"tapMaximumHold\": 1.5, \"disablingCancelsTracking\": false}"
    )
    #expect(layout.application.behavior.tapMaximumHold == 1.5)
    #expect(!layout.application.behavior.disablingCancelsTracking)
    #expect(layout.application.behavior.tapMaximumGap == 0.35)
  }

  @Test func `overrides answer as data says`() throws {
    let layout = try buildCanvas(
      """
      "subviews": [
        {"name": "target", "frame": [300, 700, 50, 50]},
        {"name": "nobody", "frame": [0, 0, 50, 50], "hitTest": {"returns": null}},
        {"name": "other", "frame": [100, 0, 50, 50], "hitTest": {"returns": "target"}},
        {"name": "glass", "frame": [200, 0, 50, 50], "hitTest": {"passThrough": true}},
        {"name": "round", "frame": [0, 100, 50, 50], "pointInside": {"shape": "ellipse"}}]
      """
    )
    func hit(_ x: Double, _ y: Double) -> String? {
      layout.application.hitTest(at: CGPoint(x: x, y: y))?.elementName
    }
    #expect(hit(10, 10) == "canvas")
    #expect(hit(110, 10) == "target")
    #expect(hit(210, 10) == "canvas")
    #expect(hit(25, 125) == "round")
    #expect(hit(2, 102) == "canvas")
  }

  @Test func `a circle of next responders ends no program`() throws {
    let layout = try buildCanvas(
      """
      "subviews": [{"name": "a", "frame": [0, 0, 50, 50], "next": "b"}, {"name": "b", "next": "a"}]
      """
    )
    layout.application.handle(
      [TouchSample(finger: 1, phase: .began, location: CGPoint(x: 5, y: 5))],
      at: .zero
    )
    #expect(layout.view("a")?.responderChain.compactMap(\.elementName) == ["a", "b"])
  }

  @Test func `views too deep to be asked are left out and said to be`() throws {
    var view = ViewDocument()
    for depth in 0..<1000 {
      var outer = ViewDocument()
      outer.name = "v\(999 - depth)"
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.subviews = [view]
      view = outer
    }
    var window = WindowDocument()
    window.view.name = "window"
    window.view.subviews = [view]
    var document = LayoutDocument()
    document.windows = [window]
    let layout = LayoutBuilder.build(document)
    #expect(layout.problems.count == 1)
    #expect(layout.problems.first?.severity == .warning)
    #expect(layout.application.hitTest(at: CGPoint(x: 5, y: 5)) != nil)
  }

  @Test func `a layout that nobody holds is freed`() throws {
    weak var application: UIApplication?
    weak var view: UIView?
    do {
      let layout = try buildCanvas(
        """
        "hitTest": {"tries": ["a"]},
        "subviews": [{"name": "a", "frame": [0, 0, 50, 50], "hitTest": {"returns": "canvas"}, "next": "canvas",
          "gestureRecognizerShouldBegin": ["t"]},
          {"class": "UIButton", "name": "b", "actions": [{"event": "touchDown", "target": "root", "action": "go"}]},
          {"class": "UIScrollView", "name": "s", "touchesShouldCancel": ["b"]}],
        "gestureRecognizers": [{"class": "UITapGestureRecognizer", "name": "t", "delegate": {"shouldReceive": ["a/*"]},
          "actions": [{"target": "canvas", "action": "go"}]}]
        """
      )
      application = layout.application
      view = layout.view("canvas")
      layout.application.handle([TouchSample(finger: 1, phase: .began, location: .zero)], at: .zero)
      layout.application.handle([TouchSample(finger: 1, phase: .ended, location: .zero)], at: Instant(seconds: 0.1))
      layout.application.advance(to: Instant(seconds: 2))
    }
    #expect(application == nil)
    #expect(view == nil)
  }
}
