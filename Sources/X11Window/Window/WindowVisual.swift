import CX11

/// The format of the window's pixels: a TrueColor visual that takes 0xRRGGBB in 32 bits.
struct WindowVisual {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32
  /// Whether the screen's own colour map fits; another visual needs one of its own.
  let isDefault: Bool

  /// The screen's own visual where it fits, else another of depth 24, else one of depth 32.
  init(choosingOn display: X11Display) throws(X11Error) {
    let standard = XDefaultVisual(display.raw, display.screen)
    let depth = XDefaultDepth(display.raw, display.screen)
    if depth == 24, let standard, WindowVisual.isUsable(standard.pointee), WindowVisual.is32Bit(display.raw, depth) {
      (visual, self.depth, isDefault) = (standard, depth, true)
      return
    }
    for candidate: Int32 in [24, 32] {
      var info = XVisualInfo()
      guard XMatchVisualInfo(display.raw, display.screen, candidate, TrueColor, &info) != 0, let other = info.visual,
        WindowVisual.isUsable(other.pointee), WindowVisual.is32Bit(display.raw, candidate)
      else { continue }
      (visual, self.depth, isDefault) = (other, candidate, other == standard)
      return
    }
    throw .noUsableVisual(display: display.name, depth: Int(depth))
  }

  private static func isUsable(_ visual: Visual) -> Bool {
    visual.red_mask == 0xff0000 && visual.green_mask == 0xff00 && visual.blue_mask == 0xff
  }

  private static func is32Bit(_ display: OpaquePointer, _ depth: Int32) -> Bool {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return false }
    defer { XFree(formats) }
    return (0..<Int(count)).contains { formats[$0].depth == depth && formats[$0].bits_per_pixel == 32 }
  }
}
