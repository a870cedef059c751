/// How much an XML file may hold; each error that a limit causes states it.
enum MarkupLimits {
  /// Open elements at one place; the deepest storyboard seen has 40.
  static let depth = 500
  static let elements = 1_000_000
}
