import Foundation
package import LayoutFiles
package import UIKit

/// Brings a newly built layout to where a live one of the same file is: what steps, code and what-ifs have changed of
/// it since, as far as delivery asks for it.
///
/// So a question about the live layout can be tried out on a copy, and nothing of it happens to the live one.
@MainActor
package struct LiveState {
  private let live: UIApplication

  package init(of live: UIApplication) {
    self.live = live
  }

  /// Objects are the same where they have the same name; what only one of the two has stays as it is.
  package func apply(to copy: BuiltLayout) {
    var pairs: [(live: NSObject, copy: NSObject)] = []
    for element in live.trace.elements.indices {
      let id = ElementID(rawValue: Int32(element))
      guard let object = live.object(for: id) as? NSObject, let twin = copy.object(live.trace.name(id)),
        twin !== object, type(of: twin) == type(of: object)
      else { continue }
      pairs.append((object, twin))
    }
    copy.application.perform {
      for case (let view as UIView, let twin as UIView) in pairs where !(twin is UIWindow) {
        place(view, twin, in: copy)
      }
      for (object, twin) in pairs {
        switch (object, twin) {
        case (let view as UIView, let twin as UIView): bring(view, twin)
        case (let recognizer as UIGestureRecognizer, let twin as UIGestureRecognizer): bring(recognizer, twin)
        default: break
        }
      }
      for case (let view as UIView, let twin as UIView) in pairs { order(view, twin, in: copy) }
    }
  }

  /// Into the same superview; out of the hierarchy, if it is out of it.
  private func place(_ view: UIView, _ twin: UIView, in copy: BuiltLayout) {
    guard let parent = view.superview else {
      twin.removeFromSuperview()
      return
    }
    guard let wanted = copy.view(name(parent)), twin.superview !== wanted, !wanted.isDescendant(of: twin) else {
      return
    }
    wanted.addSubview(twin)
  }

  private func name(_ responder: UIResponder) -> String { live.trace.name(live.identify(responder)) }

  private func bring(_ view: UIView, _ twin: UIView) {
    twin.isHidden = view.isHidden
    twin.alpha = view.alpha
    twin.isUserInteractionEnabled = view.isUserInteractionEnabled
    twin.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    twin.isExclusiveTouch = view.isExclusiveTouch
    twin.clipsToBounds = view.clipsToBounds
    if twin.transform != view.transform { twin.transform = view.transform }
    if twin.bounds != view.bounds { twin.bounds = view.bounds }
    if twin.center != view.center { twin.center = view.center }
    bringOverrides(view, twin)
    switch (view, twin) {
    case (let control as UIControl, let twin as UIControl): twin.isEnabled = control.isEnabled
    case (let list as UIScrollView, let twin as UIScrollView):
      twin.contentSize = list.contentSize
      twin.contentOffset = list.contentOffset
      twin.isScrollEnabled = list.isScrollEnabled
      twin.delaysContentTouches = list.delaysContentTouches
      twin.canCancelContentTouches = list.canCancelContentTouches
    case (let window as UIWindow, let twin as UIWindow): twin.windowLevel = window.windowLevel
    default: break
    }
  }

  /// Only what a what-if makes of an override: gone, or answering nil for itself.
  private func bringOverrides(_ view: UIView, _ twin: UIView) {
    if view.overrides?.pointInside == nil, twin.overrides?.pointInside != nil { twin.overrides?.pointInside = nil }
    switch view.overrides?.hitTest {
    case nil: if twin.overrides?.hitTest != nil { twin.overrides?.hitTest = nil }
    case .passThrough?:
      if case .passThrough? = twin.overrides?.hitTest { return }
      var overrides = twin.overrides ?? UIKit.ResponderOverrides()
      overrides.hitTest = .passThrough
      twin.overrides = overrides
    default: break
    }
  }

  private func bring(_ recognizer: UIGestureRecognizer, _ twin: UIGestureRecognizer) {
    if twin.isEnabled != recognizer.isEnabled { twin.isEnabled = recognizer.isEnabled }
    twin.cancelsTouchesInView = recognizer.cancelsTouchesInView
    twin.delaysTouchesBegan = recognizer.delaysTouchesBegan
    twin.delaysTouchesEnded = recognizer.delaysTouchesEnded
  }

  /// The subviews in the order of the live ones; those that the live view does not have stay behind them.
  private func order(_ view: UIView, _ twin: UIView, in copy: BuiltLayout) {
    let wanted = view.subviews.compactMap { copy.view(name($0)) }.filter { $0.superview === twin }
    guard !twin.subviews.elementsEqual(wanted, by: { $0 === $1 }) else { return }
    for child in wanted { twin.bringSubviewToFront(child) }
  }
}
