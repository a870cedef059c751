import Foundation
import UIKit

/// Makes a layout of an accessibility tree: positions are real, delivery flags are assumed.
struct AccessibilityImporter {
  private let nodes: [AccessibilityNode]
  private let tree: ImportedTree
  private var log: ImportLog
  private var naming = ImportNaming()
  private var omitted = 0

  /// The layout of `nodes` from the tool `source`; `screen` is the screen's size where the tool gives it.
  static func layout(
    _ nodes: [AccessibilityNode],
    source: String,
    screen: CGSize? = nil,
    log: ImportLog
  ) throws(LayoutError) -> LayoutDocument {
    guard !nodes.isEmpty else { throw log.error(.emptyTree) }
    guard nodes.count <= ImportLimits.views else { throw log.error(.viewLimit(ImportLimits.views)) }
    var importer = AccessibilityImporter(nodes: nodes, log: log)
    return importer.document(source: source, screen: screen)
  }

  private init(nodes: [AccessibilityNode], log: ImportLog) {
    self.nodes = nodes
    self.log = log
    tree = ImportedTree(depths: nodes.map(\.depth))
  }

  private mutating func document(source: String, screen: CGSize?) -> LayoutDocument {
    var document = LayoutDocument()
    document.file = log.file
    document.source = .accessibility(source)
    log.warn(.accessibility(source: source))
    // The application is no view: what is in it stands on the screen.
    var tops = tree.roots
    if tops.count == 1, nodes[tops[0]].type == "Application" {
      document.title = nodes[tops[0]].label
      tops = tree.children[tops[0]]
    }
    document.device.size = screen ?? size(of: tree.roots + tops)
    let whole = CGRect(origin: .zero, size: document.device.size)
    var loose: [Int] = []
    for top in tops {
      if nodes[top].type == "Window" {
        var window = view(top, parent: whole, depth: 0, isPart: false)
        window.frame = nodes[top].frame ?? whole
        document.windows.append(WindowDocument(view: window))
      } else {
        loose.append(top)
      }
    }
    if !loose.isEmpty || document.windows.isEmpty {
      var window = ViewDocument(uiClass: .window)
      window.name = naming.reserve("window")
      window.frame = whole
      window.subviews = loose.map { view($0, parent: whole, depth: 1, isPart: false) }
      document.windows.insert(WindowDocument(view: window), at: 0)
    }
    if omitted > 0 { log.warn(.deepViews(omitted, limit: ImportLimits.depth)) }
    naming.finish(&document)
    log.finish(&document)
    return document
  }

  private func size(of indices: [Int]) -> CGSize {
    let side = 1.0...10_000
    let sizes = indices.compactMap { nodes[$0].frame?.size }.filter {
      side.contains($0.width) && side.contains($0.height)
    }
    return sizes.max { $0.width * $0.height < $1.width * $1.height } ?? DeviceDocument().size
  }

  /// The view of a node; `parent` is the superview's frame on the screen, `isPart` says that a control surrounds it.
  private mutating func view(_ index: Int, parent: CGRect, depth: Int, isPart: Bool) -> ViewDocument {
    let node = nodes[index]
    var uiClass = UIKitClass(elementType: node.type)
    if uiClass == .window, depth > 0 { uiClass = .view }
    if node.isClickable, uiClass == .view { uiClass = .control }
    var document = ViewDocument(uiClass: uiClass)
    document.location = node.location
    document.name = node.wantedName.map { naming.reserve($0) } ?? ""
    if node.type != "Other", node.type != "Window" { document.customClass = node.type }
    var frame = parent
    if let own = node.frame {
      frame = log.rect(
        [own.origin.x, own.origin.y, own.width, own.height],
        of: node.wantedName ?? node.type,
        at: node.location
      )
    } else {
      document.frameOrigin = .guessed
      log.warn(
        .guessedFrame(of: node.wantedName ?? node.type, how: "the tree has none, its parent's is used"),
        at: node.location
      )
    }
    document.frame = frame.offsetBy(dx: -parent.minX, dy: -parent.minY)
    setProperties(of: node, isPart: isPart, &document)
    for child in tree.children[index] {
      guard depth + 1 < ImportLimits.depth else {
        omitted += tree.count(below: child)
        continue
      }
      document.subviews.append(
        view(child, parent: frame, depth: depth + 1, isPart: isPart || uiClass.swallowsPartsOfElements)
      )
    }
    if uiClass.isKind(of: .scrollView) {
      var content = frame.size
      for child in document.subviews.compactMap(\.frame) {
        content = CGSize(width: max(content.width, child.maxX), height: max(content.height, child.maxY))
      }
      document.properties[.contentSize] = .size(content)
    }
    return document
  }

  private func setProperties(of node: AccessibilityNode, isPart: Bool, _ document: inout ViewDocument) {
    func set(_ property: Property, _ value: PropertyValue) {
      guard document.uiClass.properties[property] != nil else { return }
      document.properties.set(property, to: value, at: node.location)
    }
    func text(_ text: String?) -> PropertyValue? { text.map { .string(String($0.prefix(ImportLimits.text))) } }
    if isPart {
      set(.isUserInteractionEnabled, .bool(false))
    } else if !document.uiClass.isUserInteractionEnabledByDefault {
      set(.isUserInteractionEnabled, .bool(true))
    }
    if document.uiClass.isKind(of: .scrollView), document.uiClass != .textView { set(.clipsToBounds, .bool(true)) }
    if !node.isEnabled { set(.isEnabled, .bool(false)) }
    if node.isSelected { set(.isSelected, .bool(true)) }
    if let label = text(node.label) {
      set(document.uiClass == .button ? .title : .text, label)
      set(.accessibilityLabel, label)
    }
    if document.uiClass == .textField || document.uiClass == .textView, let value = text(node.value) {
      set(.text, value)
    }
    if let placeholder = text(node.placeholder) { set(.placeholder, placeholder) }
    if let identifier = text(node.identifier) { set(.accessibilityIdentifier, identifier) }
    if document.uiClass == .switchControl { set(.isOn, .bool(node.value == "1" || node.isSelected)) }
    if node.type == "SecureTextField" { set(.isSecureTextEntry, .bool(true)) }
  }
}
