import CairoRenderer
import Canvas
import Diagnosis
import Foundation
import Interface
import TestSupport
import Testing
import Traces
import UIKit

/// The hit-owner map over the device, and the list beside it.
@MainActor
struct HitMapWindowTests {
  private let card = PhotoCard()
  private let window: WindowOnScreen
  private var session: DebugSession { card.session }

  init() {
    window = WindowOnScreen(
      card.session,
      size: CGSize(width: 1440, height: 1400),
      measurer: FixedTextMeasurer()
    )
    _ = window.list
  }

  private var texts: [String] {
    window.list.commands.compactMap { if case .text(let block, _) = $0 { block.string } else { nil } }
  }

  private var list: ListView? {
    window.root.window.subviews[0].subviews.first { $0.elementName == "hit map" }?.subviews.first as? ListView
  }

  @Test func `M shows who owns what in the trace's place, and takes it away`() {
    #expect(list?.superview?.isHidden == true)
    window.press("m")
    let shown = texts
    #expect(list?.superview?.isHidden == false)
    #expect(shown.contains("who would win at each point"))
    #expect(shown.contains("PhotoCard"))
    #expect(shown.contains("Drawn but dead"))
    #expect(shown.contains("44 % outside PhotoCard"))
    #expect(shown.contains("LoadingOverlay"))
    #expect(shown.contains("alpha 0.00"))
    #expect(!shown.contains("Trace"))
    window.press("m")
    #expect(texts.contains("Trace"))
    #expect(list?.superview?.isHidden == true)
  }

  @Test func `a row isolates its owner and selects it; again, and all are back`() throws {
    window.press("m")
    let list = try #require(list)
    _ = window.list
    let place = list.convert(CGPoint(x: 40, y: 13), to: nil)
    func tap() {
      for phase in [UITouch.Phase.began, .ended] {
        window.wait(0.02)
        window.root.touch([TouchSample(finger: 1, phase: phase, location: place)], at: window.now)
      }
    }
    tap()
    let largest = session.hitMap.map.regions[0].owner
    #expect(session.tools.mapFocus == MapFocus(owner: largest))
    #expect(session.selection == largest)
    window.wait(1)
    tap()
    #expect(session.tools.mapFocus == nil)
  }

  @Test func `the map is worked out again only when the layout has changed`() {
    window.press("m")
    _ = window.list
    let revision = session.watch.revision
    window.press("i")
    window.point(100, 300)
    window.press("=", "-", "0")
    _ = window.list
    #expect(session.watch.revision == revision)
    let owner = session.hitMap.map.owner(at: CGPoint(x: 300, y: 530))
    #expect(owner == card.id("DismissArea"))
    card.views["PhotoCard"]?.frame.size.height = 452
    #expect(session.watch.revision > revision)
    #expect(session.hitMap.map.owner(at: CGPoint(x: 300, y: 530)) == card.id("LikeButton"))
    #expect(!texts.contains("Drawn but dead"))
  }

  @Test func `touches go on under the map`() {
    window.press("m")
    window.mouse(.began, 100, 300)
    #expect(session.digest.touches.last?.view == card.id("PhotoCard"))
    window.mouse(.ended, 100, 300)
  }

  @Test(arguments: [CGSize(width: 720, height: 520), CGSize(width: 900, height: 700), CGSize(width: 1440, height: 900)])
  func `texts of the map keep to themselves`(size: CGSize) {
    for measurer in [PangoTextMeasurer(), FixedTextMeasurer()] as [any TextMeasurer] {
      let window = WindowOnScreen(PhotoCard().session, size: size, measurer: measurer)
      window.press("m")
      let boxes = window.textsOfInterface
      #expect(boxes.overlaps.isEmpty)
      #expect(boxes.halved.isEmpty)
    }
  }
}
