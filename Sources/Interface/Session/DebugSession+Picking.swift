package import Foundation
import Traces
package import UIKit

/// Picking is not delivering: what is seen under a point, whatever the flags of hit testing say.
extension DebugSession {
  /// Every visible view whose bounds contain a point of the screen, frontmost first.
  package func views(at point: CGPoint) -> [ElementID] {
    var found: [ElementID] = []
    for window in application.windowsFrontToBack where !window.isHidden {
      collect(window, at: window.convertFromSuperview(point), into: &found)
    }
    return found
  }

  private func collect(_ view: UIView, at point: CGPoint, into found: inout [ElementID]) {
    let isInside = view.bounds.contains(point)
    if isInside || !view.clipsToBounds {
      for child in view.subviews.reversed() where !child.isHidden {
        collect(child, at: child.convertFromSuperview(point), into: &found)
      }
    }
    if isInside { found.append(application.identify(view)) }
  }

  /// Selects the frontmost view at a point; at the point of the last pick, the next one behind it.
  package func pick(at point: CGPoint) {
    let stack = views(at: point)
    guard !stack.isEmpty else { return select(nil) }
    let next = selection.flatMap { stack.firstIndex(of: $0) }.map { ($0 + 1) % stack.count } ?? 0
    select(stack[next])
    say(stack.count > 1 ? "\(elementName(stack[next])): \(next + 1) of \(stack.count) views there" : nil)
  }
}
