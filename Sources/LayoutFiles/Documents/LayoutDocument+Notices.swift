extension LayoutDocument {
  /// What a person must know before believing the picture and the answers, in sentences without a full stop.
  ///
  /// Empty for a file that says everything itself.
  package var notices: [String] {
    var notices: [String] = []
    switch source {
    case .native, .interfaceBuilder: break
    case .description:
      notices.append(
        "pasted description: frames and flags are real; kinds of recognizers and hitTest overrides are unknown"
      )
    case .controllerHierarchy:
      notices.append("list of view controllers: nothing tells where their views are")
    case .accessibility(let tool):
      notices.append(
        "accessibility tree (\(tool)): positions are real; delivery flags are unknown, so what touches do is a guess"
      )
    }
    let (total, solved, guessed) = frameCounts
    guard solved + guessed > 0, source != .controllerHierarchy else { return notices }
    let places = [
      solved > 0 ? "\(solved) placed by constraints" : nil, guessed > 0 ? "\(guessed) not placed by anything" : nil,
    ]
    notices.append(
      "\(solved + guessed) of \(total) views have no frame in the file: "
        + places.compactMap { $0 }.joined(separator: ", ")
    )
    return notices
  }

  /// How many views there are, and how many of them have no frame in the file.
  private var frameCounts: (total: Int, solved: Int, guessed: Int) {
    var counts = (total: 0, solved: 0, guessed: 0)
    forEachView { view in
      counts.total += 1
      if view.frameOrigin == .solved { counts.solved += 1 }
      if view.frameOrigin == .guessed { counts.guessed += 1 }
    }
    return counts
  }

  /// Visits every view, windows included, each before what is in it.
  package func forEachView(_ body: (ViewDocument) -> Void) {
    func visit(_ view: ViewDocument) {
      body(view)
      for child in view.subviews { visit(child) }
    }
    // A window's own views come before its controller's, as they do in the file.
    for window in windows {
      visit(window.view)
      window.rootViewController?.forEach { visit($0.view) }
    }
  }

  /// Visits every controller in a tree of controllers, parents first.
  package func forEachController(_ body: (ControllerDocument) -> Void) {
    for window in windows { window.rootViewController?.forEach(body) }
  }
}

extension ControllerDocument {
  /// Visits the controller, its children and what they present.
  fileprivate func forEach(_ body: (ControllerDocument) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
    presented?.forEach(body)
  }
}
