import Canvas
import Foundation
import UIKit

/// The place of the selection among the views under the picked point, "2 of 5", with buttons to the others.
@MainActor
final class StackStepper: UIView, Painted {
  private let context: InterfaceContext
  private let buttons: [Button]

  private var session: DebugSession { context.session }

  init(_ context: InterfaceContext) {
    self.context = context
    buttons = [
      Button(context, icon: .chevronRight, hint: InterfaceCommand.previousUnderPoint.hint) {
        [session = context.session] in
        session.stepThroughStack(by: -1)
      },
      Button(context, icon: .chevronRight, hint: InterfaceCommand.nextUnderPoint.hint) { [session = context.session] in
        session.stepThroughStack(by: 1)
      },
    ]
    super.init(frame: .zero)
    elementName = "stack stepper"
    isHidden = true
    buttons[0].iconPainter = { painter, center, color in
      painter.transformed(by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * center.x, ty: 0)) {
        Icon.chevronRight.paint(into: painter, center: center, size: 14, color: color)
      }
    }
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private var words: TextBlock? {
    guard session.mode == .inspect, let stack = session.tools.picked, stack.views.count > 1,
      let place = session.placeInStack
    else { return nil }
    return TextBlock(
      "\(place + 1) of \(stack.views.count)",
      font: .mono(11, .semibold),
      color: context.theme[.text1],
      alignment: .center
    )
  }

  /// Stands beside the picked point, inside `area`; hidden without a choice.
  func follow(_ geometry: DeviceGeometry, in area: CGRect) {
    guard let words, let point = session.tools.picked.map({ geometry.canvasPoint($0.point) }), area.contains(point)
    else {
      isHidden = true
      return
    }
    isHidden = false
    let side = context.density.buttonHeight
    let width = (context.measurer.width(of: words) + 12).rounded(.up) + 2 * side
    let x = point.x + 14 + width <= area.maxX - 4 ? point.x + 14 : point.x - 14 - width
    let y = point.y - 14 - side >= area.minY + 4 ? point.y - 14 - side : point.y + 14
    frame = CGRect(x: max(area.minX + 4, x).rounded(), y: y.rounded(), width: width, height: side)
    buttons[0].frame = CGRect(x: 0, y: 0, width: side, height: side)
    buttons[1].frame = CGRect(x: width - side, y: 0, width: side, height: side)
    setNeedsDisplay()
  }

  func paint(into painter: Painter) {
    guard let words else { return }
    let theme = context.theme
    painter.fill(bounds, cornerRadius: 6, color: theme[.panel])
    painter.strokeInside(bounds, cornerRadius: 6, style: .hairline, color: theme[.accent])
    painter.text(words, in: bounds)
  }
}
