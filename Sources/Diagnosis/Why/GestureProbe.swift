import Foundation
import LayoutFiles
import UIKit

/// What fingers would do at a point to get an answer out of an object: a tap, or the gesture that a recognizer is for.
@MainActor
enum GestureProbe {
  /// The steps begin at a time, with fingers that no earlier step has.
  static func steps(for object: NSObject, at point: CGPoint, from time: Double, firstFinger: Int) -> [Step] {
    var script = Script(time: time, finger: firstFinger)
    switch object {
    case let tap as UITapGestureRecognizer:
      let offsets = spread(tap.numberOfTouchesRequired)
      for index in 0..<max(1, min(tap.numberOfTapsRequired, 10)) {
        script.strokes(offsets.map { [point + $0] }, after: index == 0 ? 0 : 0.1, lasting: Step.tapDuration)
      }
    case let press as UILongPressGestureRecognizer:
      for _ in 0..<max(0, min(press.numberOfTapsRequired, 10)) {
        script.strokes([[point]], lasting: Step.tapDuration)
        script.time += 0.1
      }
      let offsets = spread(press.numberOfTouchesRequired)
      script.strokes(offsets.map { [point + $0] }, lasting: press.minimumPressDuration + 0.25)
    case let pan as UIScreenEdgePanGestureRecognizer:
      let way = CGVector(
        dx: pan.edges.contains(.right) ? -80 : pan.edges.contains(.left) ? 80 : 0,
        dy: pan.edges.contains(.bottom) ? -80 : pan.edges.contains(.top) ? 80 : 0
      )
      script.strokes(spread(pan.minimumNumberOfTouches).map { line(from: point + $0, by: way) }, lasting: 0.3)
    case let pan as UIPanGestureRecognizer:
      // Along the axis on which the scroll view scrolls, if it is one's own.
      let isSideways =
        (pan.view as? UIScrollView).map {
          $0.contentSize.height <= $0.bounds.height && $0.contentSize.width > $0.bounds.width
        } ?? false
      let way = CGVector(dx: isSideways ? -60 : 0, dy: isSideways ? 0 : -60)
      script.strokes(spread(pan.minimumNumberOfTouches).map { line(from: point + $0, by: way) }, lasting: 0.3)
    case let swipe as UISwipeGestureRecognizer:
      let direction = swipe.direction
      let way = CGVector(
        dx: direction.contains(.left) ? -120 : direction.contains(.right) ? 120 : 0,
        dy: direction.isDisjoint(with: [.left, .right]) ? (direction.contains(.up) ? -120 : 120) : 0
      )
      script.strokes(spread(swipe.numberOfTouchesRequired).map { line(from: point + $0, by: way) }, lasting: 0.12)
    case is UIPinchGestureRecognizer:
      script.strokes(
        [
          line(from: point, by: CGVector(dx: -40, dy: 0)),
          line(from: point + CGVector(dx: 60, dy: 0), by: CGVector(dx: 40, dy: 0)),
        ],
        lasting: 0.3
      )
    case is UIRotationGestureRecognizer:
      script.strokes(
        [arc(from: 0, around: point, radius: 60), arc(from: .pi, around: point, radius: 60)],
        lasting: 0.4
      )
    default: script.strokes([[point]], lasting: Step.tapDuration)
    }
    return script.steps
  }

  /// Places of several fingers side by side, the first at the point itself.
  private static func spread(_ count: Int) -> [CGVector] {
    (0..<max(1, min(count, 10))).map { CGVector(dx: Double($0) * 30, dy: 0) }
  }

  private static func line(from start: CGPoint, by way: CGVector) -> [CGPoint] {
    (0...6).map { step in
      let part = Double(step) / 6
      return start + CGVector(dx: way.dx * part, dy: way.dy * part)
    }
  }

  private static func arc(from angle: Double, around center: CGPoint, radius: Double) -> [CGPoint] {
    (0...8).map { step in
      let turned = angle + Double(step) / 8 * .pi / 4
      return center + CGVector(dx: radius * cos(turned), dy: radius * sin(turned))
    }
  }

  /// Steps that grow.
  private struct Script {
    var time: Double
    var finger: Int
    var steps: [Step] = []

    init(time: Double, finger: Int) {
      self.time = time
      self.finger = finger
    }

    /// Fingers that come down together, each along its points, and lift together.
    mutating func strokes(_ paths: [[CGPoint]], after pause: Double = 0, lasting duration: Double) {
      time += pause
      let fingers = finger..<(finger + paths.count)
      for (number, path) in zip(fingers, paths) {
        guard let start = path.first else { continue }
        steps.append(Step(time: time, action: .down(finger: number, at: start, FingerTraits())))
      }
      let count = (paths.map(\.count).max() ?? 1) - 1
      for index in 0..<count {
        let moment = time + duration * Double(index + 1) / Double(count + 1)
        for (number, path) in zip(fingers, paths) where path.indices.contains(index + 1) {
          steps.append(Step(time: moment, action: .move(finger: number, to: path[index + 1], FingerTraits())))
        }
      }
      time += duration
      for number in fingers {
        steps.append(Step(time: time, action: .up(finger: number, at: nil, FingerTraits())))
      }
      finger += paths.count
    }
  }
}
