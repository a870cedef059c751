package import Foundation

/// A frame made in parts, between which fingers are looked after; what changes meanwhile belongs to the next one.
@MainActor
package struct FrameParts {
  private enum Stage { case idle, telling, recording, drawing }

  package enum Part {
    /// Something that is not seen yet.
    case hidden

    /// A rectangle is to be drawn by ``Compositor/recordedList(in:)``.
    case rect(CGRect)

    /// All rectangles are drawn and are to be shown together; none if there was nothing to do.
    case whole([CGRect])
  }

  private var stage = Stage.idle
  private var stale: ArraySlice<CGRect> = []
  private var drawn: [CGRect] = []

  package init() {}

  /// Whether parts of a frame are made already.
  package var isUnderWay: Bool { stage != .idle }

  /// Makes the next part.
  package mutating func makeNext(of root: InterfaceRoot) -> Part {
    if stage == .idle {
      root.beginTelling()
      stage = .telling
    }
    if stage == .telling {
      if root.tellNextPane() { return .hidden }
      root.compositor.beginFrame()
      stage = .recording
    }
    if stage == .recording {
      if root.compositor.recordNext() { return .hidden }
      stale = root.compositor.takeRecordedDamage()[...]
      stage = .drawing
    }
    if let rect = stale.popFirst() {
      drawn.append(rect)
      return .rect(rect)
    }
    defer { self = FrameParts() }
    return .whole(drawn)
  }
}
