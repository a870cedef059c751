import Canvas
import Foundation
import UIKit

/// What the classes of UIKit look like, in the app palette, inside the rectangle that stands for a view's bounds.
@MainActor
struct ViewLook {
  let painter: Painter
  let paint: AppPaint
  let box: CGRect

  /// The view's own, already limited to half a side.
  let cornerRadius: CGFloat

  func draw(_ view: UIView) {
    switch view {
    case let label as UILabel: draw(label)
    case let button as UIButton: draw(button)
    case let toggle as UISwitch: draw(toggle)
    case let slider as UISlider: draw(slider)
    case let segments as UISegmentedControl: draw(segments)
    case let stepper as UIStepper: draw(stepper)
    case let pages as UIPageControl: draw(pages)
    case let field as UITextField: draw(field)
    case let text as UITextView:
      drawText(
        text.text ?? "",
        size: text.font?.pointSize ?? 14,
        color: text.textColor?.cgColor ?? AppPalette.text,
        in: box.insetBy(dx: 5, dy: 8),
        alignment: text.textAlignment.drawn,
        wraps: true
      )
    case is UIImageView: drawPlaceholder()
    case is UINavigationBar: drawBar(view, edge: .maxYEdge)
    case is UITabBar:
      drawBar(view, edge: .minYEdge)
      if view.subviews.isEmpty { drawTabs() }
    case is UIToolbar: drawBar(view, edge: .minYEdge)
    case let bar as UISearchBar: draw(bar)
    case is UITableViewCell, is UICollectionViewCell: drawCell(view)
    case is UIVisualEffectView:
      painter.fill(box, cornerRadius: cornerRadius, color: paint(AppPalette.card).multipliedAlpha(0.7))
    case let progress as UIProgressView: draw(progress)
    case is UIActivityIndicatorView: drawActivity()
    default: break
    }
  }

  // MARK: Text

  private func draw(_ label: UILabel) {
    guard let text = label.text else { return }
    let color = label.textColor?.cgColor ?? AppPalette.text
    drawText(
      text,
      size: label.font?.pointSize ?? min(17, max(9, box.height * 0.72)),
      weight: label.font?.drawnWeight ?? .regular,
      color: label.isEnabled ? color : color.multipliedAlpha(0.4),
      in: box,
      alignment: label.textAlignment.drawn,
      wraps: label.numberOfLines != 1
    )
  }

  func drawText(
    _ text: String,
    size: CGFloat,
    weight: Font.Weight = .regular,
    color: CGColor,
    in rect: CGRect,
    alignment: TextBlock.Alignment = .leading,
    wraps: Bool = false
  ) {
    guard !text.isEmpty, rect.width >= 4, rect.height >= 4 else { return }
    let font = Font.ui(size, weight)
    let lineHeight = (size * 1.25).rounded()
    let shown = String(text.prefix(600))
    let lines = wraps ? Int(rect.height / lineHeight) : 1
    if lines > 1 {
      let block = TextBlock(
        shown,
        font: font,
        color: paint(color),
        overflow: .wrap(lineHeight: lineHeight, maxLines: lines),
        alignment: alignment
      )
      painter.text(block, in: rect)
    } else {
      painter.text(
        shown.replacing("\n", with: " "),
        font: font,
        color: paint(color),
        in: rect,
        alignment: alignment,
        overflow: .ellipsisEnd
      )
    }
  }

  // MARK: Containers

  private func drawBar(_ view: UIView, edge: CGRectEdge) {
    if view.backgroundColor == nil { painter.fill(box, cornerRadius: cornerRadius, color: paint(AppPalette.bar)) }
    painter.hairline(along: edge, of: box, color: paint(AppPalette.line))
  }

