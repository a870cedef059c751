import Canvas
import Foundation
import UIKit

extension ViewLook {
  private var tint: CGColor { paint(AppPalette.tint) }

  /// Colours of a control that takes no touches are faint.
  private func color(_ color: CGColor, of control: UIControl) -> CGColor {
    control.isEnabled ? color : color.multipliedAlpha(0.35)
  }

  func draw(_ button: UIButton) {
    let tintColor = button.ownTintColor?.cgColor ?? AppPalette.tint
    let hasFill = (button.backgroundColor?.cgColor.alpha ?? 0) > 0
    let radius = cornerRadius > 0 ? cornerRadius : min(8, min(box.width, box.height) / 4)
    if button.isSelected, !hasFill { painter.fill(box, cornerRadius: radius, color: paint(tintColor)) }
    if button.isHighlighted {
      let shade = CGColor(red: 0, green: 0, blue: 0, alpha: 0.16)
      painter.fill(box, cornerRadius: hasFill ? cornerRadius : radius, color: shade)
    }
    guard let title = button.currentTitle else {
      if button.normalImage != nil { drawSymbol(color: color(paint(tintColor), of: button)) }
      return
    }
    var titleColor = button.isSelected && !hasFill ? AppPalette.card : tintColor
    if hasFill {
      // A translucent fill is not the colour that the title stands on.
      let ground = button.backdrop
      if ground.contrast(with: titleColor) < 2.5 {
        titleColor = ground.luminance > 0.4 ? AppPalette.text : AppPalette.card
      }
    }
    drawText(
      title,
      size: button.titleFont?.pointSize ?? min(title.count == 1 ? 24 : 16, max(9, box.height * 0.6)),
      weight: button.titleFont?.drawnWeight ?? .medium,
      color: color(titleColor, of: button),
      in: box,
      alignment: .center
    )
  }

  /// What stands for a button's picture: a ring with a dot.
  private func drawSymbol(color: CGColor) {
    let radius = min(10, min(box.width, box.height) / 3)
    guard radius > 2 else { return }
    let center = CGPoint(x: box.midX, y: box.midY)
    painter.stroke(CGPath(center: center, radius: radius), style: StrokeStyle(width: 1.8), color: color)
    painter.fill(CGPath(center: center, radius: radius * 0.35), color: color)
  }

  /// A capsule with a knob, as large as UIKit's where there is room.
  func draw(_ toggle: UISwitch) {
    let size = CGSize(width: min(51, box.width), height: min(31, box.height))
    guard size.height >= 6, size.width > size.height else { return }
    let track = CGRect(x: box.minX, y: box.midY - size.height / 2, width: size.width, height: size.height)
    let fill = toggle.isOn ? tint : paint(AppPalette.line)
    painter.fill(track, cornerRadius: size.height / 2, color: color(fill, of: toggle))
    let radius = size.height / 2 - 2
    let x = toggle.isOn ? track.maxX - radius - 2 : track.minX + radius + 2
    painter.fill(
      CGPath(center: CGPoint(x: x, y: track.midY), radius: toggle.isHighlighted ? radius * 0.9 : radius),
      color: paint(AppPalette.card)
    )
  }

