import LayoutFiles
import UIKit

extension LayoutChange {
  /// What might give back what was kept from an object or taken from it; it is found out by running it.
  @MainActor
  static func proposals(against reason: WhyReason, for object: NSObject, in layout: BuiltLayout) -> [LayoutChange] {
    let application = layout.application
    func name(_ id: ElementID) -> String { application.trace.name(id) }
    guard reason.isLoss, let culprit = reason.culprit else { return [] }
    let other = application.object(for: culprit)
    switch reason.kind {
    case .suppressed:
      let property: Property = reason.rule == "MT-1" ? .isMultipleTouchEnabled : .isExclusiveTouch
      return [.flag(name(culprit), property, property == .isMultipleTouchEnabled)]
    case .cancelled, .discarded:
      guard let recognizer = other as? UIGestureRecognizer else { return [] }
      let keeps: [LayoutChange] =
        recognizer.cancelsTouchesInView ? [.flag(name(culprit), .cancelsTouchesInView, false)] : []
      return keeps + [.flag(name(culprit), .isEnabled, false)]
    case .stillHeld:
      guard let recognizer = other as? UIGestureRecognizer else { return [] }
      return [
        recognizer.delaysTouchesBegan ? .flag(name(culprit), .delaysTouchesBegan, false) : nil,
        recognizer.delaysTouchesEnded ? .flag(name(culprit), .delaysTouchesEnded, false) : nil,
      ].compactMap { $0 }
    case .refused where reason.rule == "GT-2": return [.flag(name(culprit), .isEnabled, true)]
    case .prevented, .requirementRecognized, .waiting:
      return other is UIGestureRecognizer ? [.flag(name(culprit), .isEnabled, false)] : []
    case .wantsOwnTouch: return [.disableInteraction(name(culprit)), .passThrough(name(culprit))]
    case .failed where reason.rule == "SV-7":
      guard let list = (object as? UIGestureRecognizer)?.view as? UIScrollView else { return [] }
      let name = name(application.identify(list))
      return list.isScrollEnabled ? [.flag(name, .alwaysBounceVertical, true)] : [.flag(name, .isScrollEnabled, true)]
    default: return []
    }
  }
}
