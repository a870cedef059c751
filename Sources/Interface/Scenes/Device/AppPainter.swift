import Canvas
import Foundation
import UIKit

/// Draws the live view trees of an application, in points of its screen.
///
/// Views are only read. What lies outside `visible` is left out, so that a layout of many thousand views costs what is
/// seen of it.
@MainActor
final class AppPainter {
  /// A clipping view whose content reaches beyond it.
  struct Clip {
    let view: UIView
    let toScreen: CGAffineTransform
  }

  /// Views deeper than this are not drawn; layouts that people write stay under 60.
  static let deepest = 400

  let painter: Painter
  let paint: AppPaint

  /// Points of the screen.
  let visible: CGRect

  /// Found on the way, for the overlays that are drawn afterwards: at most a few hundred of each.
  private(set) var clips: [Clip] = []
  private(set) var ghosts: [Clip] = []
  var collects = true

  private static let mostCollected = 256

  init(painter: Painter, paint: AppPaint, visible: CGRect) {
    self.painter = painter
    self.paint = paint
    self.visible = visible
  }

  func drawWindows(of application: UIApplication) {
    for window in application.windowsFrontToBack.reversed() {
      draw(window, in: .identity, clip: visible, depth: 0)
    }
  }

  /// Draws a view and what is in it, and nothing of what is around it but its clips.
  func drawAlone(_ view: UIView) {
    let around = Array(sequence(first: view) { $0.superview }.dropFirst())
    func clipped(_ rest: ArraySlice<UIView>) {
      guard let outer = rest.last else {
        return draw(view, in: view.superview?.transformToScreen ?? .identity, clip: visible, depth: 0)
      }
      guard outer.clipsToBounds else { return clipped(rest.dropLast()) }
      painter.clipped(to: outer.outline.applying(outer.transformToScreen)) { clipped(rest.dropLast()) }
    }
    clipped(around[...])
  }

  /// What was found on the way so far is no longer meant.
  func forgetCollected() {
    clips = []
    ghosts = []
  }

  func draw(_ view: UIView, in parent: CGAffineTransform, clip: CGRect, depth: Int) {
    guard depth < Self.deepest else { return }
    let toScreen = view.transformToSuperview.concatenating(parent)
    let box = view.bounds.applying(toScreen)
    guard box.hasFiniteCorners, toScreen.isInvertible else { return }
    guard !view.isHidden, view.alpha >= 0.01 else {
      collect(&ghosts, view, toScreen)
      return
    }
    let isSeen = box.width > 0 && box.height > 0 && box.intersects(clip)
    guard isSeen || !view.clipsToBounds else { return }
    painter.group(alpha: Double(view.alpha)) {
      if isSeen { drawContent(of: view, toScreen: toScreen) }
      drawSubviews(of: view, toScreen: toScreen, box: box, clip: clip, depth: depth)
      if isSeen, let scrollView = view as? UIScrollView { drawIndicators(of: scrollView, toScreen: toScreen) }
    }
  }

  private func drawSubviews(of view: UIView, toScreen: CGAffineTransform, box: CGRect, clip: CGRect, depth: Int) {
    let subviews = view.subviewsInDrawingOrder
    guard !subviews.isEmpty else { return }
    guard view.clipsToBounds else {
      for subview in subviews { draw(subview, in: toScreen, clip: clip, depth: depth + 1) }
      return
    }
    collect(&clips, view, toScreen)
    painter.clipped(to: view.outline.applying(toScreen)) {
      let inner = clip.intersection(box)
      for subview in subviews { draw(subview, in: toScreen, clip: inner, depth: depth + 1) }
    }
  }

  private func collect(_ list: inout [Clip], _ view: UIView, _ toScreen: CGAffineTransform) {
    guard collects, list.count < Self.mostCollected else { return }
    list.append(Clip(view: view, toScreen: toScreen))
  }

  // MARK: One view

  /// Draws in a rectangle of the screen where the view is only moved, else in its own coordinates.
  func drawContent(of view: UIView, toScreen: CGAffineTransform) {
    if let painted = view as? any Painted { return drawOwnPicture(of: painted, toScreen: toScreen) }
    if toScreen.isTranslation {
      drawContent(of: view, box: view.bounds.offsetBy(dx: toScreen.tx, dy: toScreen.ty))
    } else {
      painter.transformed(by: toScreen) { drawContent(of: view, box: view.bounds) }
    }
  }

