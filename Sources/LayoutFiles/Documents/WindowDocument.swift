/// A window: a view that hangs in the screen, with a root view controller or plain subviews.
package struct WindowDocument: Hashable, Sendable {
  /// Name, properties, overrides and plain subviews; its `uiClass` is ``UIKitClass/window``.
  package var view = ViewDocument(uiClass: .window)
  package var rootViewController: ControllerDocument?

  /// Whether the file makes it the key window; the first window is key when none says so.
  package var isKeyWindow: Bool? { view.properties.bool(.isKeyWindow) }
}
