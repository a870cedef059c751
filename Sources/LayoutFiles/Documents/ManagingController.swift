/// The view controller of a view that stands anywhere in a hierarchy: one the file knows only by the view it manages.
///
/// It stands in the responder chain between the view and the view's superview, as every controller does, without a place
/// in a tree of controllers.
package struct ManagingController: Hashable, Sendable {
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

  package init() {}
}
