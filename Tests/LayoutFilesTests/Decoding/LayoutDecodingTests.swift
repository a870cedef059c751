import Foundation
import Testing
import UIKit

@testable import LayoutFiles

@Suite struct LayoutDecodingTests {
  private func decode(_ text: String) throws -> LayoutDocument {
    try LayoutFile.decode(Array(text.utf8), file: "a.json")
  }

  private func rootView(_ view: String) throws -> ViewDocument {
    try #require(try decode(layoutText(view: view)).windows.first?.rootViewController?.view)
  }

  @Test func `the layout of the format's description decodes`() throws {
    let layout = try decode(
      """
      {
        "fingerpost": 1,
        "title": "v3 sits in v2 and covers v1",
        "device": {"size": [320, 568]},
        "application": {"delegate": {"name": "AppDelegate"}},
        "windows": [
          {"name": "window", "rootViewController": {"name": "root", "view":
            {"name": "canvas", "subviews": [
              {"name": "v1", "frame": [20, 100, 200, 200], "backgroundColor": "red", "touches": "handle"},
              {"name": "v2", "frame": [120, 200, 200, 200], "isUserInteractionEnabled": false, "subviews": [
                {"name": "v3", "frame": [-60, 20, 100, 100], "touches": "forward"}]},
              {"class": "UIButton", "name": "save", "frame": [20, 600, 120, 44], "title": "Save",
               "actions": [{"event": "touchUpInside", "target": "root", "action": "save"}]}
            ],
             "gestureRecognizers": [
               {"class": "UITapGestureRecognizer", "name": "double", "numberOfTapsRequired": 2},
               {"class": "UITapGestureRecognizer", "name": "single", "requireToFail": ["double"]}]}}}
        ]
      }
      """
    )
    #expect(layout.title == "v3 sits in v2 and covers v1")
    #expect(layout.device.size == CGSize(width: 320, height: 568))
    #expect(layout.application.delegate?.name == "AppDelegate")
    let canvas = try #require(layout.windows.first?.rootViewController?.view)
    #expect(canvas.subviews.map(\.name) == ["v1", "v2", "save"])
    #expect(canvas.subviews[0].backgroundColor == CGColor(hex: 0xFF0000))
    #expect(canvas.subviews[0].overrides.touches == .handle)
    #expect(canvas.subviews[1].isUserInteractionEnabled == false)
    #expect(canvas.subviews[1].subviews[0].frame == CGRect(x: -60, y: 20, width: 100, height: 100))
    #expect(canvas.subviews[2].uiClass == .button)
    #expect(canvas.subviews[2].actions.first?.events == ["touchUpInside"])
    #expect(canvas.subviews[2].actions.first?.target?.value == "root")
    #expect(canvas.gestureRecognizers[0].properties[.numberOfTapsRequired] == .integer(2))
    #expect(canvas.gestureRecognizers[1].requireToFail.map(\.value) == ["double"])
    #expect(layout.names["double"]?.uiClass == .tap)
    #expect(layout.names["AppDelegate"] != nil)
  }

  @Test func `what is absent has UIKit's default`() throws {
    let view = try rootView(#"{"subviews": [{"class": "UILabel"}, {"class": "UIImageView"}, {}]}"#)
    #expect(view.subviews.map(\.isUserInteractionEnabled) == [false, false, true])
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.frame == nil)
    #expect(view.transform.isIdentity)
    #expect(try decode(layoutText(view: "{}")).device.size == CGSize(width: 390, height: 844))
  }

