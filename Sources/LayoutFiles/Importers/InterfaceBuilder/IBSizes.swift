import Foundation

/// The parts of a screen that its corners, its camera and the system's own bars take.
struct SafeArea {
  let top: Double
  let bottom: Double

  init(of screen: CGSize) {
    let isUpright = screen.height > screen.width
    switch (min(screen.width, screen.height), max(screen.width, screen.height)) {
    case (..<500, 812...):
      let tops = [812.0: 44.0, 896: 48, 844: 47, 926: 47, 852: 59, 932: 59, 874: 62, 956: 62]
      top = isUpright ? tops[screen.height] ?? 44 : 0
      bottom = isUpright ? 34 : 21
    default: (top, bottom) = (20, 0)
    }
  }
}

extension IBDocument {
  /// The size a view takes of itself, as far as the file tells it; nil on an axis where it takes none.
  func intrinsicSize(_ element: MarkupElement) -> (width: Double?, height: Double?) {
    switch element.name {
    // Xcode 26 came with the wider one.
    case "switch": return toolsVersion >= 24_000 ? (63, 28) : (51, 31)
    case "slider": return (nil, 31)
    case "stepper": return (94, 29)
    case "segmentedControl": return (nil, 29)
    case "activityIndicatorView":
      let side = element["style"].map { $0.lowercased().contains("large") } == true ? 37.0 : 20
      return (side, side)
    case "progressView": return (nil, 2)
    case "datePicker", "pickerView": return (320, 216)
    case "pageControl": return (nil, 37)
    case "searchBar", "navigationBar", "toolbar": return (nil, 44)
    case "tabBar": return (nil, 49)
    case "textField":
      // Xcode 11 came with the taller border; without one, the text decides.
      if element["borderStyle"] == "roundedRect" { return (nil, toolsVersion >= 15_500 ? 34 : 30) }
      return (nil, (fontSize(element, default: 14) * 1.3 * 2).rounded() / 2)
    case "label":
      let size = fontSize(element, default: 17)
      let lines = (element.string("text") ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let longest = lines.map { IBTextWidth.width(of: $0, size: size, isBold: isBold(element)) }.max() ?? 0
      return (longest, (size * 1.2 * Double(max(lines.count, 1)) * 2).rounded(.up) / 2)
    case "button":
      let title = element.child(keyed: "normal").flatMap { $0.string("title") } ?? ""
      if let image = element.child(keyed: "normal")?["image"], let size = imageSize(image) {
        return (size.width, size.height)
      }
      let width = IBTextWidth.width(of: title, size: fontSize(element, default: 15), isBold: isBold(element))
      return (max(30, width.rounded(.up)), 30)
    case "imageView":
      guard let size = element["image"].flatMap(imageSize) else { return (nil, nil) }
      return (size.width, size.height)
    default: return (nil, nil)
    }
  }

  private func isBold(_ element: MarkupElement) -> Bool {
    let font = element.child(keyed: "fontDescription")
    return font?["type"] == "boldSystem" || ["semibold", "bold", "heavy", "black"].contains(font?["weight"])
  }

  /// The build of Interface Builder that saved the file; 0 where it does not say.
  var toolsVersion: Int {
    (markup.root["toolsVersion"] ?? "").split(separator: ".").first.flatMap { Int($0) } ?? 0
  }

  private func fontSize(_ element: MarkupElement, default size: Double) -> Double {
    element.child(keyed: "fontDescription")?.number("pointSize") ?? size
  }

  private func imageSize(_ name: String) -> CGSize? {
    guard let image = images[name], let width = image.number("width"), let height = image.number("height") else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}
