import CGIF
import Foundation

/// giflib's encoder, writing into memory.
struct GIFFile {
  /// What giflib hands bytes to.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let raw: UnsafeMutablePointer<GifFileType>

  /// The bytes of the file that `body` writes.
  static func data(_ body: (GIFFile) throws(AnimatedGIF.Failure) -> Void) throws(AnimatedGIF.Failure) -> Data {
    let output = Output()
    var code: Int32 = 0
    let opened = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, chunk, count in
        guard let user = file?.pointee.UserData, let chunk, count > 0 else { return 0 }
        Unmanaged<Output>.fromOpaque(user).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: chunk, count: Int(count)))
        return count
      },
      &code
    )
    guard let opened else { throw AnimatedGIF.Failure(code: code) }
    EGifSetGifVersion(opened, true)
    do {
      try body(GIFFile(raw: opened))
    } catch {
      EGifCloseFile(opened, &code)
      throw error
    }
    guard EGifCloseFile(opened, &code) == GIF_OK else { throw AnimatedGIF.Failure(code: code) }
    return withExtendedLifetime(output) { Data(output.bytes) }
  }

  private func check(_ status: Int32) throws(AnimatedGIF.Failure) {
    guard status == GIF_OK else { throw AnimatedGIF.Failure(code: raw.pointee.Error) }
  }

  /// The screen, its palette, and that the animation has no end.
  func begin(width: Int, height: Int, palette: GIFPalette) throws(AnimatedGIF.Failure) {
    let map = GifMakeMapObject(256, palette.colors)
    defer { GifFreeMapObject(map) }
    try check(EGifPutScreenDesc(raw, Int32(width), Int32(height), 8, 0, map))
    try check(EGifPutExtensionLeader(raw, Int32(APPLICATION_EXT_FUNC_CODE)))
    try check(EGifPutExtensionBlock(raw, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(raw, 3, [1, 0, 0] as [UInt8]))
    try check(EGifPutExtensionTrailer(raw))
  }

  /// One part of a frame over what is shown; `indices` are the whole frame's, `width` pixels a row.
  func addFrame(
    _ indices: [UInt8],
    part: GIFPart,
    width: Int,
    hundredths: Int
  ) throws(AnimatedGIF.Failure) {
    var control = GraphicsControlBlock(
      DisposalMode: Int32(DISPOSE_DO_NOT),
      UserInputFlag: false,
      DelayTime: Int32(hundredths),
      TransparentColor: Int32(NO_TRANSPARENT_COLOR)
    )
    var block = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &block)
    try check(EGifPutExtension(raw, Int32(GRAPHICS_EXT_FUNC_CODE), 4, block))
    try check(
      EGifPutImageDesc(raw, Int32(part.left), Int32(part.top), Int32(part.width), Int32(part.height), false, nil)
    )
    for row in part.top..<(part.top + part.height) {
      let start = row * width + part.left
      var line = Array(indices[start..<(start + part.width)])
      try check(EGifPutLine(raw, &line, Int32(part.width)))
    }
  }
}
