import Foundation

/// Makes a layout of a `_printHierarchy` without a view dump: the controllers are real, their frames are not.
enum ControllerHierarchyImporter {
  static func layout(_ controllers: [DescribedController], log: ImportLog) -> LayoutDocument {
    var log = log
    var document = LayoutDocument()
    document.file = log.file
    document.source = .controllerHierarchy
    log.warn(.noGeometry)
    var naming = ImportNaming()
    let tree = ImportedTree(depths: controllers.map(\.depth))
    for index in tree.orphans { log.warn(.depthJump, at: controllers[index].location) }
    for root in tree.roots {
      var window = ViewDocument(uiClass: .window)
      window.name = naming.reserve("window")
      let size = document.device.size
      document.windows.append(
        WindowDocument(
          view: window,
          rootViewController: controller(root, controllers, tree, size: size, depth: 0, naming: &naming)
        )
      )
    }
    naming.finish(&document)
    log.finish(&document)
    return document
  }

  private static func controller(
    _ index: Int,
    _ all: [DescribedController],
    _ tree: ImportedTree,
    size: CGSize,
    depth: Int,
    naming: inout ImportNaming
  ) -> ControllerDocument {
    let described = all[index]
    var document = ControllerDocument()
    if let known = UIKitClass(rawValue: described.className), known.isKind(of: .viewController) {
      document.uiClass = known
    } else {
      document.customClass = described.className
    }
    document.name = naming.reserve(described.className)
    document.location = described.location
    document.view.location = described.location
    document.view.customClass = described.viewClass.flatMap { $0 == "UIView" ? nil : $0 }
    document.view.frame = CGRect(origin: .zero, size: size)
    document.view.frameOrigin = .guessed
    if !described.isInWindow { document.view.properties[.isHidden] = .bool(true) }
    guard depth < ImportLimits.depth / 2 else { return document }
    for child in tree.children[index] {
      let made = controller(child, all, tree, size: size, depth: depth + 1, naming: &naming)
      if all[child].isPresented { document.presented = made } else { document.children.append(made) }
    }
    return document
  }
}
