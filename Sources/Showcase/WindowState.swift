package import Foundation
package import Interface
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

  private let makeSession: @MainActor () throws -> DebugSession
  private let act: @MainActor (WindowStage) -> Void

  init(
    _ name: String,
    _ words: String,
    size: CGSize = CGSize(width: 1440, height: 900),
    session: @escaping @MainActor () throws -> DebugSession,
    act: @escaping @MainActor (WindowStage) -> Void = { _ in }
  ) {
    self.name = name
    self.words = words
    self.size = size
    makeSession = session
    self.act = act
  }

  /// A session brought to the state; throws what reading its layout throws.
  package func session() throws -> DebugSession { try makeSession() }

  /// Does with the interface what leads to the state.
  package func prepare(_ root: InterfaceRoot) { act(WindowStage(root)) }
}

/// The hands of somebody in front of the window.
@MainActor
final class WindowStage {
  let root: InterfaceRoot
  private var clock = 0.0

  init(_ root: InterfaceRoot) {
    self.root = root
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

  /// A click in logical pixels of the window.
  func click(_ x: Double, _ y: Double) {
    for phase in [UITouch.Phase.began, .ended] {
      wait(0.04)
      let sample = TouchSample(
        finger: 1_000,
        phase: phase,
        location: CGPoint(x: x, y: y),
        type: .indirectPointer,
        device: "mouse"
      )
      root.touch([sample], at: Instant(seconds: clock))
    }
    wait(0.5)
  }

  /// Selects by name whatever the trace or the hierarchy knows.
  func select(_ name: String) {
    let elements = session.application.trace.elements
    session.select(elements.indices.first { elements[$0].name == name }.map { ElementID(rawValue: Int32($0)) })
  }

  /// Shows the last step at or before a moment.
  func scrub(_ seconds: Double) {
    session.control { playback, digest in playback.scrub(to: Instant(seconds: seconds), in: digest) }
  }
}
