package import Canvas
package import Foundation
import UIKit

/// The whole canvas: background, rulers, the device with the app, and what the trace says of it.
///
/// The same input, size and geometry give the same list, always.
@MainActor
package struct CanvasScene {
  package let input: SceneInput

  /// Pixels, rulers included.
  package let size: CGSize
  package let geometry: DeviceGeometry

  package init(input: SceneInput, size: CGSize, geometry: DeviceGeometry) {
    self.input = input
    self.size = size
    self.geometry = geometry
  }

  /// The canvas with its top left corner at the origin.
  package var displayList: DisplayList {
    DisplayList(recording: { painter in
      drawDevice(painter)
      drawOverlay(painter)
    })
  }

  /// What stays the same from step to step: background, device, app and rulers.
  ///
  /// It covers the canvas.
  package func drawDevice(_ painter: Painter) {
    let bounds = CGRect(origin: .zero, size: size)
    painter.clipped(to: bounds) {
      painter.fill(bounds, color: input.theme[.canvas])
      painter.clipped(to: geometry.contentRect) {
        DeviceScene(input: input, geometry: geometry).draw(painter)
        drawSizeNote(painter)
      }
      Rulers(input: input, geometry: geometry).draw(painter)
    }
  }

  /// What the trace and the fingers lay over it; answers what has words on it.
  @discardableResult
  package func drawOverlay(_ painter: Painter) -> [CGRect] {
    var taken: [CGRect] = []
    painter.clipped(to: geometry.contentRect) {
      taken = VerdictOverlay(input: input, geometry: geometry).draw(painter)
      drawMarksAndChain(painter)
    }
    drawRulerFingers(painter)
    return taken
  }

  /// The same in two layers, between which the fingers' marks belong.
  func drawOverlay(below: Painter, above: Painter) -> [CGRect] {
    var taken: [CGRect] = []
    below.clipped(to: geometry.contentRect) {
      above.clipped(to: geometry.contentRect) {
        taken = VerdictOverlay(input: input, geometry: geometry).draw(below: below, above: above)
        drawMarksAndChain(above)
      }
    }
    drawRulerFingers(above)
    return taken
  }

  /// The marks of the fingers alone.
  func drawFingers(_ painter: Painter) {
    painter.clipped(to: geometry.contentRect) {
      FingerMarkers(input: input, geometry: geometry).drawMarks(painter)
    }
  }

  private func drawMarksAndChain(_ painter: Painter) {
    FindingMarks(input: input, geometry: geometry).draw(painter)
    guard input.showsChain else { return }
    painter.group(alpha: chainOpacity) { AscentScene(input: input, geometry: geometry).draw(painter) }
  }

  private func drawRulerFingers(_ painter: Painter) {
    painter.clipped(to: CGRect(origin: .zero, size: size)) {
      Rulers(input: input, geometry: geometry).drawFingers(painter)
    }
  }

  /// The chain comes as the device makes room for it: over a device that a finger keeps in its place, it would hide
  /// what is touched.
  private var chainOpacity: Double {
    let room = geometry.contentRect.maxX - geometry.deviceRect.maxX
    return room >= DeviceGeometry.chainRoom ? 1 : Double(geometry.chainFraction)
  }

  /// The device's size and the zoom, where the device leaves room for them.
  private func drawSizeNote(_ painter: Painter) {
    let font = Font.mono(11)
    let screen = geometry.screenSize
    let lines = [
      "\(Self.number(screen.width)) × \(Self.number(screen.height)) pt", "\(Int((geometry.zoom * 100).rounded())) %",
    ]
    let widths = lines.map {
      input.measurer.width(of: TextBlock($0, font: font, color: input.theme[.text2]))
    }
    let note = CGRect(
      x: geometry.contentRect.minX + 12,
      y: geometry.contentRect.minY + 10,
      width: widths.max() ?? 0,
      height: 32
    )
    // The depth of the layers is set there.
    guard geometry.projection == nil, !geometry.deviceRect.insetBy(dx: -8, dy: -8).intersects(note) else { return }
    for (index, line) in lines.enumerated() {
      painter.text(
        line,
        font: font,
        color: input.theme[.text2],
        at: CGPoint(x: note.minX, y: note.minY + 12 + CGFloat(index) * 16)
      )
    }
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.1f", value)
  }
}