  func draw(_ slider: UISlider) {
    let offset = CGVector(dx: box.minX - slider.bounds.minX, dy: box.minY - slider.bounds.minY)
    let track = slider.trackRect(forBounds: slider.bounds).offsetBy(dx: offset.dx, dy: offset.dy)
    let thumb = slider.thumbRect.offsetBy(dx: offset.dx, dy: offset.dy)
    guard thumb.width > 2 else { return }
    painter.fill(track, cornerRadius: 2, color: paint(AppPalette.line))
    painter.fill(
      CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height),
      cornerRadius: 2,
      color: color(tint, of: slider)
    )
    drawKnob(in: thumb.insetBy(dx: 2, dy: 2), isHighlighted: slider.isHighlighted)
  }

  private func drawKnob(in rect: CGRect, isHighlighted: Bool) {
    let circle = CGPath(ellipseIn: rect)
    painter.fill(circle, color: paint(AppPalette.card))
    painter.stroke(
      circle,
      style: StrokeStyle(width: 1),
      color: isHighlighted ? tint : paint(AppPalette.secondaryText).multipliedAlpha(0.5)
    )
  }

  func draw(_ control: UISegmentedControl) {
    let count = control.numberOfSegments
    guard count > 0, box.height >= 8 else { return }
    painter.fill(box, cornerRadius: 8, color: paint(AppPalette.line))
    let width = box.width / CGFloat(count)
    for (index, title) in control.segmentTitles.enumerated() {
      let segment = CGRect(x: box.minX + CGFloat(index) * width, y: box.minY, width: width, height: box.height)
      let isChosen = index == control.selectedSegmentIndex
      if isChosen {
        painter.fill(segment.insetBy(dx: 2, dy: 2), cornerRadius: 6, color: paint(AppPalette.card))
      } else if index > 0, index - 1 != control.selectedSegmentIndex {
        let x = segment.minX
        painter.line(
          from: CGPoint(x: x, y: box.minY + 8),
          to: CGPoint(x: x, y: max(box.minY + 8, box.maxY - 8)),
          color: paint(AppPalette.secondaryText).multipliedAlpha(0.5)
        )
      }
      drawText(
        title,
        size: 13,
        weight: isChosen ? .semibold : .regular,
        color: color(AppPalette.text, of: control),
        in: segment.insetBy(dx: 6, dy: 0),
        alignment: .center
      )
    }
  }

  func draw(_ stepper: UIStepper) {
    guard box.width >= 20, box.height >= 8 else { return }
    painter.fill(box, cornerRadius: 8, color: paint(AppPalette.line))
    painter.line(
      from: CGPoint(x: box.midX, y: box.minY + box.height / 4),
      to: CGPoint(x: box.midX, y: box.maxY - box.height / 4),
      color: paint(AppPalette.secondaryText)
    )
    let ink = color(paint(AppPalette.text), of: stepper)
    for (icon, x) in [(Icon.minus, 0.25), (Icon.plus, 0.75)] {
      let center = CGPoint(x: box.minX + box.width * x, y: box.midY)
      icon.paint(into: painter, center: center, size: min(18, box.height), color: ink)
    }
  }

  func draw(_ control: UIPageControl) {
    let count = min(control.numberOfPages, 40)
    guard count > 0 else { return }
    let left = box.midX - CGFloat(count - 1) * 8
    for page in 0..<count {
      let ink = paint(AppPalette.secondaryText)
      painter.fill(
        CGPath(center: CGPoint(x: left + CGFloat(page) * 16, y: box.midY), radius: 3.5),
        color: page == control.currentPage ? ink : ink.multipliedAlpha(0.35)
      )
    }
  }

  func draw(_ field: UITextField) {
    let radius = cornerRadius > 0 ? cornerRadius : min(8, box.height / 2)
    if field.backgroundColor == nil {
      painter.fill(box, cornerRadius: radius, color: paint(AppPalette.card))
      painter.strokeInside(
        box,
        cornerRadius: radius,
        style: StrokeStyle(width: field.isFirstResponder ? 2 : 1),
        color: field.isFirstResponder ? tint : paint(AppPalette.line)
      )
    }
    let text =
      field.isSecureTextEntry ? String(repeating: "•", count: min(field.text?.count ?? 0, 64)) : field.text ?? ""
    let ink = text.isEmpty ? AppPalette.secondaryText : field.textColor?.cgColor ?? AppPalette.text
    drawText(
      text.isEmpty ? field.placeholder ?? "" : text,
      size: field.font?.pointSize ?? min(15, max(9, box.height * 0.6)),
      color: color(ink, of: field),
      in: CGRect(x: box.minX + 10, y: box.minY, width: max(0, box.width - 20), height: box.height),
      alignment: field.textAlignment.drawn
    )
  }
}

extension UIView {
  /// The opaque colour that stands behind the view's content: its own fill over those of the views around it.
  fileprivate var backdrop: CGColor {
    var fills: [CGColor] = []
    var current: UIView? = self
    while let view = current {
      if let fill = view.backgroundColor?.cgColor, fill.alpha > 0 { fills.append(fill) }
      if fills.last?.alpha == 1 { break }
      current = view.superview
    }
    return fills.reversed().reduce(AppPalette.background) { ground, fill in
      ground.mixed(fill.alpha, towards: CGColor(red: fill.red, green: fill.green, blue: fill.blue))
    }
  }
}
