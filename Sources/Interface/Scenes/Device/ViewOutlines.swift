import Canvas
import Foundation
import Traces
import UIKit

/// The thin outlines of *Frames*, the ghosts of what is not drawn, and the words of *Names*.
@MainActor
struct ViewOutlines {
  let input: SceneInput
  let geometry: DeviceGeometry

  /// Names on the canvas at once; more would cover each other.
  private static let mostNames = 400

  func draw(_ painter: Painter, ghosts: [AppPainter.Clip]) {
    if input.overlays.frames, input.touch == nil, input.hitMap == nil { drawFrames(painter) }
    if input.overlays.frames { drawGhosts(ghosts, painter) }
    drawNames(painter)
  }

  private func drawFrames(_ painter: Painter) {
    forEachVisibleView { view, toCanvas in
      painter.stroke(CGPath(rect: view.bounds, transform: nil).applying(toCanvas), style: .hairline, color: lineColor)
    }
  }

  /// On the app's own light colours the dark theme's outline would be lost: the darker of the two serves both.
  private var lineColor: CGColor {
    input.recede > 0.5 ? input.theme[.line2] : Theme.light[.line2]
  }

  private func drawGhosts(_ ghosts: [AppPainter.Clip], _ painter: Painter) {
    let shown = Set(input.rows.compactMap { input.view($0.visit.element).map { ObjectIdentifier($0) } })
    for ghost in ghosts where !shown.contains(ObjectIdentifier(ghost.view)) {
      let path = CGPath(rect: ghost.view.bounds, transform: nil)
        .applying(ghost.toScreen.concatenating(geometry.transform))
      painter.stroke(path, style: StrokeStyle(width: 1, dash: [3, 3]), color: lineColor)
    }
  }

  private func drawNames(_ painter: Painter) {
    for name in names {
      painter.fill(name.place, cornerRadius: 2, color: input.theme[.panel].multipliedAlpha(0.86))
      painter.text(name.block, at: CGPoint(x: name.place.minX + 3, y: name.place.minY + 9.2))
    }
  }

  /// The name of a view, in pixels of the canvas.
  struct Name {
    let view: UIView
    let block: TextBlock
    let place: CGRect
  }

  /// The names that find a place in their views, none over another; empty unless they are asked for.
  var names: [Name] {
    guard input.overlays.names, input.hitMap == nil else { return [] }
    let font = Font.mono(9)
    var names: [Name] = []
    forEachVisibleView { view, toCanvas in
      let box = view.bounds.applying(toCanvas)
      guard names.count < Self.mostNames, box.width > 48, box.height > 16 else { return }
      var block = TextBlock(name(of: view), font: font, color: input.theme[.text2], overflow: .ellipsisMiddle)
      block.width = box.width - 10
      let width = min(input.measurer.width(of: block), box.width - 10)
      block.width = width + 0.5
      // The screen's corners are round, and the frames of whole-screen views run along its edge.
      let isAtTop = box.minY < geometry.screenRect.minY + 12
      let left = max(box.minX + 2, geometry.screenRect.minX + (isAtTop ? 14 : 2))
      var place = CGRect(x: left, y: box.minY + (isAtTop ? 7 : 2), width: width + 6, height: 12)
      // A view in its parent's corner must not hide the parent's name.
      while let other = names.first(where: { $0.place.intersects(place) })?.place {
        guard other.maxY + 13 < box.maxY else { return }
        place.origin.y = other.maxY + 1
      }
      names.append(Name(view: view, block: block, place: place))
    }
    return names
  }

  private func name(of view: UIView) -> String { view.elementName ?? view.className }

  /// Visits what can be seen of the tree, back to front.
  private func forEachVisibleView(_ body: (UIView, CGAffineTransform) -> Void) {
    let isolated = input.isolatedView
    func visit(_ view: UIView, _ parent: CGAffineTransform, _ clip: CGRect, _ depth: Int, _ isShown: Bool) {
      guard depth < 400, !view.isHidden, view.alpha >= 0.01 else { return }
      let toCanvas = view.transformToSuperview.concatenating(parent)
      let box = view.bounds.applying(toCanvas)
      guard box.hasFiniteCorners else { return }
      let isSeen = box.intersects(clip) && box.width > 0 && box.height > 0
      let isShown = isShown || view === isolated
      if isSeen, isShown { body(view, toCanvas) }
      guard isSeen || !view.clipsToBounds else { return }
      let inner = view.clipsToBounds ? clip.intersection(box) : clip
      for subview in view.subviews { visit(subview, toCanvas, inner, depth + 1, isShown) }
    }
    let clip = geometry.screenRect.intersection(geometry.contentRect)
    guard !clip.isNull else { return }
    for window in input.application.windowsFrontToBack.reversed() {
      visit(window, geometry.transform, clip, 0, isolated == nil)
    }
  }
}
