import CairoRenderer
package import Canvas
import Foundation
import UIKit
package import X11Window

/// The pointer over the device in Touch mode: a small ring with the finger's shape in it (visual design, 15).
package struct FingerCursor: Hashable {
  /// From 1.
  let number: Int
  let theme: Theme

  /// Device pixels for a logical pixel.
  let scale: Double

  package init(number: Int, theme: Theme, scale: Double) {
    self.number = number
    self.theme = theme
    self.scale = scale
  }

  /// Logical pixels.
  private static let (radius, line, halo) = (8.0, 1.5, 1.0)

  /// In the finger's colour, with a line of the canvas's around it so that it is seen on everything; nil without memory.
  package var picture: CursorPicture? {
    let side = 2 * Int(((Self.radius + Self.line + Self.halo) * scale).rounded(.up)) + 1
    let center = CGPoint(x: Double(side) / 2 / scale, y: Double(side) / 2 / scale)
    let outline = FingerShape(outlineOf: number).path(center: center, radius: 3.2)
    let ring = CGPath(center: center, radius: Self.radius)
    let (white, black) = (CGColor(red: 1, green: 1, blue: 1, alpha: 1), CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    func pixels(widerBy extra: Double) -> [Bool]? {
      guard let surface = try? ImageSurface(width: side, height: side) else { return nil }
      surface.clear(black)
      let list = DisplayList { painter in
        painter.stroke(ring, style: StrokeStyle(width: Self.line + extra), color: white)
        painter.fill(outline, color: white)
        if extra > 0 { painter.stroke(outline, style: .rounded(extra), color: white) }
      }
      DisplayListRenderer().render(list, on: surface, scale: scale)
      return (0..<side * side).map { surface.pixel(x: $0 % side, y: $0 / side) & 0xFF > 0x80 }
    }
    guard let ink = pixels(widerBy: 0), let mask = pixels(widerBy: 2 * Self.halo) else { return nil }
    return CursorPicture(
      width: side,
      height: side,
      ink: ink,
      mask: zip(ink, mask).map { $0 || $1 },
      foreground: theme.finger(number).rgb,
      background: theme[.canvas].rgb
    )
  }
}

extension CGColor {
  /// `0xRRGGBB`.
  fileprivate var rgb: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
