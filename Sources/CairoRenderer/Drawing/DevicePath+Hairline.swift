import Foundation
import UIKit

extension DevicePath {
  /// The path moved onto the pixel grid, for a line one device pixel wide; each subpath for itself.
  ///
  /// A closed outline goes half a pixel inside its own rounded bounds. An open one keeps its rounded ends, and where it
  /// is flat, it goes to the middle of the pixels that it falls into.
  func snappedToPixels() -> DevicePath {
    var snapped = self
    var start = elements.startIndex
    for index in elements.indices {
      if case .move = elements[index], index > start {
        snapped.snap(start..<index)
        start = index
      }
    }
    snapped.snap(start..<elements.endIndex)
    return snapped
  }

  private mutating func snap(_ range: Range<Int>) {
    let points = elements[range].flatMap(\.points)
    let isClosed = elements[range].contains(.close)
    let x = GridSnap(points.map(\.x), isClosed: isClosed)
    let y = GridSnap(points.map(\.y), isClosed: isClosed)
    replaceElements(in: range) { element in
      element.mapped { CGPoint(x: x.position(of: $0.x), y: y.position(of: $0.y)) }
    }
  }
}

/// How one axis of a subpath moves onto the grid.
private struct GridSnap {
  private let low: Double
  private let high: Double
  private let newLow: Double
  private let newHigh: Double

  init(_ coordinates: [CGFloat], isClosed: Bool) {
    low = coordinates.min() ?? 0
    high = coordinates.max() ?? 0
    if high - low < 0.01 {
      // The nudge keeps 2.9999999 from the row above the one that was meant.
      newLow = (low + 1e-6).rounded(.down) + 0.5
      newHigh = newLow
    } else {
      let inset = isClosed ? 0.5 : 0
      newLow = low.rounded() + inset
      newHigh = max(newLow, high.rounded() - inset)
    }
  }

  func position(of coordinate: CGFloat) -> CGFloat {
    guard high - low >= 0.01 else { return newLow }
    return newLow + (coordinate - low) * (newHigh - newLow) / (high - low)
  }
}

extension CGPath.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .curve(let control1, let control2, let point): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .quad(let control, let point): .quad(control: map(control), map(point))
    case .curve(let control1, let control2, let point):
      .curve(control1: map(control1), control2: map(control2), map(point))
    case .close: .close
    }
  }
}
