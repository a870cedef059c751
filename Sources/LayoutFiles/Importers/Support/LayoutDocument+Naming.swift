/// Names for what an importer made.
///
/// An importer writes the name it wants into `name`; here each becomes unique, and what has none gets the name that
/// the native format makes for it, so that a converted file has the same ones.
struct ImportNaming {
  private var table = NameTable()
  private var wanted: Set<String> = []
  /// The number to try next behind a name that is taken: a file may have the same one a hundred thousand times.
  private var numbers: [String: Int] = [:]
  /// Names that are labels somebody gave.
  private var labels: Set<String> = []
  /// The label that was wanted, by the name given in its place because another object has that label.
  private var sharedLabels: [String: String] = [:]

  init() {
    add("application", .application, nil, .start)
  }

  /// Makes a name that nothing has yet: `name`, or `name 2`.
  mutating func reserve(_ name: String) -> String {
    let base = ImportNaming.tidy(name)
    var candidate = base
    while !wanted.insert(candidate).inserted {
      let number = numbers[base, default: 2]
      numbers[base] = number + 1
      candidate = "\(base) \(number)"
    }
    return candidate
  }

  /// Makes a name of a label that somebody gave the object, and keeps in mind who has the same one.
  mutating func reserve(label: String) -> String {
    let name = reserve(label)
    let wanted = ImportNaming.tidy(label)
    if name == wanted { labels.insert(name) } else if labels.contains(wanted) { sharedLabels[name] = wanted }
    return name
  }

  /// One line of at most ``ImportLimits/name`` characters.
  static func tidy(_ name: String) -> String {
    let words = name.prefix(4 * ImportLimits.name).split { $0.isWhitespace }
    let line = words.joined(separator: " ").unicodeScalars.filter { $0.value >= 0x20 }
    let text = String(String.UnicodeScalarView(line)).prefix(ImportLimits.name)
    // A name that ends like this would mean a view and what is in it.
    return text.hasSuffix("/*") || text.hasPrefix(".") ? "view \(text.filter { $0 != "/" && $0 != "." })" : String(text)
  }

  /// Names everything that has no name and fills the table of names.
  mutating func finish(_ document: inout LayoutDocument) {
    for index in document.windows.indices {
      finish(&document.windows[index].view, path: "\(index)")
      guard var root = document.windows[index].rootViewController else { continue }
      var count = 0
      finish(&root, path: "\(index)", viewPath: nil, window: "\(index)", count: &count)
      document.windows[index].rootViewController = root
    }
    document.names = table
  }

  private mutating func finish(
    _ controller: inout ControllerDocument,
    path: String,
    viewPath: String?,
    window: String,
    count: inout Int
  ) {
    name(&controller, path)
    var viewPath = viewPath ?? ""
    if viewPath.isEmpty {
      viewPath = "\(window).\(count)"
      count += 1
    }
    finish(&controller.view, path: viewPath)
    let first = controller.view.subviews.count
    for index in controller.children.indices {
      let childPath = "\(viewPath).\(first + index)"
      finish(&controller.children[index], path: "\(path).\(index)", viewPath: childPath, window: window, count: &count)
    }
    guard var presented = controller.presented else { return }
    finish(&presented, path: "\(path).presented", viewPath: nil, window: window, count: &count)
    controller.presented = presented
  }

  private mutating func finish(_ view: inout ViewDocument, path: String) {
    name(&view, path)
    if var controller = view.managingController {
      name(&controller, path)
      view.managingController = controller
    }
    for index in view.gestureRecognizers.indices { name(&view.gestureRecognizers[index], "\(path).\(index)") }
    for index in view.subviews.indices { finish(&view.subviews[index], path: "\(path).\(index)") }
  }

  private mutating func name(_ object: inout some ObjectDocument, _ path: String) {
    object.isNamed = !object.name.isEmpty
    if !object.isNamed { object.name = "\(object.customClass ?? object.uiClass.rawValue)[\(path)]" }
    object.name = add(object.name, object.uiClass, object.customClass, object.location)
  }

  @discardableResult
  private mutating func add(
    _ name: String,
    _ uiClass: UIKitClass,
    _ customClass: String?,
    _ location: SourceLocation
  ) -> String {
    let entry = NameTable.Entry(
      uiClass: uiClass,
      className: customClass ?? uiClass.rawValue,
      location: location,
      sharedLabel: sharedLabels[name]
    )
    let added = table.addGenerated(name, entry)
    guard uiClass.isKind(of: .scrollView) else { return added }
    for (suffix, builtIn) in [(".pan", UIKitClass.pan), (".pinch", .pinch)] {
      let entry = NameTable.Entry(uiClass: builtIn, className: builtIn.rawValue, location: location)
      _ = table.add(added + suffix, entry)
    }
    return added
  }
}
