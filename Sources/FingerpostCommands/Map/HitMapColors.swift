import Diagnosis
import Foundation
import UIKit

/// The hue and the pattern of each owner in a map: neighbours differ in both.
struct HitMapColors {
  struct Look: Hashable {
    let color: CGColor
    let pattern: HitMapPattern
  }

  /// One a region.
  private(set) var looks: [Look] = []

  private static let hues: [UInt32] = [
    0x0B659F, 0xB23A06, 0x5B3FD0, 0x5C4A12, 0x00714F, 0x963372, 0x4A4F58, 0x00707F, 0xC2185B, 0x4A6B00,
  ]

  /// The first region, the largest, has no pattern.
  init(_ regions: [HitMap.Region]) {
    let boxes = regions.map { region in
      region.pieces.dropFirst().reduce(region.pieces.first?.box ?? .zero) { $0.union($1.box) }.insetBy(dx: -1, dy: -1)
    }
    var chosen: [(hue: Int, pattern: Int)] = []
    let patterns = HitMapPattern.allCases
    for index in regions.indices {
      let neighbours = chosen.indices.filter { boxes[$0].intersects(boxes[index]) }
      func best(_ count: Int, from first: Int, _ key: (Int) -> Int) -> Int {
        // Turning through them spreads those that have no neighbours in common.
        let order = (0..<(count - first)).map { first + ($0 + index) % (count - first) }
        let uses = order.map { candidate in neighbours.count { key($0) == candidate } }
        let least = uses.min() ?? 0
        return zip(order, uses).first { $0.1 == least }?.0 ?? first
      }
      let hue = best(Self.hues.count, from: 0) { chosen[$0].hue }
      let pattern = index == 0 ? 0 : best(patterns.count, from: 1) { chosen[$0].pattern }
      chosen.append((hue, pattern))
    }
    looks = chosen.map { Look(color: CGColor(hex: Self.hues[$0.hue]), pattern: patterns[$0.pattern]) }
  }
}
