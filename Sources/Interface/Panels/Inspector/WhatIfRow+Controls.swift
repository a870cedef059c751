import Foundation
import LayoutFiles
import UIKit

extension WhatIfRow {
  /// The control that changes a value of this kind.
  static func makeControl(_ kind: Kind, _ key: WhatIfKey, _ context: InterfaceContext) -> Control {
    let session = context.session
    func nudger(_ caption: String, _ change: @escaping @MainActor (PropertyValue, Double) -> PropertyValue?) -> Nudger {
      Nudger(context, name: "\(key.name) \(caption)", caption: caption) { step in
        guard let value = session.value(of: key), let next = change(value, step) else { return }
        session.change(key, to: next)
      }
    }
    func part(_ caption: String, _ path: WritableKeyPath<CGRect, CGFloat>, atLeast least: CGFloat?) -> Nudger {
      nudger(caption) { value, step in
        guard case .rect(var rect) = value else { return nil }
        rect[keyPath: path] = max(least ?? -.infinity, rect[keyPath: path] + step)
        return .rect(rect)
      }
    }
    switch kind {
    case .toggle:
      return .toggle(Toggle(context, name: "what if \(key.name)") { session.change(key, to: .bool($0)) })
    case .alpha:
      var wasTracking = false
      var slider: Slider?
      let made = Slider(context, name: "what if \(key.name)") { value in
        session.change(key, to: .number((value * 100).rounded() / 100), isContinued: wasTracking)
        wasTracking = slider?.isTracking ?? false
      }
      slider = made
      made.onReset = { session.resetWhatIf(key) }
      made.addAction(UIAction(title: "let go") { _ in wasTracking = false }, for: [.touchUpInside, .touchUpOutside])
      return .slider(made)
    case .order:
      return .nudgers([
        nudger("") { value, step in
          guard case .integer(let index) = value else { return nil }
          return .integer(max(0, index + Int(step)))
        }
      ])
    case .number(let step):
      let least = key.subject == .property(.windowLevel) ? -Double.infinity : 0
      return .nudgers([nudger("") { value, way in number(value, moved: way * step, atLeast: least) }])
    case .place: return .nudgers([part("x", \.origin.x, atLeast: nil), part("y", \.origin.y, atLeast: nil)])
    case .size: return .nudgers([part("w", \.size.width, atLeast: 0), part("h", \.size.height, atLeast: 0)])
    }
  }

  /// Where a pan takes any number of fingers, one less is this many.
  private static let mostFingers = 5

  private static func number(_ value: PropertyValue, moved step: Double, atLeast least: Double) -> PropertyValue? {
    switch value {
    case .integer(.max): step < 0 ? .integer(mostFingers) : nil
    case .integer(let number): .integer(Int(max(least, Double(number) + step)))
    case .number(let number): .number(max(least, ((number + step) * 100).rounded() / 100))
    default: nil
    }
  }
}
