/// How much a foreign file may hold; errors and warnings that a limit causes state it.
enum ImportLimits {
  /// Levels of views: what a native layout can hold within the depth its reader allows.
  static let depth = 85
  /// Views of a layout.
  static let views = 100_000
  /// Bytes of an XML file or pasted text: 32 MB.
  static let size = 32 << 20
  /// Characters of a text shown in a view.
  static let text = 2_000
  /// Characters of a name.
  static let name = 60
}
