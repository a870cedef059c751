/// A place in a window or on a screen, in pixels from its top left corner.
package struct PixelPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of whole pixels, its origin top left.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part inside a window of `size`, or nil when nothing of it is.
  ///
  /// Any numbers are allowed.
  package func clipped(to size: PixelSize) -> PixelRect? {
    guard !isEmpty else { return nil }
    let left = max(x, 0)
    let top = max(y, 0)
    let right = min(x.addingReportingOverflow(width).overflow ? Int.max : x + width, size.width)
    let bottom = min(y.addingReportingOverflow(height).overflow ? Int.max : y + height, size.height)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
