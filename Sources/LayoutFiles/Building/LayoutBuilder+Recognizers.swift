import UIKit

extension LayoutBuilder {
  mutating func makeRecognizer(_ document: RecognizerDocument) -> UIGestureRecognizer {
    let recognizer = document.uiClass.makeRecognizer()
    recognizer.elementClassName = document.customClass ?? document.uiClass.nameToShow(for: recognizer)
    layout.register(recognizer, as: document.name)
    apply(document.properties, to: recognizer)
    require(document.requireToFail, of: recognizer)
    addActions(document.actions, to: recognizer)
    if let delegate = document.delegate {
      later { [layout] in
        let object = LayoutRecognizerDelegate(delegate, in: layout)
        layout.delegates.append(object)
        recognizer.delegate = object
      }
    }
    return recognizer
  }

  /// The pan and pinch that every scroll view has, and the recognizer that delays its content's touches.
  mutating func nameBuiltInRecognizers(of scrollView: UIScrollView, _ document: ViewDocument) {
    scrollView.delayRecognizer.name = document.name + ".delay"
    _ = layout.application.identify(scrollView.delayRecognizer)
    let pan = scrollView.panGestureRecognizer
    pan.elementClassName = UIKitClass.pan.rawValue
    layout.register(pan, as: document.name + ".pan")
    change(pan, document.panGestureRecognizer)
    if let pinch = scrollView.pinchGestureRecognizer {
      layout.register(pinch, as: document.name + ".pinch")
      change(pinch, document.pinchGestureRecognizer)
    }
  }

  private mutating func change(_ recognizer: UIGestureRecognizer, _ document: BuiltInRecognizerDocument?) {
    guard let document else { return }
    apply(document.properties, to: recognizer)
    require(document.requireToFail, of: recognizer)
    addActions(document.actions, to: recognizer)
  }

  private func apply(_ properties: PropertyList, to recognizer: UIGestureRecognizer) {
    for entry in PropertyAccess.inOrder(properties)
    where !PropertyAccess.set(entry.property, to: entry.value, on: recognizer) {
      noteUnknown(entry)
    }
  }

  private mutating func require(_ references: [Reference], of recognizer: UIGestureRecognizer) {
    for reference in references {
      later { [layout] in
        if let other = layout.recognizer(reference.value) { recognizer.require(toFail: other) }
      }
    }
  }

  private mutating func addActions(_ actions: [ActionDocument], to recognizer: UIGestureRecognizer) {
    for action in actions {
      later { [layout] in
        guard let reference = action.target else {
          return recognizer.addNilTargetedAction(Selector(action.action))
        }
        guard let target = layout.object(reference.value) else { return }
        recognizer.addTarget(target, action: Selector(action.action))
      }
    }
  }
}
