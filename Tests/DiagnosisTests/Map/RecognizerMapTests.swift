import Diagnosis
import Foundation
import LayoutFiles
import Testing
import UIKit

/// Where a recognizer is offered touches, against a finger put down at every point.
@MainActor
struct RecognizerMapTests {
  private nonisolated static let delegates = ["", #", "delegate": {"shouldReceive": {"except": ["inner/*"]}}"#]

  /// Views that overlap and hang out, drawn from a seed.
  private func document(_ seed: UInt64, _ delegate: String) throws -> LayoutDocument {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    func frame() -> String { "[\(next(40)), \(next(40)), \(6 + next(34)), \(6 + next(34))]" }
    let turn = next(2) == 0 ? "" : #", "transform": {"rotate": 0.4}"#
    let text = """
      {"fingerpost": 1, "device": {"size": [60, 60]}, "windows": [{"name": "window", "subviews": [
        {"name": "back", "frame": \(frame())},
        {"name": "pad", "frame": \(frame())\(turn), "gestureRecognizers": [
          {"class": "UITapGestureRecognizer", "name": "tap"\(delegate)}],
         "subviews": [
           {"name": "inner", "frame": \(frame()), "subviews": [{"class": "UIButton", "name": "b", "frame": \(frame())}]},
           {"class": "UIButton", "name": "side", "frame": \(frame())}]},
        {"name": "front", "frame": \(frame()), "isUserInteractionEnabled": \(next(2) == 0)}]}]}
      """
    return try LayoutFile.decode(Array(text.utf8), file: "map.layout.json")
  }

  private func isOffered(_ point: CGPoint, _ layout: BuiltLayout) -> Bool {
    let application = layout.application
    let first = application.trace.events.last?.sequence ?? 0
    let now = application.scheduler.now
    for phase in [UITouch.Phase.began, .cancelled] {
      application.handle([TouchSample(finger: 1, phase: phase, location: point)], at: now)
    }
    application.advance(to: now.advanced(bySeconds: 3))
    return application.trace.events.contains { event in
      guard event.sequence > first, case .recognizerOffered(let id, _) = event.kind else { return false }
      return layout.name(id) == "tap"
    }
  }

  @Test(arguments: UInt64(1)...30, delegates)
  func `the map is right at every point`(seed: UInt64, delegate: String) throws {
    let document = try document(seed, delegate)
    let map = try #require(RecognizerMap(of: "tap", in: document))
    let layout = LayoutBuilder.build(document, traceCapacity: 1_000)
    for y in stride(from: 0.31, to: 60, by: 2) {
      for x in stride(from: 0.37, to: 60, by: 2) {
        let point = CGPoint(x: x, y: y)
        #expect((map.map.owner(at: point) != nil) == isOffered(point, layout), "seed \(seed) at \(point)")
      }
    }
  }

  @Test func `what is no recognizer has no map`() throws {
    #expect(RecognizerMap(of: "pad", in: try document(1, "")) == nil)
  }
}
