package import Interface
import X11Window

/// What the interface asks of the program around it.
extension LiveWindow: InterfaceHost {
  package func reloadLayout() { document.reload() }

  package func toggleFullScreen() { window.setFullscreen(!window.isFullscreen) }

  package func quit() { end() }

  // MARK: Documents

  package var openDocuments: [OpenDocumentItem] { documents.items }

  package func switchDocument(to index: Int) { documents.show(at: index) }

  package func switchDocument(by delta: Int) { documents.show(next: delta) }

  package func closeDocument() {
    if !documents.closeCurrent() { end() }
  }
}
