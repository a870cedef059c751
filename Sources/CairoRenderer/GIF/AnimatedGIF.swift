import CGIF
package import Foundation

/// Pictures shown one after the other, as a GIF that starts again at its end.
///
/// All frames share one palette of 256 colours, so that nothing flickers; a frame holds only what differs from the one
/// before it.
package struct AnimatedGIF {
  /// Why giflib refused.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let code: Int32

    package var description: String {
      "no GIF: \(GifErrorString(code).map { String(cString: $0) } ?? "error \(code)")"
    }
  }

  private let palette: GIFPalette
  private let width: Int
  private let height: Int
  private var previous: [UInt8]?

  /// The bytes of an animation of `count` frames, each of `hold` seconds, the last of `finalHold`.
  ///
  /// `frame` draws one; all are equally large. A frame may be asked for twice.
  package static func data(
    count: Int,
    hold: Double,
    finalHold: Double,
    frame: (Int) throws -> ImageSurface
  ) throws -> Data {
    precondition(count > 0, "an animation of no frames")
    // What is drawn first, in the middle and last has every colour of a picture that only grows.
    let samples = try Set([0, count / 2, count - 1]).sorted().map { try frame($0) }
    let palette = try GIFPalette(of: samples)
    var animation = AnimatedGIF(palette: palette, width: samples[0].width, height: samples[0].height)
    return try GIFFile.data { file throws(Failure) in
      try file.begin(width: animation.width, height: animation.height, palette: palette)
      for index in 0..<count {
        let surface = try drawn(index, frame)
        try animation.add(surface, seconds: index == count - 1 ? finalHold : hold, to: file)
      }
    }
  }

  private static func drawn(_ index: Int, _ frame: (Int) throws -> ImageSurface) throws(Failure) -> ImageSurface {
    do { return try frame(index) } catch { throw Failure(code: E_GIF_ERR_NOT_ENOUGH_MEM) }
  }

  private init(palette: GIFPalette, width: Int, height: Int) {
    self.palette = palette
    self.width = width
    self.height = height
  }

  private mutating func add(_ surface: ImageSurface, seconds: Double, to file: GIFFile) throws(Failure) {
    let indices = palette.indices(of: surface)
    let rows =
      previous.map { GIFPart(changedFrom: $0, to: indices, width: width) }
      ?? GIFPart(left: 0, top: 0, width: width, height: height)
    try file.addFrame(indices, part: rows, width: width, hundredths: Int((seconds * 100).rounded()))
    previous = indices
  }
}

/// The rectangle of a frame that is written.
struct GIFPart: Hashable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// Around all that differs; one pixel where nothing does, since a frame cannot be empty.
  init(changedFrom old: [UInt8], to new: [UInt8], width: Int) {
    var (left, right, top, bottom) = (width, -1, Int.max, -1)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var index = 0
        while index < new.count {
          if old[index] != new[index] {
            let (x, y) = (index % width, index / width)
            left = min(left, x)
            right = max(right, x)
            top = min(top, y)
            bottom = y
          }
          index += 1
        }
      }
    }
    if right < 0 {
      self.init(left: 0, top: 0, width: 1, height: 1)
    } else {
      self.init(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
