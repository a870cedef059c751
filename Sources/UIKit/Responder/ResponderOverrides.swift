/// What the overrides in somebody's subclass would do, said as data by a layout file.
///
/// One value serves every class of responder; a key that makes no sense for a class is never read.
package struct ResponderOverrides {
  /// What an overridden event method does.
  package enum Response: String, Sendable {
    /// Does something and does not call super.
    case handle
    /// Only calls super.
    case forward
    /// Does something, then calls super.
    case handleAndForward
  }

  /// What an overridden `hitTest(_:with:)` does.
  package enum HitTest {
    /// Answers this view, or nil, wherever `point(inside:with:)` says yes.
    case returns(WeakView?)
    /// Never answers the view itself; its subviews are asked as usual (HT-16).
    case passThrough
    /// Asks these first, wherever they are; then super. `converts` false is the common mistake of handing on the
    /// point unconverted.
    case tries([WeakView], converts: Bool)
    /// Looks at no flag: only `point(inside:with:)` decides.
    case ignoresFlags
  }

  package var touches: Response?
  package var presses: Response?
  package var motion: Response?
  package var remote: Response?
  package var next: Next?
  package var canBecomeFirstResponder: Bool?
  package var canResignFirstResponder: Bool?
  package var swallowsEvents = false
  /// `sendAction` without super, on a control or the application.
  package var swallowsActions = false
  package var implements: Set<String> = []
  package var pointInside: PointInsideOverride?
  package var hitTest: HitTest?
  /// The view's answer to `gestureRecognizerShouldBegin` for a recognizer; nil leaves it to the class.
  package var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)?
  package var beginTracking: Bool?
  package var continueTracking: Bool?
  package var touchesShouldBegin: ((UIView) -> Bool)?
  package var touchesShouldCancel: ((UIView) -> Bool)?

  /// A weak reference, since chains named in a file may run in circles.
  package struct Next {
    package weak var responder: UIResponder?

    package init(_ responder: UIResponder) {
      self.responder = responder
    }
  }

  /// A weak reference, since a view may answer with one around it.
  package struct WeakView {
    package weak var view: UIView?

    package init(_ view: UIView) {
      self.view = view
    }
  }

  package init() {}

  func response(to method: ResponderMethod) -> Response? {
    switch method {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: touches
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: presses
    case .motionBegan, .motionEnded, .motionCancelled: motion
    case .remoteControlReceived: remote
    }
  }
}
