import Foundation
import UIKit

/// Bars of containers and what stands in them. Where the file has no frame, one is made as UIKit lays bars out, and
/// marked as such.
extension IBImporter {
  /// The bars of a navigation or tab bar controller, in front of what it shows.
  mutating func addBars(
    of element: MarkupElement,
    for content: MarkupElement?,
    to controller: inout ControllerDocument,
    _ size: CGSize
  ) {
    let safeArea = SafeArea(of: size)
    let (top, bottom) = (safeArea.top, safeArea.bottom)
    for bar in element.children {
      guard let key = bar["key"], ["navigationBar", "toolbar", "tabBar"].contains(key), IBClass.view(bar.name) != nil
      else { continue }
      if key == "navigationBar", element.flag("navigationBarHidden") == true { continue }
      // A toolbar is hidden unless the document says that it is not.
      if key == "toolbar", element.flag("toolbarHidden") != false { continue }
      let usual =
        switch key {
        case "navigationBar": navigationBarFrame(bar, size, top)
        case "toolbar": CGRect(x: 0, y: size.height - bottom - 44, width: size.width, height: 44)
        default: CGRect(x: 0, y: size.height - bottom - 49, width: size.width, height: 49 + bottom)
        }
      // A bar of a container seldom has a frame in the file, and it is none that anybody misses.
      if let id = bar["id"], fileFrame(bar, in: size) == nil {
        solved[id] = usual
        withoutFrame -= 1
      }
      guard var view = view(bar, in: size, depth: 2 + 2 * open.count) else { continue }
      // The stored frame is the design canvas's, where a tab bar often stands at the top.
      if view.frame != usual {
        view.frame = usual
        view.frameOrigin = .conventional
      }
      let tint = document.color(bar.child(keyed: "barTintColor"))
      if let tint { view.properties[.backgroundColor] = .color(tint) }
      if let background = background(of: bar, view, on: size) { controller.view.subviews.append(background) }
      let area = view.frame?.size ?? usual.size
      switch key {
      case "navigationBar": content.map { addNavigationItem(of: $0, to: &view, area) }
      case "tabBar": addTabs(of: element, to: &view, CGSize(width: area.width, height: 49))
      default: addBarItems(content?.list("toolbarItems").map { $0 } ?? [], to: &view, area)
      }
      controller.view.subviews.append(view)
    }
  }

  /// The background of a bar goes on to the edge of the screen and takes no touches there; nil where there is no rest.
  ///
  /// In UIKit it reaches out of the bar; here it stands behind the bar, so that nobody takes it for a dead part.
  private func background(of bar: MarkupElement, _ view: ViewDocument, on screen: CGSize) -> ViewDocument? {
    guard let frame = view.frame else { return nil }
    let rest =
      bar.name == "navigationBar"
      ? CGRect(x: 0, y: 0, width: frame.width, height: frame.minY)
      : CGRect(x: 0, y: frame.maxY, width: frame.width, height: screen.height - frame.maxY)
    guard rest.height > 0 else { return nil }
    var background = ViewDocument(uiClass: .view)
    background.customClass = "_UIBarBackground"
    background.location = view.location
    background.frame = rest
    background.frameOrigin = .conventional
    background.properties[.isUserInteractionEnabled] = .bool(false)
    background.properties[.backgroundColor] = .color(view.backgroundColor ?? CGColor(hex: 0xFBFBFC))
    return background
  }

  /// Where the content of a navigation controller begins: below a bar that lets nothing through, else at the top.
  func opaqueBarEdge(of element: MarkupElement, _ size: CGSize) -> Double {
    guard let bar = element.child(keyed: "navigationBar"), bar.flag("translucent") == false,
      element.flag("navigationBarHidden") != true
    else { return 0 }
    return min(navigationBarFrame(bar, size, SafeArea(of: size).top).maxY, size.height)
  }

  /// Below the status bar, with the height of the file, which knows of large titles; a sheet's is at its top.
  private func navigationBarFrame(_ bar: MarkupElement, _ size: CGSize, _ top: Double) -> CGRect {
    let height = fileFrame(bar, in: size).map(\.height).flatMap { (44...140).contains($0) ? $0 : nil } ?? 44
    return CGRect(x: 0, y: height == 56 ? 0 : top, width: size.width, height: height)
  }

  /// The items of a bar that stands in a view.
  mutating func addItems(of element: MarkupElement, to view: inout ViewDocument, _ size: CGSize) {
    switch element.name {
    case "toolbar": addBarItems(Array(element.list("items")), to: &view, size)
    case "navigationBar":
      for item in element.list("items") where item.name == "navigationItem" { addItem(item, to: &view, size) }
    default: return
    }
  }

  private mutating func addNavigationItem(of content: MarkupElement, to bar: inout ViewDocument, _ size: CGSize) {
    if let item = content.child(keyed: "navigationItem") { addItem(item, to: &bar, size) }
  }

