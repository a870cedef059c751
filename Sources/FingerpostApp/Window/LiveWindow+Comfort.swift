import Canvas
import Foundation
import Interface
import UIKit
import X11Window

/// Theme, contrast, motion and size of the interface, as the desktop and the person have them.
extension LiveWindow {
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// The desktop says something else while the program runs.
  func settingsChanged(_ settings: DesktopSettings) {
    let (logical, before) = (logicalSize, wantedScale)
    desktop = settings
    followDesktop()
    guard wantedScale != before else { return }
    applyScale()
    // The window stays as large as it looks, as far as the screen has room for it.
    let room = connection.workArea
    window.resize(
      to: PixelSize(
        width: min(Int(logical.width * wantedScale), room.width),
        height: min(Int(logical.height * wantedScale), room.height)
      )
    )
  }

  /// Takes in what the desktop wishes now.
  func followDesktop() {
    comfort.wishes = DesktopWishes(
      environment: Self.environment,
      settings: desktop,
      toolkit: ToolkitSettings(environment: Self.environment)
    )
    for document in documents.all { applyComfort(to: document) }
  }

  /// Makes a document look as the rest of the window.
  func applyComfort(to document: LiveDocument) {
    document.session.reducesMotion = comfort.reducesMotion
    if document.session.theme != comfort.theme { document.session.setTheme(comfort.theme) }
  }

  /// The shown session has what a person chose; the others and the next start get it, too.
  package func comfortWasChosen() {
    if session.theme.appearance != comfort.theme.appearance { comfort.choose(session.theme.appearance) }
    if session.theme.isHighContrast != comfort.theme.isHighContrast {
      comfort.choose(highContrast: session.theme.isHighContrast)
    }
    if session.reducesMotion != comfort.reducesMotion { comfort.choose(reducedMotion: session.reducesMotion) }
    for document in documents.all { applyComfort(to: document) }
    memory.change { [comfort] preferences in
      preferences.theme = comfort.appearance.value
      preferences.highContrast = comfort.highContrast.value
      preferences.reducedMotion = comfort.reducedMotion.value
    }
  }

  // MARK: Scale

  /// What the interface is drawn at where the window has room for it.
  var wantedScale: Double { zoomedScale ?? desktopScale }

  private var desktopScale: Double {
    InterfaceScale.initial(
      option: optionScale,
      environment: Self.environment,
      settings: desktop,
      screen: connection.screenSize,
      millimeters: connection.screenMillimeters
    )
  }

  package func zoomInterface(by step: Double?) {
    let next = step.map { InterfaceScale.stepped(wantedScale + $0) }
    if let next, next > wantedScale, fittingScale(next, in: window.size) < next {
      return session.say("A larger interface takes a larger window")
    }
    zoomedScale = next == desktopScale ? nil : next
    applyScale()
    memory.change { [zoomedScale] in $0.scale = zoomedScale }
    session.say("Interface \(Int((scale * 100).rounded())) %")
  }
}
