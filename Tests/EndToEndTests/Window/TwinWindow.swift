import CairoRenderer
import Canvas
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import TestSupport
import UIKit

/// A second interface in this process, in the state that the program's should be in: it tells where things are in the
/// window, and how the window must look.
@MainActor
final class TwinWindow {
  let root: InterfaceRoot
  private let measurer = PangoTextMeasurer()
  private(set) var size: CGSize

  /// `width` and `height` are logical pixels.
  init(layout: URL, width: Double, height: Double) throws {
    let opened = try OpenLayout(path: layout.path)
    size = CGSize(width: width, height: height)
    root = InterfaceRoot(
      session: DebugSession(
        application: opened.built.application,
        name: opened.name,
        document: opened.built.document
      ),
      measurer: measurer,
      size: size
    )
    root.window.layoutIfNeeded()
  }

  /// Logical pixels of the window.
  func place(_ x: Double, _ y: Double) -> CGPoint { root.windowPoint(ofDevicePoint: CGPoint(x: x, y: y)) }

  func resize(to size: CGSize) {
    self.size = size
    root.resize(to: size)
    root.window.layoutIfNeeded()
  }

  /// The view of that name that is nearest to the window.
  func view(_ name: String) -> UIView? {
    var level: [UIView] = [root.window]
    while !level.isEmpty {
      if let found = level.first(where: { $0.elementName == name }) { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// Puts a finger where it is on the program's device, at a moment of the live clock.
  func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at seconds: Double) {
    let now = Instant(seconds: seconds)
    root.advance(to: now)
    root.touch([TouchSample(finger: 1, phase: phase, location: place(x, y))], at: now)
    advance(to: seconds)
  }

  /// Lets the live clock run, with all that follows it.
  func advance(to seconds: Double) {
    root.advance(to: Instant(seconds: seconds))
    root.settle()
  }

  /// The texts that are to be seen, with their places in the window.
  var texts: [TextBoxes.Box] {
    root.window.layoutIfNeeded()
    return TextBoxes(root.compositor.list(in: [root.window.bounds]).flattened, measurer: measurer).boxes
  }

  /// The place of a text in the window, if it is to be seen.
  func place(ofText text: String) -> CGRect? { texts.first { $0.text == text }?.rect.integral }

  /// How the window, or a part of it, must look at scale 1; nothing moves by itself any more.
  func picture(part: CGRect = .infinite) throws -> XRigPicture {
    root.settle()
    root.compositor.invalidateAll()
    _ = root.compositor.takeDamage()
    let area = part.intersection(CGRect(origin: .zero, size: size)).integral
    let surface = try ImageSurface(width: Int(size.width), height: Int(size.height))
    DisplayListRenderer(measurer: measurer).render(root.compositor.list(in: [area]), on: surface, scale: 1)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(Int(area.width * area.height))
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) { pixels.append(surface.pixel(x: x, y: y) & 0xFF_FFFF) }
    }
    return XRigPicture(width: Int(area.width), height: Int(area.height), pixels: pixels)
  }
}
