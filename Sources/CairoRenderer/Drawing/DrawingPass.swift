import CCairo
import Canvas
import Foundation
import UIKit

/// One walk over a list: keeps the map from the list's space to device pixels, and skips what cannot be seen.
///
/// Cairo's own map stays the identity but for pens and text: a map without an inverse would put the whole context into
/// an error state that nothing recovers from, and later commands would be lost.
final class DrawingPass {
  private struct State {
    var transform: CGAffineTransform
    /// What the clip leaves, in device pixels.
    var visible: DeviceBox
    /// False under a map without an inverse or a clip that leaves nothing.
    var isDrawable = true
  }

  private struct Saved {
    let state: State
    /// Whether Cairo has saved too; only clips change what it keeps, so it is asked at the first of them.
    var isInCairo = false
  }

  private let context: OpaquePointer
  private let measurer: PangoTextMeasurer
  private let retained: RetainedSurfaces?
  /// From the list's own space to device pixels.
  private let listTransform: CGAffineTransform
  private var state: State
  private var saved: [Saved] = []
  private var groups: [(alpha: Double, depth: Int)] = []

  /// A pass without `retained` draws every command of retained pictures.
  init(
    context: OpaquePointer,
    transform: CGAffineTransform,
    measurer: PangoTextMeasurer,
    retained: RetainedSurfaces? = nil
  ) {
    self.context = context
    self.measurer = measurer
    self.retained = retained
    listTransform = transform
    state = State(transform: transform, visible: Self.clipBox(of: context))
    state.isDrawable = state.transform.isInvertible
  }

  /// Draws all of a list, and closes what it leaves open.
  ///
  /// Groups take no more memory, and no more time to lay over the picture, than their ink needs.
  func draw(_ list: DisplayList) {
    let boxes = list.groupBoxes(measuredBy: measurer)
    for (index, command) in list.commands.enumerated() { draw(command, groupBox: boxes[index]) }
    finish()
  }

  /// `groupBox` is around all ink of a group that begins, in the list's own space.
  private func draw(_ command: DrawCommand, groupBox: CGRect? = nil) {
    switch command {
    case .save: saved.append(Saved(state: state))
    case .restore: restore()
    case .concatenate(let transform):
      state.transform = transform.concatenating(state.transform)
      state.isDrawable = state.isDrawable && state.transform.isInvertible
    case .clip(let path): clip(to: path)
    case .fill(let path, let color): fill(path, color)
    case .stroke(let path, let style, let color): stroke(path, style, color)
    case .text(let block, let point): show(block, at: point)
    case .shadow(let rect, let radius, let style): shade(rect, cornerRadius: radius, style)
    case .beginGroup(let alpha):
      groups.append((alpha.unit, saved.count))
      saved.append(Saved(state: state, isInCairo: true))
      cairo_save(context)
      if let groupBox { clipGroup(to: groupBox) }
      cairo_push_group(context)
    case .endGroup: endGroup()
    case .retained(let picture): show(picture)
    }
  }

  /// Lays kept pixels over the picture where that gives the same pixels as drawing: with the list only moved and scaled
  /// as the whole picture is.
  private func show(_ picture: RetainedPicture) {
    guard let box = visiblePath(CGPath(rect: picture.bounds), reach: 0)?.bounds else { return }
    guard let retained, state.transform.a == retained.scale, state.transform.d == retained.scale,
      state.transform.b == 0, state.transform.c == 0,
      let surface = retained.surface(of: picture, transform: state.transform, box: box)
    else {
      for command in picture.list.commands { draw(command) }
      return
    }
    let (left, top) = (box.left.rounded(.down), box.top.rounded(.down))
    cairo_set_source_surface(context, surface.raw, left, top)
    cairo_rectangle(context, left, top, Double(surface.width), Double(surface.height))
    cairo_fill(context)
  }

  /// Closes what the list left open.
  private func finish() {
    while !saved.isEmpty {
      if groups.last?.depth == saved.count - 1 { endGroup() } else { restore() }
    }
  }

  /// Ends the innermost save; one that would reach out of a group is left out.
  private func restore() {
    guard let last = saved.last, groups.last?.depth != saved.count - 1 else { return }
    saved.removeLast()
    state = last.state
    if last.isInCairo { cairo_restore(context) }
  }

