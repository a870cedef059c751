/// A target and action of a control or a gesture recognizer.
package struct ActionDocument: Hashable, Sendable {
  /// The control events, by UIKit's names; empty on a gesture recognizer.
  package var events: [String]
  /// Nil sends the action along the responder chain.
  package var target: Reference?
  package var action: String
  package var location: SourceLocation = .start
}
