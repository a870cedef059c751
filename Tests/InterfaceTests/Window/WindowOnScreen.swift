import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import UIKit

/// The whole interface, driven as the program drives it, drawn on a surface that is only repaired.
@MainActor
final class WindowOnScreen {
  let session: DebugSession
  let root: InterfaceRoot
  let size: CGSize
  let measurer: any TextMeasurer
  private var clock = 0.0

  init(_ session: DebugSession, size: CGSize = CGSize(width: 1440, height: 900), measurer: any TextMeasurer) {
    self.session = session
    self.size = size
    self.measurer = measurer
    root = InterfaceRoot(session: session, measurer: measurer, size: size)
    root.advance(to: .zero)
  }

  convenience init(_ session: DebugSession, size: CGSize = CGSize(width: 1440, height: 900)) {
    self.init(session, size: size, measurer: PangoTextMeasurer())
  }

  var list: DisplayList {
    _ = root.compositor.takeDamage()
    return root.compositor.list(in: [CGRect(origin: .zero, size: size)])
  }

  var canvas: CanvasView {
    root.window.subviews[0].subviews.lazy.compactMap { $0 as? CanvasView }.first ?? CanvasView(context)
  }

  private lazy var context = InterfaceContext(session: session, measurer: measurer)

  /// What stands over the app: its own texts are not the interface's.
  var textsOfInterface: TextBoxes { TextBoxes(list, measurer: measurer) }

  var now: Instant { Instant(seconds: clock) }

  func wait(_ seconds: Double) {
    clock += seconds
    root.advance(to: Instant(seconds: clock))
    _ = root.tick(seconds)
  }

  /// The mouse, at a point of the device's screen.
  func mouse(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
    wait(0.02)
    let place = root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y))
    root.touch(
      [TouchSample(finger: 1_000, phase: phase, location: place, type: .indirectPointer, device: "mouse")],
      at: Instant(seconds: clock)
    )
  }

  /// A finger of the touchscreen, at a point of the device's screen.
  func finger(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
    wait(0.02)
    let place = root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y))
    root.touch([TouchSample(finger: 1, phase: phase, location: place)], at: Instant(seconds: clock))
  }

  /// Moves the pointer over a point of the device's screen.
  func point(_ x: Double, _ y: Double) {
    wait(0.02)
    root.pointerMoved(to: root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y)))
  }

  /// Presses and releases the mouse at a point of the window.
  func click(_ point: CGPoint) {
    for phase in [UITouch.Phase.began, .ended] {
      wait(0.02)
      root.touch(
        [TouchSample(finger: 1_000, phase: phase, location: point, type: .indirectPointer, device: "mouse")],
        at: Instant(seconds: clock)
      )
    }
  }

  func press(_ keys: KeyPress.Special..., shift: Bool = false, control: Bool = false) {
    wait(0.02)
    for key in keys { _ = root.press(KeyPress(.special(key), control: control, shift: shift)) }
  }

  func press(_ keys: String..., shift: Bool = false, control: Bool = false) {
    wait(0.02)
    for key in keys { _ = root.press(KeyPress(.character(key), control: control, shift: shift)) }
  }

  // MARK: Pictures

  private lazy var renderer = DisplayListRenderer()

  /// Draws only what is stale on a picture of an earlier state.
  func repair(_ surface: ImageSurface, scale: Double = 1) {
    let stale = root.compositor.takeDamage()
    renderer.render(root.compositor.list(in: stale), on: surface, scale: scale, clip: stale)
  }

  func surface(scale: Double = 1) throws -> ImageSurface {
    try ImageSurface(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  /// The same state by an interface that has never drawn anything else.
  func fresh(scale: Double = 1) throws -> ImageSurface {
    let picture = try surface(scale: scale)
    _ = root.compositor.takeDamage()
    root.compositor.invalidateAll()
    let all = root.compositor.takeDamage()
    DisplayListRenderer().render(root.compositor.list(in: all), on: picture, scale: scale)
    return picture
  }
}
