import LayoutFiles
import UIKit

/// Looks for the least that has to be otherwise: one change, then two, each tried on a layout built for it.
@MainActor
struct RemedySearch {
  /// The most changes that are still called a remedy, the most layouts that are tried, and the most remedies.
  private static let (longest, mostTried, mostFound) = (4, 64, 4)

  private let inquiry: Inquiry

  init(_ inquiry: Inquiry) {
    self.inquiry = inquiry
  }

  /// Breadth first; none of a set is left out of another for nothing.
  ///
  /// A remedy behind which a new problem hides, somebody else who loses all touches, is told only where there is no
  /// other.
  func remedies(against first: Inquiry.Answer) -> [Remedy] {
    guard !isEnough(first) else { return [] }
    var found: [(changes: [LayoutChange], layout: BuiltLayout)] = []
    var queue: [[LayoutChange]] = [[]]
    var seen: Set<Set<LayoutChange>> = []
    var tried = 0
    let mostTried = inquiry.document.names.count > 2_000 ? Self.mostTried / 4 : Self.mostTried
    while !queue.isEmpty, tried < mostTried, found.count < Self.mostFound {
      let changes = queue.removeFirst()
      if found.contains(where: { Set($0.changes).isSubset(of: changes) }) { continue }
      tried += 1
      guard let answer = changes.isEmpty ? first : inquiry.answer(changes) else { return [] }
      if isEnough(answer) {
        found.append((changes, answer.layout))
        continue
      }
      guard changes.count < Self.longest else { continue }
      for proposal in proposals(answer) where !changes.contains(proposal) {
        let next = changes + [proposal]
        if seen.insert(Set(next)).inserted { queue.append(next) }
      }
    }
    guard !found.isEmpty else { return [] }
    let before = owners(first.layout)
    let remedies = found.map { entry in
      let after = owners(entry.layout)
      let losers = before.filter { $0 != inquiry.name && !after.contains($0) }
      return Remedy(changes: entry.changes, losers: losers)
    }
    let clean = remedies.filter(\.losers.isEmpty)
    return clean.isEmpty ? remedies : clean
  }

  private func proposals(_ answer: Inquiry.Answer) -> [LayoutChange] {
    guard let object = answer.layout.object(inquiry.name) else { return [] }
    let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view
    if let cause = answer.cause, cause != .takesTheTouch, let view, let point = answer.point {
      return LayoutChange.proposals(against: cause, for: view, at: point, in: answer.layout.application)
    }
    return answer.reasons.flatMap { LayoutChange.proposals(against: $0, for: object, in: answer.layout) }
  }

  /// What is to be reached: a recognizer that recognises, a view that is hit, and that keeps its touch if it is for that.
  private func isEnough(_ answer: Inquiry.Answer) -> Bool {
    guard answer.gets, let view = answer.layout.view(inquiry.name) else { return answer.gets }
    return answer.keeps || !view.waitsForTouches
  }

  /// Who waits for touches and owns a point, by name, in the order of the hierarchy.
  private func owners(_ layout: BuiltLayout) -> [String] {
    let application = layout.application
    var owning: Set<ObjectIdentifier> = []
    for claim in HitMapper(application).claims {
      for view in sequence(first: claim.owner, next: \.superview) {
        guard owning.insert(ObjectIdentifier(view)).inserted else { break }
      }
    }
    var names: [String] = []
    func look(_ view: UIView) {
      guard owning.contains(ObjectIdentifier(view)) else { return }
      if view.waitsForTouches || view.gestureRecognizers?.contains(where: \.isEnabled) == true {
        names.append(layout.name(application.identify(view)))
      }
      for child in view.subviews { look(child) }
    }
    for window in application.windowsFrontToBack where !window.isHidden { look(window) }
    return names
  }
}

extension UIView {
  /// A control, or a view that says that it handles touches.
  var waitsForTouches: Bool {
    switch overrides?.touches {
    case .handle?, .handleAndForward?: true
    case .forward?, nil: self is UIControl
    }
  }
}
