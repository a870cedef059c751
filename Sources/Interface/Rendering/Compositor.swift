package import Canvas
package import Foundation
package import UIKit

/// Turns the views of a window into one display list, and knows which parts of it are stale.
///
/// Each view's own drawing is recorded once and kept until the view changes; a frame costs what changed.
@MainActor
package final class Compositor {
  let window: UIWindow
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
    /// Told apart from its slot before, while a renderer still needs the pixels there.
    var usesOtherSlot = false
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Stale parts in window coordinates.
  private var damage: [CGRect] = []

  /// Views that look different but stand where they stood, the first to change first; what of them is stale shows when
  /// they are recorded.
  private var changed: [ObjectIdentifier] = []

  /// Those of them that the frame under way records.
  private var unrecorded: ArraySlice<ObjectIdentifier> = []

  /// Pictures of how parts of the window looked, which make way for how they look now.
  var passages: [Passage] = []
  var passageCount = 0

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
    unrecorded = []
    damage = [window.bounds]
    onDamage?()
  }

  /// The stale rectangles, joined where they overlap; they count as drawn from now on.
  package func takeDamage() -> [CGRect] {
    window.layoutIfNeeded()
    recordChanged()
    return takeRecordedDamage()
  }

  /// The picture of what lies in some rectangles.
  package func list(in regions: [CGRect]) -> DisplayList {
    recordChanged()
    return recordedList(in: regions)
  }

  /// Whether something was said to look different since it was last drawn.
  package var isStale: Bool { !damage.isEmpty || !changed.isEmpty || !unrecorded.isEmpty }

  // MARK: A frame in parts

  /// Begins a frame that is made in parts: what changes from now on belongs to the next one.
  package func beginFrame() {
    window.layoutIfNeeded()
    unrecorded = unrecorded + changed
    changed = []
  }

  /// Records one of the frame's views; false if all are.
  package func recordNext() -> Bool {
    guard let key = unrecorded.popFirst() else { return false }
    record(key)
    return true
  }

  /// The stale rectangles as far as views were recorded.
  package func takeRecordedDamage() -> [CGRect] {
    let stale = Self.joined(damage.map { $0.intersection(window.bounds) }.filter { !$0.isEmpty })
    damage = []
    hasGivenFrame = true
    return stale
  }

  /// Records one view out of turn, if that is all that changed about it; what of it is stale.
  package func takeDamage(of view: UIView) -> [CGRect] {
    let key = ObjectIdentifier(view)
    guard let place = changed.firstIndex(of: key) else { return [] }
    changed.remove(at: place)
    let others = damage
    damage = []
    record(key)
    let own = takeRecordedDamage()
    damage = others
    return own
  }

  /// The picture of what lies in some rectangles, by what was last recorded of each view.
  package func recordedList(in regions: [CGRect]) -> DisplayList {
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
    case .appearance where entries[key]?.frame != nil && entries[key]?.list != nil:
      if !changed.contains(key) { changed.append(key) }
    case .appearance, .geometry, .hierarchy:
      if change != .appearance { endPassages(over: view) }
      entries[key]?.list = nil
      if let old = entries[key]?.frame { damage.append(old) }
      damage.append(view.convert(view.bounds, to: nil))
    }
    onDamage?()
  }

  /// A part of the window is to be drawn again.
  func addDamage(_ region: CGRect) {
    damage.append(region)
    onDamage?()
  }

  /// The picture of a view as it was drawn last, in window coordinates; its next one gets pixels of its own.
  func keptPicture(of view: UIView) -> (frame: CGRect, list: DisplayList)? {
    let key = ObjectIdentifier(view)
    guard let entry = entries[key], let list = entry.list, let frame = entry.frame else { return nil }
    entries[key]?.usesOtherSlot.toggle()
    let map = view.transformToWindow
    return (frame, DisplayList { painter in painter.transformed(by: map) { painter.append(list) } })
  }

  /// Records all views that changed in place.
  private func recordChanged() {
    let keys = unrecorded + changed
    unrecorded = []
    changed = []
    for key in keys { record(key) }
  }

  /// Records a view that changed in place; only where its picture differs from the last is it stale.
  private func record(_ key: ObjectIdentifier) {
    guard let entry = entries[key], let view = entry.view, let old = entry.list, let frame = entry.frame else {
      return
    }
    // Whether and how a view is seen at all is not in its own picture.
    let isPlain = !view.isHidden && view.alpha == 1 && entry.wasPlain
    guard isPlain, view.window === window else {
      entries[key]?.list = nil
      damage.append(frame)
      damage.append(view.convert(view.bounds, to: nil))
      return
    }
    let boxes = renew(view, key, since: old)
    guard !boxes.isEmpty else { return }
    let map = view.transformToWindow
    damage += boxes.map { $0.insetBy(dx: -1, dy: -1).applying(map).intersection(frame) }.filter { !$0.isEmpty }
  }

  /// Records a view again; where its picture is another, in its own coordinates.
  private func renew(_ view: UIView, _ key: ObjectIdentifier, since old: DisplayList) -> [CGRect] {
    let list = recording(of: view)
    let boxes = list.differences(from: old.flattened, measuredBy: measurer, whole: view.bounds)
    guard !boxes.isEmpty else { return [] }
    let revision = (entries[key]?.revision ?? 0) + 1
    let picture = kept(
      list,
      of: view,
      key: key,
      revision: revision,
      changes: boxes.map { $0.insetBy(dx: -1, dy: -1) }
    )
    entries[key]?.revision = revision
    entries[key]?.list = picture
    return boxes
  }

  func record(_ view: UIView, into painter: Painter, toWindow: CGAffineTransform, regions: [CGRect]) {
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
        if !passages.isEmpty { drawPassages(over: view, into: painter, toWindow: toWindow, regions: regions) }
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
      slot: entries[key]?.usesOtherSlot == true ? ~key.hashValue : key.hashValue,
      revision: revision,
      changes: changes
    )
    return DisplayList([.retained(picture)])
  }

  /// As many rectangles as a frame is drawn in at most, and the area in pixels that costs as much to draw as going
  /// through the picture once more for a rectangle of its own.
  private static let (mostRects, areaOfRect) = (16, 10_000.0)

  /// Few rectangles that cover all: two become one where that adds little to what is drawn.
  static func joined(_ rects: [CGRect]) -> [CGRect] {
    var slack = areaOfRect
    var result = joined(rects, slack: slack)
    while result.count > mostRects, slack.isFinite {
      slack *= 4
      result = joined(result, slack: slack)
    }
    return result
  }

  private static func joined(_ rects: [CGRect], slack: Double) -> [CGRect] {
    func area(_ rect: CGRect) -> Double { rect.width * rect.height }
    var result: [CGRect] = []
    for rect in rects {
      var grown = rect
      var index = 0
      while index < result.count {
        let other = result[index]
        if area(other.union(grown)) <= 1.2 * (area(other) + area(grown)) + slack {
          grown = grown.union(other)
          result.remove(at: index)
          index = 0
        } else {
          index += 1
        }
      }
      result.append(grown)
    }
    return result
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
