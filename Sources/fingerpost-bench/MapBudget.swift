import Diagnosis
import Foundation
import LayoutFiles
import UIKit

/// The hit-owner map against one hit test a point: 390 × 844 points, 1,000 views.
struct MapBudget {
  /// By how much the map is to be faster.
  static let ratio = 20.0

  let name: String
  private let application = UIApplication(screenSize: CGSize(width: 390, height: 844), traceCapacity: 1_000)
  private var state: UInt64 = 42

  /// A hierarchy of one kind, out of the same numbers each time.
  init(_ name: String, _ build: (UIView, inout MapBudget) -> Void) {
    self.name = name
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    application.attach(window)
    window.isHidden = false
    application.perform { build(window, &self) }
  }

  /// A number from 0 up to a limit.
  mutating func next(_ limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 31) * limit
  }

  mutating func frame() -> CGRect {
    CGRect(x: next(350), y: next(800), width: 10 + next(40), height: 10 + next(40))
  }

  /// A line for the report.
  var verdict: String {
    let points = (0..<3).map { _ in hitTests }.min() ?? .zero
    return verdict(rounds: 7, points: points) {
      HitMap(of: application).regions.reduce(0) { $0 + $1.pieces.count }
    }
  }

  /// The same for a recognizer on the window, against one touch a point: only a touch tells what its delegate says.
  ///
  /// Reading the layout again, so that its own objects stay as they are, is part of the map.
  var recognizerVerdict: String {
    let recognizer = UIPanGestureRecognizer()
    recognizer.name = "pan"
    application.windowsFrontToBack.first?.addGestureRecognizer(recognizer)
    let document = LayoutDocument(describing: application)
    return verdict(rounds: 3, points: touches) {
      RecognizerMap(of: "pan", in: document)?.map.regions.reduce(0) { $0 + $1.pieces.count } ?? 0
    }
  }

  /// A hit test at each point of the screen.
  private var hitTests: Duration {
    var found = 0
    let time = ContinuousClock().measure {
      for y in 0..<844 {
        for x in 0..<390 where application.hitTest(at: CGPoint(x: Double(x), y: Double(y))) != nil { found += 1 }
      }
    }
    precondition(found > 0)
    return time
  }

  /// A touch at each point of the screen, judged by every thousandth of them.
  private var touches: Duration {
    let step = 1_000
    let time = ContinuousClock().measure {
      for place in stride(from: 0, to: 390 * 844, by: step) {
        let point = CGPoint(x: Double(place % 390), y: Double(place / 390))
        let start = application.scheduler.now
        for phase in [UITouch.Phase.began, .cancelled] {
          application.handle([TouchSample(finger: 1, phase: phase, location: point)], at: start)
        }
        application.advance(to: start.advanced(bySeconds: 3))
        application.trace.removeAllEvents()
      }
    }
    return time * step
  }

  /// The least of some rounds on either side.
  private func verdict(rounds: Int, points: Duration, pieces: () -> Int) -> String {
    let clock = ContinuousClock()
    var count = 0
    let map = (0..<rounds).map { _ in clock.measure { count = pieces() } }.min() ?? .zero
    precondition(count > 0)
    let ratio = points / map
    let mark = ratio >= Self.ratio ? "ok" : "MISSED"
    return "  " + name.padding(toLength: 16, withPad: " ", startingAt: 0)
      + String(format: "%8.1fx faster, %6d pieces, at least %.0fx: ", ratio, count, Self.ratio) + mark
  }

  static var all: [MapBudget] {
    [
      MapBudget("scattered") { window, budget in
        for _ in 0..<1_000 { window.addSubview(UIView(frame: budget.frame())) }
      },
      MapBudget("grid") { window, _ in
        for index in 0..<1_000 {
          let place = CGPoint(x: Double(index % 25) * 15 + 1, y: Double(index / 25) * 20 + 1)
          window.addSubview(UIView(frame: CGRect(origin: place, size: CGSize(width: 13, height: 18))))
        }
      },
      MapBudget("cells") { window, _ in
        for row in 0..<100 {
          let cell = UIView(frame: CGRect(x: 0, y: Double(row) * 8.44, width: 390, height: 8.44))
          window.addSubview(cell)
          for column in 0..<9 {
            cell.addSubview(UIView(frame: CGRect(x: Double(column) * 43 + 2, y: 1, width: 38, height: 6)))
          }
        }
      },
      MapBudget("some turned") { window, budget in
        for index in 0..<1_000 {
          let view = UIView(frame: budget.frame())
          if index.isMultiple(of: 10) { view.transform = CGAffineTransform(rotationAngle: budget.next(6)) }
          window.addSubview(view)
        }
      },
    ]
  }
}
