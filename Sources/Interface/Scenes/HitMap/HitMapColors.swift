import Canvas
import Diagnosis
import Foundation
import UIKit

/// The hue and the pattern of each owner in a map: neighbours differ in both.
struct HitMapColors {
  struct Look: Hashable {
    /// The place in the list of hues.
    let hue: Int
    let pattern: HitMapPattern

    func color(in theme: Theme) -> CGColor {
      CGColor(hex: (theme.appearance == .dark ? HitMapColors.darkHues : HitMapColors.lightHues)[hue])
    }
  }

  /// One a region.
  private(set) var looks: [Look] = []

  private static let lightHues: [UInt32] = [
    0x0B659F, 0xB23A06, 0x5B3FD0, 0x5C4A12, 0x00714F, 0x963372, 0x4A4F58, 0x00707F, 0xC2185B, 0x4A6B00,
  ]
  private static let darkHues: [UInt32] = [
    0x5CB8F0, 0xF2784A, 0xA795FF, 0xEACF6E, 0x37C795, 0xDA8FC0, 0xAEB6C1, 0x4FC9D8, 0xFF7FA8, 0xA9CF4E,
  ]

  /// The side, in points, of the squares by which neighbours are found.
  private static let cell = 64.0

  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  /// The first region, the largest, has no pattern.
  init(_ regions: [HitMap.Region]) {
    let boxes = regions.map { region in
      region.pieces.dropFirst().reduce(region.pieces.first?.box ?? .zero) { $0.union($1.box) }.insetBy(dx: -1, dy: -1)
    }
    let patterns = HitMapPattern.allCases
    var buckets: [Cell: [Int]] = [:]
    for index in regions.indices {
      let cells = Self.cells(of: boxes[index])
      let near = Set(cells.flatMap { buckets[$0] ?? [] }).filter { boxes[$0].intersects(boxes[index]) }
      func best(_ count: Int, from first: Int, _ key: (Look) -> Int) -> Int {
        var uses = Array(repeating: 0, count: count)
        for other in near { uses[key(looks[other])] += 1 }
        // Turning through them spreads those that have no neighbours in common.
        let order = (0..<(count - first)).map { first + ($0 + index) % (count - first) }
        let least = order.map { uses[$0] }.min() ?? 0
        return order.first { uses[$0] == least } ?? first
      }
      let hue = best(Self.lightHues.count, from: 0) { $0.hue }
      let pattern = index == 0 ? 0 : best(patterns.count, from: 1) { patterns.firstIndex(of: $0.pattern) ?? 0 }
      looks.append(Look(hue: hue, pattern: patterns[pattern]))
      for cell in cells { buckets[cell, default: []].append(index) }
    }
  }

  private static func cells(of box: CGRect) -> [Cell] {
    let (columns, rows) = (steps(box.minX, box.maxX), steps(box.minY, box.maxY))
    return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
  }

  private static func steps(_ from: CGFloat, _ to: CGFloat) -> ClosedRange<Int> {
    let first = Int((from / cell).rounded(.down))
    return first...max(first, Int((to / cell).rounded(.down)))
  }
}
