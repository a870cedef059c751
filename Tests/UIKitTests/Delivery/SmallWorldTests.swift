import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Everything that two fingers on two nested views with two recognizers can do, and every pair of recognizers.
@MainActor
struct SmallWorldTests {
  /// The orders in which two sequences of steps can be mixed.
  static func interleavings<Step>(_ first: [Step], _ second: [Step]) -> [[Step]] {
    guard let a = first.first, let b = second.first else { return [first + second] }
    return interleavings(Array(first.dropFirst()), second).map { [a] + $0 }
      + interleavings(first, Array(second.dropFirst())).map { [b] + $0 }
  }

  @Test func `two sequences of three mix in twenty ways`() {
    #expect(Self.interleavings([1, 2, 3], [4, 5, 6]).count == 20)
    #expect(Set(Self.interleavings([1, 2, 3], [4, 5, 6])).count == 20)
  }

  /// A recognizer by its name in a golden.
  enum Kind: String, CaseIterable {
    case tap, double, press, pan, swipe, pinch

    @MainActor
    func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .double:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .press: return UILongPressGestureRecognizer()
      case .pan: return UIPanGestureRecognizer()
      case .swipe: return UISwipeGestureRecognizer()
      case .pinch: return UIPinchGestureRecognizer()
      }
    }
  }

  /// O holds V; both do something with their touches, O behind all of V but its right half.
  private func nested(_ inner: Kind, _ outer: Kind) -> (Stage, UIGestureRecognizer, UIGestureRecognizer) {
    let stage = Stage()
    let parent = stage.addHandling("O")
    parent.isMultipleTouchEnabled = true
    let view = stage.addHandling("V", CGRect(x: 0, y: 0, width: 200, height: 800), to: parent)
    view.isMultipleTouchEnabled = true
    let inside = stage.add(inner.make(), "inner", to: view, action: true)
    return (stage, inside, stage.add(outer.make(), "outer", to: parent, action: true))
  }

  /// A log on one line, without times of less interest: each step's consequences after a bar.
  private func play(_ steps: [String], on stage: Stage) -> String {
    var seen = 0
    var parts: [String] = []
    for step in steps {
      stage.play(step)
      #expect(stage.violations == [], "after \(step)")
      let log = stage.log
      parts.append(log.dropFirst(seen).map { short($0) }.joined(separator: " "))
      seen = log.count
    }
    return parts.joined(separator: " | ")
  }

  private func short(_ line: String) -> String {
    String(line.dropFirst(6)).replacing("touches", with: "").replacing(": possible -> ", with: ":")
      .replacing(": began -> ", with: ":").replacing(": changed -> ", with: ":").replacing(" -> window.act", with: "!")
  }

  @Test(arguments: [
    (Kind.tap, Kind.pan), (.pan, .tap), (.press, .pinch), (.pan, .pan), (.tap, .double), (.swipe, .pan),
  ])
  func `all interleavings of two fingers on two nested views`(inner: Kind, outer: Kind) throws {
    let fingers = (
      ["down 1@50,100", "move 1@110,100", "up 1"], ["down 2@300,100", "move 2@240,100", "up 2"]
    )
    var lines: [String] = []
    for order in Self.interleavings(fingers.0, fingers.1) {
      let (stage, _, _) = nested(inner, outer)
      let steps = order.enumerated().map { index, step in "\(Double(index) / 10) \(step)" } + ["3 wait"]
      let trail = order.map { $0.prefix(1) + String($0.split(separator: " ")[1].prefix(1)) }.joined(separator: " ")
      lines.append("\(trail)  \(play(steps, on: stage))")
    }
    try expectSnapshot(lines.joined(separator: "\n") + "\n", named: "two-fingers-\(inner)-in-\(outer).log")
  }

  /// How the two of a pair are joined.
  enum Bond: String, CaseIterable {
    case plain, innerWaits, outerWaits, together, keepsTouches, lateBegan, promptEnd
  }

  private func bind(_ bond: Bond, _ inner: UIGestureRecognizer, _ outer: UIGestureRecognizer, _ both: ClosureDelegate) {
    switch bond {
    case .plain: break
    case .innerWaits: inner.require(toFail: outer)
    case .outerWaits: outer.require(toFail: inner)
    case .together: inner.delegate = both
    case .keepsTouches: for one in [inner, outer] { one.cancelsTouchesInView = false }
    case .lateBegan: for one in [inner, outer] { one.delaysTouchesBegan = true }
    case .promptEnd: for one in [inner, outer] { one.delaysTouchesEnded = false }
    }
  }

  /// A tap, a drag, a hold, a flick and a spread, each a scene of its own.
  private static let scenes: [(name: String, steps: [String])] = [
    ("tap", ["0 down 1@50,100", "0.1 up 1", "2 wait"]),
    ("twice", ["0 down 1@50,100", "0.1 up 1", "0.2 down 2@50,100", "0.3 up 2", "2 wait"]),
    ("drag", ["0 down 1@50,100", "0.6 move 1@70,100", "0.7 move 1@80,100", "0.8 up 1", "2 wait"]),
    ("hold", ["0 down 1@50,100", "0.6 wait", "1 up 1", "2 wait"]),
    ("flick", ["0 down 1@50,100", "0.1 move 1@120,100", "0.2 up 1", "2 wait"]),
    ("spread", ["0 down 1@50,100 2@80,100", "0.1 move 2@120,100", "0.2 up 1", "0.3 up 2", "2 wait"]),
  ]

  @Test(arguments: Bond.allCases)
  func `all pairs of recognizers on a view and around it`(bond: Bond) throws {
    let both = ClosureDelegate()
    both.simultaneous = { _, _ in true }
    var lines: [String] = []
    for inner in Kind.allCases {
      for outer in Kind.allCases {
        for scene in Self.scenes {
          let (stage, inside, around) = nested(inner, outer)
          bind(bond, inside, around, both)
          lines.append("\(inner) in \(outer), \(scene.name): \(play(scene.steps, on: stage))")
          #expect(stage.application.environment.engaged.isEmpty)
        }
      }
    }
    try expectSnapshot(lines.joined(separator: "\n") + "\n", named: "pairs-\(bond).log")
  }

  @Test(arguments: Bond.allCases, Surroundings.allCases.dropFirst())
  func `pairs come out the same under a transformed parent`(bond: Bond, surroundings: Surroundings) {
    let both = ClosureDelegate()
    both.simultaneous = { _, _ in true }
    for inner in Kind.allCases {
      for outer in Kind.allCases {
        for scene in Self.scenes {
          let logs = [Surroundings.plain, surroundings].map { place in
            let stage = Stage(in: place)
            let parent = stage.addHandling("O")
            let view = stage.addHandling("V", CGRect(x: 0, y: 0, width: 200, height: 800), to: parent)
            let inside = stage.add(inner.make(), "inner", to: view, action: true)
            let around = stage.add(outer.make(), "outer", to: parent, action: true)
            bind(bond, inside, around, both)
            for step in scene.steps { stage.play(step) }
            return stage.log
          }
          #expect(logs[0] == logs[1], "\(inner) in \(outer), \(scene.name)")
        }
      }
    }
  }
}
