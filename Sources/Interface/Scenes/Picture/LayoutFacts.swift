import Foundation
import UIKit

/// What a picture's footer says of the layout: how many views it has, and a number that changes when it does.
@MainActor
struct LayoutFacts {
  private(set) var viewCount = 0

  /// FNV-1a over names, classes, geometry and flags, in the order of the trees.
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ application: UIApplication) {
    add(application.screenSize.width)
    add(application.screenSize.height)
    for window in application.windowsFrontToBack.reversed() { add(window, depth: 0) }
  }

  /// "5f2a 91c0".
  var hash: String {
    let folded = UInt32(truncatingIfNeeded: state ^ (state >> 32))
    let digits = String(folded, radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    return "\(padded.prefix(4)) \(padded.suffix(4))"
  }

  private mutating func add(_ view: UIView, depth: Int) {
    guard depth < 1_000 else { return }
    viewCount += 1
    add(view.elementName ?? "")
    add(view.className)
    for value in [view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height] { add(value) }
    let map = view.transformToSuperview
    for value in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(value) }
    add(view.alpha)
    let flags = [view.isHidden, view.isUserInteractionEnabled, view.clipsToBounds, view.isMultipleTouchEnabled]
    for flag in flags { add(byte: flag ? 1 : 0) }
    add(byte: UInt8(truncatingIfNeeded: view.subviews.count))
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    add(byte: 0)
  }

  private mutating func add(_ value: CGFloat) {
    var bits = Double(value).bitPattern
    for _ in 0..<8 {
      add(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  private mutating func add(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
