import Canvas
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// The line between the shown step on the canvas and its row in the ladder (visual design, 5 and 12.2).
@MainActor
struct LadderLeaderTests {
  private let area = CGRect(x: 0, y: 0, width: 500, height: 600)

  @Test func `it has right angles only, and ends at the edge beside the row`() throws {
    let leader = try #require(LadderLeader(from: [CGPoint(x: 300, y: 100)], to: 250, in: area, avoiding: []))
    #expect(leader.points.first == CGPoint(x: 300, y: 100))
    #expect(leader.points.last == CGPoint(x: 500, y: 250))
    for (one, other) in zip(leader.points, leader.points.dropFirst()) { #expect(one.x == other.x || one.y == other.y) }
  }

  @Test func `it crosses no label: another start is taken, or there is no line`() throws {
    let label = CGRect(x: 400, y: 90, width: 40, height: 20)
    let starts = [CGPoint(x: 300, y: 100), CGPoint(x: 300, y: 160)]
    let leader = try #require(LadderLeader(from: starts, to: 250, in: area, avoiding: [label]))
    #expect(leader.points.first == starts[1])
    #expect(LadderLeader(from: [starts[0]], to: 250, in: area, avoiding: [label]) == nil)
    #expect(LadderLeader(from: [CGPoint(x: 300, y: 700)], to: 250, in: area, avoiding: []) == nil)
  }

  @Test func `in the window it leads to the boxed row, as long as that is in sight`() throws {
    let layout = CardStage()
    layout.play(until: 1)
    let session = DebugSession(application: layout.stage.application, name: "photo-card")
    let window = WindowOnScreen(session, size: CGSize(width: 1440, height: 900), measurer: FixedTextMeasurer())
    let rows = session.digest.touches[1].rows
    let card = try #require(rows.first { session.elementName($0.visit.element) == "PhotoCard" })
    session.control { playback, digest in playback.show(digest.stepIndex(atOrBefore: card.sequence)) }
    window.wait(1)
    let box = try #require(Self.leader(of: window))
    let name = try #require(window.textsOfInterface.boxes.last { $0.text == "PhotoCard" && $0.rect.minX > box.maxX })
    #expect(abs(box.minY - name.rect.midY) < 3 || abs(box.maxY - name.rect.midY) < 3)
    window.press("a")
    window.wait(1)
    #expect(Self.leader(of: window) == nil)
  }

  /// The box of the line that ends at the canvas's right edge.
  private static func leader(of window: WindowOnScreen) -> CGRect? {
    let commands = window.list.commands
    let edge = window.canvas.frame.maxX
    var maps = [CGAffineTransform.identity]
    var found: CGRect?
    for command in commands {
      let map = maps[maps.count - 1]
      switch command {
      case .save: maps.append(map)
      case .restore: maps.removeLast()
      case .concatenate(let change): maps[maps.count - 1] = change.concatenating(map)
      case .stroke(let path, let style, _) where style.width == 1.25:
        let box = path.boundingBox.applying(map)
        if abs(box.maxX - edge) < 0.5, box.width > 10 { found = box }
      default: break
      }
    }
    return found
  }
}
