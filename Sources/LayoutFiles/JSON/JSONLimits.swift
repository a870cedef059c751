/// How much a JSON file may hold; each error that a limit causes states it.
enum JSONLimits {
  /// Open brackets at one place.
  ///
  /// Layouts a person writes stay under 60; the reader's recursion must stay bounded.
  static let depth = 200

  /// Bytes: 64 MB.
  static let size = 64 << 20
}