  private mutating func addItem(_ item: MarkupElement, to bar: inout ViewDocument, _ size: CGSize) {
    if let title = item["title"], !title.isEmpty {
      var label = ViewDocument(uiClass: .label)
      label.location = item.location
      label.properties[.text] = .string(title)
      label.properties[.textAlignment] = .options(["center"])
      label.frame = CGRect(
        x: (size.width / 4).rounded(),
        y: 0,
        width: (size.width / 2).rounded(),
        height: min(size.height, 44)
      )
      label.frameOrigin = .conventional
      bar.subviews.append(label)
    }
    if let title = item.child(keyed: "titleView"), let view = view(title, in: size, depth: 20) {
      bar.subviews.append(view)
    }
    var left: [MarkupElement] = []
    var right: [MarkupElement] = []
    for child in item.children {
      switch child["key"] ?? child.name {
      case "leftBarButtonItem": left.append(child)
      case "rightBarButtonItem": right.append(child)
      case "leftBarButtonItems": left += child.children
      case "rightBarButtonItems": right += child.children
      default: continue
      }
    }
    var x = 8.0
    for element in left { x += place(element, at: x, fromRight: false, size, &bar) + 8 }
    x = size.width - 8
    for element in right { x -= place(element, at: x, fromRight: true, size, &bar) + 8 }
  }

  /// Toolbar items, flexible spaces sharing what is left.
  private mutating func addBarItems(_ items: [MarkupElement], to bar: inout ViewDocument, _ size: CGSize) {
    let widths = items.map { item in
      item["systemItem"] == "flexibleSpace"
        ? 0 : item["systemItem"] == "fixedSpace" ? item.number("width") ?? 8 : width(item)
    }
    let flexible = items.filter { $0["systemItem"] == "flexibleSpace" }.count
    let rest = max(size.width - 32 - widths.reduce(0, +), 0)
    var x = 16.0
    for (item, width) in zip(items, widths) {
      switch item["systemItem"] {
      case "flexibleSpace": x += rest / Double(max(flexible, 1))
      case "fixedSpace": x += width
      default: x += place(item, at: x, fromRight: false, size, &bar)
      }
    }
  }

  /// A bar button item as the button it becomes; answers its width.
  private mutating func place(
    _ item: MarkupElement,
    at x: Double,
    fromRight: Bool,
    _ size: CGSize,
    _ bar: inout ViewDocument
  ) -> Double {
    guard item.name == "barButtonItem" else { return 0 }
    if let custom = item.child(keyed: "customView"), var view = view(custom, in: size, depth: 20) {
      let own = view.frame?.size ?? CGSize(width: 44, height: 44)
      view.frame = CGRect(
        x: fromRight ? x - own.width : x,
        y: ((min(size.height, 44) - own.height) / 2).rounded(),
        width: own.width,
        height: own.height
      )
      view.frameOrigin = .conventional
      bar.subviews.append(view)
      return own.width
    }
    let width = width(item)
    var button = ViewDocument(uiClass: .button)
    button.customClass = "UIBarButtonItem"
    button.location = item.location
    button.name = name(of: item, or: item["systemItem"])
    if let title = item["title"] ?? item["systemItem"] { button.properties[.title] = .string(title) }
    if let image = item["image"] { button.properties[.image] = .string(image) }
    if item.flag("enabled") == false { button.properties[.isEnabled] = .bool(false) }
    button.frame = CGRect(x: fromRight ? x - width : x, y: 0, width: width, height: min(size.height, 44))
    button.frameOrigin = .conventional
    for connection in item.list("connections") {
      if connection.name == "action" { button.actions.append(action(connection, events: ["touchUpInside"])) }
      if connection.name == "segue" { addLink(connection, from: button.name) }
    }
    bar.subviews.append(button)
    return width
  }

  private func width(_ item: MarkupElement) -> Double {
    let text = item["title"] ?? (item["image"] == nil ? item["systemItem"] : nil) ?? ""
    return max(44, (Double(text.count) * 9).rounded() + 8)
  }

  /// A button for each controller of a tab bar controller.
  private mutating func addTabs(of element: MarkupElement, to bar: inout ViewDocument, _ size: CGSize) {
    let tabs = children(of: element)
    guard !tabs.isEmpty else { return }
    let width = size.width / Double(min(tabs.count, 5))
    for (index, tab) in tabs.prefix(5).enumerated() {
      let item = tab.child(keyed: "tabBarItem")
      var button = ViewDocument(uiClass: .control)
      button.customClass = "UITabBarButton"
      button.location = item?.location ?? tab.location
      button.name = naming.reserve(item?["title"] ?? item?["systemItem"] ?? tab["title"] ?? "tab \(index + 1)")
      button.frame = CGRect(x: (Double(index) * width).rounded(), y: 0, width: width.rounded(), height: size.height)
      button.frameOrigin = .conventional
      if index == 0 { button.properties[.isSelected] = .bool(true) }
      addFace(of: item, titled: button.name, isSelected: index == 0, to: &button)
      bar.subviews.append(button)
    }
  }

  /// Picture and title of a tab, which take no touches.
  private func addFace(of item: MarkupElement?, titled title: String, isSelected: Bool, to button: inout ViewDocument) {
    guard let size = button.frame?.size else { return }
    let ink = CGColor(hex: isSelected ? 0x007AFF : 0x8E8E93)
    var picture = ViewDocument(uiClass: .imageView)
    picture.frame = CGRect(x: ((size.width - 24) / 2).rounded(), y: 6, width: 24, height: 24)
    picture.properties[.image] = item?["image"].map { .string($0) }
    picture.properties[.tintColor] = .color(ink)
    var label = ViewDocument(uiClass: .label)
    label.frame = CGRect(x: 0, y: 33, width: size.width, height: 13)
    label.properties[.text] = .string(title)
    label.properties[.textAlignment] = .options(["center"])
    label.properties[.font] = .font(FontDocument(size: 10, weight: "regular"))
    label.properties[.textColor] = .color(ink)
    for var part in [picture, label] {
      part.location = button.location
      part.frameOrigin = .conventional
      button.subviews.append(part)
    }
  }
}