  @Test func `objects without a name get class and index path`() throws {
    let layout = try decode(
      """
      {"fingerpost": 1, "windows": [{"subviews": [{}]}, {"rootViewController": {
        "view": {"subviews": [{}, {"class": "UIScrollView", "gestureRecognizers": [{"class": "UITapGestureRecognizer"}]}]},
        "children": [{"customClass": "Child"}], "presented": {"view": {"name": "sheet"}}}}]}
      """
    )
    #expect(
      layout.names.all == [
        "Child[1.0]", "UIScrollView[1.0.1]", "UIScrollView[1.0.1].pan", "UIScrollView[1.0.1].pinch",
        "UITapGestureRecognizer[1.0.1.0]", "UIViewController[1.presented]", "UIViewController[1]", "UIView[0.0]",
        "UIView[1.0.0]", "UIView[1.0.2]", "UIView[1.0]", "UIWindow[0]", "UIWindow[1]", "application", "sheet",
      ]
    )
    let root = try #require(layout.windows[1].rootViewController)
    #expect(root.name == "UIViewController[1]")
    #expect(root.view.subviews[1].gestureRecognizers[0].name == "UITapGestureRecognizer[1.0.1.0]")
    #expect(root.children[0].view.name == "UIView[1.0.2]")
    #expect(root.presented?.view.name == "sheet")
    #expect(layout.windows[0].view.subviews[0].name == "UIView[0.0]")
  }

  @Test func `geometry comes in every form`() throws {
    let view = try rootView(
      """
      {"bounds": [0, 10, 100, 50], "center": [7, 8], "transform": {"translate": [5, 6], "scale": [2, 3], "rotate": 0},
       "layer": {"anchorPoint": [0, 1], "zPosition": 1, "cornerRadius": 8},
       "subviews": [{"transform": [1, 2, 3, 4, 5, 6]}]}
      """
    )
    #expect(view.bounds == CGRect(x: 0, y: 10, width: 100, height: 50))
    #expect(view.properties[.center] == .point(CGPoint(x: 7, y: 8)))
    #expect(view.transform == CGAffineTransform(2, 0, 0, 3, 5, 6))
    #expect(
      view.properties[.layer]
        == .layer(LayerDocument(anchorPoint: CGPoint(x: 0, y: 1), zPosition: 1, cornerRadius: 8))
    )
    #expect(view.subviews[0].transform == CGAffineTransform(1, 2, 3, 4, 5, 6))
  }

  @Test(arguments: [
    ("red", CGColor(hex: 0xFF0000)), ("#0f8", CGColor(hex: 0x00FF88)), ("#102030", CGColor(hex: 0x102030)),
    ("#10203080", CGColor(hex: 0x102030, alpha: 128.0 / 255)), ("systemBlue", CGColor(hex: 0x007AFF)),
  ])
  func `a color has many spellings`(text: String, color: CGColor) throws {
    #expect(try rootView(#"{"backgroundColor": "\#(text)"}"#).backgroundColor == color)
  }

  @Test func `overrides are data`() throws {
    let view = try rootView(
      """
      {"name": "R", "touches": "handleAndForward", "next": "window", "canBecomeFirstResponder": true,
       "implements": ["save"], "hitTest": {"tries": ["a"], "convert": false}, "gestureRecognizerShouldBegin": ["g"],
       "gestureRecognizers": [{"class": "UIPanGestureRecognizer", "name": "g", "delegate":
         {"shouldBegin": false, "shouldReceive": {"except": ["a", "l/*", ".UIButton"]},
          "shouldRecognizeSimultaneouslyWith": ["l.pan"], "shouldBeRequiredToFailBy": true}}],
       "subviews": [
        {"name": "a", "pointInside": {"inset": [-1, -2, -3, -4]}, "hitTest": {"returns": "l"}},
        {"pointInside": {"shape": "ellipse"}, "hitTest": {"passThrough": true}},
        {"pointInside": {"path": ["M0 0H10V10Z"]}, "hitTest": {"ignoresFlags": true}},
        {"pointInside": false, "hitTest": {"returns": null}},
        {"class": "UIScrollView", "name": "l", "touchesShouldBegin": false, "touchesShouldCancel": ["b"],
         "panGestureRecognizer": {"requireToFail": ["g"], "maximumNumberOfTouches": 1},
         "subviews": [{"class": "UIControl", "name": "b", "beginTracking": false, "sendAction": "swallow"}]}]}
      """
    )
    #expect(view.overrides.touches == .handleAndForward)
    #expect(view.overrides.next?.value == "window")
    #expect(view.properties[.canBecomeFirstResponder] == .bool(true))
    #expect(view.overrides.implements == ["save"])
    guard case .tries(let tried, convertsPoint: false)? = view.viewOverrides.hitTest else {
      Issue.record("no tries")
      return
    }
    #expect(tried.map(\.value) == ["a"])
    let delegate = try #require(view.gestureRecognizers[0].delegate)
    #expect(delegate.shouldBegin == false)
    guard case .except(let patterns)? = delegate.shouldReceive else {
      Issue.record("no except")
      return
    }
    #expect(patterns.count == 3)
    #expect(patterns.last == .className("UIButton"))
    #expect(delegate.shouldBeRequiredToFailBy == .always(true))
    let subviews = view.subviews
    #expect(subviews[0].viewOverrides.pointInside == .inset(UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)))
    #expect(subviews[1].viewOverrides.pointInside == .ellipse)
    #expect(subviews[1].viewOverrides.hitTest == .passThrough)
    guard case .paths(let outlines)? = subviews[2].viewOverrides.pointInside else {
      Issue.record("no paths")
      return
    }
    #expect(outlines.map(\.data) == ["M0 0H10V10Z"])
    #expect(outlines.first?.path.contains(CGPoint(x: 8, y: 4)) == true)
    #expect(subviews[3].viewOverrides.hitTest == .returns(nil))
    #expect(subviews[4].viewOverrides.touchesShouldBegin == .always(false))
    #expect(subviews[4].panGestureRecognizer?.requireToFail.map(\.value) == ["g"])
    #expect(subviews[4].subviews[0].viewOverrides.beginTracking == false)
    #expect(subviews[4].subviews[0].overrides.swallowsActions)
  }

  @Test func `application, scene, windows and behavior decode`() throws {
    let layout = try decode(
      """
      {"fingerpost": 1, "application": {"name": "app", "sendEvent": "swallow", "motion": "handle"}, "scene": {"name": "s"},
       "behavior": {"tapMaximumHold": 1.5, "actionsStartAtFirstResponder": false},
       "windows": [{"name": "w", "windowLevel": "alert", "isKeyWindow": true, "sendEvent": "swallow", "isHidden": true}]}
      """
    )
    #expect(layout.application.name == "app")
    #expect(layout.application.overrides.swallowsEvents)
    #expect(layout.scene?.name == "s")
    #expect(layout.behavior.map(\.name) == ["tapMaximumHold", "actionsStartAtFirstResponder"])
    #expect(layout.behavior.map(\.value) == [.number(1.5), .flag(false)])
    #expect(layout.windows[0].view.properties[.windowLevel] == .number(2000))
    #expect(layout.windows[0].isKeyWindow == true)
    #expect(layout.windows[0].view.overrides.swallowsEvents)
    #expect(layout.windows[0].view.isHidden)
  }

  @Test func `a trace is read as the layout it carries`() throws {
    let text = #"{"fingerpost": 1, "kind": "trace", "layout": \#(layoutText(view: "{}")), "events": []}"#
    #expect(try decode(text).windows.first?.view.name == "window")
  }
}
