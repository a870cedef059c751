import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
struct LifetimeTests {
  private let tracker = LifetimeTracker()

  @Test func `the tracker tells what lives and what does not`() {
    let kept = tracker.track(NSObject(), "kept")
    tracker.track(NSObject(), "dropped")
    #expect(tracker.survivors == ["kept"])
    #expect(tracker.count == 2)
    withExtendedLifetime(kept) {}
  }

  /// Touches keep their views and recognizers only while they are down.
  private final class TouchCollector: UIView {
    let tracker: LifetimeTracker

    init(_ tracker: LifetimeTracker, frame: CGRect) {
      self.tracker = tracker
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { tracker.track(touch, "touch") }
    }
  }

  private func play() {
    let stage = Stage()
    tracker.track(stage.application, "application")
    tracker.track(stage.window, "window")
    let view = TouchCollector(tracker, frame: Stage.whole)
    view.isMultipleTouchEnabled = true
    tracker.track(stage.add(view, "view", Stage.whole), "view")
    for recognizer: UIGestureRecognizer in [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ] {
      tracker.track(stage.add(recognizer, "\(type(of: recognizer))", to: view, action: true))
    }
    let scrollView = tracker.track(UIScrollView(), "scroll view")
    stage.add(scrollView, "scroll", CGRect(x: 0, y: 0, width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 200, height: 800)
    let button = tracker.track(UIButton(), "button")
    button.addTarget(stage.window, action: Selector("act"), for: .touchUpInside)
    _ = tracker.track(button.layer, "layer")
    _ = button.titleLabel.map { tracker.track($0, "title label") }
    stage.add(button, "button", CGRect(x: 0, y: 0, width: 100, height: 100), to: scrollView)
    stage.play(
      """
      0 down 1@300,300 2@300,500; 0.1 move 1@320,320; 0.2 move 1@340,380 2@280,560; 0.3 up 1 2
      1 down 1@50,50; 1.1 up 1; 2 down 1@50,90; 2.1 move 1@50,40; 2.2 move 1@50,10; 2.3 up 1
      3 down 1@300,300; 4 up 1; 5 wait
      """
    )
  }

  @Test func `nothing outlives a session of fingers`() {
    play()
    #expect(tracker.count > 12)
    #expect(tracker.survivors == [])
  }

  @Test func `a touch and its view are released while the application lives on`() {
    let stage = Stage()
    func touchAndRemove() {
      let view = TouchCollector(tracker, frame: Stage.whole)
      tracker.track(stage.add(view, "view", Stage.whole), "view")
      tracker.track(stage.add(UITapGestureRecognizer(), "tap", to: view), "tap")
      stage.play("0 down 1@10,10; 0.1 up 1; 1 down 1@10,10")
      view.removeFromSuperview()
      stage.play("1.1 up 1; 2 wait")
    }
    touchAndRemove()
    #expect(tracker.count == 4)
    #expect(tracker.survivors == [])
  }

  @Test func `controllers, their views and what they present are released with the window`() {
    func show() {
      let application = UIApplication()
      application.perform {
        let window = tracker.track(UIWindow(frame: Stage.whole), "window")
        let root = tracker.track(UIViewController(), "root")
        let child = tracker.track(UIViewController(), "child")
        let sheet = tracker.track(UIViewController(), "sheet")
        window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        tracker.track(child.view, "child view")
        root.present(sheet, animated: false)
        let field = tracker.track(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), "field")
        child.view.addSubview(field)
        field.becomeFirstResponder()
        window.makeKeyAndVisible()
      }
    }
    show()
    #expect(tracker.survivors == [])
  }

  @Test func `a target is not kept by a control, a recognizer or a selector`() {
    let control = UIControl(frame: .zero)
    let recognizer = UITapGestureRecognizer()
    func wire() {
      let target = tracker.track(UIView(), "target")
      control.addTarget(target, action: UIView.layoutIfNeeded, for: .touchDown)
      recognizer.addTarget(target, action: UIView.layoutIfNeeded)
    }
    wire()
    #expect(tracker.survivors == [])
  }
}
