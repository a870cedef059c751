package import Traces
package import UIKit

extension WhyCause {
  /// The cause as sentences about the view that the question is about, in words with the names that the reader knows.
  @MainActor
  package func sentence(about view: ElementID, in application: UIApplication, words: Words) -> Phrase {
    switch self {
    case .takesTheTouch: return words.winner
    case .flag(let id, let verdict):
      return words.flag(verdict, of: id, isAncestor: id != view) ?? "It declines."
    case .outside(let id, let gap, let isCustom):
      if isCustom || gap == .zero { return words.customOutside(id) }
      guard id != view else { return words.outside(id, gap: gap) }
      let parent = (application.object(for: view) as? UIView)?.superview
      return words.neverAsked(ancestor: id, gap: gap, isParent: parent.map { application.identify($0) } == id)
    case .behind(let id, let sibling, let contains):
      if id == view, contains { return words.lost(to: sibling) }
      let who = id == view ? "It" : "Its ancestor \(words.name(id))"
      return "\(who) was \(strong: "never asked"): \(name: words.name(sibling)) is in front and answered first."
    case .behindWindow(let id, let front):
      return """
        Its window \(name: words.name(id)) was \(strong: "never asked"): \(name: words.name(front)) is in front and \
        answered first.
        """
    case .childWon(let child):
      let isChild = (application.object(for: child) as? UIView)?.superview.map { application.identify($0) } == view
      return words.childWon(child, isChild: isChild)
    case .overridden(let id):
      return id == view
        ? "The hitTest of \(name: words.name(id)) is \(strong: "overridden") and answers otherwise."
        : "It was \(strong: "never asked"): the hitTest of \(name: words.name(id)) is overridden and answers otherwise."
    case .cameLater(let id):
      return """
        \(id == view ? "It" : "Its ancestor \(words.name(id))") came there \(strong: "after the finger"); only new \
        touches are hit-tested.
        """
    case .notInAWindow: return "It is in no \(strong: "visible window")."
    }
  }
}
