import Foundation
import UIKit

/// The trees of the hit-test peers: nodes in pre-order, an index is a node's id.
struct Tree {
  let name: String
  private(set) var views: [UIView] = []

  /// Those of the peers.
  static var all: [Tree] { [.grid(3, levels: 4), .grid(10, levels: 2), .chain(500), .stack(2_000)] }

  /// The side of the root, in points.
  static let side = 4096

  var root: UIView { views[0] }

  /// Children in a grid of `side` by `side`, so many levels deep, each 1 pt smaller on every edge.
  static func grid(_ side: Int, levels: Int) -> Tree {
    var tree = Tree(name: "grid(\(side),\(levels))")
    tree.addGrid(below: tree.add(full), side, levels)
    return tree
  }

  /// Full-size views, one inside the other.
  static func chain(_ length: Int) -> Tree {
    var tree = Tree(name: "chain(\(length))")
    var parent = tree.add(full)
    for _ in 0..<length { parent = tree.add(full, to: parent) }
    return tree
  }

  /// Full-size siblings without interaction above one that has it.
  static func stack(_ height: Int) -> Tree {
    var tree = Tree(name: "stack(\(height))")
    let root = tree.add(full)
    _ = tree.add(full, to: root)
    for _ in 0..<height { tree.add(full, to: root).isUserInteractionEnabled = false }
    return tree
  }

  private static let full = CGRect(x: 0, y: 0, width: side, height: side)

  private mutating func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.tag = views.count
    views.append(view)
    parent?.addSubview(view)
    return view
  }

  private mutating func addGrid(below parent: UIView, _ side: Int, _ levels: Int) {
    guard levels > 0 else { return }
    let (width, height) = (Int(parent.bounds.width), Int(parent.bounds.height))
    for row in 0..<side {
      for column in 0..<side {
        let (left, right) = (column * width / side, (column + 1) * width / side)
        let (top, bottom) = (row * height / side, (row + 1) * height / side)
        let frame = CGRect(x: left + 1, y: top + 1, width: right - left - 2, height: bottom - top - 2)
        addGrid(below: add(frame, to: parent), side, levels - 1)
      }
    }
  }

  /// The peers' query points: a linear congruential generator, seed 42, two draws a point.
  static func points(_ count: Int) -> [CGPoint] {
    var state: UInt64 = 42
    func coordinate() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 32) / 4_294_967_296 * Double(side)
    }
    return (0..<count).map { _ in
      let x = coordinate()
      return CGPoint(x: x, y: coordinate())
    }
  }
}