  /// The program's own views draw themselves, when it is pointed at itself; they recede as an app's do.
  private func drawOwnPicture(of view: any Painted, toScreen: CGAffineTransform) {
    painter.transformed(by: toScreen) {
      if let color = view.backgroundColor?.cgColor { painter.fill(view.bounds, color: paint(color)) }
      painter.append(DisplayList { view.paint(into: $0) }.recolored { paint($0) })
    }
  }

  private func drawContent(of view: UIView, box: CGRect) {
    let layer = view.layerIfLoaded
    let radius = min(max(0, layer?.cornerRadius ?? 0), min(box.width, box.height) / 2)
    if let color = view.backgroundColor?.cgColor {
      painter.fill(box, cornerRadius: radius, color: paint(color))
    }
    ViewLook(painter: painter, paint: paint, box: box, cornerRadius: radius).draw(view)
    if let layer, layer.borderWidth > 0 {
      painter.strokeInside(
        box,
        cornerRadius: radius,
        style: StrokeStyle(width: layer.borderWidth),
        color: paint(layer.borderColor ?? CGColor(red: 0, green: 0, blue: 0))
      )
    }
  }

  private func drawIndicators(of view: UIScrollView, toScreen: CGAffineTransform) {
    let box = view.bounds
    let indicators = view.indicators
    guard !indicators.isEmpty, box.width >= 24, box.height >= 24 else { return }
    painter.transformed(by: toScreen) {
      for indicator in indicators {
        painter.fill(indicator, cornerRadius: 1.5, color: paint(AppPalette.secondaryText).multipliedAlpha(0.5))
      }
    }
  }
}

extension UIView {
  /// Back to front as they are seen: `zPosition` first, then the order of the list, as layers are drawn (GE-5).
  var subviewsInDrawingOrder: [UIView] {
    let subviews = subviews
    guard subviews.contains(where: { ($0.layerIfLoaded?.zPosition ?? 0) != 0 }) else { return subviews }
    return subviews.enumerated()
      .sorted { left, right in
        let (a, b) = (left.element.layerIfLoaded?.zPosition ?? 0, right.element.layerIfLoaded?.zPosition ?? 0)
        return a != b ? a < b : left.offset < right.offset
      }
      .map(\.element)
  }

  /// The bounds with their round corners, in the view's own coordinates.
  var outline: CGPath {
    CGPath(roundedRect: bounds, cornerRadius: max(0, layerIfLoaded?.cornerRadius ?? 0))
  }
}

extension UIScrollView {
  /// The bars that show how much of the content is in sight, in bounds coordinates.
  fileprivate var indicators: [CGRect] {
    var bars: [CGRect] = []
    let box = bounds
    if contentSize.height > box.height + 0.5, contentSize.height.isFinite {
      let length = max(24, (box.height - 8) * box.height / contentSize.height)
      let part = min(max(0, (box.minY) / (contentSize.height - box.height)), 1)
      let y = box.minY + 4 + (box.height - 8 - length) * part
      bars.append(CGRect(x: box.maxX - 6, y: y, width: 3, height: length))
    }
    if contentSize.width > box.width + 0.5, contentSize.width.isFinite {
      let length = max(24, (box.width - 8) * box.width / contentSize.width)
      let part = min(max(0, box.minX / (contentSize.width - box.width)), 1)
      let x = box.minX + 4 + (box.width - 8 - length) * part
      bars.append(CGRect(x: x, y: box.maxY - 6, width: length, height: 3))
    }
    return bars
  }
}

extension CGAffineTransform {
  /// Whether it only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether upright rectangles stay upright ones.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}

extension CGRect {
  /// Whether another rectangle lies within this one, half a unit of tolerance on each side.
  ///
  /// Foundation compares the union with the rectangle itself, which rounding makes differ.
  func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX - 0.5 && other.minY >= minY - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }

  /// Whether arithmetic on it gives numbers: false for hostile layouts.
  var hasFiniteCorners: Bool {
    let limit: CGFloat = 1e9
    return abs(minX) < limit && abs(minY) < limit && abs(maxX) < limit && abs(maxY) < limit
  }
}
