package import Traces

/// What the export dialog needs of the program around the interface.
@MainActor
package protocol ExportHost: AnyObject {
  /// The folder that names without one mean.
  var exportFolder: String { get }

  /// A name that no file of that folder has.
  func suggestedName(for format: ExportFormat) -> String

  func fileExists(at path: String) -> Bool

  /// Saves the trace and says so in the status bar; answers why that could not be done.
  func export(_ request: ExportRequest) -> String?
}

/// What the interface needs of the program around it to copy and paste.
@MainActor
package protocol ClipboardHost: AnyObject {
  /// Puts text on the clipboard, or makes it the primary selection, which the middle button pastes.
  func copy(_ text: String, asSelection: Bool)

  /// Puts the story of the trace on the clipboard, and its picture.
  func copyTrace()

  /// Puts a bug report on the clipboard.
  func copyReport()

  /// Asks for the text on the clipboard, or the primary selection; ``InterfaceRoot/paste(_:)`` gets it later.
  func requestText(ofSelection: Bool)

  /// Opens text as a layout.
  func openText(_ text: String)
}

/// What the scene picker needs of the program around the interface.
@MainActor
package protocol SceneHost: AnyObject {
  /// A scene of the shown file, built and drawn; nil for one that cannot be.
  func picture(ofScene name: String) -> ScenePicture?

  /// Shows a scene of the shown file in the same window.
  func showScene(_ name: String)
}
