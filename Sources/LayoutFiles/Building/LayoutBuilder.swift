import Foundation
import UIKit

/// Makes the objects of a layout: the one place where documents become views.
///
/// Objects come first, in the order of the file, so that the trace numbers them in that order. What names other objects
/// waits until all are there: see ``later(_:)``.
@MainActor
package struct LayoutBuilder {
  let layout: BuiltLayout

  /// What is left to do when every name stands for an object.
  var waiting: [() -> Void] = []

  init(_ layout: BuiltLayout) {
    self.layout = layout
  }

  /// The application of a document, with all its windows.
  ///
  /// Nothing is written to the trace meanwhile; every object of the document is in its elements afterwards.
  package static func build(_ document: LayoutDocument, traceCapacity: Int = 1_000_000) -> BuiltLayout {
    let application = UIApplication(
      screenSize: document.device.size,
      behavior: UIKitBehavior(document.behavior),
      traceCapacity: traceCapacity
    )
    let layout = BuiltLayout(document: document, application: application)
    var builder = LayoutBuilder(layout)
    application.trace.isEnabled = false
    application.perform {
      builder.buildApplication(document)
      for window in document.windows { builder.build(window) }
      builder.finish()
    }
    application.trace.isEnabled = true
    return layout
  }

  /// Leaves something for the time when all objects are made.
  mutating func later(_ body: @escaping () -> Void) { waiting.append(body) }

  mutating func finish() {
    for body in waiting { body() }
    waiting = []
  }

  private mutating func buildApplication(_ document: LayoutDocument) {
    let application = layout.application
    set(application, named: document.application.name, className: document.application.customClass)
    apply(document.application.properties, document.application.overrides, to: application)
    if let delegate = document.application.delegate {
      let object = LayoutApplicationDelegate()
      application.delegate = object
      set(object, named: delegate.name, className: delegate.customClass ?? UIKitClass.responder.rawValue)
      apply(delegate.properties, delegate.overrides, to: object)
    }
    if let scene = document.scene {
      let object = UIWindowScene(application: application)
      set(object, named: scene.name, className: scene.customClass)
      apply(scene.properties, scene.overrides, to: object)
    }
  }

  private mutating func build(_ document: WindowDocument) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: layout.application.screenSize))
    window.windowScene = layout.document.scene.flatMap { layout.responder($0.name) as? UIWindowScene }
    window.isHidden = document.view.isHidden
    configure(window, document.view)
    if let root = document.rootViewController {
      let controller = makeController(root)
      window.rootViewController = controller
      addChildren(of: root, to: controller)
      present(root.presented, by: controller)
    }
    addSubviews(of: document.view, to: window)
  }

  /// Gives a responder its name, its place in the trace and the class to show.
  func set(_ responder: UIResponder, named name: String, className: String?) {
    responder.elementClassName = className ?? responder.elementClassName
    layout.register(responder, as: name)
  }

  /// The id of the first object with that name, through the present tables.
  func responder(_ reference: Reference) -> UIResponder? { layout.responder(reference.value) }
}

/// The delegate that a layout names: a responder and nothing else.
final class LayoutApplicationDelegate: UIResponder, UIApplicationDelegate {}

extension UIKitBehavior {
  /// The defaults with a file's settings over them.
  init(_ overrides: [BehaviorOverride]) {
    self.init()
    for override in overrides {
      guard let setting = UIKitBehavior.settings.first(where: { $0.name == override.name }) else { continue }
      switch (setting.value, override.value) {
      case (.number(let set, _), .number(let number)): set(&self, number)
      case (.flag(let set, _), .flag(let flag)): set(&self, flag)
      case (.number, .flag), (.flag, .number): continue
      }
    }
  }
}
