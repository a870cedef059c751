/// What the interface needs of the program around it.
@MainActor
package protocol InterfaceHost: FilesHost, SceneHost, ExportHost, ClipboardHost {
  /// Saves the layout as the what-ifs made it under a new name; says where in the status bar.
  func saveLayout()

  /// Reads the layout file again.
  func reloadLayout()

  func toggleFullScreen()

  func quit()

  // MARK: Comfort

  /// Makes the interface larger by so much of its plain size, or as the desktop has it.
  func zoomInterface(by step: Double?)

  /// A person chose another theme, contrast or motion: the session has it already.
  func comfortWasChosen()

  // MARK: Documents

  /// The open documents, in the order in which they were opened.
  var openDocuments: [OpenDocumentItem] { get }

  /// Shows another of ``openDocuments``.
  func switchDocument(to index: Int)

  /// Shows the next document, or with -1 the one before; behind the last comes the first.
  func switchDocument(by delta: Int)

  /// Closes the shown document; with the last one the window.
  func closeDocument()
}

/// An open document as a menu shows it.
package struct OpenDocumentItem: Hashable, Sendable {
  /// The file's name without its ending.
  package let name: String
  package let isCurrent: Bool

  package init(name: String, isCurrent: Bool) {
    self.name = name
    self.isCurrent = isCurrent
  }
}
