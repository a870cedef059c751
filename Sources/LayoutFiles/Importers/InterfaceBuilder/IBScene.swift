/// A scene of a storyboard, or a top-level view or controller of a XIB.
struct IBScene {
  let element: MarkupElement
  let name: String
  let className: String
  let isInitial: Bool

  /// What the files' readers are told of it.
  var listed: SceneName {
    SceneName(
      name: name,
      identifier: element["storyboardIdentifier"],
      className: className,
      isInitial: isInitial,
      location: element.location
    )
  }

  /// Whether a user may mean this one by `name`.
  func answers(to name: String) -> Bool {
    self.name == name || element["id"] == name || element["storyboardIdentifier"] == name
      || element["customClass"] == name || element.parent?.parent?["sceneID"] == name
  }

  /// With names of their own, the one that the file opens with first, else in the order of the file.
  ///
  /// Without an initial one, as in a library of scenes, it is the first.
  static func all(in document: IBDocument) -> [IBScene] {
    let root = document.markup.root
    let initial = root["initialViewController"]
    var found: [(MarkupElement, Bool)] = []
    for scene in root.list("scenes") {
      let objects = Array(scene.list("objects"))
      let controller = objects.first { $0["sceneMemberID"] == "viewController" && IBClass.controller($0.name) != nil }
      if let element = controller ?? objects.first(where: { IBClass.controller($0.name) != nil }) {
        found.append((element, element["id"] == initial))
      }
    }
    for element in root.list("objects") {
      guard IBClass.view(element.name) != nil || IBClass.controller(element.name) != nil else { continue }
      found.append((element, element["id"].map { document.mainView == $0 } == true))
    }
    if !found.isEmpty, !found.contains(where: { $0.1 }) { found[0].1 = true }
    var taken: [String: Int] = [:]
    let scenes = found.map { element, isInitial in
      let known = IBClass.controller(element.name) ?? IBClass.view(element.name)
      let className = element["customClass"] ?? known?.shown ?? known?.uiClass.rawValue ?? element.name
      let wanted =
        [element["storyboardIdentifier"], element["userLabel"], element["customClass"], element["title"]]
        .lazy.compactMap { $0 }.first { !$0.isEmpty } ?? className
      let base = ImportNaming.tidy(wanted)
      taken[base, default: 0] += 1
      let name = taken[base] == 1 ? base : "\(base) \(taken[base] ?? 0)"
      return IBScene(element: element, name: name, className: className, isInitial: isInitial)
    }
    return scenes.filter(\.isInitial) + scenes.filter { !$0.isInitial }
  }
}

extension IBDocument {
  /// The id of the view that the owner of a XIB calls its view.
  var mainView: String? {
    objects["-1"]?.list("connections").first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
  }
}
