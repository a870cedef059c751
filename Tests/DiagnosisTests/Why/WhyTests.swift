import Diagnosis
import Foundation
import LayoutFiles
import Testing
import UIKit

/// Why a view does not get a touch, one kind of reason each, and the change that lets it.
@MainActor
struct WhyTests {
  private func layout(_ subviews: String) throws -> LayoutDocument {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]},
       "windows": [{"name": "window", "subviews": [\(subviews)]}]}
      """
    return try LayoutFile.decode(Array(text.utf8), file: "why.layout.json")
  }

  private func why(_ subviews: String, _ view: String = "save", _ x: Double = 150, _ y: Double = 150) throws -> Why {
    try #require(Why(view, at: CGPoint(x: x, y: y), in: try layout(subviews)))
  }

  private static let save = #"{"class": "UIButton", "name": "save", "frame": [100, 100, 100, 100]"#

  @Test func `HT-4 a view that gets the touch needs no change`() throws {
    let why = try why(Self.save + "}")
    #expect(why.cause == .takesTheTouch)
    #expect(why.winner == "save")
    #expect(why.remedies.isEmpty)
  }

  @Test(arguments: [
    (#""isHidden": true"#, "HT-1", "save isHidden true → false"),
    (#""alpha": 0"#, "HT-6", "save alpha → 1"),
    (#""isUserInteractionEnabled": false"#, "HT-1", "save isUserInteractionEnabled false → true"),
    (#""isEnabled": false"#, "HT-11", "save isEnabled false → true"),
  ])
  func `a flag of its own is named, and flipping it is the remedy`(key: String, rule: String, change: String) throws {
    let why = try why(Self.save + ", \(key)}")
    #expect(why.cause?.rule == rule)
    #expect(why.winner == "window")
    #expect(why.remedies.map(\.text) == [change])
  }

  @Test func `HT-8 a flag of an ancestor is named as the ancestor's`() throws {
    let why = try why(
      #"{"name": "panel", "isUserInteractionEnabled": false, "frame": [0, 0, 400, 800], "subviews": [\#(Self.save)}]}"#
    )
    #expect("\(why.sentence)".contains("its ancestor panel"))
    #expect(why.remedies.first?.text == "panel isUserInteractionEnabled false → true")
  }

  @Test func `HT-2 a parent that ends too early grows round the button`() throws {
    let why = try why(
      #"{"name": "panel", "frame": [50, 50, 80, 300], "subviews": [{"class": "UIButton", "name": "save", "frame": [50, 50, 100, 100]}]}"#
    )
    #expect("\(why.sentence)".hasPrefix("It was never asked. Its parent panel does not contain the point: it is 20 pt"))
    #expect(why.remedies.first?.text == "panel width 80 → 150")
  }

  @Test func `HT-5 a sibling in front is named, and the order is the remedy`() throws {
    let why = try why(Self.save + #"}, {"name": "cover", "frame": [0, 0, 400, 800]}"#)
    #expect(why.winner == "cover")
    #expect(
      why.remedies.map(\.text) == ["save to the front of its siblings", "cover isUserInteractionEnabled true → false"]
    )
  }

  @Test func `HT-3 a child that takes the touch is named`() throws {
    let why = try why(Self.save + #", "subviews": [{"name": "icon", "frame": [0, 0, 100, 100]}]}"#)
    #expect("\(why.sentence)" == "It was asked; its child icon is in front and took the touch.")
    #expect(why.remedies.map(\.text) == ["icon isUserInteractionEnabled true → false"])
  }

  @Test func `two things in the way are two changes of one remedy`() throws {
    let why = try why(Self.save + #", "isHidden": true, "isUserInteractionEnabled": false}"#)
    #expect(why.remedies.map(\.text) == ["save isHidden true → false; save isUserInteractionEnabled false → true"])
  }

  @Test func `HT-17 an override of point inside is said to be one`() throws {
    let why = try why(Self.save + #", "pointInside": false}"#)
    #expect(why.cause?.rule == "HT-17")
    #expect(why.remedies.map(\.text) == ["save point(inside:) → its bounds"])
  }

  @Test func `WI-5 a window in front is named`() throws {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [
        {"name": "main", "subviews": [{"name": "save", "frame": [100, 100, 100, 100]}]},
        {"name": "alert", "windowLevel": 2000}]}
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "windows.layout.json")
    let why = try #require(Why("save", at: CGPoint(x: 150, y: 150), in: document))
    #expect(why.cause?.rule == "WI-5")
    #expect(why.remedies.map(\.text) == ["alert isHidden false → true", "main windowLevel above that of alert"])
  }

  @Test func `each remedy that is named lets the view win when it is made`() throws {
    let document = try layout(
      #"{"name": "panel", "frame": [50, 50, 80, 60], "alpha": 0, "subviews": [\#(Self.save)}]}, {"name": "cover", "frame": [0, 0, 400, 800]}"#
    )
    let point = CGPoint(x: 180, y: 180)
    let why = try #require(Why("save", at: point, in: document))
    #expect(!why.remedies.isEmpty)
    for remedy in why.remedies {
      let built = LayoutBuilder.build(document)
      for change in remedy.changes { change.apply(to: built) }
      #expect(built.application.hitTest(at: point) === built.view("save"), "\(remedy.text)")
    }
  }

  @Test func `a view of another name is nobody's`() throws {
    #expect(Why("nobody", at: .zero, in: try layout(Self.save + "}")) == nil)
  }
}
