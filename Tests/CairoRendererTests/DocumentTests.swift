import CGIF
import Canvas
import Foundation
import Testing
import UIKit

@testable import CairoRenderer

/// PDF pages and GIF animations, read back.
@Suite struct DocumentTests {
  private static let colors: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF]

  // MARK: PDF

  private func pdf(pages: Int) throws -> Data {
    let measurer = PangoTextMeasurer()
    let list = DisplayList { painter in
      painter.fill(CGRect(x: 10, y: 10, width: 50, height: 20), color: CGColor(hex: 0x336699))
      painter.text("hit test", font: .ui(12), color: CGColor(hex: 0), at: CGPoint(x: 10, y: 60))
    }
    let page = PDFDocument.Page(list: list, size: CGSize(width: 400, height: 200), title: "one page")
    return try PDFDocument.data(Array(repeating: page, count: pages), title: "A title", measurer: measurer)
  }

  @Test(arguments: [1, 3])
  func `a PDF has its pages in the size of print`(count: Int) throws {
    let text = String(decoding: try pdf(pages: count), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/Count \(count)\n"))
    // 400 by 200 pixels of a screen are 300 by 150 points.
    #expect(text.contains("/MediaBox [ 0 0 300 150 ]"))
    #expect(text.contains("/FontFile"))
  }

  @Test func `the same pages give the same bytes`() throws {
    let (first, second) = (try pdf(pages: 2), try pdf(pages: 2))
    #expect(first == second)
  }

  // MARK: GIF

  private func frame(_ color: UInt32, square: CGRect) throws -> ImageSurface {
    let surface = try ImageSurface(width: 40, height: 30)
    surface.clear(CGColor(hex: 0xFFFFFF))
    let list = DisplayList { $0.fill(square, color: CGColor(hex: color)) }
    DisplayListRenderer().render(list, on: surface)
    return surface
  }

  @Test func `a GIF shows its frames with their colours, and holds only what changed`() throws {
    let data = try AnimatedGIF.data(count: 3, hold: 0.5, finalHold: 3) { index in
      try frame(Self.colors[index], square: CGRect(x: 10, y: 5, width: 8, height: 6))
    }
    let decoded = try Decoded(data)
    #expect((decoded.width, decoded.height) == (40, 30))
    #expect(decoded.frames.map(\.delay) == [50, 50, 300])
    #expect(decoded.frames[0].rect == CGRect(x: 0, y: 0, width: 40, height: 30))
    for (index, frame) in decoded.frames.enumerated().dropFirst() {
      #expect(frame.rect == CGRect(x: 10, y: 5, width: 8, height: 6), "frame \(index)")
      #expect(frame.colors == [Self.colors[index]])
    }
    #expect(String(decoding: data, as: UTF8.self).contains("NETSCAPE2.0"))
  }

  @Test func `frames that are alike are one pixel, and one frame is enough`() throws {
    let same = try AnimatedGIF.data(count: 2, hold: 0.1, finalHold: 0.1) { _ in
      try frame(0x123456, square: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let decoded = try Decoded(same)
    #expect(decoded.frames[1].rect == CGRect(x: 0, y: 0, width: 1, height: 1))
    let single = try AnimatedGIF.data(count: 1, hold: 0.1, finalHold: 0.2) { _ in
      try frame(0x123456, square: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(try Decoded(single).frames.count == 1)
  }
}

/// What giflib reads of a file.
private struct Decoded {
  struct Frame {
    let rect: CGRect
    /// Hundredths of a second.
    let delay: Int
    /// Each colour that occurs, `0xRRGGBB`.
    let colors: Set<UInt32>
  }

  struct Unreadable: Error {
    let code: Int32
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []

  private final class Input {
    var bytes: ArraySlice<UInt8>
    init(_ data: Data) { bytes = ArraySlice(data) }
  }

  init(_ data: Data) throws {
    let input = Input(data)
    var code: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(input).toOpaque(),
      { file, target, count in
        guard let user = file?.pointee.UserData, let target else { return 0 }
        let input = Unmanaged<Input>.fromOpaque(user).takeUnretainedValue()
        let part = input.bytes.prefix(Int(count))
        for (offset, byte) in part.enumerated() { target[offset] = byte }
        input.bytes = input.bytes.dropFirst(part.count)
        return Int32(part.count)
      },
      &code
    )
    guard let file = opened, DGifSlurp(file) == GIF_OK else { throw Unreadable(code: code) }
    defer { DGifCloseFile(file, &code) }
    (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    for index in 0..<Int(file.pointee.ImageCount) {
      let image = file.pointee.SavedImages[index]
      let (columns, rows) = (Int(image.ImageDesc.Width), Int(image.ImageDesc.Height))
      var colors: Set<UInt32> = []
      for pixel in 0..<(columns * rows) {
        let color = file.pointee.SColorMap.pointee.Colors[Int(image.RasterBits[pixel])]
        colors.insert(UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue))
      }
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(file, Int32(index), &control)
      frames.append(
        Frame(
          rect: CGRect(
            x: Int(image.ImageDesc.Left),
            y: Int(image.ImageDesc.Top),
            width: columns,
            height: rows
          ),
          delay: Int(control.DelayTime),
          colors: colors
        )
      )
    }
  }
}
