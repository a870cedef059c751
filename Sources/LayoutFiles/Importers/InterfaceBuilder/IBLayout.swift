import Foundation

/// Frames for the views of one scene that have none in the file, from the constraints that decide them.
///
/// Everything is in the root view's coordinates while it is solved.
struct IBLayout {
  private typealias Expression = LinearSystem.Expression

  /// Scenes with more views than this are not solved; the largest seen has 500 in all its scenes.
  private static let mostViews = 3_000
  /// So many inequalities are made to hold, one a round.
  private static let mostRounds = 8

  private let document: IBDocument
  private let safeArea: (top: Double, bottom: Double)
  /// Of the document those that are installed, the more important first.
  private let constraints: [MarkupElement]
  private var boxes: [String: Int] = [:]
  private var elements: [(element: MarkupElement, parent: Int?)] = []
  private var system = LinearSystem()

  /// Frames in superview coordinates, by id; views that the constraints leave open are not in it.
  private(set) var frames: [String: CGRect] = [:]

  /// The layout of `root` and all in it; `frame` answers the frame a view has in the file.
  init(
    _ document: IBDocument,
    root: MarkupElement,
    size: CGSize,
    children: (MarkupElement) -> [MarkupElement],
    frame: (MarkupElement) -> CGRect?
  ) {
    self.document = document
    let area = SafeArea(of: size)
    // A controller that has an item for a bar is made to be shown under one.
    let controller = root.parent
    safeArea = (
      area.top + (controller?.child(keyed: "navigationItem") == nil ? 0 : 44),
      area.bottom + (controller?.child(keyed: "tabBarItem") == nil ? 0 : 49)
    )
    constraints = Self.ordered(document)
    collect(root, children: children)
    guard elements.count <= Self.mostViews else { return }
    add(left(0) - .value(0), top(0), width(0) - .value(size.width), height(0) - .value(size.height))
    for index in elements.indices.dropFirst() {
      guard let parent = elements[index].parent, let known = frame(elements[index].element) else { continue }
      add(
        left(index) - left(parent) - .value(known.minX),
        top(index) - top(parent) - .value(known.minY),
        width(index) - .value(known.width),
        height(index) - .value(known.height)
      )
    }
    solve()
    for (index, entry) in elements.enumerated() {
      guard let id = entry.element["id"], let parent = entry.parent, frame(entry.element) == nil else { continue }
      let parts = [left(index) - left(parent), top(index) - top(parent), width(index), height(index)]
      let values = parts.compactMap { system.value(of: $0) }.filter { abs($0) < 1e6 }
      guard values.count == 4, values[2] >= -0.5, values[3] >= -0.5 else { continue }
      frames[id] = CGRect(x: values[0], y: values[1], width: max(values[2], 0), height: max(values[3], 0))
    }
  }

  /// Solves with all equations, then again with each inequality that the solution breaks as one more.
  private mutating func solve() {
    let known = system
    var acting: Set<Int32> = []
    for _ in 0...(elements.count <= 500 ? Self.mostRounds : 0) {
      system = known
      for constraint in constraints where constraint["relation"] == nil || acting.contains(constraint.index) {
        if let expression = expression(of: constraint) { system.add(expression) }
      }
      for index in elements.indices { addStack(index) }
      addIntrinsicSizes()
      guard let broken = constraints.first(where: { !acting.contains($0.index) && isBroken($0) }) else { return }
      acting.insert(broken.index)
    }
  }

  /// Whether an inequality does not hold, by half a point or more.
  private func isBroken(_ constraint: MarkupElement) -> Bool {
    guard let relation = constraint["relation"], let expression = expression(of: constraint),
      let value = system.value(of: expression)
    else { return false }
    return relation == "greaterThanOrEqual" ? value < -0.5 : relation == "lessThanOrEqual" && value > 0.5
  }

  private mutating func collect(_ root: MarkupElement, children: (MarkupElement) -> [MarkupElement]) {
    var pending: [(MarkupElement, Int?)] = [(root, nil)]
    while let (element, parent) = pending.popLast() {
      let index = elements.count
      elements.append((element, parent))
      if let id = element["id"] { boxes[id] = index }
      pending += children(element).reversed().map { ($0, index) }
    }
  }

