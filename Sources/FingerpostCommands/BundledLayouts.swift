/// The sample layouts that come with the program.
enum BundledLayouts {
  /// The path of a bundled layout or check.
  ///
  /// - Throws: `UsageError` that names the places looked at.
  static func path(_ file: String) throws(UsageError) -> String {
    try BundledFiles.path("Layouts/" + file)
  }

  /// The folder they are in; nil where they are not installed.
  static var folder: String? { try? BundledFiles.path("Layouts") }
}
