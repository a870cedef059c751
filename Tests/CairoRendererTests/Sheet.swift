import CairoRenderer
import Canvas
import Foundation
import TestSupport
import UIKit

/// Draws for tests: small opaque pictures, and what a pixel of them is.
struct Sheet {
  let surface: ImageSurface

  init(
    width: Int = 40,
    height: Int = 40,
    scale: Double = 1,
    clip: [CGRect]? = nil,
    background: CGColor = CGColor(hex: 0xFFFFFF),
    _ body: (Painter) -> Void
  ) throws {
    surface = try ImageSurface(width: width, height: height)
    surface.clear(background)
    DisplayListRenderer().render(DisplayList(recording: body), on: surface, scale: scale, clip: clip)
  }

  func color(_ x: Int, _ y: Int) -> UInt32 { surface.pixel(x: x, y: y) & 0xFFFFFF }

  var image: PixelImage { PixelImage(surface) }
}

let red = CGColor(hex: 0xFF0000)
let green = CGColor(hex: 0x00FF00)
let blue = CGColor(hex: 0x0000FF)
let black = CGColor(hex: 0x000000)