  // MARK: Expressions

  /// Six variables a view: left, top, width, height, and the size of a scroll view's content.
  private func left(_ box: Int) -> Expression { .variable(6 * box) }
  private func top(_ box: Int) -> Expression { .variable(6 * box + 1) }
  private func width(_ box: Int) -> Expression { .variable(6 * box + 2) }
  private func height(_ box: Int) -> Expression { .variable(6 * box + 3) }

  private mutating func add(_ expressions: Expression...) { for expression in expressions { system.add(expression) } }

  /// An attribute of a view, or of its content where the constraint ties a scroll view to what is in it.
  private func attribute(_ name: String, of box: Int, asContent: Bool, asMargin margin: Double) -> Expression? {
    let w = asContent ? Expression.variable(6 * box + 4) : width(box)
    let h = asContent ? Expression.variable(6 * box + 5) : height(box)
    switch name {
    case "left", "leading": return left(box)
    case "right", "trailing": return left(box) + w
    case "top": return top(box)
    case "bottom", "baseline", "lastBaseline": return top(box) + h
    case "firstBaseline": return top(box)
    case "width": return w
    case "height": return h
    case "centerX", "centerXWithinMargins": return left(box) + w * 0.5
    case "centerY", "centerYWithinMargins": return top(box) + h * 0.5
    case "leadingMargin", "leftMargin": return left(box) + .value(margin)
    case "trailingMargin", "rightMargin": return left(box) + w - .value(margin)
    case "topMargin": return top(box) + .value(verticalMargin(box))
    case "bottomMargin": return top(box) + h - .value(verticalMargin(box))
    default: return nil
    }
  }

  private func verticalMargin(_ box: Int) -> Double {
    if elements[box].element["key"] == "view" { return 0 }
    return elements[box].element.name == "tableViewCellContentView" ? 11 : 8
  }

  /// The margin of a view at the edge that an attribute names.
  private func margin(_ box: Int, _ attribute: String) -> Double {
    let element = elements[box].element
    let wide = elements[0].element.child(keyed: "frame").flatMap { $0.number("width") } ?? 375
    let edge = wide >= 414 ? 20.0 : 16
    if box == 0 { return edge }
    guard element.name == "tableViewCellContentView" else { return 8 }
    // The accessory stands between the content and the edge of the screen.
    let isTrailing = attribute == "trailingMargin" || attribute == "rightMargin"
    if isTrailing, element.parent?["accessoryType"] != nil { return 8 }
    // Cells have the margins of the screen since Xcode 9.
    return document.toolsVersion >= 11_500 ? edge : 8
  }

  private func expression(_ id: String, _ name: String, other: Int?) -> Expression? {
    if let box = boxes[id] {
      // Edges tie what is in a scroll view to its content; sizes and centres are those of its frame.
      let isScroll = ["scrollView", "tableView", "collectionView", "textView"].contains(elements[box].element.name)
      let isEdge = !["width", "height", "centerX", "centerY"].contains(name)
      let asContent = isScroll && isEdge && other.map { $0 != box && isInside($0, box) } == true
      return attribute(name, of: box, asContent: asContent, asMargin: margin(box, name))
    }
    guard let guide = document.objects[id], let owner = guide.parent else { return nil }
    if guide.name == "viewControllerLayoutGuide" {
      if guide["type"] == "top" { return top(0) + .value(safeArea.top) }
      return top(0) + height(0) - .value(safeArea.bottom)
    }
    guard guide.name == "viewLayoutGuide",
      let box = (owner["id"] ?? owner.parent?["id"]).flatMap({ boxes[$0] })
    else { return nil }
    switch guide["key"] {
    case "contentLayoutGuide": return attribute(name, of: box, asContent: true, asMargin: 0)
    case "safeArea" where box == 0:
      if name == "top" { return top(0) + .value(safeArea.top) }
      if name == "bottom" { return top(0) + height(0) - .value(safeArea.bottom) }
      return attribute(name, of: box, asContent: false, asMargin: 0)
    default: return attribute(name, of: box, asContent: false, asMargin: 0)
    }
  }

