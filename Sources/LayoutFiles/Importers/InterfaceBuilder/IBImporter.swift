import Foundation
import UIKit

/// Makes a layout of one scene of a storyboard, or of one view of a XIB.
struct IBImporter {
  let document: IBDocument
  var log: ImportLog
  var naming = ImportNaming()
  /// The names given so far, by the position of the element.
  private var names: [Int32: String] = [:]
  /// Frames the constraints decide, by id.
  var solved: [String: CGRect] = [:]
  /// Controllers whose views go into container views met while a controller's view is read.
  var embedded: [ControllerDocument] = []
  /// Controllers being read, outermost first: none may embed itself.
  var open: [String] = []
  var links: [SceneLink] = []
  /// Storyboards that were looked for, by name; nil for one that is not there.
  var references: [String: IBDocument?] = [:]
  var sceneNames: [String: String] = [:]
  var omitted = 0
  var count = 0
  var withoutFrame = 0
  /// The size of the screen, or of the view a controller fills.
  var size = CGSize.zero

  static func layout(_ markup: MarkupDocument, path: LayoutPath) throws(LayoutError) -> LayoutDocument {
    if let refusal = refusal(of: markup) { throw LayoutError(refusal, file: path.file) }
    return try layout(IBDocument(markup, file: path.file), scene: path.scene)
  }

  /// Every scene of the document, in the order of its list, up to so many views in all as one may have.
  ///
  /// A hostile file may have ten thousand scenes that all embed the same large one.
  static func layouts(
    _ markup: MarkupDocument,
    file: String,
    limit: Int = ImportLimits.views
  ) throws(LayoutError) -> [LayoutDocument] {
    if let refusal = refusal(of: markup) { throw LayoutError(refusal, file: file) }
    let document = IBDocument(markup, file: file)
    let first = try layout(document, scene: nil)
    var layouts = [first]
    var total = 0
    for scene in first.scenes.dropFirst() where total < limit {
      var importer = IBImporter(document: document, log: ImportLog(file: file))
      layouts.append(try importer.layout(scene: scene.name))
      total += importer.count
    }
    return layouts
  }

  private static func layout(_ document: IBDocument, scene: String?) throws(LayoutError) -> LayoutDocument {
    var importer = IBImporter(document: document, log: ImportLog(file: document.file))
    return try importer.layout(scene: scene)
  }

  /// What a document of another platform is; nil for one of UIKit's.
  static func refusal(of markup: MarkupDocument) -> LayoutDiagnostic.Kind? {
    let type = markup.root["type"] ?? ""
    if type.contains("WatchKit") {
      return .foreign(what: "a WatchKit storyboard, which has no frames", advice: "open a storyboard of the iOS app")
    }
    if type.contains("Cocoa.") || type.hasSuffix(".Cocoa") || markup.root["targetRuntime"]?.hasPrefix("MacOSX") == true
    {
      return .foreign(what: "a macOS Interface Builder document", advice: "Fingerpost reads those of UIKit")
    }
    guard type.contains("InterfaceBuilder") else {
      return .foreign(
        what: "XML with the element <document>, but not Interface Builder's",
        advice: "open a .storyboard or .xib"
      )
    }
    return nil
  }

  init(document: IBDocument, log: ImportLog) {
    self.document = document
    self.log = log
    for (id, element) in document.duplicates {
      guard let first = document.objects[id] else { continue }
      self.log.warn(.duplicateID(id, first: first.location), at: element.location)
    }
  }

  private mutating func layout(scene wanted: String?) throws(LayoutError) -> LayoutDocument {
    let scenes = IBScene.all(in: document)
    for scene in scenes { if let id = scene.element["id"] { sceneNames[id] = scene.name } }
    guard let first = scenes.first else { throw log.error(.noScene) }
    var scene = first
    if let wanted {
      guard let match = scenes.first(where: { $0.answers(to: wanted) }) else {
        throw log.error(.noSuchScene(wanted, scenes: scenes.map(\.name)))
      }
      scene = match
    }
    var layout = LayoutDocument()
    layout.file = document.file
    layout.source = .interfaceBuilder
    layout.scenes = scenes.map(\.listed)
    layout.sceneShown = scene.name
    size = screenSize(for: scene.element)
    layout.device.size = size
    var window = ViewDocument(uiClass: .window)
    window.name = naming.reserve("window")
    window.location = scene.element.location
    var root = root(scene)
    IBInsets.adjust(&root)
    layout.windows = [WindowDocument(view: window, rootViewController: root)]
    noteDock(beside: scene.element)
    if omitted > 0 { log.warn(.deepViews(omitted, limit: ImportLimits.depth)) }
    if count > ImportLimits.views { throw log.error(.viewLimit(ImportLimits.views)) }
    noteMissingFrames()
    naming.finish(&layout)
    ActionTargets(names: layout.names).resolve(&layout, log: &log)
    layout.links = links
    log.finish(&layout)
    return layout
  }

  /// The controller of the scene, or the file's owner for a view of a XIB.
  private mutating func root(_ scene: IBScene) -> ControllerDocument {
    if IBClass.controller(scene.element.name) != nil { return controller(scene.element, size: size) }
    var controller = ControllerDocument()
    let owner = document.objects["-1"]
    controller.name = owner.map { name(of: $0, or: "File's Owner") } ?? naming.reserve("File's Owner")
    controller.customClass = owner?["customClass"]
    controller.location = owner?.location ?? scene.element.location
    solve(scene.element, size: size)
    controller.view = view(scene.element, in: size, depth: 1) ?? ViewDocument()
    controller.view.frame = CGRect(origin: .zero, size: controller.view.frame?.size ?? size)
    controller.children = embedded
    return controller
  }

