import Foundation

/// A view that turns touches into events and sends actions for them.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// One registered target and action with the events for which it is sent.
  struct Registration {
    weak var target: AnyObject?
    let isNilTargeted: Bool
    let action: Selector
    let closure: UIAction?
    var events: Event
  }

  final var registrations: [Registration] = []

  /// The one touch that is tracked (CT-3).
  final var trackedTouch: UITouch?

  /// A disabled control declines hit tests (HT-11); one that tracks is cancelled (reading 11a.8).
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      appearanceDidChange()
      if !isEnabled {
        isHighlighted = false
        if trackedTouch != nil, UIApplication.behavior.disablingCancelsTracking { abortTracking() }
      }
    }
  }

  open var isSelected = false { didSet { if isSelected != oldValue { appearanceDidChange() } } }

  private var highlight = false

  /// Cannot become true while the control is disabled (CT-4).
  open var isHighlighted: Bool {
    get { highlight }
    set {
      let value = newValue && isEnabled
      guard value != highlight else { return }
      highlight = value
      appearanceDidChange()
    }
  }

  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  // MARK: Targets

  /// The target is not retained; nil asks the responder chain at the time of sending (CT-18).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// nil is a wildcard (CT-22).
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(target.map { $0 as AnyObject }, action, controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.append(
      Registration(
        target: nil,
        isNilTargeted: false,
        action: Selector(action.identifier),
        closure: action,
        events: controlEvents
      )
    )
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].closure === action {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? AnyHashable })
  }

  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends the actions registered for the events; in code there is no touch event (CT-20, CT-21).
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Hands one action to the application; an override point (CT-20).
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let application = window?.application ?? UIApplication.dispatching
    if overrides?.swallowsActions == true {
      if let application { application.write(.swallowed(by: application.identify(self))) }
      return
    }
    application?.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { overrides?.beginTracking ?? true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { overrides?.continueTracking ?? true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackBegan(touches, with: event) { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackMoved(touches, with: event) { return }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackEnded(touches, with: event) { return }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if trackCancelled(touches, with: event) { return }
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Hooks of the stock controls

  /// Called when a press has ended inside, after its touchUpInside (CT-14, CT-16).
  func didReceiveTouchUpInside() {}

  /// Whether `primaryActionTriggered` follows touchUpInside.
  var sendsPrimaryActionOnTouchUp: Bool { false }

  /// Whether it refuses an ancestor's single-finger single tap (CT-23, CT-24).
  var refusesTapsOfAncestors: Bool { false }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let answer = overrides?.gestureRecognizerShouldBegin?(gestureRecognizer) { return answer }
    guard refusesTapsOfAncestors, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return !(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
  }
}
