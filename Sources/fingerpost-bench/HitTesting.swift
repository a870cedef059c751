import Foundation
import UIKit

/// The engine's ways of hit testing a tree.
struct HitTesting {
  let tree: Tree
  let application: UIApplication
  let points: [CGPoint]

  static let names = ["root", "window", "traced", "traced and read"]

  init(_ tree: Tree, _ points: [CGPoint]) {
    self.tree = tree
    self.points = points
    let side = Double(Tree.side)
    application = UIApplication(screenSize: CGSize(width: side, height: side), traceCapacity: 10_000)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: side, height: side))
    window.tag = -1
    application.attach(window)
    window.isHidden = false
    window.addSubview(tree.root)
  }

  /// From the tree's root as the peers do, from the windows, with a trace, and with one that is read each time.
  func measure(_ name: String) -> Measurement {
    let root = tree.root
    return application.perform {
      switch name {
      case "root":
        Measurement(name, points) { points, answers in
          for (index, point) in points.enumerated() {
            answers[index] = Measurement.reference(to: root.hitTest(point, with: nil))
          }
        }
      case "window":
        Measurement(name, points) { points, answers in
          for (index, point) in points.enumerated() {
            answers[index] = Measurement.reference(to: application.hitTest(at: point))
          }
        }
      case "traced":
        Measurement(name, points) { points, answers in
          for (index, point) in points.enumerated() {
            answers[index] = Measurement.reference(to: application.tracedHitTest(at: point))
            application.trace.removeAllEvents()
          }
        }
      default:
        Measurement(name, Array(points.prefix(500))) { points, answers in
          for (index, point) in points.enumerated() {
            answers[index] = Measurement.reference(to: application.tracedHitTest(at: point))
            precondition(!application.trace.events.isEmpty)
            application.trace.removeAllEvents()
          }
        }
      }
    }
  }
}
