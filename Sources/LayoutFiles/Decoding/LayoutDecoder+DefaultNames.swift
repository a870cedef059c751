extension LayoutDecoder {
  /// An object the file gave no name; it gets one once all given names are taken.
  struct Unnamed {
    let location: SourceLocation
    let path: String
    let entry: NameTable.Entry
  }

  /// Names each object that has no name after its class and index path: `UIView[0.2.1]`.
  ///
  /// The first number counts windows, the next the views that stand directly in the window, each further one subviews;
  /// children's views count after the subviews of their parent's view. A recognizer's path is its view's and its own
  /// place; a controller's is its window, then its place among children, or `presented`.
  mutating func nameTheUnnamed(in document: inout LayoutDocument) {
    let made = makeNames()
    for index in document.windows.indices {
      made.name(&document.windows[index].view)
      document.windows[index].rootViewController = document.windows[index].rootViewController.map(made.named)
    }
  }

  /// Makes the names that are due and forgets the objects.
  mutating func makeNames() -> MadeNames {
    var made = MadeNames()
    for object in unnamed {
      let name = names.addGenerated("\(object.entry.className)[\(object.path)]", object.entry)
      nameBuiltInRecognizers(of: name, object.entry)
      made.names[MadeNames.Key(location: object.location, uiClass: object.entry.uiClass)] = name
    }
    unnamed = []
    return made
  }
}

/// Names made up, by the object's place in the file.
struct MadeNames {
  /// A controller without a view shares its place with the view it makes; their classes differ.
  struct Key: Hashable {
    let location: SourceLocation
    let uiClass: UIKitClass
  }

  var names: [Key: String] = [:]

  private func name(at location: SourceLocation, _ uiClass: UIKitClass) -> String {
    names[Key(location: location, uiClass: uiClass)] ?? ""
  }

  func name(_ view: inout ViewDocument) {
    guard !names.isEmpty else { return }
    if !view.isNamed { view.name = name(at: view.location, view.uiClass) }
    if let controller = view.managingController, !controller.isNamed {
      view.managingController?.name = name(at: controller.location, controller.uiClass)
    }
    for index in view.gestureRecognizers.indices { name(&view.gestureRecognizers[index]) }
    for index in view.subviews.indices { name(&view.subviews[index]) }
  }

  func name(_ recognizer: inout RecognizerDocument) {
    if !recognizer.isNamed { recognizer.name = name(at: recognizer.location, recognizer.uiClass) }
  }

  func named(_ object: InsertedObject) -> InsertedObject {
    switch object {
    case .named:
      return object
    case .view(var view):
      name(&view)
      return .view(view)
    case .recognizer(var recognizer):
      name(&recognizer)
      return .recognizer(recognizer)
    }
  }

  func named(_ controller: ControllerDocument) -> ControllerDocument {
    var controller = controller
    if !controller.isNamed { controller.name = name(at: controller.location, controller.uiClass) }
    name(&controller.view)
    controller.children = controller.children.map(named)
    controller.presented = controller.presented.map(named)
    return controller
  }
}
