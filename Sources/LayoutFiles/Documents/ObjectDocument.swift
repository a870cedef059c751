/// What every object of a layout file has: a class, a name and a place in the file.
package protocol ObjectDocument {
  var uiClass: UIKitClass { get }

  /// The class shown in place of ``uiClass``.
  var customClass: String? { get }

  /// Unique in the file; made from class and index path when the file gives none.
  var name: String { get set }

  /// Whether the file gave the name.
  var isNamed: Bool { get set }

  var location: SourceLocation { get }
}

extension ViewDocument: ObjectDocument {}
extension ControllerDocument: ObjectDocument {}
extension ManagingController: ObjectDocument {}
extension RecognizerDocument: ObjectDocument {}
