import Foundation
import UIKit

/// A gesture recognizer's delegate with the answers that a file gives.
@MainActor
final class LayoutRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  /// One entry of `shouldReceive`, its names looked up.
  private enum Pattern {
    case view(ObjectIdentifier)
    case subtree(WeakView)
    case className(String)
  }

  private struct WeakView {
    weak var view: UIView?
  }

  private let document: RecognizerDelegateDocument
  private let patterns: [Pattern]
  private let simultaneous: ObjectSet?
  private let requiring: ObjectSet?
  private let required: ObjectSet?

  init(_ document: RecognizerDelegateDocument, in layout: BuiltLayout) {
    self.document = document
    simultaneous = document.shouldRecognizeSimultaneouslyWith.map { ObjectSet($0, in: layout) }
    requiring = document.shouldRequireFailureOf.map { ObjectSet($0, in: layout) }
    required = document.shouldBeRequiredToFailBy.map { ObjectSet($0, in: layout) }
    let entries =
      switch document.shouldReceive {
      case .only(let entries), .except(let entries): entries
      case .always, nil: [ViewPattern]()
      }
    patterns = entries.compactMap { entry in
      switch entry {
      case .view(let reference): layout.view(reference.value).map { .view(ObjectIdentifier($0)) }
      case .viewAndDescendants(let reference): layout.view(reference.value).map { .subtree(WeakView(view: $0)) }
      case .className(let name): .className(name)
      }
    }
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    document.shouldBegin ?? true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    switch document.shouldReceive {
    case nil: true
    case .always(let flag): flag
    case .only: matches(touch.view)
    case .except: !matches(touch.view)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous?.answer(for: otherGestureRecognizer) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiring?.answer(for: otherGestureRecognizer) ?? false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { required?.answer(for: otherGestureRecognizer) ?? false }

  private func matches(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return patterns.contains { pattern in
      switch pattern {
      case .view(let id): ObjectIdentifier(view) == id
      case .subtree(let root): root.view.map { view.isDescendant(of: $0) } ?? false
      case .className(let name): view.className == name
      }
    }
  }
}
