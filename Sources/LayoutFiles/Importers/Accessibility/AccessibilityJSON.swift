import Foundation

/// Reads the element trees that tools write as JSON: idb, Maestro, WebDriverAgent and Sentry.
struct AccessibilityJSON {
  private var nodes: [AccessibilityNode] = []
  private let kind: Kind

  private enum Kind: String {
    case idb = "idb ui describe-all"
    case maestro = "maestro hierarchy"
    case webDriverAgent = "WebDriverAgent JSON"
    case sentry = "Sentry view hierarchy"
  }

  /// The layout in a tree of one of the known tools; nil for JSON that is none of them.
  static func layout(_ value: JSONValue, file: String) throws(LayoutError) -> LayoutDocument? {
    var root = value
    // WebDriver answers stand in an envelope.
    if root.member("fingerpost") == nil, let inner = root.member("value"), inner.member("type") != nil { root = inner }
    guard let kind = kind(root) else { return nil }
    var reader = AccessibilityJSON(kind: kind)
    reader.readRoot(root)
    let screen = root.member("screen").flatMap(size)
    return try AccessibilityImporter.layout(
      reader.nodes,
      source: kind.rawValue,
      screen: screen,
      log: ImportLog(file: file)
    )
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  private static func kind(_ root: JSONValue) -> Kind? {
    switch root.kind {
    case .array(let elements):
      guard let first = elements.first else { return nil }
      return first.member("AXFrame") != nil || first.member("AXLabel") != nil ? .idb : nil
    case .object:
      if root.member("fingerpost") != nil || root.member("windows") != nil && root.member("rendering_system") == nil {
        return nil
      }
      if root.member("rendering_system") != nil { return .sentry }
      if root.member("AXFrame") != nil || root.member("AXLabel") != nil { return .idb }
      if root.member("elements") != nil, root.member("backend") != nil || root.member("screen") != nil { return .idb }
      if root.member("attributes") != nil, root.member("children") != nil { return .maestro }
      if root.member("type") != nil, root.member("rect") != nil || root.member("children") != nil {
        return .webDriverAgent
      }
      return nil
    default: return nil
    }
  }

  private mutating func readRoot(_ root: JSONValue) {
    switch kind {
    case .sentry:
      for window in root.member("windows")?.elements ?? [] { read(window, depth: 0, origin: .zero) }
    case .idb:
      let elements = root.elements ?? root.member("elements")?.elements ?? [root]
      // The list is flat, in reading order: everything stands in the application, which comes first.
      for element in elements {
        let isApplication = element.string("type") == "Application" || element.string("role") == "AXApplication"
        read(element, depth: isApplication && nodes.isEmpty ? 0 : 1, origin: .zero)
      }
    case .maestro, .webDriverAgent: read(root, depth: 0, origin: .zero)
    }
  }

  /// Reads an element and what is in it; the reader of JSON bounds the depth.
  private mutating func read(_ value: JSONValue, depth: Int, origin: CGPoint) {
    guard case .object = value.kind else { return }
    var node = AccessibilityNode(depth: depth, type: type(value), location: value.location)
    let attributes = value.member("attributes") ?? value
    node.frame = frame(value, attributes)
    if kind == .sentry, let frame = node.frame { node.frame = frame.offsetBy(dx: origin.x, dy: origin.y) }
    func first(_ keys: String...) -> String? {
      keys.lazy.compactMap { attributes.string($0) ?? value.string($0) }.first { !$0.isEmpty }
    }
    node.identifier = first("AXUniqueId", "rawIdentifier", "identifier", "resource-id", "name")
    node.label = first("AXLabel", "label", "accessibilityText", "text", "title")
    node.value = first("AXValue", "value")
    node.placeholder = first("placeholderValue", "hintText")
    node.isEnabled = !["0", "false"].contains(first("enabled", "isEnabled") ?? "true")
    node.isSelected = ["1", "true"].contains(first("selected", "isSelected", "checked") ?? "")
    nodes.append(node)
    for child in value.member("children")?.elements ?? [] {
      read(child, depth: depth + 1, origin: node.frame?.origin ?? origin)
    }
  }

  private func type(_ value: JSONValue) -> String {
    let attributes = value.member("attributes") ?? value
    let type = value.string("type") ?? attributes.string("class") ?? value.string("role") ?? "Other"
    if type.hasPrefix("AX") { return String(type.dropFirst(2)) }
    if kind == .sentry, type.hasSuffix("Window") { return "Window" }
    return type.hasPrefix("XCUIElementType") ? String(type.dropFirst("XCUIElementType".count)) : type
  }

  private func frame(_ value: JSONValue, _ attributes: JSONValue) -> CGRect? {
    if let bounds = attributes.string("bounds") { return AndroidBounds.rect(bounds) }
    for key in ["frame", "rect"] {
      if let object = value.member(key), let rect = Self.rect(object) { return rect }
    }
    if let text = value.string("AXFrame") {
      let numbers = DescribedView.numbers(text)
      if numbers.count == 4 { return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    }
    return Self.rect(value)
  }

  private static func rect(_ value: JSONValue) -> CGRect? {
    guard let x = value.number("x"), let y = value.number("y"), let size = size(value) else { return nil }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private static func size(_ value: JSONValue) -> CGSize? {
    guard let width = value.number("width"), let height = value.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension JSONValue {
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var elements: [JSONValue]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  /// A text, or a number or flag as one: tools disagree on which they write.
  fileprivate func string(_ key: String) -> String? {
    switch member(key)?.kind {
    case .string(let text)?: text
    case .number(let number)?: JSONValue.text(number)
    case .bool(let flag)?: flag ? "true" : "false"
    default: nil
    }
  }

  fileprivate func number(_ key: String) -> Double? {
    switch member(key)?.kind {
    case .number(let number)?: number
    case .string(let text)?: Double(text)
    default: nil
    }
  }
}
