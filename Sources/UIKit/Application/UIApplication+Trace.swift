extension UIApplication {
  /// Writes a decision at the present moment; returns its sequence number.
  @discardableResult
  final func write(_ kind: @autoclosure () -> TraceEvent.Kind, rule: String? = nil) -> Int {
    guard trace.isEnabled else { return 0 }
    return trace.append(kind(), at: scheduler.now, rule: rule)
  }

  /// Changes an object from outside the touches, as a script or a what-if does; what the trace says of it comes first.
  ///
  /// `step` is how a check file would say it, so that a replay can do it again.
  package final func change(_ element: ElementID, _ what: String, step: String? = nil, _ body: () -> Void) {
    perform {
      causing(.changed(element, what, step: step)) {
        body()
        environment.settle()
      }
    }
  }

  /// Writes an event, and what comes of it as its consequences.
  final func causing<Result>(_ kind: @autoclosure () -> TraceEvent.Kind, _ body: () -> Result) -> Result {
    let outer = trace.cause
    let sequence = write(kind())
    if sequence > 0 { trace.cause = sequence }
    defer { trace.cause = outer }
    return body()
  }

  /// The id of a responder in this application's trace.
  package final func identify(_ responder: UIResponder) -> ElementID {
    if let id = responder.elementID, responder.elementOwner == ObjectIdentifier(trace) { return id }
    let className = responder.className
    let name = responder.elementName ?? "\(className)#\(trace.elements.count)"
    let id = trace.register(TraceElement(name: name, className: className, kind: kind(of: responder)))
    remember(responder, as: id)
    responder.elementID = id
    responder.elementOwner = ObjectIdentifier(trace)
    return id
  }

  /// The id of a recognizer in this application's trace.
  package final func identify(_ recognizer: UIGestureRecognizer) -> ElementID {
    if let id = recognizer.elementID, recognizer.elementOwner == ObjectIdentifier(trace) { return id }
    let className = recognizer.className
    let name = recognizer.name ?? "\(className)#\(trace.elements.count)"
    let id = trace.register(TraceElement(name: name, className: className, kind: .gestureRecognizer))
    remember(recognizer, as: id)
    recognizer.elementID = id
    recognizer.elementOwner = ObjectIdentifier(trace)
    return id
  }

  /// The id of any object that sends or gets an action.
  final func identify(anyObject object: AnyObject) -> ElementID {
    if let responder = object as? UIResponder { return identify(responder) }
    if let recognizer = object as? UIGestureRecognizer { return identify(recognizer) }
    let className = String(describing: type(of: object))
    if let index = trace.elements.firstIndex(where: { $0.kind == .object && $0.className == className }) {
      return ElementID(rawValue: Int32(index))
    }
    return trace.register(TraceElement(name: className, className: className, kind: .object))
  }

  /// The object that an id stands for, while it lives.
  package final func object(for id: ElementID) -> AnyObject? {
    let index = Int(id.rawValue)
    return elementObjects.indices.contains(index) ? elementObjects[index].object : nil
  }

  private func remember(_ object: AnyObject, as id: ElementID) {
    while elementObjects.count <= Int(id.rawValue) { elementObjects.append(WeakElement()) }
    elementObjects[Int(id.rawValue)].object = object
  }

  private func kind(of responder: UIResponder) -> TraceElement.Kind {
    switch responder {
    case is UIWindow: .window
    case is UIView: .view
    case is UIViewController: .viewController
    case is UIApplication: .application
    case is UIWindowScene: .scene
    default: (delegate as? UIResponder) === responder ? .delegate : .object
    }
  }
}

/// A traced object, not kept alive by the trace.
struct WeakElement {
  weak var object: AnyObject?
}
