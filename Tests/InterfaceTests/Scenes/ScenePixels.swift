import CairoRenderer
import Canvas
import Foundation
import Interface
import UIKit

/// A scene as pixels, looked up by points of the device's screen.
@MainActor
struct ScenePixels {
  let surface: ImageSurface
  let geometry: DeviceGeometry
  let scale: Int

  init(_ input: SceneInput, size: CGSize = CGSize(width: 560, height: 660), scale: Int = 1) throws {
    geometry = DeviceGeometry(for: input, in: size)
    self.scale = scale
    let list = CanvasScene(input: input, size: size, geometry: geometry).displayList
    surface = try ImageSurface(width: Int(size.width) * scale, height: Int(size.height) * scale)
    DisplayListRenderer().render(list.withoutText, on: surface, scale: Double(scale))
  }

  /// `0xRRGGBB` at a point of the screen, moved by some pixels of the canvas.
  func color(at point: CGPoint, dx: CGFloat = 0, dy: CGFloat = 0) -> UInt32 {
    let place = geometry.canvasPoint(point)
    let x = Int((place.x + dx) * CGFloat(scale))
    let y = Int((place.y + dy) * CGFloat(scale))
    return surface.pixel(x: x, y: y) & 0xFF_FFFF
  }
}

extension DisplayList {
  /// The same without words, whose pixels depend on the fonts of a machine.
  var withoutText: DisplayList {
    DisplayList(
      commands.filter { command in
        if case .text = command { return false }
        return true
      }
    )
  }

  /// Every text with its box in the list's own space, clips left aside.
  func texts(measuredBy measurer: some TextMeasurer) -> [(string: String, box: CGRect, isCut: Bool)] {
    var transforms = [CGAffineTransform.identity]
    var texts: [(String, CGRect, Bool)] = []
    for command in commands {
      let last = transforms[transforms.count - 1]
      switch command {
      case .save: transforms.append(last)
      case .restore: transforms.removeLast()
      case .concatenate(let map): transforms[transforms.count - 1] = map.concatenating(last)
      case .text(let block, let point):
        let extent = measurer.extent(of: block)
        texts.append((block.string, block.box(at: point, extent: extent).applying(last), extent.isTruncated))
      default: break
      }
    }
    return texts
  }
}

extension CGColor {
  /// `0xRRGGBB`.
  var rgb: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}

/// The largest difference of a channel.
func distance(_ one: UInt32, _ other: UInt32) -> Int {
  [16, 8, 0].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
}
