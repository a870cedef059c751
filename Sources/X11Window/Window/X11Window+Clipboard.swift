extension X11Window {
  /// Puts something on the clipboard, or makes it the primary selection; good until another program copies.
  ///
  /// X keeps nothing itself: when the window closes, what it copied is gone, unless a clipboard manager took it.
  package func copy(_ content: ClipboardContent, to selection: ClipboardContent.Selection = .clipboard) {
    thread?.commands.send(.copy(selection, content))
  }

  /// Asks for the text of a selection; it comes as a `pasted` event, after five seconds at most.
  package func requestText(from selection: ClipboardContent.Selection = .clipboard) {
    thread?.commands.send(.readText(selection))
  }
}
