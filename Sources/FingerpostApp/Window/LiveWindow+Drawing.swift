import CairoRenderer
import Foundation
import Interface
import UIKit
import X11Window

/// Drawing: the fingers at once, everything else in parts.
extension LiveWindow {
  /// Shows where the fingers are, over whatever was last drawn of the rest.
  func drawFingers() {
    let damage = root.compositor.takeDamage(of: root.fingerMarks)
    guard !damage.isEmpty else { return }
    for rect in damage { draw(rect) }
    window.present(damage: damage.map(pixels))
  }

  /// Makes the next part of the frame, and shows it when it is whole.
  func continueFrame() {
    if !frame.isUnderWay { frameStart = clock.now }
    switch frame.makeNext(of: root) {
    case .hidden: break
    case .rect(let rect): draw(rect)
    case .whole([]): break
    case .whole(let drawn):
      window.present(damage: drawn.map(pixels))
      window.finishPresenting()
      lastFrame = frameStart
    }
  }

  private func draw(_ rect: CGRect) {
    let list = root.compositor.recordedList(in: [rect])
    window.withBackBuffer { buffer in
      guard
        let surface = try? ImageSurface(
          wrapping: UnsafeMutableRawPointer(buffer.pixels),
          width: buffer.size.width,
          height: buffer.size.height,
          stride: buffer.stride
        )
      else { return }
      renderer.render(list, on: surface, scale: scale, clip: [rect])
    }
  }

  private func pixels(_ rect: CGRect) -> PixelRect {
    let (left, top) = (Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down)))
    let (right, bottom) = (Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up)))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
