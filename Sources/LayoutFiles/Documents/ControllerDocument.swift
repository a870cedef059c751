/// A view controller, its view, its children and what it presents.
package struct ControllerDocument: Hashable, Sendable {
  package var uiClass: UIKitClass = .viewController
  /// The class shown in place of `uiClass`.
  package var customClass: String?
  /// Unique in the file; made from class and index path when the file gives none.
  package var name = ""
  /// Whether the file gave the name.
  package var isNamed = false
  package var location: SourceLocation = .start
  package var properties = PropertyList()
  package var overrides = ResponderOverrides()
  package var view = ViewDocument()
  /// What else the file tells of it, each as `topic: text`, for a person to read.
  package var notes: [String] = []
  /// A child controller: the view that takes this one's view as its last subview; nil is the parent controller's view.
  package var container: Reference?
  package var children: [ControllerDocument] = []
  private var presentedControllers: [ControllerDocument] = []

  package init() {}

  /// The controller it presents, whose view stands in the window above this one's.
  package var presented: ControllerDocument? {
    get { presentedControllers.first }
    set { presentedControllers = newValue.map { [$0] } ?? [] }
  }
}
