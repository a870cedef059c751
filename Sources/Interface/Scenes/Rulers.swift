import Canvas
import Foundation
import UIKit

/// The strips along the top and left edge that count points of the device, with a mark for each finger.
@MainActor
struct Rulers {
  let input: SceneInput
  let geometry: DeviceGeometry

  private var size: CGFloat { DeviceGeometry.rulerSize }
  private var theme: Theme { input.theme }
  private static let font = Font.mono(9)

  func draw(_ painter: Painter) {
    let canvas = geometry.canvasSize
    let top = CGRect(x: 0, y: 0, width: canvas.width, height: size)
    let left = CGRect(x: 0, y: size, width: size, height: max(0, canvas.height - size))
    painter.fill(top, color: theme[.window])
    painter.fill(left, color: theme[.window])
    painter.hairline(along: .maxYEdge, of: top, color: theme[.line])
    painter.hairline(along: .maxXEdge, of: left, color: theme[.line])
    // Of a screen seen at an angle there is nothing to be read along the edges.
    guard geometry.projection == nil else { return }
    painter.clipped(to: CGRect(x: size, y: 0, width: max(0, canvas.width - size), height: size)) {
      drawTicks(painter, origin: geometry.origin.x, end: canvas.width) { along, length in
        (CGPoint(x: along, y: size - length), CGPoint(x: along, y: size))
      } label: { text, along in
        painter.text(text, font: Self.font, color: theme[.text3], at: CGPoint(x: along + 3, y: 9.5))
      }
    }
    painter.clipped(to: left) {
      drawTicks(painter, origin: geometry.origin.y, end: canvas.height) { along, length in
        (CGPoint(x: size - length, y: along), CGPoint(x: size, y: along))
      } label: { text, along in
        painter.transformed(by: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 9.5, ty: along - 3)) {
          painter.text(text, font: Self.font, color: theme[.text3], at: .zero)
        }
      }
    }
    let corner = CGRect(x: 0, y: 0, width: size, height: size)
    painter.fill(corner.insetBy(dx: 0.5, dy: 0.5), color: theme[.window])
    painter.text(
      "pt",
      font: .mono(8.5),
      color: theme[.text3],
      at: CGPoint(x: size / 2, y: size / 2 + 3),
      alignment: .center
    )
  }

  /// Points between two numbers: 100 where they have room, else the next rounder step.
  private var majorStep: CGFloat {
    for step in [10, 20, 50, 100, 200, 500, 1000, 2000] as [CGFloat] where step * geometry.zoom >= 56 { return step }
    return 5000
  }

  private func drawTicks(
    _ painter: Painter,
    origin: CGFloat,
    end: CGFloat,
    line: (CGFloat, CGFloat) -> (CGPoint, CGPoint),
    label: (String, CGFloat) -> Void
  ) {
    let major = majorStep
    let minor = major / (major * geometry.zoom >= 100 ? 10 : 5)
    let first = Int(((size - origin) / (minor * geometry.zoom)).rounded(.up))
    let last = Int(((end - origin) / (minor * geometry.zoom)).rounded(.down))
    guard first <= last, last - first < 4_000 else { return }
    let perMajor = Int((major / minor).rounded())
    for index in first...last {
      let along = (origin + CGFloat(index) * minor * geometry.zoom).rounded()
      let isMajor = index.isMultiple(of: perMajor)
      let (from, to) = line(along, isMajor ? 8 : 4)
      painter.line(from: from, to: to, color: theme[isMajor ? .text3 : .line2])
      if isMajor { label(String(index / perMajor * Int(major)), along) }
    }
  }

  /// Triangles that point at the canvas, in each finger's colour.
  func drawFingers(_ painter: Painter) {
    guard geometry.projection == nil else { return }
    let markers = FingerMarkers(input: input, geometry: geometry)
    for finger in input.fingers where finger.opacity > 0 {
      guard let place = markers.place(of: finger) else { continue }
      let color = theme.finger(finger.number).multipliedAlpha(min(1, finger.opacity))
      if place.x >= size + 4.5, place.x < geometry.canvasSize.width {
        painter.fill(
          CGPath(polygon: [
            CGPoint(x: place.x - 4.5, y: size - 1), CGPoint(x: place.x, y: size - 8),
            CGPoint(x: place.x + 4.5, y: size - 1),
          ]),
          color: color
        )
      }
      if place.y >= size + 4.5, place.y < geometry.canvasSize.height {
        painter.fill(
          CGPath(polygon: [
            CGPoint(x: size - 1, y: place.y - 4.5), CGPoint(x: size - 8, y: place.y),
            CGPoint(x: size - 1, y: place.y + 4.5),
          ]),
          color: color
        )
      }
    }
  }
}
