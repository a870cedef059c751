public import Foundation
public import UIKit

/// A small application for delivery tests: one window, fingers driven by hand or by script, one readable log.
@MainActor
public final class Stage {
  /// The application under test.
  public let application: UIApplication

  /// Fills the screen.
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// All of the screen.
  public static let whole = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// The view that is transformed, with the others in it; nil in plain surroundings.
  let surrounding: UIView?

  /// The views of the test that are in no other of its views, the first one at the back.
  public var content: [UIView] { (surrounding ?? window).subviews }

  private var places: [Int: CGPoint] = [:]

  /// An application with an empty window, or with one transformed view in it.
  public init(in surroundings: Surroundings = .current, behavior: UIKitBehavior = UIKitBehavior()) {
    application = UIApplication(screenSize: CGSize(width: 400, height: 800), behavior: behavior)
    application.attach(window)
    window.elementName = "window"
    window.isHidden = false
    surrounding = surroundings.makeView()
    if let surrounding {
      surrounding.elementName = "surrounding"
      window.addSubview(surrounding)
    }
  }

  // MARK: Building

  /// Adds a named view to another, or to the window.
  ///
  /// The frame counts as if nothing around were transformed: the view gets that place of the screen.
  @discardableResult
  public func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, to parent: UIView? = nil) -> View {
    view.elementName = name
    guard surrounding != nil else {
      view.frame = frame
      (parent ?? window).addSubview(view)
      return view
    }
    let origin = parent.map { $0.convert($0.bounds, to: nil).origin } ?? .zero
    (parent ?? surrounding ?? window).addSubview(view)
    place(view, frame.offsetBy(dx: origin.x, dy: origin.y))
    return view
  }

  /// Moves a view to a place of the screen, whatever is around it.
  public func place(_ view: UIView, _ rect: CGRect) {
    guard let parent = view.superview else { preconditionFailure("the view is in no other") }
    view.frame = parent.convert(rect, from: nil)
  }

  /// Adds a view that does something with its touches and does not call super.
  @discardableResult
  public func addHandling(_ name: String, _ frame: CGRect = Stage.whole, to parent: UIView? = nil) -> UIView {
    let view = add(UIView(), name, frame, to: parent)
    view.overrides = ResponderOverrides()
    view.overrides?.touches = .handle
    return view
  }

  /// Adds a named recognizer; with `action`, it reports to the window.
  @discardableResult
  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView,
    action: Bool = false
  ) -> Recognizer {
    recognizer.name = name
    if action { recognizer.addTarget(window, action: Selector("act")) }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Playing

  /// Puts a finger down at a point of the screen.
  public func down(_ finger: Int, _ x: Double, _ y: Double, at seconds: Double) {
    precondition(places[finger] == nil, "finger \(finger) is down already")
    send([sample(finger, .began, CGPoint(x: x, y: y))], seconds)
  }

  /// Moves a finger that is down.
  public func move(_ finger: Int, _ x: Double, _ y: Double, at seconds: Double) {
    precondition(places[finger] != nil, "finger \(finger) is not down")
    send([sample(finger, .moved, CGPoint(x: x, y: y))], seconds)
  }

  /// Lifts a finger where it is.
  public func up(_ finger: Int, at seconds: Double) {
    send([sample(finger, .ended, nil)], seconds)
  }

  /// Only moves the clock.
  public func wait(until seconds: Double) {
    application.advance(to: Instant(seconds: seconds))
  }

  /// Plays a script; fingers may stay down for the next one.
  public func play(_ text: String) {
    for step in FingerScript(startsWith: places, text).steps { play(step) }
  }

  private func play(_ step: FingerScript.Step) {
    let instant = Instant(seconds: step.seconds)
    switch step.verb {
    case .down: send(step.fingers.map { sample($0.number, .began, $0.point) }, step.seconds)
    case .move: send(step.fingers.map { sample($0.number, .moved, $0.point) }, step.seconds)
    case .up: send(step.fingers.map { sample($0.number, .ended, $0.point) }, step.seconds)
    case .cancel: send(step.fingers.map { sample($0.number, .cancelled, $0.point) }, step.seconds)
    case .wait: application.advance(to: instant)
    case .interrupt:
      places = [:]
      application.interrupt("phoneCall", at: instant)
    case .hover: application.handleHover(at: step.fingers.first?.point, instant: instant)
    }
  }

  private func sample(_ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint?) -> TouchSample {
    guard let place = point ?? places[finger] else { preconditionFailure("finger \(finger) is not down") }
    places[finger] = phase == .ended || phase == .cancelled ? nil : place
    return TouchSample(finger: Int32(finger), phase: phase, location: place)
  }

  private func send(_ samples: [TouchSample], _ seconds: Double) {
    application.handle(samples, at: Instant(seconds: seconds))
  }
}
