/// A gesture recognizer of a view.
package struct RecognizerDocument: Hashable, Sendable {
  package var uiClass: UIKitClass
  /// The class shown in place of `uiClass`.
  package var customClass: String?
  /// Unique in the file; made from class and index path when the file gives none.
  package var name = ""
  /// Whether the file gave the name.
  package var isNamed = false
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var requireToFail: [Reference] = []
  package var delegate: RecognizerDelegateDocument?
  package var actions: [ActionDocument] = []
  /// What else the file tells of it, each as `topic: text`, for a person to read.
  package var notes: [String] = []
}

/// What a file changes in a scroll view's own pan or pinch recognizer.
package struct BuiltInRecognizerDocument: Hashable, Sendable {
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var requireToFail: [Reference] = []
  package var actions: [ActionDocument] = []
}

/// The answers of a gesture recognizer's delegate; nil is "not implemented".
package struct RecognizerDelegateDocument: Hashable, Sendable {
  package var shouldBegin: Bool?
  package var shouldReceive: ReceiveRule?
  package var shouldRecognizeSimultaneouslyWith: NamedAnswer?
  package var shouldRequireFailureOf: NamedAnswer?
  package var shouldBeRequiredToFailBy: NamedAnswer?
}

/// The touches a delegate lets through, by the view they hit.
package enum ReceiveRule: Hashable, Sendable {
  case always(Bool)
  case only([ViewPattern])
  case except([ViewPattern])
}

/// Which hit views an entry of `shouldReceive` means.
package enum ViewPattern: Hashable, Sendable {
  /// `NAME`: exactly that view.
  case view(Reference)
  /// `NAME/*`: that view and what is in it.
  case viewAndDescendants(Reference)
  /// `.ClassName`: views of exactly that class, a custom class by its own name.
  case className(String)
}
