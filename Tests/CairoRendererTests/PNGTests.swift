import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

struct PNGTests {
  private func picture() throws -> ImageSurface {
    try Sheet(width: 7, height: 5) { $0.fill(CGRect(x: 1, y: 1, width: 3, height: 2), color: red) }.surface
  }

  @Test func `a picture comes back from its file as it was`() throws {
    let surface = try picture()
    #expect(PixelImage(try ImageSurface(png: surface.pngData())) == PixelImage(surface))
  }

  @Test func `a text travels in the file, and the picture does not change`() throws {
    let surface = try picture()
    let text = "{\"layout\": \"größer\"}\n\0 and 👆"
    let plain = try surface.pngData()
    let png = try PNGText.inserting(text, keyword: "fingerpost", into: plain)
    #expect(try PNGText.text(keyword: "fingerpost", in: png) == text)
    #expect(try PNGText.text(keyword: "other", in: png) == nil)
    #expect(PixelImage(try ImageSurface(png: png)) == PixelImage(surface))
  }

  @Test func `a second text under the keyword replaces the first`() throws {
    let png = try picture().pngData()
    let once = try PNGText.inserting("two", keyword: "k", into: png)
    let twice = try PNGText.inserting("two", keyword: "k", into: PNGText.inserting("one", keyword: "k", into: png))
    #expect(once == twice)
  }

  @Test func `a file that is none, cut short or damaged says so`() throws {
    let png = try picture().pngData()
    #expect(throws: PNGError.noSignature) { try PNGText.text(keyword: "k", in: Data("GIF89a".utf8)) }
    #expect(throws: PNGError.cutShort(at: png.count - 12)) { try PNGText.text(keyword: "k", in: png.dropLast()) }
    var damaged = png
    damaged[20] ^= 1
    #expect(throws: PNGError.wrongChecksum(chunk: "IHDR", at: 8)) { try PNGText.text(keyword: "k", in: damaged) }
    #expect(throws: PNGError.badKeyword("")) { try PNGText.inserting("", keyword: "", into: png) }
    #expect(throws: CairoError.self) { try ImageSurface(png: png.prefix(40)) }
    #expect(PNGError.noSignature.description == "this is not a PNG file: it does not start with the PNG signature")
    #expect(
      PNGError.wrongChecksum(chunk: "IHDR", at: 8).description
        == "the PNG file is damaged: the checksum of chunk IHDR at byte 8 is wrong"
    )
  }

  @Test func `a file is written whole, over the old one, with nothing left beside it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("picture.png").path
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try picture().writePNG(to: path)
    #expect(FileManager.default.contents(atPath: path) == (try picture().pngData()))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
  }

  @Test func `a file that cannot be written says why`() throws {
    let path = "/nonexistent-folder/picture.png"
    let error = #expect(throws: PictureFileError.self) { try picture().writePNG(to: path) }
    #expect(error?.description == "cannot write /nonexistent-folder/picture.png: No such file or directory")
  }
}
