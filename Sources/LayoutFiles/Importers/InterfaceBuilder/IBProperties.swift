import UIKit

/// The properties of a view that a document stores; what is absent has Interface Builder's default, which is not
/// always the class's own.
struct IBProperties {
  let document: IBDocument
  let element: MarkupElement

  func fill(_ view: inout ViewDocument, log: inout ImportLog) {
    let kinds = view.uiClass.properties
    let location = view.location
    func set(_ property: Property, _ value: PropertyValue?) {
      guard let value, kinds[property] != nil else { return }
      view.properties.set(property, to: value, at: location)
    }
    func flag(_ property: Property, _ key: String) { set(property, element.flag(key).map { .bool($0) }) }
    func number(_ property: Property, _ key: String) { set(property, coordinate(key).map { .number($0) }) }
    func count(_ property: Property, _ key: String, from least: Int = 0) {
      set(property, coordinate(key).map { .integer(min(max(Int($0), least), 10_000)) })
    }
    // Absent is YES for every element, labels and image views included.
    let interacts = element.flag("userInteractionEnabled") ?? true
    if interacts != view.uiClass.isUserInteractionEnabledByDefault { set(.isUserInteractionEnabled, .bool(interacts)) }
    let clips = element.flag("clipsSubviews") ?? false
    if clips || view.uiClass.isKind(of: .scrollView) { set(.clipsToBounds, .bool(clips)) }
    set(.isHidden, document.flag("hidden", of: element).map { .bool($0) })
    set(.alpha, element.number("alpha").map { .number(min(max($0, 0), 1)) })
    flag(.isMultipleTouchEnabled, "multipleTouchEnabled")
    flag(.isExclusiveTouch, "exclusiveTouch")
    flag(.isOpaque, "opaque")
    set(
      .tag,
      element.number("tag").flatMap { Int(exactly: $0) }.flatMap { abs($0) <= 1_000_000_000 ? .integer($0) : nil }
    )
    for (property, key) in Self.flags { flag(property, key) }
    number(.minimumZoomScale, "minimumZoomScale")
    number(.maximumZoomScale, "maximumZoomScale")
    if view.uiClass == .slider {
      number(.minimumValue, "minValue")
      number(.maximumValue, "maxValue")
    } else {
      number(.minimumValue, "minimumValue")
      number(.maximumValue, "maximumValue")
    }
    number(.value, "value")
    set(.stepValue, coordinate("stepValue").flatMap { $0 > 0 ? .number($0) : nil })
    set(.progress, element.number("progress").map { .number(min(max($0, 0), 1)) })
    count(.numberOfPages, "numberOfPages")
    count(.currentPage, "currentPage")
    count(.numberOfLines, "numberOfLines")
    setText(of: view.uiClass, set)
    set(.backgroundColor, document.color(element.child(keyed: "backgroundColor")).map { .color($0) })
    set(.tintColor, document.color(element.child(keyed: "tintColor")).map { .color($0) })
    set(.textColor, document.color(element.child(keyed: "textColor")).map { .color($0) })
    let accessibility = element.child(keyed: "accessibilityConfiguration")
    set(.accessibilityIdentifier, accessibility?["identifier"].map { .string($0) })
    set(.accessibilityLabel, accessibility?["label"].map { .string($0) })
    if element.child(keyed: "textInputTraits")?.flag("secureTextEntry") == true { set(.isSecureTextEntry, .bool(true)) }
    let told = setRuntimeAttributes(set)
    view.notes += told
  }

  private static let flags: [(Property, String)] = [
    (.isEnabled, "enabled"), (.isSelected, "selected"), (.isHighlighted, "highlighted"), (.isOn, "on"),
    (.isScrollEnabled, "scrollEnabled"), (.bounces, "bounces"), (.isPagingEnabled, "pagingEnabled"),
    (.delaysContentTouches, "delaysContentTouches"), (.canCancelContentTouches, "canCancelContentTouches"),
    (.isDirectionalLockEnabled, "directionalLockEnabled"), (.bouncesZoom, "bouncesZoom"),
    (.alwaysBounceVertical, "alwaysBounceVertical"), (.alwaysBounceHorizontal, "alwaysBounceHorizontal"),
    (.showsHorizontalScrollIndicator, "showsHorizontalScrollIndicator"),
    (.showsVerticalScrollIndicator, "showsVerticalScrollIndicator"), (.scrollsToTop, "scrollsToTop"),
    (.allowsSelection, "allowsSelection"), (.isEditable, "editable"), (.isSelectable, "selectable"),
    (.isContinuous, "continuous"), (.autorepeat, "autorepeat"), (.wraps, "wraps"), (.isAnimating, "animating"),
    (.isMomentary, "momentary"),
  ]

