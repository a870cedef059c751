import Canvas
import Foundation
import UIKit

/// A picture of how a part of the window looked, while it makes way for how that looks now.
@MainActor
final class Passage {
  enum Style {
    case fade
    /// What is new comes in from this far away.
    case slideIn(from: CGVector)
    /// What was there leaves.
    case slideOut(to: CGVector)
  }

  /// What it is drawn over, with all that is in it; views in front of that are seen as they are.
  private(set) weak var view: UIView?

  /// Window coordinates.
  let region: CGRect
  let old: DisplayList
  let style: Style

  /// 0 for the old look, 1 for the new one.
  var part: MovingValue?

  init(over view: UIView, region: CGRect, old: DisplayList, style: Style) {
    self.view = view
    self.region = region
    self.old = old
    self.style = style
  }
}

extension Compositor {
  /// Pictures larger than this are worth pixels of their own: they are drawn many times; square logical pixels.
  private static let worthKeeping = 40_000.0

  /// Keeps what is shown in a region, to draw it over a view until it has made way.
  func begin(_ style: Passage.Style, over view: UIView, in region: CGRect, _ motion: Motion, _ motions: Motions) {
    let region = region.integral.intersection(window.bounds)
    guard !region.isEmpty else { return }
    var old = shown(in: region)
    if region.width * region.height > Self.worthKeeping {
      // A version of its own each time: nothing of the pixels before can be used again.
      passageCount += 2
      let slot = ObjectIdentifier(self).hashValue
      let picture = RetainedPicture(old, bounds: region, slot: slot, revision: passageCount, changes: nil)
      old = DisplayList([.retained(picture)])
    }
    begin(Passage(over: view, region: region, old: old, style: style), motion, motions)
  }

  /// The same with a view's own picture, whose pixels a renderer has already.
  func beginFade(ofRetained view: any UIView & Retained, _ motion: Motion, _ motions: Motions) {
    guard let kept = keptPicture(of: view) else { return }
    begin(Passage(over: view, region: kept.frame, old: kept.list, style: .fade), motion, motions)
  }

  /// One that turns back begins where the other had come to: forth and back are each other's mirror image.
  private func begin(_ passage: Passage, _ motion: Motion, _ motions: Motions) {
    let other = passages.first { $0.view === passage.view && $0.region == passage.region }
    let start = other?.part.map { 1 - $0.value } ?? 0
    if let other { end(other) }
    passages.append(passage)
    addDamage(passage.region)
    let part = MovingValue(start, in: motions) { [weak self, weak passage] value in
      guard let self, let passage else { return }
      addDamage(passage.region)
      if value == 1 { end(passage) }
    }
    passage.part = part
    part.move(to: 1, motion)
  }

  /// Takes pictures away that lie over a view.
  func endPassages(over view: UIView) {
    guard !passages.isEmpty else { return }
    for passage in passages where passage.view === view { end(passage) }
  }

  private func end(_ passage: Passage) {
    guard passages.contains(where: { $0 === passage }) else { return }
    passages.removeAll { $0 === passage }
    addDamage(passage.region)
    passage.part?.jump(to: 1)
  }

  /// What is shown in a region of the window, without what makes way there.
  private func shown(in region: CGRect) -> DisplayList {
    let painter = Painter()
    recordWindow(in: region, into: painter)
    return painter.list.flattened
  }

  private func recordWindow(in region: CGRect, into painter: Painter) {
    let hidden = passages
    passages = []
    painter.clipped(to: region) { record(window, into: painter, toWindow: .identity, regions: [region]) }
    passages = hidden
  }

  /// Draws what lies over a view whose coordinates the painter has.
  func drawPassages(over view: UIView, into painter: Painter, toWindow: CGAffineTransform, regions: [CGRect]) {
    for passage in passages where passage.view === view && regions.contains(where: passage.region.intersects) {
      painter.transformed(by: toWindow.inverted()) { draw(passage, into: painter) }
    }
  }

  private func draw(_ passage: Passage, into painter: Painter) {
    let part = passage.part?.value ?? 1
    painter.clipped(to: passage.region) {
      switch passage.style {
      case .fade:
        painter.group(alpha: 1 - part) { painter.append(passage.old) }
      case .slideOut(let way):
        painter.translated(x: way.dx * part, y: way.dy * part) { painter.append(passage.old) }
      case .slideIn(let way):
        painter.append(passage.old)
        painter.translated(x: way.dx * (1 - part), y: way.dy * (1 - part)) {
          recordWindow(in: passage.region, into: painter)
        }
      }
    }
  }
}
