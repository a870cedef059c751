import UIKit

protocol ReorderingOwner: AnyObject {
  func canMoveRow(at index: Int) -> Bool
  func reordering(_ step: String, at point: CGPoint)
}

/// Moves rows of a list by a long press, where the owner allows it.
final class Reordering: NSObject, UIGestureRecognizerDelegate {
  weak var owner: ReorderingOwner?
  private(set) lazy var press = UILongPressGestureRecognizer(target: self, action: selector(Reordering.pressed(_:)))
  private weak var list: UIView?

  @MainActor
  init(list: UIView) {
    super.init()
    self.list = list
    press.delegate = self
    press.minimumPressDuration = 0.3
    list.addGestureRecognizer(press)
  }

  @MainActor
  private func row(at point: CGPoint) -> Int? {
    list?.subviews.firstIndex { $0.frame.contains(point) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let row = row(at: gestureRecognizer.location(in: list)) else { return false }
    return owner?.canMoveRow(at: row) ?? true
  }

  @MainActor
  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: list?.superview)
    switch recognizer.state {
    case .began: owner?.reordering("begin", at: point)
    case .changed: owner?.reordering("update", at: point)
    case .ended, .cancelled, .failed, .possible: owner?.reordering("end", at: point)
    @unknown default: break
    }
  }
}
