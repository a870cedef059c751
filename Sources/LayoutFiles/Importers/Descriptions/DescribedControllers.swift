/// The view controllers of a pasted `_printHierarchy`, by the addresses of their views.
struct DescribedControllers {
  private var byView: [String: ManagingController] = [:]

  /// Names are reserved for all, since one that is presented names the one that presents it; `views` are the addresses
  /// of the views that the text has.
  init(_ controllers: [DescribedController], views: Set<String>, naming: inout ImportNaming) {
    let names = controllers.map { naming.reserve($0.className) }
    let tree = ImportedTree(depths: controllers.map(\.depth))
    var presenting: [Int: Int] = [:]
    for (parent, children) in tree.children.enumerated() {
      for child in children where controllers[child].isPresented { presenting[child] = parent }
    }
    for (index, controller) in controllers.enumerated() {
      guard let address = controller.viewAddress, byView[address] == nil else { continue }
      var managing = ManagingController()
      managing.name = names[index]
      managing.setClass(controller.className)
      managing.location = controller.location
      // Behind a presented controller the chain goes on at the one that presents it (RC-5).
      if let parent = presenting[index], let view = controllers[parent].viewAddress, views.contains(view) {
        managing.overrides.next = Reference(names[parent], at: controller.location)
      }
      byView[address] = managing
    }
  }

  /// The controller of a view: the one joined by address, else the one that the text names before the view.
  func controller(of view: DescribedView, naming: inout ImportNaming) -> ManagingController? {
    if let address = view.address, let controller = byView[address] { return controller }
    guard let text = view.controller else { return nil }
    var controller = ManagingController()
    let className = String(text.prefix { $0 != ":" })
    controller.name = naming.reserve(className)
    controller.setClass(className)
    controller.location = view.location
    return controller
  }
}

extension ManagingController {
  /// A class of UIKit, or a user's own behind `customClass`.
  fileprivate mutating func setClass(_ name: String) {
    if let known = UIKitClass(rawValue: name), known.isKind(of: .viewController) {
      uiClass = known
    } else {
      customClass = name
    }
  }
}
