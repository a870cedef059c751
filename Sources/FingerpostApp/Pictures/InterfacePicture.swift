package import CairoRenderer
import Canvas
package import Foundation
package import Interface
import UIKit

/// Pictures without a window: the same views, the same renderer, memory in place of a server.
package enum InterfacePicture {
  /// The whole window of a session as it is shown now: so many logical pixels, each of `scale` device pixels.
  ///
  /// `act` does with the interface what is to be done before it is looked at.
  ///
  /// It throws `CairoError` when there is no memory for the picture.
  package static func window(
    of session: DebugSession,
    size: CGSize,
    scale: Double,
    after act: (InterfaceRoot) -> Void = { _ in }
  ) throws -> ImageSurface {
    let measurer = PangoTextMeasurer()
    let root = InterfaceRoot(session: session, measurer: measurer, size: size)
    act(root)
    root.settle()
    let surface = try ImageSurface(
      width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded())
    )
    let damage = root.compositor.takeDamage()
    DisplayListRenderer(measurer: measurer).render(root.compositor.list(in: damage), on: surface, scale: scale)
    return surface
  }
}
