import CX11

/// A cursor of two colours that the program draws itself.
package struct CursorPicture: Hashable, Sendable {
  /// In device pixels.
  package let width: Int
  package let height: Int

  /// Row after row: whether a pixel has the foreground.
  package let ink: [Bool]

  /// Row after row: whether a pixel is seen at all; where it has no ink it has the background.
  package let mask: [Bool]

  /// `0xRRGGBB`.
  package let foreground: UInt32
  package let background: UInt32

  /// The pixel that points is the middle one; nil where the rows are not as many as the size says.
  package init?(width: Int, height: Int, ink: [Bool], mask: [Bool], foreground: UInt32, background: UInt32) {
    guard width > 0, height > 0, ink.count == width * height, mask.count == ink.count else { return nil }
    self.width = width
    self.height = height
    self.ink = ink
    self.mask = mask
    self.foreground = foreground
    self.background = background
  }

  /// Bits as the server wants them: the lowest first, each row from a byte of its own.
  static func bits(_ pixels: [Bool], width: Int) -> [CChar] {
    stride(from: 0, to: pixels.count, by: width).flatMap { start in
      stride(from: 0, to: width, by: 8).map { column in
        var byte: UInt8 = 0
        for bit in 0..<min(8, width - column) where pixels[start + column + bit] { byte |= 1 << bit }
        return CChar(bitPattern: byte)
      }
    }
  }
}

extension XColor {
  /// A colour of the cursor's own; `rgb` is `0xRRGGBB`.
  init(rgb: UInt32) {
    func channel(_ shift: UInt32) -> UInt16 { UInt16(rgb >> shift & 0xFF) * 257 }
    self.init()
    (red, green, blue) = (channel(16), channel(8), channel(0))
    flags = CChar(DoRed | DoGreen | DoBlue)
  }
}
