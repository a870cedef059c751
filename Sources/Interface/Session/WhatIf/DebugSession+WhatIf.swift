import Foundation
package import LayoutFiles
import Traces
package import UIKit

/// What if: changes of the live layout that act at once, stand in the trace, and can be taken back.
extension DebugSession {
  /// The present value; nil if the object is gone or has no such property.
  package func value(of key: WhatIfKey) -> PropertyValue? {
    guard let object = application.object(for: key.element) as? NSObject else { return nil }
    switch key.subject {
    case .property(let property): return PropertyAccess.value(of: property, on: object)
    case .order:
      guard let view = object as? UIView, let index = view.superview?.subviews.firstIndex(where: { $0 === view })
      else { return nil }
      return .integer(index)
    case .override: return .bool(replacedOverrides[key] != nil)
    }
  }

  /// Changes a value on the live layout.
  ///
  /// `isContinued` makes it one with the change before, so that a drag is taken back at once; `joining` lets it be undone
  /// together with the one before, as all changes of one remedy are.
  package func change(
    _ key: WhatIfKey,
    to value: PropertyValue,
    isContinued: Bool = false,
    joining isJoined: Bool = false
  ) {
    guard let before = self.value(of: key), !before.matches(value), put(value, for: key) else { return }
    whatIf.record(WhatIfChange(key: key, before: before, after: value, isJoined: isJoined), isContinued: isContinued)
    takeInWhatIf()
  }

  /// Puts back what the value was before the first change; this can be undone as well.
  package func resetWhatIf(_ key: WhatIfKey) {
    guard let original = whatIf.originals[key] else { return }
    change(key, to: original)
  }

  package func undoWhatIf() {
    guard let change = whatIf.popDone() else { return say("Nothing to undo") }
    _ = put(change.before, for: change.key)
    if change.isJoined { return undoWhatIf() }
    takeInWhatIf()
  }

  package func redoWhatIf() {
    guard let change = whatIf.popUndone() else { return say("Nothing to redo") }
    _ = put(change.after, for: change.key)
    if whatIf.undone.last?.isJoined == true { return redoWhatIf() }
    takeInWhatIf()
  }

  /// The text is what the trace says of the change.
  private func put(_ value: PropertyValue, for key: WhatIfKey) -> Bool {
    guard let object = application.object(for: key.element) as? NSObject else { return false }
    var isDone = false
    let step = step(putting: value, for: key, on: object).map { StepWriter.json($0).compact }
    application.change(key.element, "\(WhatIfChange.opening)\(key.name) were \(value.text)", step: step) {
      switch (key.subject, value) {
      case (.property(let property), _): isDone = PropertyAccess.set(property, to: value, on: object)
      case (.order, .integer(let index)):
        guard let view = object as? UIView, let parent = view.superview else { return }
        parent.insertSubview(view, at: index)
        isDone = true
      case (.override(let override), .bool(let isMade)):
        guard let view = object as? UIView else { return }
        isDone = replace(override, on: view, key, isMade)
      case (.order, _), (.override, _): break
      }
    }
    return isDone
  }

  /// The change as a step of a check file, so that a recording can be played again.
  private func step(putting value: PropertyValue, for key: WhatIfKey, on object: NSObject) -> Step? {
    let name = Reference(elementName(key.element), at: .start)
    let time = application.scheduler.now.seconds
    switch (key.subject, value) {
    case (.property(let property), _):
      var properties = PropertyList()
      properties[property] = value
      return Step(time: time, action: .set(name, properties))
    case (.order, .integer(let index)):
      guard let parent = (object as? UIView)?.superview else { return nil }
      let into = Reference(elementName(application.identify(parent)), at: .start)
      return Step(time: time, action: .insert(.named(name), into: into, at: index))
    case (.order, _), (.override, _): return nil
    }
  }

  /// Puts an override of a view aside, or back.
  private func replace(_ override: OverrideKey, on view: UIView, _ key: WhatIfKey, _ isMade: Bool) -> Bool {
    guard isMade else {
      guard let replaced = replacedOverrides.removeValue(forKey: key) else { return false }
      view.overrides = replaced
      return true
    }
    replacedOverrides[key] = view.overrides ?? UIKit.ResponderOverrides()
    override.make(on: view)
    return true
  }

  /// Who would get the shown finger if it came down now, at the place where it came down.
  package struct Winner: Hashable, Sendable {
    package let before: ElementID?
    package let now: ElementID?

    package var isSame: Bool { before == now }
  }

  /// nil while no finger is shown.
  package var winner: Winner? {
    guard let touch = shownTouch else { return nil }
    let now = application.hitTest(at: touch.startLocation).map { application.identify($0) }
    return Winner(before: touch.view, now: now)
  }

  /// Shows the step behind an event of the trace.
  package func go(toSequence sequence: Int) {
    guard let step = digest.stepIndex(atOrBefore: sequence) else { return }
    let touch = shownTouch?.id
    control { playback, _ in playback.show(step) }
    if shownTouch?.id != touch { choose(touch) }
  }
}
