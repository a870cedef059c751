package import Canvas
package import Foundation
package import UIKit

/// What a person has chosen: the selection, the tools of the canvas, and what the status bar says of it.
extension DebugSession {
  package func select(_ id: ElementID?) {
    guard id != selection else { return }
    selection = id
    tell(.selection)
  }

  /// Asks the why card about another finger.
  package func ask(at place: WhyPlace) {
    guard place != whyPlace else { return }
    whyPlace = place
    tell(.question)
  }

  /// The pointer has moved over the device, or left it.
  package func pointerMoved(to point: CGPoint?) {
    guard point != pointer else { return }
    pointer = point
    if whyPlace == .pointer { tell(.question) }
  }

  /// Takes in what a linter has found.
  func takeIn(_ findings: LayoutFindings) {
    knownFindings = findings
    tell(.findings)
  }

  func show(finding: Int?) {
    shownFinding = finding
    tell(.selection)
  }

  /// What was found is about a layout that is no more.
  func forgetFindings() {
    knownFindings = nil
    shownFinding = nil
    knownRemedies = nil
    comparison = nil
  }

  package func hover(_ id: ElementID?) {
    guard id != hover else { return }
    hover = id
    tell(.hover)
  }

  package func setMode(_ mode: Mode) {
    self.mode = mode
    hover = nil
    (message, messageLink, messageWarns) = (nil, nil, false)
    tell([.tools, .status, .hover])
  }

  package func setOverlays(_ change: (inout Overlays) -> Void) {
    change(&overlays)
    tell(.tools)
  }

  package func setTools(_ change: (inout CanvasTools) -> Void) {
    var changed = tools
    change(&changed)
    guard changed != tools else { return }
    tools = changed
    tell(.tools)
  }

  package func setActiveFinger(_ finger: Int) {
    activeFinger = finger
    tell([.tools, .status])
  }

  package func setPinsFingers(_ pins: Bool) {
    pinsFingers = pins
    tell([.tools, .status])
  }

  package func setTheme(_ theme: Theme) {
    self.theme = theme
    tell(.theme)
  }

  /// `warns` gives the sentence the colour of a warning; `link` stands after it.
  package func say(_ message: String?, warns: Bool = false, link: MessageLink? = nil) {
    self.message = message
    messageLink = link
    messageWarns = warns
    tell(.status)
  }

  package func setNotice(_ notice: Notice?) {
    guard notice != self.notice else { return }
    self.notice = notice
    tell(.notice)
  }
}
