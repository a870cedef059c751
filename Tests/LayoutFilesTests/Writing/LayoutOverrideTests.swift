import Foundation
import LayoutFiles
import Testing

/// What a what-if changed, written to a new file and read again.
struct LayoutOverrideTests {
  private static let text = """
    {"fingerpost": 1, "windows": [{"name": "window", "rootViewController": {"name": "root", "view":
      {"name": "canvas", "subviews": [
        {"name": "back", "frame": [0, 0, 10, 10]},
        {"name": "front", "frame": [5, 5, 10, 10], "bounds": [1, 2, 10, 10], "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "name": "tap"}]},
        {"class": "UIScrollView", "name": "list", "subviews": [{"frame": [0, 0, 20, 20]}]}
      ]}}}]}
    """

  private func document() throws -> LayoutDocument {
    try LayoutFile.decode(Array(Self.text.utf8), file: "test.layout.json")
  }

  private func again(_ document: LayoutDocument) throws -> LayoutDocument {
    try LayoutFile.decode(Array(LayoutWriter.text(document).utf8), file: "saved.layout.json")
  }

  private func canvas(_ document: LayoutDocument) throws -> ViewDocument {
    try #require(document.windows[0].rootViewController).view
  }

  @Test func `properties of views and recognizers, a scroll view's own included`() throws {
    var document = try document()
    let left = document.apply([
      LayoutOverride(name: "back", change: .property(.isHidden, .bool(true))),
      LayoutOverride(name: "tap", change: .property(.numberOfTapsRequired, .integer(2))),
      LayoutOverride(name: "list.pan", change: .property(.isEnabled, .bool(false))),
      LayoutOverride(name: "nobody", change: .property(.isEnabled, .bool(false))),
    ])
    #expect(left.map(\.name) == ["nobody"])
    let view = try canvas(again(document))
    #expect(view.subviews[0].isHidden)
    #expect(view.subviews[1].gestureRecognizers[0].properties[.numberOfTapsRequired] == .integer(2))
    #expect(view.subviews[2].panGestureRecognizer?.properties.bool(.isEnabled) == false)
    #expect(view.subviews[2].pinchGestureRecognizer == nil)
  }

  @Test func `a frame takes the size of given bounds along`() throws {
    var document = try document()
    let frame = CGRect(x: 5, y: 5, width: 30, height: 40)
    #expect(document.apply([LayoutOverride(name: "front", change: .property(.frame, .rect(frame)))]).isEmpty)
    let view = try canvas(again(document)).subviews[1]
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `the order of siblings`() throws {
    var document = try document()
    let order = LayoutOverride(name: "back", change: .order(["front", "list", "back"]))
    #expect(document.apply([order]).isEmpty)
    #expect(try canvas(again(document)).subviews.map(\.name) == ["front", "list", "back"])
  }
}
