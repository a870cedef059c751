import Foundation
import Testing
import UIKit

@testable import Diagnosis

/// The map against one hit test a point.
@MainActor
struct HitMapTests {
  /// Points at which the map says otherwise than the views, whatever lies within `slack` points of there.
  private func differences(
    seed: UInt64,
    _ traits: RandomHierarchy.Traits,
    from start: CGPoint = .zero,
    slack: Double = 0
  ) -> [String] {
    let application = RandomHierarchy(seed: seed, traits).application
    let map = HitMap(of: application)
    func asked(_ point: CGPoint) -> ElementID? { application.hitTest(at: point).map { application.identify($0) } }
    var differences: [String] = []
    for y in 0..<Int(RandomHierarchy.side) {
      for x in 0..<Int(RandomHierarchy.side) {
        let point = CGPoint(x: start.x + Double(x), y: start.y + Double(y))
        let (expected, found) = (asked(point), map.owner(at: point))
        if expected == found { continue }
        let isNear = [(slack, 0), (-slack, 0), (0, slack), (0, -slack)].contains {
          asked(CGPoint(x: point.x + $0.0, y: point.y + $0.1)) == found
        }
        if slack == 0 || !isNear { differences.append("seed \(seed) at \(point)") }
      }
    }
    let sum = map.regions.reduce(0) { $0 + $1.area }
    if abs(sum - map.screen.width * map.screen.height) > 0.01 {
      differences.append("seed \(seed): areas sum to \(sum)")
    }
    return differences
  }

  @Test(arguments: UInt64(1)...100)
  func `upright, scrolled, mirrored and turned by quarters, edges included`(seed: UInt64) {
    #expect(differences(seed: seed, [.mirrors]) == [])
    #expect(differences(seed: seed, [.overrides]) == [])
  }

  @Test(arguments: UInt64(101)...170)
  func `turned and scaled, with areas of their own and overrides`(seed: UInt64) {
    let between = CGPoint(x: 0.3719, y: 0.6127)
    #expect(differences(seed: seed, [.transforms, .mirrors, .shapes, .overrides], from: between) == [])
  }

  @Test(arguments: UInt64(201)...230)
  func `an ellipse is followed within a twentieth of a point`(seed: UInt64) {
    let between = CGPoint(x: 0.3719, y: 0.6127)
    #expect(differences(seed: seed, [.transforms, .shapes, .ellipses], from: between, slack: 0.1) == [])
  }
}
