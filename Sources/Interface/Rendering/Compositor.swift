package import Canvas
package import Foundation
package import UIKit

/// Turns the views of a window into one display list, and knows which parts of it are stale.
///
/// Each view's own drawing is recorded once and kept until the view changes; a frame costs what changed.
@MainActor
package final class Compositor {
  private let window: UIWindow

  private struct Entry {
    weak var view: UIView?
    var list: DisplayList?
    /// Where it was drawn last; window coordinates.
    var frame: CGRect?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Stale parts in window coordinates.
  private var damage: [CGRect] = []

  /// Called when something became stale.
  package var onDamage: (() -> Void)?

  package init(window: UIWindow) {
    self.window = window
    window.changeObserver = { [weak self] view, change in self?.note(view, change) }
    invalidateAll()
  }

  /// Everything is to be recorded and drawn anew: another theme or size.
  package func invalidateAll() {
    entries = [:]
    damage = [window.bounds]
    onDamage?()
  }

  /// The stale rectangles, joined where they overlap; they count as drawn from now on.
  package func takeDamage() -> [CGRect] {
    window.layoutIfNeeded()
    let stale = Self.joined(damage.map { $0.intersection(window.bounds) }.filter { !$0.isEmpty })
    damage = []
    return stale
  }

  /// The picture of what lies in some rectangles.
  package func list(in regions: [CGRect]) -> DisplayList {
    let painter = Painter()
    record(window, into: painter, toWindow: .identity, regions: regions)
    return painter.list
  }

  private func note(_ view: UIView, _ change: UIViewChange) {
    let key = ObjectIdentifier(view)
    if change != .layout {
      entries[key]?.list = nil
      if let old = entries[key]?.frame { damage.append(old) }
      damage.append(view.convert(view.bounds, to: nil))
    }
    onDamage?()
  }

  private func record(_ view: UIView, into painter: Painter, toWindow: CGAffineTransform, regions: [CGRect]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let frame = view.bounds.applying(toWindow)
    let key = ObjectIdentifier(view)
    if entries[key]?.view !== view { entries[key] = Entry(view: view) }
    entries[key]?.frame = frame
    guard regions.contains(where: { $0.intersects(frame) }) else { return }
    painter.group(alpha: Double(view.alpha)) {
      painter.saved {
        if view.clipsToBounds { painter.append(DisplayList([.clip(CGPath(rect: view.bounds))])) }
        painter.append(ownList(of: view, key: key))
        for child in view.subviews {
          let map = child.transformToSuperview
          painter.transformed(by: map) {
            record(child, into: painter, toWindow: map.concatenating(toWindow), regions: regions)
          }
        }
      }
    }
  }

  private func ownList(of view: UIView, key: ObjectIdentifier) -> DisplayList {
    if let list = entries[key]?.list { return list }
    let list = DisplayList { painter in
      if let color = view.backgroundColor?.cgColor {
        painter.fill(view.bounds, cornerRadius: view.layerIfLoaded?.cornerRadius ?? 0, color: color)
      }
      (view as? any Painted)?.paint(into: painter)
    }
    entries[key]?.list = list
    return list
  }

  /// Few rectangles that cover all: two that overlap become one.
  static func joined(_ rects: [CGRect]) -> [CGRect] {
    var result: [CGRect] = []
    for rect in rects {
      var grown = rect
      var index = 0
      while index < result.count {
        if result[index].intersects(grown) {
          grown = grown.union(result.remove(at: index))
          index = 0
        } else {
          index += 1
        }
      }
      result.append(grown)
    }
    return result.count > 16 ? [result.dropFirst().reduce(result[0]) { $0.union($1) }] : result
  }
}
