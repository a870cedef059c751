import CairoRenderer
import Canvas
import Foundation
import TestSupport
import Testing
import UIKit

struct ImageSurfaceTests {
  @Test func `drawing into lent memory keeps to its rows`() throws {
    let (width, height, stride) = (5, 3, 32)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0xAB, count: stride * height)
    do {
      let surface = try ImageSurface(wrapping: memory, width: width, height: height, stride: stride)
      surface.clear(red)
      #expect(surface.pixel(x: 4, y: 2) == 0xFFFF_0000)
    }
    for y in 0..<height {
      #expect(memory.load(fromByteOffset: y * stride + 16, as: UInt32.self) == 0xFFFF_0000)
      #expect(memory.load(fromByteOffset: y * stride + 20, as: UInt32.self) == 0xABAB_ABAB)
    }
  }

  @Test func `pixels written by hand are there`() throws {
    let surface = try ImageSurface(width: 2, height: 2)
    surface.withPixels { $0.storeBytes(of: 0xFF12_3456 as UInt32, toByteOffset: surface.stride + 4, as: UInt32.self) }
    #expect(surface.pixel(x: 1, y: 1) == 0xFF12_3456)
    #expect(surface.pixel(x: 2, y: 1) == 0)
  }

  @Test(arguments: [(-1, 4), (40_000, 40_000), (Int.max, 1)])
  func `a size beyond all reason is an error`(width: Int, height: Int) {
    #expect(throws: CairoError.self) { try ImageSurface(width: width, height: height) }
  }

  @Test func `an empty surface takes drawing without harm`() throws {
    let surface = try ImageSurface(width: 0, height: 0)
    DisplayListRenderer().render(
      DisplayList { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: red) },
      on: surface
    )
    #expect(surface.pixel(x: 0, y: 0) == 0)
  }
}
