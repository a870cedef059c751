import Foundation

/// A storyboard or XIB with the tables that one pass over it fills.
struct IBDocument {
  let markup: MarkupDocument
  let file: String
  private(set) var objects: [String: MarkupElement] = [:]
  /// The first outlet's name by the object it leads to.
  private(set) var outlets: [String: String] = [:]
  /// The view that a recognizer belongs to, by the recognizer: of several the last (one view at run time).
  private(set) var recognizerViews: [String: String] = [:]
  private(set) var sharedRecognizers: Set<String> = []
  private(set) var actionTargets: Set<String> = []
  private(set) var constraints: [MarkupElement] = []
  /// What is not installed in the size class shown: constraints and views.
  private(set) var excluded: Set<String> = []
  /// Variations for the size class shown, the general ones first, by the id of what they vary.
  private var variations: [String: [MarkupElement]] = [:]
  /// Outlets as `property of owner`, by the id of the object they lead to.
  private(set) var outletNotes: [String: [String]] = [:]
  /// Colours by name, and pictures by name.
  private(set) var colors: [String: MarkupElement] = [:]
  private(set) var images: [String: MarkupElement] = [:]
  private(set) var duplicates: [(id: String, element: MarkupElement)] = []

  init(_ markup: MarkupDocument, file: String) {
    self.markup = markup
    self.file = file
    let names = ["outlet", "action", "outletCollection", "segue", "constraint", "variation", "device"].map {
      markup.nameIndex($0)
    }
    var variations: [MarkupElement] = []
    for index in markup.elements.indices {
      let element = MarkupElement(document: markup, index: Int32(index))
      switch names.firstIndex(of: markup.elements[index].name) {
      case 0: noteOutlet(element)
      case 1: element["destination"].map { _ = actionTargets.insert($0) }
      case 2: noteCollection(element)
      case 3, 6: continue
      case 4: constraints.append(element)
      case 5: variations.append(element)
      default:
        guard let id = element["id"] else { continue }
        if objects[id] == nil { objects[id] = element } else { duplicates.append((id, element)) }
      }
    }
    for variation in variations { note(variation) }
    for resource in markup.root.list("resources") {
      guard let name = resource["name"] else { continue }
      if resource.name == "image" { images[name] = resource } else { colors[name] = resource.child("color") }
    }
  }

  private mutating func noteOutlet(_ element: MarkupElement) {
    guard let property = element["property"], let destination = element["destination"] else { return }
    if ["delegate", "dataSource", "view"].contains(property) { return }
    let owner = element.parent?.parent
    let spoken = owner?["userLabel"] ?? owner?["customClass"] ?? owner?.name ?? ""
    // A hostile file may have a million of them.
    if outletNotes[destination, default: []].count < 8 {
      outletNotes[destination, default: []].append("outlet: \(property) of \(spoken)")
    }
    if outlets[destination] != nil { return }
    outlets[destination] = property
  }

  private mutating func noteCollection(_ element: MarkupElement) {
    guard element["property"] == "gestureRecognizers", let id = element["destination"],
      let view = element.parent?.parent?["id"]
    else { return }
    if let before = recognizerViews[id], before != view { sharedRecognizers.insert(id) }
    recognizerViews[id] = view
  }

  /// Masks of the size classes: a phone held upright is compact in width and regular in height, a pad regular in both.
  private mutating func note(_ variation: MarkupElement) {
    guard let key = variation["key"] else { return }
    let width = "widthClass=\(isPad ? "regular" : "compact")"
    guard key == "default" || key.split(separator: "-").allSatisfy({ $0 == "heightClass=regular" || $0 == width })
    else { return }
    if let id = variation.parent?["id"] { variations[id, default: []].append(variation) }
    for mask in variation.children where mask.name == "mask" {
      for entry in mask.children {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
  }

  /// Whether the document is drawn for a screen that is regular in width.
  private var isPad: Bool {
    guard let size = deviceSize else { return markup.root["targetRuntime"]?.hasSuffix("iPad") == true }
    return min(size.width, size.height) >= 700
  }

  /// The variations of an element for the size class shown, those that count most first.
  func variations(of element: MarkupElement) -> ReversedCollection<[MarkupElement]> {
    (element["id"].flatMap { variations[$0] } ?? []).reversed()
  }

  /// A flag in the size class shown.
  func flag(_ attribute: String, of element: MarkupElement) -> Bool? {
    variations(of: element).lazy.compactMap { $0.flag(attribute) }.first ?? element.flag(attribute)
  }

  /// The size of the device the document is drawn for; nil when it does not say.
  var deviceSize: CGSize? {
    if markup.root["type"]?.contains("AppleTV") == true { return CGSize(width: 1920, height: 1080) }
    guard let device = markup.root.child("device"), let id = device["id"], let size = Self.devices[id] else {
      return nil
    }
    return device["orientation"] == "landscape" ? CGSize(width: size.height, height: size.width) : size
  }

  private static let devices: [String: CGSize] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
    "retina5_9": (375, 812), "retina6_1": (414, 896), "retina6_5": (414, 896), "retina6_0": (390, 844),
    "retina6_12": (393, 852), "retina6_9": (440, 956), "ipad9_7": (768, 1024), "ipad12_9": (1024, 1366),
    "ipad12_9rounded": (1024, 1366), "retina6_7": (428, 926), "retina6_72": (430, 932), "retina6_3": (402, 874),
    "ipad10_5": (834, 1112), "ipad10_9rounded": (820, 1180), "ipad11_0rounded": (834, 1194), "ipad10_2": (810, 1080),
    "ipad7_9": (768, 1024), "ipad8_3rounded": (744, 1133),
  ].mapValues { (size: (Double, Double)) in CGSize(width: size.0, height: size.1) }
}

extension MarkupElement {
  /// `YES` or `NO`; nil when it is absent or anything else.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES"?: true
    case "NO"?: false
    default: nil
    }
  }

  /// A finite number; nil when it is absent or none.
  func number(_ attribute: String) -> Double? {
    guard let number = self[attribute].flatMap({ Double($0) }), number.isFinite else { return nil }
    return number
  }

  /// The child that says it is for that property.
  func child(keyed key: String) -> MarkupElement? { children.first { $0["key"] == key } }

  /// A text that stands in an attribute, or in a `<string>` where it has line ends.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    return children.first { $0.name == "string" && $0["key"] == key }?.text
  }
}
