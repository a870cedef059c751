import Canvas
import Foundation

/// Finds places for labels on the canvas so that none covers another label or a finger (9.3).
struct LabelPlacement {
  /// A label at its place.
  struct Placed: Hashable {
    var rect: CGRect
    var isCompact: Bool

    /// The point of the frame that a leader connects it with; nil for one inside its frame.
    var leader: CGPoint?
  }

  static let height: CGFloat = 20
  static let compactSize = CGSize(width: 40, height: 20)
  static let gutterStep: CGFloat = 26

  /// What no label may cover.
  private(set) var taken: [CGRect]

  /// The part of the canvas that labels may use.
  let area: CGRect

  /// The screen; labels of frames stay on it.
  let screen: CGRect

  /// The left edge of the column beside the device.
  let gutterX: CGFloat
  private var gutterTop: CGFloat
  private var leaders = 0
  private static let mostLeaders = 6

  init(taken: [CGRect], area: CGRect, screen: CGRect, gutterX: CGFloat) {
    self.taken = taken
    self.area = area
    self.screen = screen
    self.gutterX = gutterX
    gutterTop = max(screen.minY + 12, area.minY + 6)
  }

  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// A place in one of the corners of a frame, else in the column beside the device with a leader.
  ///
  /// `frame` is what is seen of the view, null for one out of sight; `isCompact` leaves the name out anyway.
  mutating func place(in frame: CGRect, fullWidth: CGFloat, isCompact: Bool) -> Placed? {
    let seen = frame.isNull ? frame : frame.intersection(area)
    if !seen.isNull {
      for compact in isCompact ? [true] : [false, true] {
        let width = compact ? Self.compactSize.width : fullWidth
        if let rect = corner(of: seen, width: width) {
          taken.append(rect)
          return Placed(rect: rect, isCompact: compact)
        }
      }
    }
    // More leaders than this could not be told apart.
    guard leaders < Self.mostLeaders else { return nil }
    leaders += 1
    return placeInGutter(leader: seen.isNull ? nil : seen)
  }

  /// The next place of the column beside the device, from the top.
  mutating func placeInGutter(leader frame: CGRect? = nil) -> Placed? {
    guard gutterX + Self.compactSize.width <= area.maxX else { return nil }
    var y = gutterTop
    if let frame { y = max(gutterTop, min(frame.midY - Self.height / 2, area.maxY - Self.height - 4)) }
    while y + Self.height <= area.maxY {
      let rect = CGRect(origin: CGPoint(x: gutterX, y: y.rounded()), size: Self.compactSize)
      if isFree(rect) {
        taken.append(rect)
        if frame == nil { gutterTop = rect.minY + Self.gutterStep }
        let point = frame.map { CGPoint(x: $0.maxX - 6, y: min(max(rect.midY, $0.minY + 4), $0.maxY - 4)) }
        return Placed(rect: rect, isCompact: true, leader: point)
      }
      y += 2
    }
    return nil
  }

  private func corner(of frame: CGRect, width: CGFloat) -> CGRect? {
    guard frame.height >= Self.height, frame.width >= width else { return nil }
    let x = min(8, (frame.width - width) / 2)
    let y = min(8, (frame.height - Self.height) / 2)
    let (right, bottom) = (frame.maxX - x - width, frame.maxY - y - Self.height)
    for origin in [
      CGPoint(x: frame.minX + x, y: frame.minY + y), CGPoint(x: right, y: frame.minY + y),
      CGPoint(x: frame.minX + x, y: bottom), CGPoint(x: right, y: bottom),
    ] {
      let rect = CGRect(
        x: origin.x.rounded(),
        y: origin.y.rounded(),
        width: width,
        height: Self.height
      )
      if isFree(rect) { return rect }
    }
    return nil
  }

  private func isFree(_ rect: CGRect) -> Bool {
    !taken.contains { $0.insetBy(dx: -2, dy: -2).intersects(rect) }
  }
}
