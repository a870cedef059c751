import Foundation
import UIKit

/// What a description says of a view, as properties; what it does not say is UIKit's default, except that the text
/// prints what differs from *a plain view's* defaults.
struct DescribedProperties {
  private let view: DescribedView
  private let name: String

  init(_ view: DescribedView, name: String) {
    self.view = view
    self.name = name
  }

  func fill(_ document: inout ViewDocument, log: inout ImportLog) {
    setGeometry(of: &document, log: &log)
    func set(_ property: Property, _ value: PropertyValue?) {
      guard let value, document.uiClass.properties[property] != nil else { return }
      document.properties.set(property, to: value, at: view.location)
    }
    if let flag = view.flag("hidden") { set(.isHidden, .bool(flag)) }
    if let alpha = view["alpha"].flatMap(Double.init), alpha.isFinite {
      set(.alpha, .number(min(max(alpha, 0), 1)))
    }
    // A label that is not interactive is printed so; one that prints nothing takes touches.
    let interacts = view.flag("userInteractionEnabled") ?? true
    if interacts != document.uiClass.isUserInteractionEnabledByDefault {
      set(.isUserInteractionEnabled, .bool(interacts))
    }
    if let flag = view.flag("clipsToBounds") { set(.clipsToBounds, .bool(flag)) }
    if let flag = view.flag("opaque") { set(.isOpaque, .bool(flag)) }
    if let tag = view["tag"].flatMap({ Int($0) }), abs(tag) <= 1_000_000_000 { set(.tag, .integer(tag)) }
    if let text = view["text"], text != "(null)" { set(.text, .string(String(text.prefix(ImportLimits.text)))) }
    if let text = view["placeholder"] { set(.placeholder, .string(String(text.prefix(ImportLimits.text)))) }
    if let text = view["accessibilityIdentifier"] ?? view["id"] { set(.accessibilityIdentifier, .string(text)) }
    set(.backgroundColor, view["backgroundColor"].flatMap(Self.color).map { .color($0.rounded) })
    set(.tintColor, view["tintColor"].flatMap(Self.color).map { .color($0.rounded) })
    setScrolling(set)
    if view["animations"] != nil {
      log.warn(.inFlight(name), at: view.location)
      document.notes.append("animations: its frame is where they end")
    }
  }

  private func setScrolling(_ set: (Property, PropertyValue?) -> Void) {
    func finite(_ key: String, _ count: Int) -> [Double]? {
      guard let numbers = view.numbers(key), numbers.count == count else { return nil }
      return numbers.allSatisfy { ImportedNumber.coordinate($0) != nil } ? numbers : nil
    }
    if let size = finite("contentSize", 2) {
      set(.contentSize, .size(CGSize(width: max(size[0], 0), height: max(size[1], 0))))
    }
    if let inset = finite("adjustedContentInset", 4) {
      set(.contentInset, .insets(UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])))
    }
    if let offset = finite("contentOffset", 2) { set(.contentOffset, .point(CGPoint(x: offset[0], y: offset[1]))) }
  }

  // MARK: Geometry

  private func setGeometry(of document: inout ViewDocument, log: inout ImportLog) {
    func set(_ property: Property, _ value: PropertyValue) {
      document.properties.set(property, to: value, at: view.location)
    }
    guard let numbers = view.numbers("frame"), numbers.count == 4 else {
      log.warn(.noFrame(of: name), at: view.location)
      document.frameOrigin = .guessed
      return set(.frame, .rect(.zero))
    }
    var frame = log.rect(numbers, of: name, at: view.location)
    let anchor = view.numbers("anchorPoint").flatMap { $0.count == 2 ? CGPoint(x: $0[0], y: $0[1]) : nil }
    if let t = view.numbers("transform"), t.count == 6, t.allSatisfy(\.isFinite) {
      let transform = CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
      if let untransformed = Self.frame(before: transform, box: frame, anchor: anchor ?? CGPoint(x: 0.5, y: 0.5)) {
        frame = untransformed
        set(.transform, .transform(transform))
        if let anchor { set(.layer, .layer(LayerDocument(anchorPoint: anchor))) }
      } else {
        log.warn(.skewedFrame(of: name), at: view.location)
        document.notes.append("\(ObjectFacts.guess): its transform does not tell its size, so it is shown without")
      }
    }
    set(.frame, .rect(frame))
    if let bounds = view.numbers("bounds"), bounds.count == 4 {
      set(.bounds, .rect(log.rect(bounds, of: name, at: view.location)))
    }
  }

  /// The frame a view has without its transform: the printed one is the box around the transformed bounds.
  ///
  /// The box is `|a|w + |c|h` by `|b|w + |d|h`, which tells w and h unless the view stands at 45 degrees.
  static func frame(before transform: CGAffineTransform, box: CGRect, anchor: CGPoint) -> CGRect? {
    let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-6 else { return nil }
    let width = (box.width * d - box.height * c) / determinant
    let height = (box.height * a - box.width * b) / determinant
    guard width > -1e-6, height > -1e-6, width < 1e7, height < 1e7 else { return nil }
    let size = CGSize(width: max(width, 0), height: max(height, 0))
    // The box's middle is where the transform puts the bounds' middle, seen from the anchor.
    let (dx, dy) = ((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height)
    let middle = CGPoint(
      x: box.midX - transform.tx - (transform.a * dx + transform.c * dy) + dx,
      y: box.midY - transform.ty - (transform.b * dx + transform.d * dy) + dy
    )
    return CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Colours

  /// `UIExtendedSRGBColorSpace r g b a`, `UIExtendedGrayColorSpace w a`, or an object with a system colour's name.
  static func color(_ text: String) -> CGColor? {
    if let name = text.range(of: "name = ") {
      let word = text[name.upperBound...].prefix { $0.isLetter || $0.isNumber }
      return CGColor(named: String(word))
    }
    let words = text.split { " <>;,".contains($0) }
    let numbers = words.compactMap { Double($0) }.filter(\.isFinite)
    if text.contains("Gray") || text.contains("Monochrome") || text.contains("White"), numbers.count >= 2 {
      return CGColor(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
    }
    guard text.contains("RGB"), numbers.count >= 4 else { return nil }
    return CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
