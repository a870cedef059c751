import Foundation
public import UIKit

/// What stands around the views of a test: the same fingers on the same places of the screen must give the same log.
///
/// The transforms are by powers of two and quarter turns, so that no place is off by a rounding.
public enum Surroundings: String, CaseIterable, Hashable, Sendable {
  case plain
  /// The views lie in one that is scaled by two and turned by a quarter.
  case enlargedAndTurned
  /// Scaled by a half and turned upside down.
  case reducedAndUpsideDown
  /// In a view whose bounds begin elsewhere, as those of a scroll view do; its recognizers would only be in the way.
  case scrolled

  /// The surroundings of a stage that is not told any; `EverySurroundings` sets them.
  @TaskLocal public static var current = Surroundings.plain

  /// The view around the others, 4000 points square in its own coordinates; nil in plain surroundings.
  @MainActor
  public func makeView() -> UIView? {
    guard self != .plain else { return nil }
    let view = UIView(frame: CGRect(x: -1_800, y: -1_600, width: 4_000, height: 4_000))
    view.transform = transform
    view.bounds.origin = origin
    return view
  }

  /// Puts what is in a view into these surroundings: the view is transformed or scrolled itself, and all in it is laid
  /// out anew, so that everything keeps its place on the screen.
  ///
  /// For trees without transforms of their own.
  @MainActor
  public func enter(_ root: UIView) {
    guard self != .plain else { return }
    var places: [ObjectIdentifier: CGRect] = [:]
    note(root, in: &places)
    let (center, size) = (root.center, root.bounds.size)
    let unit = CGRect(origin: .zero, size: size).applying(transform.inverted())
    root.transform = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    root.bounds = CGRect(origin: origin, size: unit.size)
    root.center = center
    restore(root, places)
  }

  @MainActor
  private func note(_ view: UIView, in places: inout [ObjectIdentifier: CGRect]) {
    for child in view.subviews {
      places[ObjectIdentifier(child)] = child.convert(child.bounds, to: nil)
      note(child, in: &places)
    }
  }

  @MainActor
  private func restore(_ view: UIView, _ places: [ObjectIdentifier: CGRect]) {
    for child in view.subviews {
      if let place = places[ObjectIdentifier(child)] { child.frame = view.convert(place, from: nil) }
      restore(child, places)
    }
  }

  private var origin: CGPoint { self == .scrolled ? CGPoint(x: 256, y: 1_024) : .zero }

  private var transform: CGAffineTransform {
    switch self {
    case .plain, .scrolled: .identity
    case .enlargedAndTurned: CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 64, ty: -32)
    case .reducedAndUpsideDown: CGAffineTransform(a: -0.5, b: 0, c: 0, d: -0.5, tx: 0, ty: 0)
    }
  }
}
