import UIKit

extension LayoutBuilder {
  /// A controller with its view, without its children: their views need a place to go.
  mutating func makeController(_ document: ControllerDocument) -> UIViewController {
    let controller = UIViewController()
    let className = document.customClass ?? (document.uiClass == .viewController ? nil : document.uiClass.rawValue)
    set(controller, named: document.name, className: className)
    apply(document.properties, document.overrides, to: controller)
    controller.view = makeView(document.view)
    controller.viewDidLoad()
    return controller
  }

  /// The controller of a view that stands where it stands: it joins the responder chain and no tree of controllers.
  mutating func manage(_ view: UIView, _ document: ManagingController) {
    let controller = UIViewController()
    let className = document.customClass ?? (document.uiClass == .viewController ? nil : document.uiClass.rawValue)
    set(controller, named: document.name, className: className)
    apply(document.properties, document.overrides, to: controller)
    controller.view = view
  }

  /// Children in their order, each view in front of what its container has by then.
  mutating func addChildren(of document: ControllerDocument, to parent: UIViewController) {
    var pending = document.children.reversed().map { (document: $0, parent: parent) }
    while let (document, parent) = pending.popLast() {
      let child = makeController(document)
      parent.addChild(child)
      let container = document.container.flatMap { layout.view($0.value) } ?? parent.view
      if let container, let view = child.view {
        if !view.hasOwnFrame { view.frame = container.bounds }
        container.addSubview(view)
      }
      child.didMove(toParent: parent)
      pending += document.children.reversed().map { ($0, child) }
      present(document.presented, by: child)
    }
  }

  /// What a controller presents, and what that one presents in turn.
  mutating func present(_ document: ControllerDocument?, by presenting: UIViewController) {
    var next = document
    var presenting = presenting
    while let document = next {
      let controller = makeController(document)
      addChildren(of: document, to: controller)
      // Presented views stand above everything the window has, so they come when all else is there.
      later { [presenting] in presenting.present(controller, animated: false) }
      next = document.presented
      presenting = controller
    }
  }
}
