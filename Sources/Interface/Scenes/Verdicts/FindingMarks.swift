import Canvas
import Diagnosis
import Foundation
import UIKit

/// The triangle of a finding at the upper right corner of the view that it is about.
@MainActor
struct FindingMarks {
  let input: SceneInput
  let geometry: DeviceGeometry

  /// More would hide the layout; the list has them all.
  private static let mostShown = 60

  private static let size: Double = 13

  func draw(_ painter: Painter) {
    var places: [CGPoint] = []
    for (id, severity) in input.findings.sorted(by: { $0.key < $1.key }).prefix(Self.mostShown) {
      guard let view = input.view(id), input.isShown(view), let shape = ViewShape(view, geometry: geometry),
        !shape.seen.isNull
      else { continue }
      var place = CGPoint(x: shape.seen.maxX - 2, y: shape.seen.minY + 2)
      while places.contains(where: { $0.distance(to: place) < Self.size }) { place.x -= Self.size + 2 }
      places.append(place)
      let plate = CGRect(x: place.x - 9, y: place.y - 9, width: 18, height: 18)
      painter.fill(plate, cornerRadius: 9, color: input.theme[.panel])
      painter.strokeInside(plate, cornerRadius: 9, style: .hairline, color: input.theme[.line2])
      severity.paint(into: painter, center: place, size: 11, theme: input.theme)
    }
  }
}
