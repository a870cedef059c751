import UIKit

protocol ShakeWindowDelegate: AnyObject {
  func shakeWindowDidShake(_ window: ShakeWindow)
}

/// Tells of shakes.
final class ShakeWindow: UIWindow {
  weak var shakeDelegate: ShakeWindowDelegate?

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake else { return }
    shakeDelegate?.shakeWindowDidShake(self)
  }
}

/// Swallows only what hits one view, what is in it, or what has nothing to do with it.
final class BannerWindow: UIWindow {
  weak var banner: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert
  }

  @available(iOS 13.0, *)
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    if let view, let banner, banner !== view, banner.isDescendant(of: view) { return nil }
    return view
  }
}

/// Tells of all touches on their way.
final class TouchShowingWindow: UIWindow {
  var reports: [String] = []

  override func sendEvent(_ event: UIEvent) {
    for touch in (event.allTouches ?? []).sorted(by: { $0.timestamp < $1.timestamp }) {
      switch touch.phase {
      case .began: reports.append("began")
      case .moved: reports.append("moved")
      case .ended, .cancelled: reports.append("ended")
      case .stationary: continue
      default: continue
      }
    }
    super.sendEvent(event)
  }
}

/// Hears of keys.
final class KeyView: UIView {
  var pressed: (() -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    pressed?()
  }
}

/// Counts what comes up the chain.
final class ChainCounter: UIView {
  var presses = 0
  var touches: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += 1
    super.pressesBegan(presses, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("ended") }
}
