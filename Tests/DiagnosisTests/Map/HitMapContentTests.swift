import Foundation
import LayoutFiles
import TestSupport
import Testing
import UIKit

@testable import Diagnosis

/// What a map says beside who owns a point.
@MainActor
struct HitMapContentTests {
  private func layout(_ windows: String) throws -> BuiltLayout {
    let text = #"{"fingerpost": 1, "device": {"size": [100, 200]}, "windows": [\#(windows)]}"#
    return LayoutBuilder.build(try LayoutFile.decode(Array(text.utf8), file: "map.layout.json"))
  }

  /// One line a region: whose it is, its share, and its pieces.
  private func text(_ map: HitMap, _ layout: BuiltLayout) -> String {
    var lines = map.regions.map { region in
      let pieces = region.pieces.map { piece in
        piece.outline.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }.joined(separator: " ")
      }.sorted()
      let share = "\((map.share(of: region) * 1_000).rounded() / 10)%"
      return ([(region.owner.map(layout.name) ?? "nobody") + " " + share] + pieces.map { "  " + $0 })
        .joined(separator: "\n")
    }
    lines.append("own no point: " + map.ownerless.map(layout.name).joined(separator: " "))
    lines.append("sampled: " + map.sampled.map(layout.name).joined(separator: " "))
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `regions, shares, dead zones and views without a point`() throws {
    let layout = try layout(
      #"""
      {"name": "window", "frame": [0, 0, 100, 150], "subviews": [
        {"name": "covered", "frame": [10, 10, 20, 20]},
        {"name": "card", "frame": [0, 0, 60, 60], "subviews": [
          {"class": "UIButton", "name": "save", "frame": [40, 40, 40, 40]},
          {"name": "gone", "isHidden": true, "frame": [0, 0, 10, 10]}]},
        {"name": "turned", "frame": [60, 90, 20, 20], "transform": {"rotate": 0.7853981633974483}}]}
      """#
    )
    let map = HitMap(of: layout.application)
    try expectSnapshot(text(map, layout), named: "map-regions.txt")
    #expect(map.owner(at: CGPoint(x: 50, y: 160)) == nil)
    #expect(map.owner(at: CGPoint(x: 59.9, y: 59.9)) == layout.id("save"))
    #expect(map.owner(at: CGPoint(x: 60, y: 59)) == layout.id("window"), "far edges belong to what is behind")
  }

  @Test func `what can be seen outside an ancestor is drawn but dead`() throws {
    let layout = try layout(
      #"""
      {"name": "window", "subviews": [{"name": "card", "frame": [0, 0, 60, 60], "subviews": [
        {"class": "UIButton", "name": "save", "frame": [40, 40, 40, 20]}]}]}
      """#
    )
    let part = try #require(DeadPart.all(in: layout.application).first)
    #expect(part.view == layout.id("save"))
    #expect(part.ancestor == layout.id("card"))
    #expect(part.bounds == CGRect(x: 60, y: 40, width: 20, height: 20))
    #expect(part.share == 0.5)
  }

  /// A class with code of its own is asked point by point.
  private final class Checkered: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event) && (Int(point.x) + Int(point.y)).isMultiple(of: 2)
    }
  }

  @Test func `a class with code of its own is asked point by point, and named`() throws {
    let layout = try layout(#"{"name": "window"}"#)
    let board = Checkered(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    let window = try #require(layout.window("window"))
    window.addSubview(board)
    let map = HitMap(of: layout.application)
    let id = layout.application.identify(board)
    #expect(map.sampled == [id])
    #expect(map[id]?.area == 32)
    #expect(map.owner(at: CGPoint(x: 10.5, y: 10.5)) == id)
    #expect(map.owner(at: CGPoint(x: 11.5, y: 10.5)) == layout.id("window"))
  }

  @Test func `an outline leaves out the edges at which pieces were cut`() {
    var rest = [MapPiece(CGRect(x: 0, y: 0, width: 30, height: 30))]
    _ = rest.take([MapPiece(CGRect(x: 10, y: 10, width: 10, height: 10))])
    #expect(rest.count == 4)
    let length = MapOutline(rest).segments.reduce(0) { $0 + hypot($1.end.x - $1.start.x, $1.end.y - $1.start.y) }
    #expect(abs(length - 160) < 1e-6, "120 around, 40 round the hole")
  }
}
