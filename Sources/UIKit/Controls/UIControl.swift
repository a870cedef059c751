public import Foundation

/// A view that turns touches into events and sends actions for them.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// One registered target and action with the events for which it is sent.
  struct Registration {
    weak var target: AnyObject?
    let isNilTargeted: Bool
    let action: Selector
    var closure: UIAction?
    var events: Event
  }

  final var registrations: [Registration] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// With an action for the control's primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The one touch that is tracked (CT-3).
  final var trackedTouch: UITouch?

  /// A disabled control declines hit tests (HT-11); one that tracks is cancelled (reading 11a.8).
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      appearanceDidChange()
      if !isEnabled {
        isHighlighted = false
        if trackedTouch != nil, UIApplication.behavior.disablingCancelsTracking { abortTracking(rule: "11a.8") }
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

  /// An action with the same identifier gives way, and the control keeps this one (CT-18).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    for index in registrations.indices {
      guard let old = registrations[index].closure, old !== action, old.identifier == action.identifier else {
        continue
      }
      registrations[index].closure = action
    }
    if let index = registrations.firstIndex(where: { $0.closure === action }) {
      registrations[index].events.formUnion(controlEvents)
      return
    }
    registrations.append(
      Registration(
        target: nil,
        isNilTargeted: false,
        action: Selector(action.identifier.rawValue),
        closure: action,
        events: controlEvents
      )
    )
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in registrations.indices where registrations[index].closure?.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The names of the actions for one event, in their order; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.filter {
      $0.closure == nil && $0.target === object && $0.events.contains(controlEvent)
    }
    .map(\.action.name)
    return names.isEmpty ? nil : names
  }

  /// Goes through what is registered, until the closure sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, selector: Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in registrations where !stop {
      let pair: (target: Any?, selector: Selector)? = entry.closure == nil ? (entry.target, entry.action) : nil
      iterator(entry.closure, pair, entry.events, &stop)
    }
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

  /// Calls one action's closure; an override point.
  open func sendAction(_ action: UIAction) {
    if action.attributes.contains(.disabled) { return }
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  // MARK: Appearance

  /// How content lies between the sides; kept for source compatibility.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center = 0, left, right, fill, leading, trailing
  }

  /// How content lies between top and bottom; kept for source compatibility.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    case center = 0, top, bottom, fill
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

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

  /// Whether it refuses an ancestor's drag with one finger along its own knob (CT-23).
  func refusesDrag(of gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The rule by which a stock control has refused a gesture; nil if code or data said no.
  final func ruleOfRefusal(of gestureRecognizer: UIGestureRecognizer) -> String? {
    guard overrides?.gestureRecognizerShouldBegin == nil else { return nil }
    return refusesDrag(of: gestureRecognizer) ? "CT-23" : refusesTapsOfAncestors ? "CT-24" : nil
  }

  /// The value was changed by the user (CT-14, CT-16).
  final func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let answer = overrides?.gestureRecognizerShouldBegin?(gestureRecognizer) { return answer }
    if gestureRecognizer.view !== self, refusesDrag(of: gestureRecognizer) { return false }
    guard refusesTapsOfAncestors, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return !(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
  }
}