  /// The document's device where the scene is as wide, since bars make a root shorter; else the root's own size.
  private func screenSize(for element: MarkupElement) -> CGSize {
    let root = IBClass.controller(element.name) == nil ? element : firstRoot(element, depth: 0)
    let own = root.flatMap { fileFrame($0, in: .zero) }?.size
    let side = 1.0...10_000
    if document.deviceSize == nil, document.markup.root["targetRuntime"]?.hasSuffix("iPad") == true,
      IBClass.controller(element.name) != nil
    {
      let isTall = (own?.height ?? 0) > 768
      return isTall ? CGSize(width: 768, height: 1024) : CGSize(width: 1024, height: 768)
    }
    guard let own, side.contains(own.width), side.contains(own.height) else {
      return document.deviceSize ?? (own == nil ? CGSize(width: 375, height: 667) : DeviceDocument().size)
    }
    guard IBClass.controller(element.name) != nil, let device = document.deviceSize else { return own }
    return own.width == device.width && own.height < device.height ? device : own
  }

  /// The root view of a controller, or of the first controller in a container.
  private func firstRoot(_ controller: MarkupElement, depth: Int) -> MarkupElement? {
    if let view = controller.child(keyed: "view") { return view }
    guard depth < 8 else { return nil }
    for child in children(of: controller) {
      if let view = firstRoot(child, depth: depth + 1) { return view }
    }
    return nil
  }

  /// What stands beside the controller and belongs to nothing: recognizers that no view has, views in no hierarchy.
  private mutating func noteDock(beside element: MarkupElement) {
    let isStoryboard = IBClass.controller(element.name) != nil
    for object in element.parent.map({ Array($0.children) }) ?? [] {
      let spoken = object["userLabel"] ?? object["customClass"] ?? object["id"] ?? object.name
      if IBClass.recognizer(object.name) != nil {
        guard let id = object["id"], document.recognizerViews[id] == nil else { continue }
        log.warn(.orphanRecognizer(spoken), at: object.location)
      } else if isStoryboard, IBClass.view(object.name) != nil {
        log.warn(.inDock(spoken), at: object.location)
      }
    }
  }

  private mutating func noteMissingFrames() {
    guard withoutFrame > 0 else { return }
    let savedBy = (11_103...11_201).contains(document.toolsVersion) ? " (saved by Xcode 8.0)" : ""
    log.warn(.framesMissing(count: withoutFrame, total: count, savedBy: savedBy))
  }

  // MARK: Names

  /// The name of an object: as the designer calls it, as an outlet calls it, as what it says; empty when it has none.
  mutating func name(of element: MarkupElement, or fallback: String? = nil) -> String {
    if let known = names[element.index] { return known }
    let id = element["id"]
    let accessibility = element.child(keyed: "accessibilityConfiguration")
    let candidates = [
      element["userLabel"], id.flatMap { document.outlets[$0] }, accessibility?["identifier"],
      element["storyboardIdentifier"], fallback, element["title"], accessibility?["label"],
      element.child(keyed: "normal").flatMap { $0.string("title") },
      element.name == "label" ? element.string("text") : nil, element["placeholder"],
    ]
    var wanted = candidates.lazy.compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
    // What an action names needs a name.
    if wanted == nil, let id, document.actionTargets.contains(id) {
      wanted = element["customClass"] ?? IBClass.view(element.name)?.uiClass.rawValue ?? element.name
    }
    let name = wanted.map { $0 == element["userLabel"] ? naming.reserve(label: $0) : naming.reserve($0) } ?? ""
    names[element.index] = name
    return name
  }

  /// The class that the designer gave an object, with its module.
  func customClass(of element: MarkupElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    return element["customModule"].map { "\($0).\(name)" } ?? name
  }
}

/// Takes away targets that the scene shown does not have: the action then goes along the responder chain.
private struct ActionTargets {
  let names: NameTable

  func resolve(_ layout: inout LayoutDocument, log: inout ImportLog) {
    for index in layout.windows.indices {
      guard var root = layout.windows[index].rootViewController else { continue }
      resolve(&root, log: &log)
      layout.windows[index].rootViewController = root
    }
  }

  private func resolve(_ controller: inout ControllerDocument, log: inout ImportLog) {
    resolve(&controller.view, log: &log)
    for index in controller.children.indices { resolve(&controller.children[index], log: &log) }
  }

  private func resolve(_ view: inout ViewDocument, log: inout ImportLog) {
    resolve(&view.actions, log: &log)
    for index in view.gestureRecognizers.indices { resolve(&view.gestureRecognizers[index].actions, log: &log) }
    for index in view.subviews.indices { resolve(&view.subviews[index], log: &log) }
  }

  private func resolve(_ actions: inout [ActionDocument], log: inout ImportLog) {
    for index in actions.indices {
      guard let target = actions[index].target, names[target.value] == nil else { continue }
      log.warn(.missingTarget(target.value, of: "the action \(actions[index].action)"), at: actions[index].location)
      actions[index].target = nil
    }
  }
}
