extension UIResponder {
  /// The next responder as every walk of the chain takes it: an override said as data comes first (RC-10).
  package final var nextResponder: UIResponder? {
    overrides?.next?.responder ?? next ?? applicationAfterSceneDelegate
  }

  /// A scene's delegate knows no next of its own; the application follows it (RC-8).
  private final var applicationAfterSceneDelegate: UIResponder? {
    guard self is any UISceneDelegate, let application = UIApplication.dispatching, application !== self,
      application.delegate !== self, application.behavior.sceneDelegateFollowsScene
    else { return nil }
    return application
  }

  /// This responder and all after it; cut off where an overridden `next` closes a circle.
  package final var responderChain: [UIResponder] {
    var chain: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var responder: UIResponder? = self
    while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
      chain.append(current)
      responder = current.nextResponder
    }
    return chain
  }

  /// The window in whose first responder this object takes part.
  final var responderWindow: UIWindow? {
    switch self {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    case let application as UIApplication: application.keyWindow
    default: UIApplication.dispatching?.keyWindow
    }
  }

  /// How a call comes from this responder to `other`.
  package final func hop(to other: UIResponder) -> TraceEvent.Delivery.Hop {
    if overrides?.next?.responder === other { return .override }
    switch other {
    case let controller as UIViewController:
      return (self as? UIViewController)?.presentingViewController === controller
        ? .presentingViewController : .viewController
    case is UIWindow: return .window
    case is UIView: return .superview
    case is UIWindowScene: return .scene
    case is UIApplication: return .application
    default: return .delegate
    }
  }
}
