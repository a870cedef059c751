import Foundation
import Interface
import TestSupport
import UIKit

/// The layout of the panes' tests: a photo card with three recognizers, and a button that hangs out of it.
@MainActor
final class CardStage {
  let stage = Stage()
  let card: UIView
  let pan = UIPanGestureRecognizer()
  let press = UILongPressGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  private let controller = CardController()

  init() {
    let root = stage.add(UIView(), "RootView", CGRect(x: 0, y: 0, width: 400, height: 800))
    controller.elementName = "PhotoViewController"
    controller.view = root
    stage.add(UIView(), "Backdrop", root.bounds, to: root)
    let dismiss = stage.add(UIButton(frame: .zero), "DismissArea", root.bounds, to: root)
    dismiss.addTarget(controller, action: "close", for: .touchUpInside)
    stage.add(UIView(), "NavBar", CGRect(x: 0, y: 20, width: 400, height: 44), to: root)
    card = stage.add(UIView(), "PhotoCard", CGRect(x: 24, y: 84, width: 327, height: 424), to: root)
    stage.add(UIImageView(frame: .zero), "PhotoView", CGRect(x: 0, y: 0, width: 327, height: 300), to: card)
      .isUserInteractionEnabled = false
    stage.add(UIButton(frame: .zero), "LikeButton", CGRect(x: 251, y: 388, width: 64, height: 64), to: card)
    stage.add(UIView(), "CommentBar", CGRect(x: 0, y: 556, width: 400, height: 56), to: root)
    stage.add(UIView(), "TabBar", CGRect(x: 0, y: 618, width: 400, height: 49), to: root)
    stage.add(UIView(), "Toast", CGRect(x: 40, y: 500, width: 300, height: 40), to: root).isHidden = true
    stage.add(UIView(), "Confetti", root.bounds, to: root).isUserInteractionEnabled = false
    stage.add(UIView(), "LoadingOverlay", root.bounds, to: root).alpha = 0
    stage.add(pan, "cardPan", to: card)
    stage.add(press, "cardPress", to: card)
    stage.add(pinch, "cardPinch", to: card)
  }

  /// Finger 1 holds the card and finger 2 misses the button; then the first begins to pan.
  func play(until end: Double = 1) {
    var events: [(Double, () -> Void)] = [(0, { self.stage.down(1, 128, 236, at: 0) })]
    for index in 1...6 {
      let time = 0.15 + 0.04 * Double(index)
      events.append((time, { self.stage.move(1, 128 - 1.45 * Double(index), 236, at: time) }))
    }
    events.append((0.41, { self.stage.down(2, 306, 521, at: 0.41) }))
    events.append((0.447, { self.stage.move(1, 117.8, 236, at: 0.447) }))
    events.append((0.5, { self.stage.move(1, 100, 240, at: 0.5) }))
    events.append((0.56, { self.stage.up(2, at: 0.56) }))
    events.append((0.92, { self.stage.up(1, at: 0.92) }))
    for (time, act) in events where time <= end { act() }
    stage.wait(until: max(end, stage.application.scheduler.now.seconds))
  }
}

/// Handles every touch and calls nobody.
private final class CardController: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
