package import Interface
import LayoutFiles

/// Scenes of a storyboard, one of which is shown.
extension LiveWindow {
  package func picture(ofScene name: String) -> ScenePicture? {
    guard let layout = document.layout(ofScene: name) else { return nil }
    return ScenePicture(of: layout.built.application)
  }

  package func showScene(_ name: String) { document.showScene(name) }
}
