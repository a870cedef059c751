import Canvas
import Foundation
import UIKit

/// The views of an application as sheets, back to front.
@MainActor
struct LayerStack {
  struct Layer {
    let view: UIView
    let toScreen: CGAffineTransform

    /// With that of the views around it.
    let alpha: Double

    /// What clips it, in points of the screen.
    let clips: [CGPath]
    let level: Int
  }

  let layers: [Layer]

  /// `root` leaves out all but a view and what is in it.
  init(of application: UIApplication, levels: LayerLevels, root: UIView? = nil) {
    var found: [Layer] = []
    func visit(_ view: UIView, _ parent: CGAffineTransform, _ alpha: Double, _ clips: [CGPath], _ depth: Int) {
      guard depth < AppPainter.deepest, !view.isHidden else { return }
      let toScreen = view.transformToSuperview.concatenating(parent)
      guard view.bounds.applying(toScreen).hasFiniteCorners, toScreen.isInvertible else { return }
      let opacity = alpha * Double(view.alpha)
      if root.map({ view.isDescendant(of: $0) }) ?? true {
        found.append(Layer(view: view, toScreen: toScreen, alpha: opacity, clips: clips, level: levels[view]))
      }
      let inner = view.clipsToBounds ? clips + [view.outline.applying(toScreen)] : clips
      for subview in view.subviewsInDrawingOrder { visit(subview, toScreen, opacity, inner, depth + 1) }
    }
    for window in application.windowsFrontToBack.reversed() { visit(window, .identity, 1, [], 0) }
    layers = found.enumerated().sorted { left, right in
      (left.element.level, left.offset) < (right.element.level, right.offset)
    }.map(\.element)
  }

  /// Every view whose sheet is seen at a pixel of the canvas, frontmost first.
  func views(at pixel: CGPoint, in geometry: DeviceGeometry) -> [UIView] {
    layers.reversed().filter { layer in
      let point = pixel.applying(geometry.plane(layer.level).inverted())
      return layer.view.bounds.contains(point.applying(layer.toScreen.inverted()))
        && layer.clips.allSatisfy { $0.contains(point) }
    }.map(\.view)
  }
}
