extension UIApplication {
  /// Finds who gets an action and calls it; the trace has the action before its consequences.
  final func route(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let senderObject = sender as AnyObject
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      receiver = chainTarget(for: action, sender: sender)
    }
    guard let receiver else {
      write(
        .actionUnanswered(
          sender: identify(anyObject: senderObject),
          event: controlEventBeingSent,
          action: action.name
        ),
        rule: "RC-20"
      )
      return false
    }
    write(
      .action(
        sender: identify(anyObject: senderObject),
        event: controlEventBeingSent,
        target: identify(anyObject: receiver),
        action: action.name
      ),
      rule: target == nil ? "RC-18" : nil
    )
    return action.perform?(receiver, sender, event) ?? true
  }

  /// The first responder's chain, then the sender's (RC-18).
  private func chainTarget(for action: Selector, sender: Any?) -> UIResponder? {
    var starts: [UIResponder?] = []
    if behavior.actionsStartAtFirstResponder { starts.append(keyWindow?.firstResponder) }
    switch sender {
    case let responder as UIResponder: starts.append(responder)
    case let recognizer as UIGestureRecognizer: starts.append(recognizer.view)
    default: break
    }
    for start in starts {
      if let target = start?.target(forAction: action, withSender: sender) as? UIResponder { return target }
    }
    return nil
  }
}
