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
    case "switch": return (51, 31)
    case "slider": return (nil, 30)
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
    case "textField": return (nil, 30)
    case "label":
      let size = fontSize(element, default: 17)
      let lines = (element.string("text") ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let longest = lines.map(\.count).max() ?? 0
      return ((Double(longest) * size * 0.52).rounded(.up), (size * 1.2 * Double(max(lines.count, 1))).rounded(.up))
    case "button":
      let title = element.child(keyed: "normal").flatMap { $0.string("title") } ?? ""
      if let image = element.child(keyed: "normal")?["image"], let size = imageSize(image) {
        return (size.width, size.height)
      }
      return (max(30, (Double(title.count) * fontSize(element, default: 15) * 0.52).rounded(.up)), 30)
    case "imageView":
      guard let size = element["image"].flatMap(imageSize) else { return (nil, nil) }
      return (size.width, size.height)
    default: return (nil, nil)
    }
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
