import Canvas
import Foundation
import LayoutFiles
import Traces
import UIKit

/// One line of the what-if section: a value by UIKit's name, its control, and the way back once it was changed.
@MainActor
final class WhatIfRow: UIView, Painted, MenuOffering {
  let key: WhatIfKey
  private let context: InterfaceContext
  private let label: String

  /// What the value is now, before a control that does not say it itself.
  private var valueText = ""
  private let control: Control
  private let reset: Button

  enum Control {
    case toggle(Toggle)
    case slider(Slider)
    /// Some numbers of one value.
    case nudgers([Nudger])
  }

  /// How a row changes its value.
  enum Kind {
    case toggle, alpha, order
    /// A whole number, or one with decimals if the step has some; never below 0, but for a window's level.
    case number(step: Double)
    /// The two coordinates, or the size, of a frame.
    case place, size
  }

  init(_ context: InterfaceContext, _ key: WhatIfKey, label: String? = nil, kind: Kind) {
    self.context = context
    self.key = key
    self.label = label ?? key.name
    let session = context.session
    control = Self.makeControl(kind, key, context)
    reset = Button(context, icon: .reset, hint: "Put \(key.name) back to what the file says") {
      session.resetWhatIf(key)
    }
    super.init(frame: .zero)
    elementName = "what if \(self.label.isEmpty ? "size" : self.label)"
    for view in controls { addSubview(view) }
    addSubview(reset)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var controls: [UIView] {
    switch control {
    case .toggle(let toggle): [toggle]
    case .slider(let slider): [slider]
    case .nudgers(let nudgers): nudgers
    }
  }

  // MARK: Showing

  private var isChanged: Bool { context.session.whatIf.isChanged(key) && !label.isEmpty }

  /// Takes in what the value is now.
  func update() {
    let before = (valueText, reset.isHidden)
    defer {
      if before.0 != valueText { setNeedsDisplay() }
      if before.1 != reset.isHidden {
        setNeedsLayout()
        setNeedsDisplay()
      }
    }
    let value = context.session.value(of: key)
    reset.isHidden = !isChanged
    switch (control, value) {
    case (.toggle(let toggle), .bool(let isOn)?):
      toggle.isOn = isOn
      valueText = "\(isOn)"
    case (.slider(let slider), .number(let number)?):
      slider.value = Float(number)
      valueText = Words.fixed(number, 2)
    case (.nudgers(let nudgers), .rect(let rect)?):
      let isPlace = nudgers.first?.elementName?.hasSuffix("x") == true
      let numbers = isPlace ? [rect.minX, rect.minY] : [rect.width, rect.height]
      for (nudger, number) in zip(nudgers, numbers) { nudger.text = Words.number(number) }
    case (.nudgers(let nudgers), .number(let number)?): nudgers.first?.text = Words.number(number)
    case (.nudgers(let nudgers), .integer(let number)?) where key.subject != .order:
      nudgers.first?.text = number == .max ? "no limit" : "\(number)"
    case (.nudgers(let nudgers), .integer(let index)?):
      let view = context.session.view(key.element)
      nudgers.first?.text = "\(index + 1) of \(view?.superview?.subviews.count ?? 0)"
    default: valueText = ""
    }
  }

  /// The way back, and what the value is.
  func menu(at point: CGPoint) -> [MenuItem] {
    let session = context.session
    var items: [MenuItem] = []
    if let original = session.whatIf.originals[key] {
      items.append(
        MenuItem("Put back to \(original.text)", icon: .reset) { [key] in session.resetWhatIf(key) }
      )
    }
    items += [
      MenuItem("Undo the last what-if", .undo, isEnabled: !session.whatIf.done.isEmpty, in: context),
      MenuItem("Make it again", .redo, isEnabled: !session.whatIf.undone.isEmpty, in: context),
    ]
    guard let value = session.value(of: key) else { return items }
    return items + [MenuItem("Copy \(key.name): \(value.text)", copying: value.text, startsGroup: true, in: context)]
  }

  private var font: Font { .mono(11.5 + context.density.fontGrowth) }

  /// How long the label is, cut where the control and the reset button leave less room.
  private var labelWidth: Double {
    let natural = context.measurer.width(of: TextBlock(label, font: font, color: context.theme[.text1])).rounded(.up)
    let end = (controls.map(\.frame.minX).min() ?? bounds.width) - (isChanged ? resetSide + 2 : 4)
    return min(natural, max(0, end - 16))
  }

  private var resetSide: Double { min(bounds.height, context.density == .dense ? 22 : 44) }

  private var controlLeft: Double {
    switch control {
    case .toggle: bounds.width - 16 - (context.density == .dense ? 28 : 44)
    case .slider: bounds.width - 16 - 34 - 108
    case .nudgers: bounds.width - 16 - (bounds.width - 100)
    }
  }

  /// A number by itself takes no more than it needs.
  private static let singleWidth = 106.0

  override func layoutSubviews() {
    let height = bounds.height
    let left = controlLeft
    switch control {
    case .toggle(let toggle):
      toggle.frame = CGRect(x: left - 3, y: 0, width: bounds.width - 13 - left, height: height)
    case .slider(let slider):
      slider.frame = CGRect(x: left, y: 0, width: 108, height: height)
    case .nudgers(let nudgers):
      let side = min(height - 2, context.density == .dense ? 22 : 40)
      let half = (bounds.width - 16 - left - 8) / 2
      let width = nudgers.count == 1 ? min(half, Self.singleWidth + (context.density == .dense ? 0 : 44)) : half
      for (index, nudger) in nudgers.enumerated() {
        nudger.frame = CGRect(
          x: nudgers.count == 1 ? bounds.width - 16 - width : left + Double(index) * (width + 8),
          y: ((height - side) / 2).rounded(),
          width: width,
          height: side
        )
      }
    }
    let side = resetSide
    reset.frame = CGRect(x: 16 + labelWidth + 2, y: (height - side) / 2, width: side, height: side)
  }

  func paint(into painter: Painter) {
    let theme = context.theme
    let left = controlLeft
    if isChanged {
      let dot = CGRect(x: 8 - 2.5, y: bounds.midY - 2.5, width: 5, height: 5)
      painter.fill(dot, cornerRadius: 2.5, color: theme[.accent])
    }
    painter.text(
      label,
      font: font,
      color: theme[.text1],
      in: CGRect(x: 16, y: 0, width: labelWidth + 1, height: bounds.height),
      overflow: .ellipsisMiddle
    )
    switch control {
    case .toggle:
      // The switch says it as well: the word gives way to a long name and to the reset button.
      let value = CGRect(x: left - 56, y: 0, width: 48, height: bounds.height)
      guard value.minX >= (isChanged ? reset.frame.maxX : 16 + labelWidth + 4) else { return }
      painter.text(valueText, font: font, color: theme[.text2], in: value, alignment: .trailing)
    case .slider:
      let value = CGRect(x: bounds.width - 16 - 32, y: 0, width: 32, height: bounds.height)
      painter.text(valueText, font: font, color: theme[.text1], in: value, alignment: .trailing)
    case .nudgers: break
    }
  }
}
