public import Foundation
public import UIKit

/// A small application for delivery tests: one window with a view A in it, fingers driven by hand, one readable log.
@MainActor
public final class Stage {
  /// The application under test.
  public let application = UIApplication(screenSize: CGSize(width: 400, height: 800))

  /// Fills the screen.
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private var places: [Int: CGPoint] = [:]

  /// An application with an empty window.
  public init() {
    application.attach(window)
    window.elementName = "window"
    window.isHidden = false
  }

  /// Adds a named view to another, or to the window.
  @discardableResult
  public func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, to parent: UIView? = nil) -> View {
    view.elementName = name
    view.frame = frame
    (parent ?? window).addSubview(view)
    return view
  }

  /// Adds a named recognizer that reports to nobody.
  @discardableResult
  public func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Puts a finger down at a point of the screen.
  public func down(_ finger: Int, _ x: Double, _ y: Double, at seconds: Double) {
    precondition(places[finger] == nil, "finger \(finger) is down already")
    send(finger, .began, CGPoint(x: x, y: y), seconds)
  }

  /// Moves a finger that is down.
  public func move(_ finger: Int, _ x: Double, _ y: Double, at seconds: Double) {
    precondition(places[finger] != nil, "finger \(finger) is not down")
    send(finger, .moved, CGPoint(x: x, y: y), seconds)
  }

  /// Lifts a finger where it is.
  public func up(_ finger: Int, at seconds: Double) {
    guard let place = places[finger] else { preconditionFailure("finger \(finger) is not down") }
    send(finger, .ended, place, seconds)
    places[finger] = nil
  }

  /// Only moves the clock.
  public func wait(until seconds: Double) {
    application.advance(to: Instant(seconds: seconds))
  }

  private func send(_ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint, _ seconds: Double) {
    places[finger] = point
    application.handle(
      [TouchSample(finger: Int32(finger), phase: phase, location: point)],
      at: Instant(seconds: seconds)
    )
  }

  /// Deliveries, state changes and actions in order, one a line: `0.050 A.touchesBegan`.
  public var log: [String] {
    let trace = application.trace
    return trace.events.compactMap { event in
      let time = String(format: "%.3f ", event.instant.seconds)
      switch event.kind {
      case .delivery(let delivery):
        return time + "\(trace.name(delivery.responder)).\(delivery.method.rawValue)"
      case .stateChanged(let recognizer, let from, let to, _) where to != .possible:
        return time + "\(trace.name(recognizer)): \(from) -> \(to)"
      case .controlEvent(let control, let controlEvent):
        return time + "\(trace.name(control)).\(controlEvent.name)"
      case .action(let sender, _, let target, let action):
        return time + "\(trace.name(sender)) -> \(trace.name(target)).\(action)"
      default:
        return nil
      }
    }
  }
}