  private func drawTabs() {
    guard box.width >= 120, box.height >= 24 else { return }
    for index in 0..<4 {
      let center = CGPoint(x: box.minX + box.width * (CGFloat(index) + 0.5) / 4, y: box.midY)
      let tab = CGRect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)
      if index == 0 {
        painter.fill(tab, cornerRadius: 4, color: paint(AppPalette.tint))
      } else {
        painter.stroke(tab, cornerRadius: 4, style: StrokeStyle(width: 1.6), color: paint(AppPalette.secondaryText))
      }
    }
  }

  private func drawCell(_ view: UIView) {
    if view.backgroundColor == nil { painter.fill(box, cornerRadius: cornerRadius, color: paint(AppPalette.card)) }
    let shade = CGColor(red: 0, green: 0, blue: 0, alpha: 0.12)
    switch view {
    case let cell as UITableViewCell:
      if cell.isSelected || cell.isHighlighted { painter.fill(box, cornerRadius: cornerRadius, color: shade) }
      painter.hairline(along: .maxYEdge, of: box, color: paint(AppPalette.line))
      drawText(cell.text ?? "", size: 16, color: AppPalette.text, in: box.insetBy(dx: min(16, box.width / 2), dy: 0))
    case let cell as UICollectionViewCell where cell.isSelected || cell.isHighlighted:
      painter.fill(box, cornerRadius: cornerRadius, color: shade)
    default: break
    }
  }

  private func draw(_ bar: UISearchBar) {
    drawBar(bar, edge: .maxYEdge)
    let field = box.insetBy(dx: 10, dy: max(2, (box.height - 36) / 2))
    guard field.width > 40, field.height > 8 else { return }
    painter.fill(field, cornerRadius: 9, color: paint(AppPalette.line).multipliedAlpha(0.7))
    let ink = paint(AppPalette.secondaryText)
    Icon.search.paint(into: painter, center: CGPoint(x: field.minX + 16, y: field.midY), size: 15, color: ink)
    let text = bar.text ?? ""
    drawText(
      text.isEmpty ? bar.placeholder ?? "Search" : text,
      size: 15,
      color: text.isEmpty ? AppPalette.secondaryText : AppPalette.text,
      in: CGRect(x: field.minX + 30, y: field.minY, width: field.width - 38, height: field.height)
    )
  }

  private func draw(_ progress: UIProgressView) {
    let track = CGRect(x: box.minX, y: box.midY - 2, width: box.width, height: 4)
    painter.fill(track, cornerRadius: 2, color: paint(AppPalette.line))
    painter.fill(
      CGRect(x: track.minX, y: track.minY, width: track.width * CGFloat(min(max(progress.progress, 0), 1)), height: 4),
      cornerRadius: 2,
      color: paint(AppPalette.tint)
    )
  }

  private func drawActivity() {
    let radius = min(box.width, box.height, 20) / 2
    guard radius > 2 else { return }
    var spokes = CGPath()
    for index in 0..<8 {
      let angle = CGFloat(index) * .pi / 4
      let direction = CGVector(dx: cos(angle), dy: sin(angle))
      spokes.move(to: CGPoint(x: box.midX + direction.dx * radius * 0.45, y: box.midY + direction.dy * radius * 0.45))
      spokes.addLine(to: CGPoint(x: box.midX + direction.dx * radius, y: box.midY + direction.dy * radius))
    }
    painter.stroke(spokes, style: .rounded(radius * 0.2), color: paint(AppPalette.secondaryText))
  }

  /// Two hills and a disc, scaled to fill.
  private func drawPlaceholder() {
    guard box.width >= 2, box.height >= 2 else { return }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
    }
    painter.clipped(to: CGPath(roundedRect: box, cornerRadius: cornerRadius)) {
      painter.fill(box, color: paint(AppPalette.imageFill))
      let side = min(box.width, box.height)
      painter.fill(CGPath(center: point(0.72, 0.29), radius: side * 0.11), color: paint(AppPalette.imageDisc))
      painter.fill(
        CGPath(polygon: [
          point(0, 0.74), point(0.28, 0.38), point(0.51, 0.68), point(0.65, 0.54), point(1, 0.84), point(1, 1),
          point(0, 1),
        ]),
        color: paint(AppPalette.imageFarHill)
      )
      painter.fill(
        CGPath(polygon: [point(0, 0.84), point(1, 0.84), point(1, 1), point(0, 1)]),
        color: paint(AppPalette.imageNearHill)
      )
    }
  }
}

extension UIFont {
  var drawnWeight: Font.Weight {
    switch weight {
    case .ultraLight, .thin, .light, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }
}

extension NSTextAlignment {
  var drawn: TextBlock.Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
