import Foundation
import Interface
import Traces
import UIKit

import Canvas

/// The visual design's example: a photo card whose like button hangs out of it, with a pan, a press and a pinch on it.
@MainActor
final class PhotoCard {
  let application = UIApplication(screenSize: CGSize(width: 375, height: 667))
  let session: DebugSession
  private let delegate = Delegate()
  private let controller = UIViewController()
  private(set) var views: [String: UIView] = [:]

  private final class Delegate: UIResponder, UIApplicationDelegate {}

  init(theme: Theme = .dark) {
    session = DebugSession(application: application, name: "photo-card", theme: theme)
    session.reducesMotion = true
    application.perform { build() }
    session.replaceLayout(application, name: "photo-card")
  }

  private func build() {
    delegate.elementName = "AppDelegate"
    application.delegate = delegate
    application.elementName = "UIApplication"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.elementName = "UIWindow"
    application.attach(window)
    controller.elementName = "PhotoViewController"
    controller.overrides = ResponderOverrides()
    controller.overrides?.touches = .handle
    let root = UIView(frame: window.bounds)
    root.elementName = "RootView"
    controller.view = root
    window.rootViewController = controller
    window.isHidden = false
    add(UIView(), "Backdrop", [0, 0, 375, 667], to: root).backgroundColor = UIColor(cgColor: CGColor(hex: 0xF2F3F5))
    let dismiss = add(UIControl(), "DismissArea", [0, 67, 375, 485], to: root)
    dismiss.addTarget(controller, action: Selector("close"), for: .touchUpInside)
    controller.overrides?.implements = ["close"]
    addNavigationBar(to: root)
    addCard(to: root)
    addBars(to: root)
    let toast = add(UIView(), "Toast", [40, 501, 294, 42], to: root)
    toast.backgroundColor = .gray
    toast.isHidden = true
    add(UIView(), "Confetti", [0, 0, 375, 667], to: root).isUserInteractionEnabled = false
    let overlay = add(UIView(), "LoadingOverlay", [0, 0, 375, 667], to: root)
    overlay.backgroundColor = .black
    overlay.alpha = 0
  }

  private func addNavigationBar(to root: UIView) {
    let bar = add(UINavigationBar(), "NavBar", [0, 0, 375, 64], to: root)
    let back = add(UIButton(), "BackButton", [8, 20, 70, 44], to: bar)
    back.setTitle("‹ Back", for: .normal)
    add(UILabel(), "TitleLabel", [132, 30, 120, 22], to: bar).text = "Harbour, 6 am"
  }

  private func addCard(to root: UIView) {
    let card = add(UIView(), "PhotoCard", [24, 84, 327, 424], to: root)
    card.backgroundColor = .white
    card.layer.cornerRadius = 18
    card.layer.borderWidth = 1
    card.layer.borderColor = AppPalette.line
    let photo = add(UIImageView(), "PhotoView", [0, 0, 327, 312], to: card)
    photo.layer.cornerRadius = 18
    add(UILabel(), "CaptionLabel", [16, 336, 220, 22], to: card).text = "First ferry leaving the pier"
    let like = add(UIButton(), "LikeButton", [251, 388, 64, 64], to: card)
    like.setTitle("♥", for: .normal)
    like.backgroundColor = .white
    like.layer.cornerRadius = 32
    like.layer.borderWidth = 1
    like.layer.borderColor = AppPalette.line
    let pan = UIPanGestureRecognizer()
    pan.name = "cardPan"
    let press = UILongPressGestureRecognizer()
    press.name = "cardPress"
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "cardPinch"
    for recognizer in [pan, press, pinch] { card.addGestureRecognizer(recognizer) }
  }

  private func addBars(to root: UIView) {
    let comments = add(UIView(), "CommentBar", [0, 556, 375, 62], to: root)
    comments.backgroundColor = UIColor(cgColor: AppPalette.bar)
    let field = add(UITextField(), "CommentField", [16, 12, 283, 38], to: comments)
    field.placeholder = "Add a comment"
    field.layer.cornerRadius = 19
    let send = add(UIButton(), "SendButton", [311, 9, 52, 44], to: comments)
    send.setTitle("➤", for: .normal)
    add(UITabBar(), "TabBar", [0, 618, 375, 49], to: root)
  }

  @discardableResult
  func add<View: UIView>(_ view: View, _ name: String, _ frame: [CGFloat], to parent: UIView) -> View {
    view.elementName = name
    view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    parent.addSubview(view)
    views[name] = view
    return view
  }

  func touch(_ finger: Int32, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at seconds: Double) {
    session.touch(
      [TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y), device: "touchscreen")],
      isSimulated: false,
      at: Instant(seconds: seconds)
    )
  }

  /// Two fingers as in the design's pictures: the first on the photo, the second on the dead part of the button.
  func playTwoFingers() {
    touch(1, .began, 128, 236, at: 0)
    for step in 1...6 {
      touch(1, .moved, 128 - CGFloat(step) * 1.45, 236 + CGFloat(step) * 0.32, at: 0.2 + Double(step) * 0.03)
    }
    touch(2, .began, 306, 521, at: 0.41)
    session.pin(finger: 1, true)
  }

  /// The rest of the design's story: the pan begins, and both fingers lift.
  func playToTheEnd() {
    playTwoFingers()
    touch(1, .moved, 117, 238, at: 0.446)
    touch(1, .moved, 100, 240, at: 0.5)
    touch(2, .ended, 306, 521, at: 0.56)
    touch(1, .ended, 60, 246, at: 0.92)
  }

  func id(_ name: String) -> ElementID? { views[name].map { application.identify($0) } }

  /// Shows a row of the newest finger's descent, from 1.
  func show(row: Int) {
    let touch = session.digest.touches.last
    let index = session.digest.steps.firstIndex { $0.touch == touch?.id && $0.kind == .descent(row: row - 1) }
    session.control { playback, _ in playback.show(index) }
  }

  func input(_ measurer: any TextMeasurer = FixedTextMeasurer()) -> SceneInput {
    SceneInput(session, measurer: measurer)
  }
}
