package import Canvas
package import Foundation
package import UIKit

/// Turns the views of a window into one display list, and knows which parts of it are stale.
///
/// Each view's own drawing is recorded once and kept until the view changes; a frame costs what changed.
@MainActor
package final class Compositor {
  private let window: UIWindow
  private let measurer: any TextMeasurer

  private struct Entry {
    weak var view: UIView?
    var list: DisplayList?
    /// Where it was drawn last; window coordinates.
    var frame: CGRect?
    /// How often its own drawing was recorded.
    var revision = 0
    /// Whether it was drawn, and not as a group of its own.
    var wasPlain = false
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Stale parts in window coordinates.
  private var damage: [CGRect] = []

  /// Views that look different but stand where they stood; what of them is stale shows when they are recorded.
  private var changed: Set<ObjectIdentifier> = []

  /// Whether somebody has taken what is to be drawn first.
  package private(set) var hasGivenFrame = false

  /// Called when something became stale.
  package var onDamage: (() -> Void)?

  package init(window: UIWindow, measurer: any TextMeasurer) {
    self.window = window
    self.measurer = measurer
    window.changeObserver = { [weak self] view, change in self?.note(view, change) }
    invalidateAll()
  }

  /// Everything is to be recorded and drawn anew: another theme or size.
  package func invalidateAll() {
    entries = [:]
    changed = []
    damage = [window.bounds]
    onDamage?()
  }

  /// The stale rectangles, joined where they overlap; they count as drawn from now on.
  package func takeDamage() -> [CGRect] {
    window.layoutIfNeeded()
    recordChanged()
    let stale = Self.joined(damage.map { $0.intersection(window.bounds) }.filter { !$0.isEmpty })
    damage = []
    hasGivenFrame = true
    return stale
  }

  /// The picture of what lies in some rectangles.
  package func list(in regions: [CGRect]) -> DisplayList {
    recordChanged()
    let painter = Painter()
    // A renderer redraws whole device pixels: what they touch beyond the regions belongs to the picture too.
    let touched = regions.map { $0.insetBy(dx: -2, dy: -2) }
    record(window, into: painter, toWindow: .identity, regions: touched)
    return painter.list
  }

  private func note(_ view: UIView, _ change: UIViewChange) {
    let key = ObjectIdentifier(view)
    switch change {
    case .layout: break
    case .appearance where entries[key]?.frame != nil && entries[key]?.list != nil: changed.insert(key)
    case .appearance, .geometry, .hierarchy:
      entries[key]?.list = nil
      changed.remove(key)
      if let old = entries[key]?.frame { damage.append(old) }
      damage.append(view.convert(view.bounds, to: nil))
    }
    onDamage?()
  }

  /// Records the views that changed in place; only where their pictures differ from the last are they stale.
  private func recordChanged() {
    let keys = changed
    changed = []
    for key in keys {
      guard let entry = entries[key], let view = entry.view, let old = entry.list, let frame = entry.frame else {
        continue
      }
      // Whether and how a view is seen at all is not in its own picture.
      let isPlain = !view.isHidden && view.alpha == 1 && entry.wasPlain
      guard isPlain, view.window === window else {
        entries[key]?.list = nil
        damage.append(frame)
        damage.append(view.convert(view.bounds, to: nil))
        continue
      }
      let boxes = renew(view, key, since: old)
      guard !boxes.isEmpty else { continue }
      let map = view.transformToWindow
      damage += boxes.map { $0.insetBy(dx: -1, dy: -1).applying(map).intersection(frame) }.filter { !$0.isEmpty }
    }
  }

  /// Records a view again; where its picture is another, in its own coordinates.
  private func renew(_ view: UIView, _ key: ObjectIdentifier, since old: DisplayList) -> [CGRect] {
    let list = recording(of: view)
    let boxes = list.differences(from: old.flattened, measuredBy: measurer, whole: view.bounds)
    guard !boxes.isEmpty else { return [] }
    let revision = (entries[key]?.revision ?? 0) + 1
    entries[key]?.revision = revision
    entries[key]?.list = kept(
      list,
      of: view,
      key: key,
      revision: revision,
      changes: boxes.map { $0.insetBy(dx: -1, dy: -1) }
    )
    return boxes
  }

  private func record(_ view: UIView, into painter: Painter, toWindow: CGAffineTransform, regions: [CGRect]) {
    guard !view.isHidden, view.alpha > 0 else {
      entries[ObjectIdentifier(view)]?.wasPlain = false
      return
    }
    let frame = view.bounds.applying(toWindow)
    let key = ObjectIdentifier(view)
    if entries[key]?.view !== view { entries[key] = Entry(view: view) }
    entries[key]?.frame = frame
    entries[key]?.wasPlain = view.alpha == 1
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
    let revision = (entries[key]?.revision ?? 0) + 1
    let list = kept(recording(of: view), of: view, key: key, revision: revision, changes: nil)
    entries[key]?.revision = revision
    entries[key]?.list = list
    return list
  }

  private func recording(of view: UIView) -> DisplayList {
    DisplayList { painter in
      if let color = view.backgroundColor?.cgColor {
        painter.fill(view.bounds, cornerRadius: view.layerIfLoaded?.cornerRadius ?? 0, color: color)
      }
      (view as? any Painted)?.paint(into: painter)
    }
  }

  /// The list itself, or as one command that renderers may keep the pixels of.
  private func kept(
    _ list: DisplayList,
    of view: UIView,
    key: ObjectIdentifier,
    revision: Int,
    changes: [CGRect]?
  ) -> DisplayList {
    guard view is any Retained else { return list }
    let picture = RetainedPicture(
      list,
      bounds: view.bounds,
      slot: key.hashValue,
      revision: revision,
      changes: changes
    )
    return DisplayList([.retained(picture)])
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

extension UIView {
  /// From the view's own coordinates to those of its window.
  fileprivate var transformToWindow: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, let above = current.superview {
      map = map.concatenating(current.transformToSuperview)
      view = above
    }
    return map
  }
}
