/// What kind of file a layout came from, for a person to know how far it can be trusted.
package enum LayoutSource: Hashable, Sendable {
  case native
  /// A storyboard or XIB.
  case interfaceBuilder
  /// A pasted `recursiveDescription`: real frames and flags, kinds of recognizers unknown.
  case description
  /// A pasted `_printHierarchy` alone: controllers without geometry.
  case controllerHierarchy
  /// Positions without delivery flags, and the tool they come from.
  case accessibility(String)
}

extension LayoutSource {
  /// Its name in a native file.
  enum Kind: String, CaseIterable { case interfaceBuilder, description, controllerHierarchy, accessibility }

  /// Nil for a native file that was never anything else.
  var kind: Kind? {
    switch self {
    case .native: nil
    case .interfaceBuilder: .interfaceBuilder
    case .description: .description
    case .controllerHierarchy: .controllerHierarchy
    case .accessibility: .accessibility
    }
  }

  init(_ kind: Kind, tool: String) {
    switch kind {
    case .interfaceBuilder: self = .interfaceBuilder
    case .description: self = .description
    case .controllerHierarchy: self = .controllerHierarchy
    case .accessibility: self = .accessibility(tool)
    }
  }
}

/// A scene of a storyboard, or a top-level view of a XIB, that can be opened by its name.
package struct SceneName: Hashable, Sendable {
  /// Unique in the file: what stands behind a `#` to open this one.
  package var name: String
  /// The storyboard identifier that code opens it by; nil when it has none.
  package var identifier: String?
  /// The class of the scene's controller or view.
  package var className: String
  /// Whether the file opens with it.
  package var isInitial: Bool
  package var location: SourceLocation
}

/// A way from one object of the layout to another scene: a segue.
package struct SceneLink: Hashable, Sendable {
  /// The name of the object it starts from.
  package var from: String
  /// `show`, `presentation`, `unwind`, … as the file has it.
  package var kind: String
  package var identifier: String?
  /// The scene's name; nil when it is in another file, or an exit.
  package var scene: String?
  package var location: SourceLocation
}
