package import CairoRenderer
import Canvas
package import Foundation
package import Interface
import UIKit

/// Pictures without a window: the same views, the same renderer, memory in place of a server.
package enum InterfacePicture {
  /// The whole window of a session as it is shown now: so many logical pixels, each of `scale` device pixels.
  ///
  /// It throws `CairoError` when there is no memory for the picture.
  package static func window(of session: DebugSession, size: CGSize, scale: Double) throws -> ImageSurface {
    let measurer = PangoTextMeasurer()
    let root = InterfaceRoot(session: session, measurer: measurer, size: size)
    root.settle()
    return try picture(of: root, measurer: measurer, scale: scale)
  }

  /// The whole of an interface at rest, with its logical pixels of `scale` device pixels each.
  ///
  /// It throws `CairoError` when there is no memory for the picture.
  package static func picture(
    of root: InterfaceRoot,
    measurer: PangoTextMeasurer,
    scale: Double
  ) throws -> ImageSurface {
    let size = root.window.bounds.size
    let surface = try ImageSurface(
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
    let damage = root.compositor.takeDamage()
    DisplayListRenderer(measurer: measurer).render(root.compositor.list(in: damage), on: surface, scale: scale)
    return surface
  }
}
