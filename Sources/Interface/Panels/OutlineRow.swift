package import Canvas
import LayoutFiles
package import UIKit

/// One line of the outline: a window, controller or view, or an end of the responder chain.
package struct OutlineRow: Hashable, Sendable {
  package let id: ElementID
  package let depth: Int
  package let name: String
  package let className: String
  package let icon: Icon
  package let hasChildren: Bool
  package let isExpanded: Bool

  /// The controller whose root view this is: a diamond and its name follow the view's.
  package let controller: Controller?

  /// A view controller in the hierarchy.
  package struct Controller: Hashable, Sendable {
    package let id: ElementID
    package let name: String
  }

  /// Not seen, itself or through an ancestor.
  package let isDimmed: Bool
  package let recognizerCount: Int

  /// It has touch methods of its own, as far as that can be seen from outside.
  package let handlesTouches: Bool
  package let isHidden: Bool
  package let isInteractionOff: Bool

  /// The file does not say where it stands.
  package let isGuess: Bool

  /// What is looked for; false for a view that only leads to it.
  package let isMatch: Bool

  /// How many views are folded away in it.
  package fileprivate(set) var foldedCount = 0
}

/// In which order siblings stand in the outline.
package enum OutlineOrder: Hashable, Sendable {
  /// As in `subviews`, back to front.
  case document
  /// As the hit test asks them, front to back.
  case asked
}

/// Flattens a layout into the rows that are unfolded.
@MainActor
package struct OutlineTree {
  private let application: UIApplication
  private let collapsed: Set<ElementID>
  package private(set) var rows: [OutlineRow] = []

  /// How many views there are, folded ones included.
  package private(set) var viewCount = 0

  /// How many levels below the windows the unfolded rows go.
  package private(set) var depth = 0

  /// How many of them are what is looked for.
  package private(set) var matchCount = 0
  private let query: OutlineQuery?
  private let facts: [String: ObjectFacts]
  private let order: OutlineOrder

  /// With a query: what matches it and the way there, nothing folded.
  ///
  /// `facts` are what the file tells of objects.
  init(
    _ application: UIApplication,
    collapsed: Set<ElementID>,
    query: OutlineQuery? = nil,
    facts: [String: ObjectFacts] = [:],
    order: OutlineOrder = .document
  ) {
    self.application = application
    self.facts = facts
    self.collapsed = query == nil ? collapsed : []
    self.query = query
    self.order = order
    let windows = application.windowsFrontToBack
    for window in order == .asked ? windows : windows.reversed() {
      add(window, depth: 0, isShown: true, isDimmed: false)
    }
  }

  private mutating func add(_ view: UIView, depth: Int, isShown: Bool, isDimmed: Bool) {
    viewCount += 1
    let id = application.identify(view)
    let isDimmed = isDimmed || view.isHidden
    let isExpanded = !collapsed.contains(id)
    let name = application.trace.name(id)
    let isMatch = query?.matches(view, name: name) ?? true
    let (firstRow, matchesBefore, viewsBefore) = (rows.count, matchCount, viewCount)
    if isMatch { matchCount += 1 }
    if isShown {
      self.depth = max(self.depth, depth)
      rows.append(
        OutlineRow(
          id: id,
          depth: depth,
          name: name,
          className: view.className,
          icon: Self.icon(for: view),
          hasChildren: !view.subviews.isEmpty,
          isExpanded: isExpanded,
          controller: controller(of: view),
          isDimmed: isDimmed,
          recognizerCount: Self.recognizerCount(of: view),
          handlesTouches: view.overrides?.touches.map { $0 != .forward } ?? false,
          isHidden: view.isHidden,
          isInteractionOff: !view.isUserInteractionEnabled,
          isGuess: facts[name]?.frameOrigin == .guessed,
          isMatch: isMatch
        )
      )
    }
    for child in order == .asked ? view.subviews.reversed() : view.subviews {
      add(child, depth: depth + 1, isShown: isShown && isExpanded, isDimmed: isDimmed)
    }
    if isShown, !isExpanded { rows[firstRow].foldedCount = viewCount - viewsBefore }
    if query != nil, matchCount == matchesBefore { rows.removeSubrange(firstRow...) }
  }

  private func controller(of view: UIView) -> OutlineRow.Controller? {
    guard let controller = view.next as? UIViewController else { return nil }
    let id = application.identify(controller)
    return OutlineRow.Controller(id: id, name: application.trace.name(id))
  }

  /// The views with subviews from a level on, the windows being level 0.
  static func parents(from level: Int, in application: UIApplication) -> Set<ElementID> {
    var found: Set<ElementID> = []
    var pending = application.windowsFrontToBack.map { (view: $0 as UIView, level: 0) }
    while let (view, place) = pending.popLast() {
      if view.subviews.isEmpty { continue }
      if place >= level { found.insert(application.identify(view)) }
      pending += view.subviews.map { ($0, place + 1) }
    }
    return found
  }

  /// Those that somebody added; a scroll view's own are not news.
  private static func recognizerCount(of view: UIView) -> Int {
    (view.gestureRecognizers?.count ?? 0) - ((view as? UIScrollView)?.builtInRecognizers.count ?? 0)
  }

  package static func icon(for view: UIView) -> Icon {
    switch view {
    case is UIWindow: .classWindow
    case is UIImageView: .classImageView
    case is UILabel: .classLabel
    case is UIButton: .classButton
    case is UITextField, is UITextView: .classTextField
    case is UINavigationBar, is UIToolbar, is UITabBar: .classBar
    case is UIControl: .classControl
    default: .classView
    }
  }
}
