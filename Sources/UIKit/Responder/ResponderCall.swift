/// One call of an event method, as a value: who makes it need not know which of the twelve methods it is.
struct ResponderCall {
  let method: ResponderMethod
  let touches: Set<UITouch>
  let presses: Set<UIPress>
  let motion: UIEvent.EventSubtype
  let event: UIEvent?

  init(
    _ method: ResponderMethod,
    touches: Set<UITouch> = [],
    presses: Set<UIPress> = [],
    motion: UIEvent.EventSubtype = .none,
    event: UIEvent?
  ) {
    self.method = method
    self.touches = touches
    self.presses = presses
    self.motion = motion
    self.event = event
  }

  /// Makes the call on a responder's own, possibly overridden, method.
  @MainActor
  func perform(on responder: UIResponder) {
    switch method {
    case .touchesBegan: responder.touchesBegan(touches, with: event)
    case .touchesMoved: responder.touchesMoved(touches, with: event)
    case .touchesEnded: responder.touchesEnded(touches, with: event)
    case .touchesCancelled: responder.touchesCancelled(touches, with: event)
    case .pressesBegan: responder.pressesBegan(presses, with: event as? UIPressesEvent)
    case .pressesChanged: responder.pressesChanged(presses, with: event as? UIPressesEvent)
    case .pressesEnded: responder.pressesEnded(presses, with: event as? UIPressesEvent)
    case .pressesCancelled: responder.pressesCancelled(presses, with: event as? UIPressesEvent)
    case .motionBegan: responder.motionBegan(motion, with: event)
    case .motionEnded: responder.motionEnded(motion, with: event)
    case .motionCancelled: responder.motionCancelled(motion, with: event)
    case .remoteControlReceived: responder.remoteControlReceived(with: event)
    }
  }

  @MainActor
  var touchIDs: [TouchID] { touches.map(\.id).sorted() }
}
