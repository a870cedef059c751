package import Interface
import X11Window

/// What the interface asks of the program around it.
extension LiveWindow: InterfaceHost {
  package func saveLayout() { document.saveLayout() }

  package func reloadLayout() { document.reload() }

  package func toggleFullScreen() { window.setFullscreen(!window.isFullscreen) }

  package func quit() { end() }

  // MARK: Documents

  package var openDocuments: [OpenDocumentItem] { documents.items }

  /// Opens what was dropped on the window, as far as it is on this machine.
  func open(_ files: FileURIList) {
    root.showDropOffer(nil)
    for path in files.paths { openFile(at: path) }
    if let first = files.refused.first {
      session.say("Only files of this machine can be opened, not \(first)", warns: true)
    } else if files.paths.isEmpty {
      session.say("Nothing was dropped that can be opened", warns: true)
    }
  }

  package func switchDocument(to index: Int) { documents.show(at: index) }

  package func switchDocument(by delta: Int) { documents.show(next: delta) }

  package func closeDocument() {
    documents.closeCurrent() ? watchFiles() : end()
  }
}