  private func isInside(_ box: Int, _ ancestor: Int) -> Bool {
    var next = elements[box].parent
    while let parent = next {
      if parent == ancestor { return true }
      next = elements[parent].parent
    }
    return false
  }

  // MARK: Equations

  /// The constraints of a document by priority.
  private static func ordered(_ document: IBDocument) -> [MarkupElement] {
    let usable = document.constraints.filter { constraint in
      constraint.flag("placeholder") != true && constraint["id"].map { document.excluded.contains($0) } != true
    }
    let ordered = usable.enumerated().sorted { left, right in
      let (a, b) = (left.element.number("priority") ?? 1000, right.element.number("priority") ?? 1000)
      return a == b ? left.offset < right.offset : a > b
    }
    return ordered.map(\.element)
  }

  /// What a constraint wants to be zero; nil for one that is about other views.
  private func expression(of constraint: MarkupElement) -> Expression? {
    guard let first = constraint["firstItem"] ?? constraint.parent?.parent?["id"],
      let name = constraint["firstAttribute"]
    else { return nil }
    let second = constraint["secondItem"]
    guard boxes[first] != nil || second.map({ boxes[$0] != nil }) == true,
      let left = expression(first, name, other: second.flatMap { boxes[$0] })
    else { return nil }
    let constant = constraint.number("constant") ?? (constraint.flag("symbolic") == true ? Self.standard(name) : 0)
    guard let other = constraint["secondAttribute"] else { return second == nil ? left - .value(constant) : nil }
    // An aspect ratio of the view itself may leave the second item out.
    guard let right = expression(second ?? first, other, other: second == nil ? nil : boxes[first]) else { return nil }
    return left - right * Self.factor(constraint["multiplier"]) - .value(constant)
  }

  private static func standard(_ attribute: String) -> Double {
    attribute == "width" || attribute == "height" ? 0 : 8
  }

  /// A number, or a ratio such as `16:9` or `2/3`.
  private static func factor(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  /// A stack view's own constraints: its views in a row, ends and cross axis as its alignment says.
  private mutating func addStack(_ index: Int) {
    let stack = elements[index].element
    guard stack.name == "stackView" else { return }
    let views = elements.indices.filter { elements[$0].parent == index && elements[$0].element.flag("hidden") != true }
    guard let first = views.first, let last = views.last else { return }
    let isVertical = stack["axis"] == "vertical"
    let spacing = stack.number("spacing") ?? 0
    let start = isVertical ? top : left
    let extent = isVertical ? height : width
    let crossStart = isVertical ? left : top
    let crossExtent = isVertical ? width : height
    add(start(first) - start(index), start(last) + extent(last) - start(index) - extent(index))
    for (view, next) in zip(views, views.dropFirst()) {
      if stack["distribution"] == "fillEqually" { add(extent(view) - extent(next)) }
      if stack["distribution"]?.hasPrefix("equal") == true { continue }
      add(start(next) - start(view) - extent(view) - .value(spacing))
    }
    for view in views {
      switch stack["alignment"] {
      case "center": add(crossStart(view) + crossExtent(view) * 0.5 - crossStart(index) - crossExtent(index) * 0.5)
      case "top", "leading": add(crossStart(view) - crossStart(index))
      case "bottom", "trailing":
        add(crossStart(view) + crossExtent(view) - crossStart(index) - crossExtent(index))
      case nil, "fill": add(crossStart(view) - crossStart(index), crossExtent(view) - crossExtent(index))
      default: add(crossStart(view) - crossStart(index))
      }
    }
  }

  /// What views take of themselves, those that hug their content most first.
  private mutating func addIntrinsicSizes() {
    let order = elements.indices.dropFirst().sorted { left, right in
      let (a, b) = (hugging(left), hugging(right))
      return a == b ? left < right : a > b
    }
    for index in order {
      let size = document.intrinsicSize(elements[index].element)
      if let width = size.width { system.add(self.width(index) - .value(width)) }
      if let height = size.height { system.add(self.height(index) - .value(height)) }
    }
  }

  private func hugging(_ index: Int) -> Double {
    elements[index].element.number("horizontalHuggingPriority") ?? 250
  }
}
