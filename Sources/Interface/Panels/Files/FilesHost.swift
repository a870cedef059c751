/// What the interface needs of the program around it to open files.
///
/// The interface itself reads no file and no clock: it gets values, and says what a person wants.
@MainActor
package protocol FilesHost: AnyObject {
  /// What was open before, the latest first.
  var recentEntries: [FileEntry] { get }

  /// The samples that come with the program.
  var exampleEntries: [FileEntry] { get }

  /// What is in a folder; nil means the one where the open layout lies.
  func listing(of folder: String?) -> FileListing

  /// Opens a layout, a trace or a picture of one, and shows it; a file that is open already is only shown.
  ///
  /// What is wrong with a file that cannot be read is told with ``InterfaceRoot/show(_:)``.
  func openFile(at path: String)

  /// Gives up the file that is being read.
  func stopLoading()
}
