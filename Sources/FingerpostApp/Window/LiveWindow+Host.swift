package import Interface
import LayoutFiles
import X11Window

/// What the interface asks of the program around it.
extension LiveWindow: InterfaceHost {
  package func saveTracePicture() { document.savePicture() }

  package func reloadLayout() { document.reload() }

  package func toggleFullScreen() { window.setFullscreen(!window.isFullscreen) }

  package func quit() { end() }

  // MARK: Documents

  package var openDocuments: [OpenDocumentItem] { documents.items }

  package func openFile(at path: String) {
    if let open = documents.document(at: path) {
      root.dismissSheet()
      return documents.show(open)
    }
    do {
      let fresh = LiveDocument(
        try OpenLayout(path: path),
        theme: session.theme,
        rules: session.rules,
        measurer: measurer,
        complain: complain
      )
      root.dismissSheet()
      adopt(fresh)
      documents.append(fresh)
      documents.show(fresh)
      recent.remember(path)
    } catch {
      root.show(FileProblem(error, path: path))
      for diagnostic in error.diagnostics { complain("\(diagnostic)") }
    }
  }

  package func switchDocument(to index: Int) { documents.show(at: index) }

  package func switchDocument(by delta: Int) { documents.show(next: delta) }

  package func closeDocument() {
    if !documents.closeCurrent() { end() }
  }
}
