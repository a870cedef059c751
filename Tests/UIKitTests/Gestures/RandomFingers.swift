import Foundation
import TestSupport

@testable import UIKit

/// A random tree of views with all kinds of recognizers, and random fingers on it: the same seed, the same session.
@MainActor
struct RandomFingers {
  let stage: Stage
  private var generator: SeededGenerator
  private var views: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private let delegate = ClosureDelegate()
  private var fingers: [Int32: CGPoint] = [:]
  private var now = 0.0

  /// Events sent so far; a step in which no finger does anything is none.
  private(set) var eventCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    stage = Stage(in: Surroundings.allCases[Int(seed) % Surroundings.allCases.count])
    var answers = SeededGenerator(seed: seed ^ 0xFF)
    delegate.shouldBegin = { _ in Int.random(in: 0..<10, using: &answers) > 0 }
    delegate.shouldReceive = { _ in Int.random(in: 0..<10, using: &answers) > 0 }
    delegate.simultaneous = { _, _ in Bool.random(using: &answers) }
    for _ in 0..<12 { addView() }
    for _ in 0..<16 { addRecognizer() }
  }

  /// Everything that ought to go with the session.
  var parts: [AnyObject] { [stage.application, stage.window] + views + recognizers }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private mutating func addView() {
    let parent = chance(70) ? views.randomElement(using: &generator) : nil
    let frame = CGRect(
      x: Double(Int.random(in: 0..<20, using: &generator) * 10),
      y: Double(Int.random(in: 0..<40, using: &generator) * 10),
      width: Double(Int.random(in: 5..<30, using: &generator) * 10),
      height: Double(Int.random(in: 5..<50, using: &generator) * 10)
    )
    let kinds: [() -> UIView] = [{ UIView() }, { UIButton() }, { UIScrollView() }, { UISlider() }]
    let view = stage.add(
      (chance(70) ? kinds[0] : kinds.randomElement(using: &generator) ?? kinds[0])(),
      "v\(views.count)",
      frame,
      to: parent
    )
    view.isMultipleTouchEnabled = chance(50)
    view.isExclusiveTouch = chance(10)
    (view as? UIScrollView)?.contentSize = CGSize(width: 600, height: 2_000)
    if chance(60) {
      view.overrides = ResponderOverrides()
      view.overrides?.touches = chance(70) ? .handle : .handleAndForward
    }
    views.append(view)
  }

  private mutating func addRecognizer() {
    let kinds: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIPanGestureRecognizer() },
      { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
      { UIScreenEdgePanGestureRecognizer() }, { ImmediateRecognizer() }, { CheckmarkRecognizer() },
      { DownwardPan() },
    ]
    guard let recognizer = kinds.randomElement(using: &generator)?(), let view = views.randomElement(using: &generator)
    else { return }
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = Int.random(in: 1...3, using: &generator)
    (recognizer as? UITapGestureRecognizer)?.numberOfTouchesRequired = Int.random(in: 1...2, using: &generator)
    (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .all
    recognizer.cancelsTouchesInView = chance(70)
    recognizer.delaysTouchesBegan = chance(20)
    recognizer.delaysTouchesEnded = chance(80)
    if chance(40) { recognizer.delegate = delegate }
    // Only earlier ones, so that nobody waits in a circle.
    if chance(40), let other = recognizers.randomElement(using: &generator) { recognizer.require(toFail: other) }
    stage.add(recognizer, "r\(recognizers.count)", to: view, action: true)
    recognizers.append(recognizer)
  }

  mutating func play(events: Int) {
    while eventCount < events {
      now += Double(Int.random(in: 0...12, using: &generator)) * 0.02
      playOne()
    }
    let ends = fingers.sorted { $0.key < $1.key }.map {
      TouchSample(finger: $0.key, phase: .ended, location: $0.value)
    }
    stage.application.handle(ends, at: Instant(seconds: now))
    stage.wait(until: now + 10)
  }

  private mutating func playOne() {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0: recognizers.randomElement(using: &generator)?.isEnabled.toggle()
    case 1:
      guard let view = views.randomElement(using: &generator), let parent = view.superview else { return }
      view.removeFromSuperview()
      parent.addSubview(view)
    case 2:
      fingers = [:]
      stage.application.interrupt("phoneCall", at: Instant(seconds: now))
    case 3: stage.application.handleHover(at: place(), instant: Instant(seconds: now))
    case 4: views.randomElement(using: &generator)?.isHidden.toggle()
    case 5: views.randomElement(using: &generator)?.isUserInteractionEnabled.toggle()
    case 6:
      guard let control = views.randomElement(using: &generator) as? UIControl else { return }
      stage.application.perform { control.isEnabled.toggle() }
    default:
      let samples = samples()
      guard !samples.isEmpty else { return }
      stage.application.handle(samples, at: Instant(seconds: now))
    }
    eventCount += 1
  }

  private mutating func place() -> CGPoint {
    CGPoint(
      x: Double(Int.random(in: 0..<400, using: &generator)),
      y: Double(Int.random(in: 0..<800, using: &generator))
    )
  }

  private mutating func samples() -> [TouchSample] {
    var samples: [TouchSample] = []
    for finger in Int32(1)...3 {
      guard let old = fingers[finger] else {
        if chance(25) {
          let point = place()
          fingers[finger] = point
          samples.append(TouchSample(finger: finger, phase: .began, location: point))
        }
        continue
      }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        let reach = chance(50) ? 8 : 80
        let point = CGPoint(
          x: old.x + Double(Int.random(in: -reach...reach, using: &generator)),
          y: old.y + Double(Int.random(in: -reach...reach, using: &generator))
        )
        fingers[finger] = point
        samples.append(TouchSample(finger: finger, phase: .moved, location: point))
      case 4..<7:
        fingers[finger] = nil
        samples.append(TouchSample(finger: finger, phase: chance(90) ? .ended : .cancelled, location: old))
      default: break
      }
    }
    return samples
  }
}
