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

  /// How the window must look at scale 1; nothing moves by itself any more.
  func picture() throws -> XRigPicture {
    while root.tick(1) {}
    root.compositor.invalidateAll()
    let surface = try ImageSurface(width: Int(size.width), height: Int(size.height))
    let damage = root.compositor.takeDamage()
    DisplayListRenderer(measurer: measurer).render(root.compositor.list(in: damage), on: surface, scale: 1)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(surface.width * surface.height)
    for y in 0..<surface.height {
      for x in 0..<surface.width { pixels.append(surface.pixel(x: x, y: y) & 0xFF_FFFF) }
    }
    return XRigPicture(width: surface.width, height: surface.height, pixels: pixels)
  }
}
