package import Foundation
package import UIKit

/// A layout as live objects: the application and everything in it, by the names of the file.
///
/// Keeps every object of the file alive, those not in the hierarchy at present included.
@MainActor
package final class BuiltLayout {
  package let document: LayoutDocument
  package let application: UIApplication

  /// Application, delegate, scene, windows, controllers and views by name.
  package private(set) var responders: [String: UIResponder] = [:]

  /// Gesture recognizers by name, a scroll view's own ones as `list.pan` and `list.pinch`.
  package private(set) var recognizers: [String: UIGestureRecognizer] = [:]

  /// What the engine could not take from the document; empty for most.
  package internal(set) var problems: [LayoutDiagnostic] = []

  /// Recognizers do not keep their delegates.
  var delegates: [LayoutRecognizerDelegate] = []

  init(document: LayoutDocument, application: UIApplication) {
    self.document = document
    self.application = application
  }

  /// The responder of that name; nil if there is none.
  package func responder(_ name: String) -> UIResponder? { responders[name] }

  package func view(_ name: String) -> UIView? { responders[name] as? UIView }

  package func controller(_ name: String) -> UIViewController? { responders[name] as? UIViewController }

  package func window(_ name: String) -> UIWindow? { responders[name] as? UIWindow }

  package func recognizer(_ name: String) -> UIGestureRecognizer? { recognizers[name] }

  /// Whatever has that name.
  package func object(_ name: String) -> NSObject? { responders[name] ?? recognizers[name] }

  /// The id in the trace of whatever has that name.
  package func id(_ name: String) -> ElementID? {
    if let responder = responders[name] { return application.identify(responder) }
    return recognizers[name].map { application.identify($0) }
  }

  /// The name of an element of the trace.
  package func name(_ id: ElementID) -> String { application.trace.name(id) }

  func register(_ responder: UIResponder, as name: String) {
    responder.elementName = name
    if responders[name] == nil { responders[name] = responder }
    _ = application.identify(responder)
  }

  func register(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    if recognizers[name] == nil { recognizers[name] = recognizer }
    _ = application.identify(recognizer)
  }
}
