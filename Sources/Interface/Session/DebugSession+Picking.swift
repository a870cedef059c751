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
    if isInside, isolatedView.map({ view.isDescendant(of: $0) }) ?? true { found.append(application.identify(view)) }
  }

  /// The view that is shown alone, with what is in it; nil for all.
  var isolatedView: UIView? { tools.isolated.flatMap { view($0) } }

  /// The same in the order in which they are picked: what is transparent comes after all that can be seen.
  package func pickable(at point: CGPoint) -> [ElementID] {
    let stack = views(at: point)
    let isSeen = { (id: ElementID) in self.view(id).map { !$0.isTransparent } ?? false }
    return stack.filter(isSeen) + stack.filter { !isSeen($0) }
  }

  /// So far apart, in points, two picks are still at the same place.
  private static let samePlace: CGFloat = 4

  /// Selects the frontmost of the views at a point; at the point of the last pick, the next one behind the selected.
  package func pick(_ stack: [ElementID], at point: CGPoint) {
    let isAgain = tools.picked.map { $0.point.distance(to: point) <= Self.samePlace && $0.views == stack } ?? false
    if isAgain { return stepThroughStack(by: 1) }
    setTools { $0.picked = stack.isEmpty ? nil : PickedStack(point: point, views: stack) }
    select(stack.first)
    sayPlaceInStack()
  }

  /// Where the selection is among the views of the last pick; nil if it is none of them.
  package var placeInStack: Int? { selection.flatMap { id in tools.picked?.views.firstIndex(of: id) } }

  /// Selects the view so many places further behind, and round the end.
  package func stepThroughStack(by delta: Int) {
    guard let stack = tools.picked?.views, !stack.isEmpty else { return }
    let next = placeInStack.map { ($0 + delta + stack.count) % stack.count } ?? 0
    select(stack[next])
    sayPlaceInStack()
  }

  private func sayPlaceInStack() {
    guard let place = placeInStack, let stack = tools.picked?.views, stack.count > 1 else { return say(nil) }
    say("\(elementName(stack[place])): \(place + 1) of \(stack.count) views there")
  }

  // MARK: Walking

  /// The ways from a view to its relatives.
  package enum Relative: Hashable, Sendable { case parent, child, nextSibling, previousSibling }

  /// Selects a relative of the selected view, where there is one; without a selection, the frontmost window.
  package func selectRelative(_ relative: Relative) {
    guard let view = selection.flatMap({ view($0) }) else {
      return select(application.windowsFrontToBack.first { !$0.isHidden }.map { application.identify($0) })
    }
    let siblings = view.superview?.subviews ?? application.windowsFrontToBack.reversed()
    let place = siblings.firstIndex { $0 === view } ?? 0
    let found: UIView? =
      switch relative {
      case .parent: view.superview
      case .child: view.subviews.first
      case .nextSibling: place + 1 < siblings.count ? siblings[place + 1] : nil
      case .previousSibling: place > 0 ? siblings[place - 1] : nil
      }
    guard let found else { return say("\(name(of: view)) has no \(relative.words)") }
    select(application.identify(found))
    let row = found.superview?.subviews ?? application.windowsFrontToBack.reversed()
    let number = (row.firstIndex { $0 === found } ?? 0) + 1
    let parent = found.superview.map { " in \(name(of: $0))" } ?? ""
    say("\(name(of: found)): \(number) of \(row.count)\(parent)")
  }

  private func name(of view: UIView) -> String { elementName(application.identify(view)) }
}

extension DebugSession.Relative {
  fileprivate var words: String {
    switch self {
    case .parent: "superview"
    case .child: "subviews"
    case .nextSibling: "sibling in front of it"
    case .previousSibling: "sibling behind it"
    }
  }
}

extension UIView {
  /// Whether nothing is seen of it, its own alpha or that of a view around it being so small.
  fileprivate var isTransparent: Bool { sequence(first: self) { $0.superview }.contains { $0.alpha < 0.01 } }
}
