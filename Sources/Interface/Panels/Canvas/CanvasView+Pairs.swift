import Foundation
import UIKit

/// A second finger that goes with the first: its mirror image, or beside it (visual design, 17.3).
extension CanvasView {
  /// How a second finger follows the first.
  struct Companion {
    enum Path: Hashable {
      /// About the pivot.
      case mirrored
      /// Always this far away, in points.
      case beside(CGVector)
    }

    let number: Int
    let path: Path
  }

  /// Points between the fingers of a parallel pair.
  private static let parallelDistance: CGFloat = 48

  /// What mirrored fingers turn about; points of the screen.
  var pivot: CGPoint {
    let screen = session.application.screenSize
    return session.tools.pivot ?? CGPoint(x: screen.width / 2, y: screen.height / 2)
  }

  /// Moves the pivot; nil takes it back to the middle of the screen.
  func setPivot(_ point: CGPoint?) {
    session.setTools { $0.pivot = point }
    session.say(
      point.map { "Mirrored fingers turn about (\(Int($0.x.rounded())), \(Int($0.y.rounded())))" }
        ?? "Mirrored fingers turn about the middle of the screen"
    )
  }

  /// The key: sets the pivot at the cross or the pointer, and takes it back where it is set already.
  package func togglePivot() {
    guard let point = cursor ?? pointer else { return setPivot(nil) }
    setPivot(session.tools.pivot == point ? nil : point)
  }

  package func togglePair(_ pair: CanvasTools.Pair) {
    session.setTools { $0.pair = $0.pair == pair ? nil : pair }
  }

  /// Control adds the mirror image, Shift a finger beside; both place the mirror image and then move the two as one.
  ///
  /// The buttons do the same without keys, for a finger of the touchscreen, too, while it is the only one.
  func beginCompanion(of touch: UITouch, _ number: Int) -> TouchSample? {
    let point = geometry.screenPoint(touch.location(in: self))
    guard touch.type == .indirectPointer, modifiers.control || modifiers.shift else {
      guard let pair = session.tools.pair, layoutFingers.count == 1 else { return nil }
      return addCompanion(to: number, at: point, pair: pair)
    }
    let sample = addCompanion(to: number, at: point, pair: modifiers.control ? .mirrored : .parallel)
    if modifiers.control, modifiers.shift {
      companions[number] = Companion(number: Int(sample.finger), path: .beside(sample.location - point))
    }
    return sample
  }

  /// The next free finger, at its place beside `point`.
  func addCompanion(to number: Int, at point: CGPoint, pair: CanvasTools.Pair) -> TouchSample {
    let free = (1...).first { $0 != number && session.liveFingers[$0] == nil } ?? 2
    let path: Companion.Path =
      switch pair {
      case .mirrored: .mirrored
      case .parallel: .beside(CGVector(dx: Self.parallelDistance, dy: 0))
      }
    companions[number] = Companion(number: free, path: path)
    return sample(free, .began, at: place(of: path, for: point))
  }

  private func place(of path: Companion.Path, for point: CGPoint) -> CGPoint {
    switch path {
    case .mirrored: CGPoint(x: 2 * pivot.x - point.x, y: 2 * pivot.y - point.y)
    case .beside(let way): point + way
    }
  }

  func companionNumbers(of number: Int) -> [Int] { companions[number].map { [$0.number] } ?? [] }

  /// What follows from a finger that is now at a point.
  ///
  /// While *parallel* is on, all pinned fingers move with the one that is dragged.
  func followers(of number: Int, _ phase: UITouch.Phase, at point: CGPoint) -> [TouchSample] {
    if let companion = companions[number], session.liveFingers[companion.number] != nil {
      return [sample(companion.number, phase, at: place(of: companion.path, for: point))]
    }
    guard phase == .moved, session.tools.pair == .parallel, let old = session.liveFingers[number], old.isPinned else {
      return []
    }
    let way = point - old.location
    return session.liveFingers.sorted { $0.key < $1.key }.compactMap { other, finger in
      guard other != number, finger.isPinned else { return nil }
      return sample(other, .moved, at: finger.location + way)
    }
  }

  func sample(_ number: Int, _ phase: UITouch.Phase, at point: CGPoint) -> TouchSample {
    TouchSample(finger: Int32(number), phase: phase, location: point, device: "mouse")
  }
}
