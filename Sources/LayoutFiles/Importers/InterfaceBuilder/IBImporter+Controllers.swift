import Foundation
import UIKit

extension IBImporter {
  /// Controllers may embed each other so deep.
  static let deepestEmbedding = 8

  /// The controllers a container starts with, by its relationship segues.
  func children(of container: MarkupElement) -> [MarkupElement] {
    let wanted = [
      "rootViewController", "viewControllers", "masterViewController", "detailViewController",
      "supplementaryViewController",
    ]
    var found: [MarkupElement] = []
    for segue in container.list("connections") where segue["kind"] == "relationship" {
      guard let relationship = segue["relationship"], wanted.contains(relationship),
        let child = segue["destination"].flatMap({ document.objects[$0] })
      else { continue }
      found.append(child)
    }
    return found
  }

  /// A controller with its view, what is embedded in it and, for containers, the controllers they start with.
  mutating func controller(_ element: MarkupElement, size: CGSize) -> ControllerDocument {
    let known = IBClass.controller(element.name)
    var controller = ControllerDocument()
    controller.uiClass = known?.uiClass ?? .viewController
    controller.customClass = customClass(of: element) ?? known?.shown
    controller.name = name(of: element, or: element["customClass"] ?? controller.uiClass.rawValue)
    controller.location = element.location
    if let title = element["title"] { controller.properties[.title] = .string(title) }
    open.append(key(of: element))
    let outer = embedded
    embedded = []
    defer {
      open.removeLast()
      embedded = outer
    }
    for segue in element.list("connections") where segue.name == "segue" && segue["kind"] != "relationship" {
      controller.notes.append(addLink(segue, from: controller.name))
    }
    if let root = element.child(keyed: "view") {
      solve(root, size: size)
      controller.view = view(root, in: size, depth: 1 + 2 * open.count) ?? ViewDocument()
      if element.flag("automaticallyAdjustsScrollViewInsets") == false {
        controller.view.markUnadjusted()
      }
      if controller.view.frameOrigin != nil { controller.view.frame = CGRect(origin: .zero, size: size) }
      controller.children = embedded
      return controller
    }
    controller.view.location = element.location
    controller.view.frame = CGRect(origin: .zero, size: size)
    if element.name == "hostingController" {
      controller.view.customClass = "_UIHostingView"
      let shown = element["customClass"] ?? element["userLabel"]
      let sign = shown.map { "SwiftUI: \($0)" } ?? "SwiftUI"
      controller.view.subviews.append(self.sign(sign, in: size, at: element.location))
    }
    if controller.uiClass == .viewController { controller.view.frameOrigin = .guessed }
    addContents(of: element, to: &controller, size: size)
    return controller
  }

  /// What a container controller shows first, below its bars.
  private mutating func addContents(of element: MarkupElement, to controller: inout ControllerDocument, size: CGSize) {
    var shown = children(of: element)
    if element.name == "tabBarController" || element.name == "navigationController" { shown = Array(shown.prefix(1)) }
    if element.name == "splitViewController", size.width < 700 { shown = Array(shown.prefix(1)) }
    guard !shown.isEmpty, element.name != "viewControllerPlaceholder" else {
      return addBars(of: element, for: nil, to: &controller, size)
    }
    let column = shown.count > 1 ? 320.0 : size.width
    let top = opaqueBarEdge(of: element, size)
    for (index, child) in shown.enumerated() {
      let x = index == 0 ? 0 : column
      var place = ViewDocument(uiClass: .view)
      place.customClass = "UITransitionView"
      place.name = naming.reserve("\(controller.name) content")
      place.location = element.location
      let width = index == 0 ? column : size.width - column
      place.frame = CGRect(x: x, y: top, width: width, height: size.height - top)
      var made = self.child(child, in: place)
      // The container sizes what it shows; what is in there keeps its stored frames.
      made?.view.frame = place.frame.map { CGRect(origin: .zero, size: $0.size) }
      if made == nil, let storyboard = child["storyboardName"] {
        place.subviews.append(sign("\(storyboard).storyboard", in: place.frame?.size ?? .zero, at: child.location))
      }
      controller.view.subviews.append(place)
      guard let made else { continue }
      controller.children.append(made)
    }
    addBars(of: element, for: shown.first, to: &controller, size)
  }

  /// A child controller in the view that holds its view; nil when it would embed itself.
  private mutating func child(_ element: MarkupElement, in place: ViewDocument) -> ControllerDocument? {
    guard IBClass.controller(element.name) != nil else { return elsewhere(element, in: place) }
    guard !open.contains(key(of: element)), open.count < Self.deepestEmbedding else {
      log.warn(.cycle(element["customClass"] ?? element.name), at: element.location)
      return nil
    }
    let size = place.frame?.size ?? .zero
    var made = controller(element, size: size)
    made.container = Reference(place.name, at: place.location)
    return made
  }

  /// A word in the middle of a view that stays empty here.
  private func sign(_ text: String, in size: CGSize, at location: SourceLocation) -> ViewDocument {
    var label = ViewDocument(uiClass: .label)
    label.location = location
    label.frame = CGRect(x: 0, y: ((size.height - 22) / 2).rounded(), width: size.width, height: 22)
    label.frameOrigin = .conventional
    label.properties[.text] = .string(text)
    label.properties[.textAlignment] = .options(["center"])
    label.properties[.textColor] = .color(CGColor(hex: 0x8E8E93))
    return label
  }

  /// The controller of a container view; its view fills the container.
  mutating func embed(_ segue: MarkupElement, in view: inout ViewDocument, _ spoken: String) {
    guard let id = segue["destination"], let element = document.objects[id] else {
      return log.warn(.missingTarget(segue["destination"] ?? "", of: spoken), at: segue.location)
    }
    if view.name.isEmpty { view.name = naming.reserve("container") }
    guard var made = child(element, in: view) else {
      if let storyboard = element["storyboardName"] {
        let size = view.frame?.size ?? .zero
        view.subviews.append(sign("\(storyboard).storyboard", in: size, at: element.location))
      }
      return
    }
    made.view.frame = CGRect(origin: .zero, size: view.frame?.size ?? .zero)
    embedded.append(made)
  }
}