  private func endGroup() {
    guard let group = groups.last else { return }
    while saved.count > group.depth + 1 { restore() }
    groups.removeLast()
    state = saved.removeLast().state
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, group.alpha)
    cairo_restore(context)
  }

  /// Whole pixels, so that nothing of the ink is cut.
  private func clipGroup(to box: CGRect) {
    addPixels(of: box.insetBy(dx: -1, dy: -1), through: listTransform, to: context)
    cairo_clip(context)
    state.visible = Self.clipBox(of: context)
    if state.visible.right <= state.visible.left || state.visible.bottom <= state.visible.top {
      state.isDrawable = false
    }
  }

  private func clip(to path: CGPath) {
    guard state.isDrawable, let devicePath = DevicePath(path, transform: state.transform) else {
      state.isDrawable = false
      return
    }
    guard devicePath.bounds.intersects(state.visible) else {
      state.isDrawable = false
      return
    }
    let isUpright = state.transform.b == 0 && state.transform.c == 0
    if isUpright, path.rectangle != nil, devicePath.bounds.contains(state.visible) { return }
    if let last = saved.indices.last, !saved[last].isInCairo {
      saved[last].isInCairo = true
      cairo_save(context)
    }
    devicePath.add(to: context)
    cairo_clip(context)
    state.visible = Self.clipBox(of: context)
  }

  private func fill(_ path: CGPath, _ color: CGColor) {
    guard let devicePath = visiblePath(path, reach: 1) else { return }
    setSource(color)
    devicePath.add(to: context)
    cairo_fill(context)
  }

  private func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor) {
    let transform = state.transform
    let enlargement = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    let reach = style.isHairline ? 2 : style.reach * enlargement + 1
    guard reach.isFinite, let devicePath = visiblePath(path, reach: reach) else { return }
    setSource(color)
    cairo_set_line_cap(context, style.cairoCap)
    cairo_set_line_join(context, style.cairoJoin)
    cairo_set_miter_limit(context, StrokeStyle.miterLimit)
    if style.isHairline {
      let isUpright = transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
      (isUpright ? devicePath.snappedToPixels() : devicePath).add(to: context)
      setPen(width: 1, dash: style.dash.map { $0 * enlargement }, phase: style.dashPhase * enlargement)
      cairo_stroke(context)
    } else {
      devicePath.add(to: context)
      // The pen takes part in the map, so that a stroke is scaled and slanted as its path is.
      setMatrix(transform)
      setPen(width: style.width, dash: style.dash, phase: style.dashPhase)
      cairo_stroke(context)
      cairo_identity_matrix(context)
    }
  }

  private func show(_ block: TextBlock, at point: CGPoint) {
    guard state.isDrawable, point.x.isFinite, point.y.isFinite else { return }
    let layout = measurer.layout(of: block)
    let overhang = block.largestSize / 4
    let box = block.box(at: point, extent: layout.extent).insetBy(dx: -overhang, dy: -overhang)
    guard let bounds = DevicePath(CGPath(rect: box), transform: state.transform)?.bounds,
      bounds.intersects(state.visible)
    else { return }
    if let color = layout.color { setSource(color) }
    var place = CGAffineTransform(translationX: point.x, y: point.y).concatenating(state.transform)
    // Baselines on whole pixels keep equal rows looking equal at fractional scales.
    if place.b == 0, place.c == 0 { place.ty = place.ty.rounded() }
    guard abs(place.tx) <= DevicePath.limit, abs(place.ty) <= DevicePath.limit, isLegible(block) else { return }
    setMatrix(place)
    layout.draw(in: context)
    cairo_identity_matrix(context)
    cairo_new_path(context)
  }

  /// Letters that no surface can hold, or that are less than a speck, put Cairo's fonts into an error state.
  private func isLegible(_ block: TextBlock) -> Bool {
    let transform = state.transform
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    let size = area.squareRoot() * block.largestSize
    let longest = max(abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d)) * block.largestSize
    return 0.1...10_000 ~= size && longest <= 10_000
  }

  /// A shadow as rounded rectangles one over the other, each as dense as the sum of all is to be there.
  private func shade(_ rect: CGRect, cornerRadius: CGFloat, _ style: ShadowStyle) {
    let place = rect.offsetBy(dx: style.offset.dx, dy: style.offset.dy)
    guard style.blur.isFinite, visiblePath(CGPath(rect: place), reach: DevicePath.limit) != nil else { return }
    let steps = style.blur > 0 ? min(16, max(4, Int(min(style.blur, 100)))) : 1
    var covered = 0.0
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let density = style.color.alpha.unit * part * part * (3 - 2 * part)
      let spread = style.blur > 0 ? style.blur * (1 - 2 * (part - 0.5 / Double(steps))) : 0
      var layer = style.color
      layer.alpha = covered < 1 ? 1 - (1 - density) / (1 - covered) : 0
      covered = density
      let outline = place.insetBy(dx: -spread, dy: -spread)
      guard !outline.isNull else { continue }
      fill(CGPath(roundedRect: outline, cornerRadius: max(0, cornerRadius + spread)), layer)
    }
  }

  // MARK: Cairo's state

  private func visiblePath(_ path: CGPath, reach: Double) -> DevicePath? {
    guard state.isDrawable, let devicePath = DevicePath(path, transform: state.transform),
      devicePath.bounds.outset(by: reach).intersects(state.visible)
    else { return nil }
    return devicePath
  }

  private func setSource(_ color: CGColor) {
    cairo_set_source_rgba(context, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
  }

  private func setMatrix(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_set_matrix(context, &matrix)
  }

  /// Dashes that Cairo would refuse, and with them everything after, give a solid line.
  private func setPen(width: CGFloat, dash: [CGFloat], phase: CGFloat) {
    cairo_set_line_width(context, width.isFinite ? min(max(width, 0), DevicePath.limit) : 0)
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) > 0.01 && phase.isFinite
    cairo_set_dash(context, dash.map { Double($0) }, isUsable ? Int32(dash.count) : 0, isUsable ? phase : 0)
  }

  private static func clipBox(of context: OpaquePointer) -> DeviceBox {
    var box = DeviceBox(left: 0, top: 0, right: 0, bottom: 0)
    cairo_clip_extents(context, &box.left, &box.top, &box.right, &box.bottom)
    return box
  }
}

extension StrokeStyle {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  fileprivate var cairoJoin: cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
