/// What the interface needs of the program around it.
@MainActor
package protocol InterfaceHost: AnyObject {
  /// Saves the trace as a picture beside the working directory's other files; says where in the status bar.
  func saveTracePicture()

  /// Reads the layout file again.
  func reloadLayout()

  func toggleFullScreen()

  func quit()
}
