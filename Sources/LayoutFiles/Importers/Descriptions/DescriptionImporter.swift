import Foundation
import UIKit

/// Makes a layout of a pasted `recursiveDescription`, joined with a `_printHierarchy` that stands in the same text.
struct DescriptionImporter {
  private let views: [DescribedView]
  private let tree: ImportedTree
  private let controllers: DescribedControllers
  private var log: ImportLog
  private var naming = ImportNaming()
  private var omitted = 0

  static func layout(_ text: TextLines, file: String) throws(LayoutError) -> LayoutDocument {
    let reader = DescriptionReader(text, log: ImportLog(file: file))
    if reader.views.count > ImportLimits.views { throw reader.warnings.error(.viewLimit(ImportLimits.views)) }
    if reader.views.isEmpty {
      guard reader.controllers.isEmpty else {
        return ControllerHierarchyImporter.layout(reader.controllers, log: reader.warnings)
      }
      throw reader.warnings.error(.emptyTree)
    }
    var importer = DescriptionImporter(reader)
    return importer.document()
  }

  private init(_ reader: DescriptionReader) {
    views = reader.views
    tree = ImportedTree(depths: reader.views.map(\.depth))
    let addresses = Set(reader.views.compactMap(\.address))
    controllers = DescribedControllers(reader.controllers, views: addresses, naming: &naming)
    log = reader.warnings
  }

  private mutating func document() -> LayoutDocument {
    var document = LayoutDocument()
    document.file = log.file
    document.source = .description
    for index in tree.orphans { log.warn(.depthJump, at: views[index].location) }
    let layers = views.lazy.filter(\.isLayer).count
    if layers > 0 { log.warn(.layerOnly(layers)) }
    let roots = tree.roots.filter { !views[$0].isLayer }
    document.device.size = deviceSize(roots)
    document.windows = windows(roots, size: document.device.size)
    if omitted > 0 { log.warn(.deepViews(omitted, limit: ImportLimits.depth)) }
    naming.finish(&document)
    log.finish(&document)
    return document
  }

  /// Windows as they are; other roots stand in one window made for them.
  private mutating func windows(_ roots: [Int], size: CGSize) -> [WindowDocument] {
    var windows: [WindowDocument] = []
    var loose: [ViewDocument] = []
    for root in roots {
      let view = view(root, depth: 0)
      if view.uiClass == .window { windows.append(WindowDocument(view: view)) } else { loose.append(view) }
    }
    if loose.count > 1 { log.warn(.severalRoots(loose.count)) }
    if !loose.isEmpty {
      var window = ViewDocument(uiClass: .window)
      window.name = naming.reserve("window")
      window.frame = CGRect(origin: .zero, size: size)
      window.subviews = loose
      windows.append(WindowDocument(view: window))
    }
    return windows
  }

  /// The largest window's size, or what the roots reach.
  private func deviceSize(_ roots: [Int]) -> CGSize {
    let side = 1.0...10_000
    var size = CGSize.zero
    for root in roots {
      guard let frame = views[root].numbers("frame"), frame.count == 4, frame.allSatisfy(\.isFinite) else { continue }
      let isWindow = kind(of: views[root]) == .window
      size.width = max(size.width, isWindow ? frame[2] : frame[0] + frame[2])
      size.height = max(size.height, isWindow ? frame[3] : frame[1] + frame[3])
    }
    return side.contains(size.width) && side.contains(size.height) ? size : DeviceDocument().size
  }

  private func kind(of view: DescribedView) -> UIKitClass {
    UIKitClass(describedAs: view.className, base: view["baseClass"], isScrolling: view["contentOffset"] != nil)
  }

  private mutating func view(_ index: Int, depth: Int) -> ViewDocument {
    let described = views[index]
    var uiClass = kind(of: described)
    // A window inside a window is a view that is called so.
    if uiClass == .window, depth > 0 { uiClass = .view }
    var document = ViewDocument(uiClass: uiClass)
    if described.className != uiClass.rawValue { document.customClass = described.className }
    document.location = described.location
    let wanted = described.variable ?? described.address.map { "\(described.className):\($0)" }
    document.name = wanted.map { naming.reserve($0) } ?? ""
    DescribedProperties(described, name: wanted ?? described.className).fill(&document, log: &log)
    addRecognizers(described, to: &document)
    document.managingController = controllers.controller(of: described, naming: &naming)
    for child in tree.children[index] where !views[child].isLayer {
      guard depth + 1 < ImportLimits.depth else {
        omitted += tree.count(below: child)
        continue
      }
      document.subviews.append(view(child, depth: depth + 1))
    }
    return document
  }

  /// The text says that there are some, not which; a scroll view's are its own, a window's are the system's.
  private mutating func addRecognizers(_ described: DescribedView, to document: inout ViewDocument) {
    guard described["gestureRecognizers"] != nil, !document.uiClass.isKind(of: .scrollView),
      document.uiClass != .window
    else { return }
    var recognizer = RecognizerDocument(uiClass: .gestureRecognizer)
    recognizer.name = naming.reserve("recognizers of \(document.name.isEmpty ? described.className : document.name)")
    recognizer.location = described.location
    recognizer.notes = [
      "\(ObjectFacts.guess): the text tells that there are some, not which; this one never recognizes"
    ]
    document.gestureRecognizers = [recognizer]
    log.warn(.unknownRecognizers(of: document.name), at: described.location)
  }
}
