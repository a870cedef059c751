extension UIGestureRecognizer {
  /// A registered action.
  ///
  /// Without an object it is sent along the chain.
  struct Target {
    weak var object: AnyObject?
    let isNilTargeted: Bool
    let action: Selector
    let closure: (@MainActor (UIGestureRecognizer) -> Void)?
  }

  final func add(_ object: AnyObject, _ action: Selector) {
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, isNilTargeted: false, action: action, closure: nil))
  }

  /// An action without a target, as a layout file may ask for.
  package final func addNilTargetedAction(_ action: Selector) {
    targets.append(Target(object: nil, isNilTargeted: true, action: action, closure: nil))
  }

  /// Calls a closure at each action; for code that has no object to name.
  package final func addHandler(named name: String, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    targets.append(Target(object: nil, isNilTargeted: false, action: Selector(name), closure: handler))
  }

  /// Sends the actions now, or leaves that to the end of the event (GS-11).
  final func sendActions() {
    guard let environment else { return }
    if environment.application.behavior.actionsWaitForNextTurn {
      environment.postponedActions.append(self)
    } else {
      sendActionsNow()
    }
  }

  /// Sends the actions in the order of adding (GS-12).
  final func sendActionsNow() {
    guard let application = environment?.application else { return }
    for target in targets {
      if let closure = target.closure {
        closure(self)
      } else if target.isNilTargeted {
        _ = application.sendAction(target.action, to: nil, from: self, for: application.touchesEvent)
      } else if let object = target.object {
        _ = application.sendAction(target.action, to: object, from: self, for: application.touchesEvent)
      }
    }
  }
}
