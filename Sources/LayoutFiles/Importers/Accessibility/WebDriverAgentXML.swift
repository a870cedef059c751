import Foundation

/// Reads the page source of Appium and WebDriverAgent: `XCUIElementType…` elements with screen coordinates.
enum WebDriverAgentXML {
  static func layout(_ document: MarkupDocument, file: String) throws(LayoutError) -> LayoutDocument {
    var nodes: [AccessibilityNode] = []
    var log = ImportLog(file: file)
    var pending: [(element: MarkupElement, depth: Int)] = []
    if document.root.name == "AppiumAUT" {
      pending = document.root.children.map { ($0, 0) }.reversed()
    } else {
      pending = [(document.root, 0)]
    }
    while let (element, depth) = pending.popLast() {
      nodes.append(node(element, depth: depth, log: &log))
      pending += element.children.map { ($0, depth + 1) }.reversed()
    }
    return try AccessibilityImporter.layout(nodes, source: "Appium or WebDriverAgent XML", log: log)
  }

  private static let prefix = "XCUIElementType"

  private static func node(_ element: MarkupElement, depth: Int, log: inout ImportLog) -> AccessibilityNode {
    let name = element.name
    let isKnown = name.hasPrefix(prefix)
    if !isKnown { log.warn(.unknownElement(name, takenAs: "Other"), at: element.location) }
    var node = AccessibilityNode(
      depth: depth,
      type: isKnown ? String(name.dropFirst(prefix.count)) : "Other",
      location: element.location
    )
    func text(_ key: String) -> String? { element[key].flatMap { $0.isEmpty ? nil : $0 } }
    node.identifier = text("name")
    node.label = text("label")
    node.value = text("value")
    node.placeholder = text("placeholderValue")
    node.isEnabled = element["enabled"] != "false"
    node.isSelected = element["selected"] == "true"
    let numbers = ["x", "y", "width", "height"].compactMap { element[$0].flatMap(Double.init) }
    if numbers.count == 4 { node.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    return node
  }
}
