import Foundation

/// Counts what a foreign file holds by looking at its text alone, without any of the readers that it is a test for.
enum PlainCount {
  /// A view of an Interface Builder document, by its line; Interface Builder writes one element a line.
  struct View: Hashable {
    let line: Int
    /// Why no scene shows it; nil for one that a scene must show.
    let omission: Omission?
  }

  enum Omission: Hashable {
    /// It stands in a scene beside the controller: in no hierarchy until code puts it into one.
    case dock
    /// A bar that its container hides, or a toolbar that nothing shows.
    case hiddenBar
    /// It stands in a navigation item, which is seen only where a navigation controller shows its scene.
    case navigationItem
  }

  private static let viewElements: Set<Substring> = [
    "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
    "pageControl", "progressView", "activityIndicatorView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell", "collectionReusableView",
    "collectionViewCellContentView", "stackView", "containerView", "datePicker", "pickerView", "mapView", "webView",
    "wkWebView", "navigationBar", "toolbar", "tabBar", "searchBar", "visualEffectView", "glkView", "mtkView", "skView",
    "sceneKitView", "arscnView", "arskView", "window", "control", "adBannerView",
  ]

  /// The views and the recognizers of a storyboard or XIB.
  static func interfaceBuilder(_ text: String) -> (views: Set<View>, recognizers: Int) {
    var views: Set<View> = []
    var recognizers = 0
    var open: [(name: Substring, tag: Substring, omission: Omission?)] = []
    var line = 0
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      line += 1
      var rest = row[...]
      while let start = rest.firstIndex(of: "<") {
        rest = rest[rest.index(after: start)...]
        let end = rest.firstIndex(of: ">") ?? rest.endIndex
        let tag = rest[..<end]
        rest = rest[end...]
        if tag.hasPrefix("/") { open.removeLast() }
        if tag.hasPrefix("/") || tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
        let name = tag.prefix { $0.isLetter }
        let parent = open.last
        var omission = parent?.omission
        let isView =
          (viewElements.contains(name) || parent?.name == "subviews") && parent?.name != "popoverPassthroughViews"
        if parent?.name == "navigationItem" { omission = .navigationItem }
        if isView {
          // A storyboard's views are in controllers; in a XIB they stand beside each other.
          if parent?.name == "objects", open.contains(where: { $0.name == "scene" }) { omission = .dock }
          if let parent, isHidden(name, inControllerWith: parent.tag) { omission = .hiddenBar }
          views.insert(View(line: line, omission: omission))
        }
        if name.hasSuffix("GestureRecognizer") { recognizers += 1 }
        if !tag.hasSuffix("/") { open.append((name, tag, omission)) }
      }
    }
    return (views, recognizers)
  }

  /// A container's bars: the navigation bar shows unless the container says no, the toolbar only if it says yes.
  private static func isHidden(_ name: Substring, inControllerWith tag: Substring) -> Bool {
    guard tag.hasPrefix("navigationController") else { return false }
    return name == "toolbar" && !tag.contains("toolbarHidden=\"NO\"")
      || name == "navigationBar" && tag.contains("navigationBarHidden=\"YES\"")
  }

  /// How often a word stands in a text.
  static func occurrences(of word: String, in text: String) -> Int {
    text.components(separatedBy: word).count - 1
  }
}
