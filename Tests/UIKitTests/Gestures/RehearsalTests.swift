import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Gauges of a moment that is over: what the fingers did, told to a new machine, reads as it did at the time.
@MainActor
struct RehearsalTests {
  private static func recognizers() -> [UIGestureRecognizer] {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let pair = UITapGestureRecognizer()
    pair.numberOfTouchesRequired = 2
    let press = UILongPressGestureRecognizer()
    press.numberOfTapsRequired = 1
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    return [
      UITapGestureRecognizer(), double, pair, UILongPressGestureRecognizer(), press, UIPanGestureRecognizer(), edge,
      UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
  }

  nonisolated private static let scripts = [
    ["0 down 1@100,100", "0.1 move 1@104,100", "0.2 wait", "0.3 move 1@107,103", "0.45 wait", "0.9 up 1"],
    ["0 down 1@100,100", "0.05 up 1", "0.2 wait", "0.25 down 1@102,100", "0.3 wait", "0.4 up 1", "0.9 wait"],
    [
      "0 down 1@100,100 2@180,100", "0.1 move 1@99,100 2@182,101", "0.2 move 2@184,102", "0.3 wait", "0.4 up 1 2",
      "1.2 wait",
    ],
    ["0 down 1@5,100", "0.05 move 1@9,100", "0.1 wait", "0.15 down 2@60,100", "0.2 wait", "0.25 up 2", "0.4 up 1"],
  ]

  @Test(arguments: scripts, [CGPoint.zero, CGPoint(x: 3, y: 2)])
  func `each threshold reads as it did, also in a window that is not at the corner`(script: [String], origin: CGPoint) {
    let stage = Stage()
    stage.window.frame.origin = origin
    let view = stage.addHandling("V")
    let recognizers = Self.recognizers()
    for (index, recognizer) in recognizers.enumerated() {
      stage.add(recognizer, "r\(index)", to: view)
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = Together.shared
    }
    var live: [(instant: Instant, gauges: [[RecognizerGauge]])] = []
    for step in script {
      stage.play(step)
      live.append((stage.application.scheduler.now, recognizers.map(\.gauges)))
    }
    let events = stage.application.trace.events
    /// What the fingers did that a recognizer has taken in since its last reset.
    func samples(of recognizer: UIGestureRecognizer, until end: Instant) -> [UIGestureRecognizer.RecordedSample] {
      let id = stage.application.identify(recognizer)
      let past = events.filter { $0.instant <= end }
      let reset = past.lastIndex { if case .stateChanged(id, _, .possible, _) = $0.kind { true } else { false } } ?? -1
      let touches = past[(reset + 1)...].compactMap { event -> TouchID? in
        if case .recognizerOffered(id, let touch) = event.kind { touch } else { nil }
      }
      return events.compactMap { event in
        guard case .input(let input) = event.kind, touches.contains(input.touch) else { return nil }
        return UIGestureRecognizer.RecordedSample(input.touch, input.phase, at: input.location, event.instant)
      }
    }
    var compared = 0
    for (instant, gauges) in live {
      for (index, wanted) in gauges.enumerated() where !wanted.isEmpty {
        let recognizer = recognizers[index]
        let found = recognizer.gauges(after: samples(of: recognizer, until: instant), at: instant)
        #expect(found == wanted, "r\(index) at \(instant)")
        compared += 1
      }
    }
    #expect(compared > 10)
  }

  @Test func `what decides at the moment is read just before it decides`() {
    let stage = Stage()
    let view = stage.addHandling("V")
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    let start = UIGestureRecognizer.RecordedSample(
      TouchID(finger: 1, serial: 1),
      .began,
      at: CGPoint(x: 9, y: 9),
      .zero
    )
    let near = UIGestureRecognizer.RecordedSample(start.touch, .moved, at: CGPoint(x: 17, y: 9), Instant(seconds: 0.1))
    let far = UIGestureRecognizer.RecordedSample(start.touch, .moved, at: CGPoint(x: 40, y: 9), Instant(seconds: 0.2))
    let before = [RecognizerGauge(.moved, 8, of: 10, crossingFails: false)]
    #expect(pan.gauges(after: [start, near, far], at: Instant(seconds: 0.15)) == before)
    #expect(pan.gauges(after: [start, near, far], at: Instant(seconds: 0.2)) == before)
    #expect(pan.gauges(after: [start, near, far], at: Instant(seconds: 0.3)) == [])
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
    #expect(press.gauges(after: [start], at: Instant(seconds: 0.5)).first?.value == 0.5)
    #expect(press.gauges(after: [start], at: Instant(seconds: 0.51)) == [])
  }
}

/// Lets all recognizers go on beside each other.
private final class Together: NSObject, UIGestureRecognizerDelegate {
  static let shared = Together()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
