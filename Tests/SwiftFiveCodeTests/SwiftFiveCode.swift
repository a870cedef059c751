import UIKit

// Compiled in Swift 5 mode, where code like this says nothing about actors and calls UIKit all the same.

class DotView: UIView {
  var touched = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touched = true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

protocol DotOwner: AnyObject {
  func dotWasTapped()
}

class DotTap: UITapGestureRecognizer {
  weak var owner: DotOwner?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { owner?.dotWasTapped() }
  }
}

/// On no actor.
struct DotChecks {
  func findsDot() -> Bool {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = DotView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    parent.addSubview(dot)
    return parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === dot
  }

  func feelsTouch() -> Bool {
    let dot = DotView()
    dot.touchesBegan([UITouch()], with: UIEvent())
    return dot.touched
  }

  func sendsAction() -> Int {
    var count = 0
    let button = UIButton(type: .custom)
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.addTarget(Counter.shared, action: selector(Counter.increase), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    UIApplication().sendAction(selector(Counter.increase), to: Counter.shared, from: button, for: nil)
    return count + Counter.shared.value
  }
}

class Counter {
  static let shared = Counter()
  var value = 0

  func increase() { value += 1 }
}
