import CairoRenderer
import Canvas
import Foundation
import Interface
import TestSupport
import UIKit

/// A pane in a window of an application of its own, as the program's window shows it, driven by touches.
@MainActor
final class PaneOnScreen<Content: UIView & Pane> {
  let application: UIApplication
  let window: UIWindow
  let context: InterfaceContext
  let pane: Content
  private let compositor: Compositor
  private var clock = 0.0

  init(
    _ session: DebugSession,
    size: CGSize,
    density: Density = .dense,
    measurer: any TextMeasurer = FixedTextMeasurer(),
    make: (InterfaceContext) -> Content
  ) {
    application = UIApplication(screenSize: size)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    application.attach(window)
    window.isHidden = false
    context = InterfaceContext(session: session, measurer: measurer, density: density)
    pane = make(context)
    pane.frame = window.bounds
    window.addSubview(pane)
    compositor = Compositor(window: window, measurer: measurer)
    session.onChange = { [weak pane] in pane?.sessionDidChange($0) }
    window.layoutIfNeeded()
  }

  /// Everything that is drawn.
  var list: DisplayList {
    window.layoutIfNeeded()
    return compositor.list(in: [window.bounds])
  }

  /// Every text with its baseline, from top to bottom.
  var texts: [String] {
    list.commands.compactMap { if case .text(let block, _) = $0 { block.string } else { nil } }
  }

  /// What became stale since the last call, in window coordinates.
  func takeDamage() -> [CGRect] { compositor.takeDamage() }

  /// A finger goes down and up at a point of the pane.
  func tap(_ x: Double, _ y: Double) {
    drag(from: CGPoint(x: x, y: y), to: nil)
  }

  func drag(from start: CGPoint, to end: CGPoint?) {
    window.layoutIfNeeded()
    send(.began, start)
    if let end {
      for step in 1...4 {
        let part = Double(step) / 4
        send(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
    }
    send(.ended, end ?? start)
  }

  /// Two fingers side by side whose distance changes.
  func pinch(around center: CGPoint, from start: Double, to end: Double) {
    window.layoutIfNeeded()
    func send(_ phase: UITouch.Phase, _ distance: Double) {
      clock += 0.02
      let samples = [-0.5, 0.5].enumerated().map { finger, side in
        let point = CGPoint(x: center.x + side * distance, y: center.y)
        return TouchSample(finger: Int32(finger + 1), phase: phase, location: point)
      }
      application.handle(samples, at: Instant(seconds: clock))
    }
    send(.began, start)
    for step in 1...8 { send(.moved, start + (end - start) * Double(step) / 8) }
    send(.ended, end)
  }

  /// Time passes in the interface.
  func wait(_ seconds: Double) {
    clock += seconds
    application.advance(to: Instant(seconds: clock))
  }

  private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
    clock += 0.02
    application.handle([TouchSample(finger: 1, phase: phase, location: point)], at: Instant(seconds: clock))
  }

  /// Draws on a picture of an earlier state only what became stale since.
  func repaint(_ surface: ImageSurface) {
    let stale = takeDamage()
    DisplayListRenderer().render(compositor.list(in: stale), on: surface, clip: stale)
  }

  func picture(scale: Double = 1) throws -> ImageSurface {
    let size = window.bounds.size
    let surface = try ImageSurface(width: Int(size.width * scale), height: Int(size.height * scale))
    surface.clear(context.theme[.window])
    DisplayListRenderer().render(list, on: surface, scale: scale)
    return surface
  }
}