  private func coordinate(_ key: String) -> Double? { element.number(key).flatMap(ImportedNumber.coordinate) }

  private func setText(of uiClass: UIKitClass, _ set: (Property, PropertyValue?) -> Void) {
    func text(_ text: String?) -> PropertyValue? { text.map { .string(String($0.prefix(ImportLimits.text))) } }
    var shown = element.string("text")
    if shown == nil, let attributed = element.child(keyed: "attributedText") {
      shown = attributed.children.compactMap { $0.name == "fragment" ? $0.string("content") : nil }.joined()
    }
    set(.text, text(shown))
    set(.placeholder, text(element["placeholder"]))
    if uiClass == .button {
      let normal = element.child(keyed: "normal")
      set(.title, text(normal.flatMap { $0.string("title") } ?? element.child("buttonConfiguration")?["title"]))
      set(.image, normal?["image"].map { .string($0) })
    } else {
      set(.image, element["image"].map { .string($0) })
    }
    if let alignment = element["textAlignment"],
      ["natural", "left", "center", "right", "justified"].contains(alignment)
    {
      set(.textAlignment, .options([alignment]))
    }
    if let font = element.child(keyed: "fontDescription"), let size = font.number("pointSize"),
      (1...1000).contains(size)
    {
      let weight = font["weight"] ?? (font["type"] == "boldSystem" ? "bold" : "regular")
      set(
        .font,
        .font(FontDocument(size: size, weight: LayoutDecoder.fontWeights.contains(weight) ? weight : "regular"))
      )
    }
    guard uiClass == .segmentedControl else { return }
    let titles = element.list("segments").map { String(($0["title"] ?? $0["image"] ?? "").prefix(200)) }
    set(.items, .strings(titles))
    if let index = element.number("selectedSegmentIndex").flatMap({ Int(exactly: $0) }), titles.indices.contains(index)
    {
      set(.selectedSegmentIndex, .integer(index))
    }
  }

  /// User-defined runtime attributes that change what touches do; they are set after everything else.
  ///
  /// Answers notes on the others, which are told and not done.
  private func setRuntimeAttributes(_ set: (Property, PropertyValue?) -> Void) -> [String] {
    var layer = LayerDocument()
    var told: [String] = []
    for attribute in element.list("userDefinedRuntimeAttributes") {
      let flag = attribute.flag("value")
      let number =
        attribute.children.lazy.compactMap { $0["key"] == "value" ? $0.number("value") : nil }.first
        .flatMap(ImportedNumber.coordinate)
      switch attribute["keyPath"] {
      case "layer.masksToBounds", "clipsToBounds": set(.clipsToBounds, flag.map { .bool($0) })
      case "hidden", "isHidden": set(.isHidden, flag.map { .bool($0) })
      case "userInteractionEnabled", "isUserInteractionEnabled":
        set(.isUserInteractionEnabled, flag.map { .bool($0) })
      case "exclusiveTouch", "isExclusiveTouch": set(.isExclusiveTouch, flag.map { .bool($0) })
      case "multipleTouchEnabled", "isMultipleTouchEnabled": set(.isMultipleTouchEnabled, flag.map { .bool($0) })
      case "alpha": set(.alpha, number.map { .number(min(max($0, 0), 1)) })
      case "layer.zPosition": layer.zPosition = number
      case "layer.cornerRadius": layer.cornerRadius = number.map { max($0, 0) }
      case "layer.borderWidth": layer.borderWidth = number.map { max($0, 0) }
      case "accessibilityIdentifier": set(.accessibilityIdentifier, attribute["value"].map { .string($0) })
      default: told.append("\(attribute["keyPath"] ?? "attribute"): \(Self.text(of: attribute))")
      }
    }
    if layer != LayerDocument() { set(.layer, .layer(layer)) }
    return told
  }

  /// A runtime attribute's value as a person writes it.
  private static func text(of attribute: MarkupElement) -> String {
    let type = attribute["type"] ?? "value"
    if let value = attribute["value"] { return String(value.prefix(ImportLimits.name)) }
    guard let value = attribute.children.first(where: { $0["key"] == "value" }) else { return type }
    let parts = ["value", "x", "y", "width", "height", "location", "length", "red", "green", "blue", "white", "alpha"]
      .compactMap { value[$0] }
    return parts.isEmpty ? type : String(parts.joined(separator: " ").prefix(ImportLimits.name))
  }
}
