package import Canvas
package import Foundation
package import Interface
import Traces
import UIKit

/// One state of the window worth looking at: how it comes about, and how large the window is.
@MainActor
package struct WindowState {
  /// Lower case with hyphens: the picture's file name.
  package let name: String

  /// What is to be seen.
  package let words: String

  /// Logical pixels.
  package let size: CGSize

  private let density: Density
  private let makeSession: @MainActor () throws -> DebugSession
  private let act: @MainActor (WindowStage) -> Void

  init(
    _ name: String,
    _ words: String,
    size: CGSize = CGSize(width: 1440, height: 900),
    density: Density = .dense,
    session: @escaping @MainActor () throws -> DebugSession,
    act: @escaping @MainActor (WindowStage) -> Void = { _ in }
  ) {
    self.name = name
    self.words = words
    self.size = size
    self.density = density
    makeSession = session
    self.act = act
  }

  /// A session brought to the state; throws what reading its layout throws.
  package func session() throws -> DebugSession { try makeSession() }

  /// The window in this state, at rest; throws what reading its layout throws.
  ///
  /// Without an appearance it has the one that the state is about.
  package func window(_ appearance: Theme.Appearance? = nil, measurer: any TextMeasurer) throws -> InterfaceRoot {
    let session = try session()
    if let appearance { session.setTheme(Theme(appearance, highContrast: session.theme.isHighContrast)) }
    let root = InterfaceRoot(session: session, measurer: measurer, size: size, density: density)
    let shelf = FilesOnShelf()
    root.host = shelf
    act(WindowStage(root, shelf))
    root.settle()
    return root
  }
}

/// The hands of somebody in front of the window.
@MainActor
final class WindowStage {
  let root: InterfaceRoot

  /// The files around the window.
  let shelf: FilesOnShelf
  private var clock = 0.0

  init(_ root: InterfaceRoot, _ shelf: FilesOnShelf) {
    self.root = root
    self.shelf = shelf
    root.advance(to: .zero)
  }

  var session: DebugSession { root.session }

  func wait(_ seconds: Double) {
    clock += seconds
    root.advance(to: Instant(seconds: clock))
    _ = root.tick(seconds)
  }

  func press(_ key: KeyPress.Special, control: Bool = false, shift: Bool = false) {
    wait(0.02)
    _ = root.press(KeyPress(.special(key), control: control, shift: shift))
  }

  func press(_ letter: String, control: Bool = false) {
    wait(0.02)
    _ = root.press(KeyPress(.character(letter), control: control), typing: control ? "" : letter)
  }

  func type(_ text: String) {
    for character in text {
      let key: KeyPress.Symbol = character == " " ? .special(.space) : .character(String(character))
      _ = root.press(KeyPress(key), typing: String(character))
    }
  }

  /// The mouse's button, at a point of the device's screen.
  func mouse(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
    wait(0.04)
    let place = root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y))
    let sample = TouchSample(finger: 1_000, phase: phase, location: place, type: .indirectPointer, device: "mouse")
    root.touch([sample], at: Instant(seconds: clock))
  }

  /// The pointer over the device's screen, with no button.
  func hover(_ x: Double, _ y: Double) { root.pointerMoved(to: root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y))) }

  /// Selects by name whatever the trace or the hierarchy knows.
  func select(_ name: String) {
    let elements = session.application.trace.elements
    session.select(elements.indices.first { elements[$0].name == name }.map { ElementID(rawValue: Int32($0)) })
  }

  /// The view that the shown step of a hit test is about, or an empty text for another kind of step; nil before the
  /// first.
  var shownRow: String? {
    guard let step = session.playback.step else { return nil }
    guard case .descent(let row) = session.digest.steps[step].kind,
      let touch = session.digest.steps[step].touch.flatMap({ session.digest.touch($0) })
    else { return "" }
    return session.elementName(touch.rows[row].visit.element)
  }

  /// Shows the last step at or before a moment.
  func scrub(_ seconds: Double) {
    session.control { playback, digest in playback.scrub(to: Instant(seconds: seconds), in: digest) }
  }
}
