import CairoRenderer
import Canvas
import Foundation
package import Interface
import LayoutFiles
package import Traces
import UIKit

/// The trace picture as a file: the scene, and inside it the trace of which it is drawn.
package enum TracePicture {
  /// Under which the trace stands in the picture.
  package nonisolated static let keyword = "Fingerpost trace"

  /// Draws the shown finger's way and writes it, light whatever the window shows.
  ///
  /// It throws when there is no memory for the picture, or says why the file cannot be written.
  package static func write(
    _ session: DebugSession,
    header: TraceFile.Header,
    scale: Double,
    to path: String
  ) throws {
    let measurer = PangoTextMeasurer()
    let picture = TracePictureScene(input: SceneInput(session, measurer: measurer), theme: .light).picture
    let surface = try ImageSurface(
      width: Int((picture.size.width * scale).rounded(.up)),
      height: Int((picture.size.height * scale).rounded(.up))
    )
    DisplayListRenderer(measurer: measurer).render(picture.list, on: surface, scale: scale)
    let trace = TraceFile.text(of: session.application, header: header)
    try PictureFile.write(
      try PNGText.inserting(trace, keyword: keyword, into: try surface.pngData()),
      to: path
    )
  }
}
