import Foundation

/// Reads what Android's uiautomator and its Appium server write: pixels, and Android's own touch semantics.
enum UIAutomatorXML {
  static func layout(_ document: MarkupDocument, file: String) throws(LayoutError) -> LayoutDocument {
    var nodes: [AccessibilityNode] = []
    let root = document.root
    var pending = root.children.map { ($0, 0) }.reversed() as [(MarkupElement, Int)]
    while let (element, depth) = pending.popLast() {
      nodes.append(node(element, depth: depth))
      pending += element.children.map { ($0, depth + 1) }.reversed()
    }
    var screen: CGSize?
    if let width = root["width"].flatMap(Double.init), let height = root["height"].flatMap(Double.init),
      (1...10_000).contains(width), (1...10_000).contains(height)
    {
      screen = CGSize(width: width, height: height)
    }
    return try AccessibilityImporter.layout(
      nodes,
      source: "Android uiautomator, in pixels",
      screen: screen,
      log: ImportLog(file: file)
    )
  }

  private static func node(_ element: MarkupElement, depth: Int) -> AccessibilityNode {
    let name = element.name
    var node = AccessibilityNode(
      depth: depth,
      type: element["class"] ?? (name == "node" ? "Other" : name),
      location: element.location
    )
    func text(_ key: String) -> String? { element[key].flatMap { $0.isEmpty ? nil : $0 } }
    node.identifier = text("resource-id").map { String($0.drop { $0 != "/" }.dropFirst()) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    node.label = text("text") ?? text("content-desc")
    node.isEnabled = element["enabled"] != "false"
    node.isSelected = element["selected"] == "true" || element["checked"] == "true"
    node.frame = element["bounds"].flatMap(AndroidBounds.rect)
    if element["clickable"] == "true", UIKitClass(elementType: node.type) == .view { node.isClickable = true }
    return node
  }
}
