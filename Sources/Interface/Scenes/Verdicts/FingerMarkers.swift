import Canvas
import Foundation
import UIKit

/// The fingers on the canvas: trail, contact ring, marker.
@MainActor
struct FingerMarkers {
  let input: SceneInput
  let geometry: DeviceGeometry

  static let radius: CGFloat = 11
  static let activeRadius: CGFloat = 12
  static let ringRadius: CGFloat = 25

  func place(of finger: SceneInput.Finger) -> CGPoint? {
    let place = geometry.fingerPoint(finger.location)
    return place.x.isFinite && place.y.isFinite && abs(place.x) < 1e6 && abs(place.y) < 1e6 ? place : nil
  }

  /// What labels keep away from.
  var boxes: [CGRect] {
    input.fingers.filter { $0.opacity > 0.3 }.compactMap { finger in
      place(of: finger).map { CGRect(x: $0.x - 15, y: $0.y - 15, width: 30, height: 30) }
    }
  }

  func draw(_ painter: Painter) {
    drawTrails(painter)
    drawMarks(painter)
  }

  /// Where fingers have been, and what mirrored ones turn about.
  func drawTrails(_ painter: Painter) {
    drawPivot(painter)
    for finger in input.fingers { drawTrail(of: finger, painter) }
  }

  /// Where fingers are.
  func drawMarks(_ painter: Painter) {
    // The finger that the panes are about lies on top.
    let order = input.fingers.filter { !isActive($0) } + input.fingers.filter(isActive)
    for finger in order { draw(finger, painter) }
  }

  /// A cross where mirrored fingers turn about, while they would.
  private func drawPivot(_ painter: Painter) {
    let tools = input.tools
    guard tools.pair == .mirrored || tools.pivot != nil else { return }
    let screen = geometry.screenSize
    let center = geometry.fingerPoint(tools.pivot ?? CGPoint(x: screen.width / 2, y: screen.height / 2))
    let arm: CGFloat = 6
    var cross = CGPath(from: CGPoint(x: center.x - arm, y: center.y), to: CGPoint(x: center.x + arm, y: center.y))
    cross.addPath(CGPath(from: CGPoint(x: center.x, y: center.y - arm), to: CGPoint(x: center.x, y: center.y + arm)))
    painter.stroke(cross, style: .rounded(4), color: input.theme[.canvas])
    painter.stroke(cross, style: .rounded(1.75), color: input.theme[.accent])
  }

  private func isActive(_ finger: SceneInput.Finger) -> Bool {
    input.touch != nil && finger.number == input.fingerNumber
  }

  private func draw(_ finger: SceneInput.Finger, _ painter: Painter) {
    guard finger.opacity > 0, let center = place(of: finger) else { return }
    let color = input.theme.finger(finger.number)
    painter.group(alpha: min(1, finger.opacity)) {
      if finger.phase == .down {
        painter.stroke(
          CGPath(center: center, radius: Self.ringRadius),
          style: StrokeStyle(width: input.theme.overlayWidth(1.5)),
          color: color.multipliedAlpha(isActive(finger) ? 0.9 : 0.55)
        )
      }
      FingerGlyph(
        id: finger.number,
        phase: finger.phase,
        isSimulated: finger.isSimulated,
        isPinned: finger.isPinned
      )
      .paint(
        into: painter,
        center: center,
        radius: isActive(finger) ? Self.activeRadius : Self.radius,
        theme: input.theme
      )
    }
  }

  /// Shades of a trail; each is a line of its own, so a fast device's many places cost no more than a slow one's.
  private static let shades = 12.0

  private func drawTrail(of finger: SceneInput.Finger, _ painter: Painter) {
    let color = input.theme.finger(finger.number)
    var line = CGPath()
    var shade = 0.0
    func finish() {
      let style = StrokeStyle(width: 2, join: .bevel)
      painter.stroke(line, style: style, color: color.multipliedAlpha(shade / Self.shades))
    }
    for (from, to) in zip(finger.trail, finger.trail.dropFirst()) where to.opacity > 0 {
      let (start, end) = (geometry.fingerPoint(from.location), geometry.fingerPoint(to.location))
      let next = (min(1, to.opacity) * Self.shades).rounded(.up)
      if next != shade || line.currentPoint != start {
        finish()
        (line, shade) = (CGPath(from: start, to: end), next)
      } else {
        line.addLine(to: end)
      }
    }
    finish()
  }
}
