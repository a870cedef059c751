import LayoutFiles
import Traces
import UIKit

/// What a flag keeps from those who wait for touches.
extension LintContext {
  /// Enabled controls in something that takes no touches (HT-8).
  func controlsUnderDisabledAncestors() -> [LintFinding] {
    views.compactMap { ancestor in
      let isDisabled = (ancestor as? UIControl)?.isEnabled == false
      guard isDisabled || !ancestor.isUserInteractionEnabled, isShown(ancestor),
        ancestor.superview.map({ takesTouches($0) }) ?? true
      else { return nil }
      let controls = subtree(of: ancestor).dropFirst().filter { view in
        guard let control = view as? UIControl else { return false }
        return control.isEnabled && control.isUserInteractionEnabled && isShown(control)
          && ownedBySubtree(of: control).isEmpty
      }
      guard !controls.isEmpty else { return nil }
      for control in controls { explained.insert(ObjectIdentifier(control)) }
      let name = name(ancestor)
      let (text, property, change) =
        isDisabled
        ? ("is a disabled control", Property.isEnabled, LayoutChange.enableControl(name))
        : ("has isUserInteractionEnabled false", .isUserInteractionEnabled, .enableInteraction(name))
      return finding(
        .controlUnderDisabledAncestor,
        .warning,
        name,
        at: documents[name]?.properties.location(of: property),
        """
        \(name: name) \(strong: text), so \(Self.list(controls.map { self.name($0) })) in it \
        \(controls.count == 1 ? "is" : "are") never asked.
        """,
        fix: change.text
      )
    }
  }

  /// Recognizers that are offered no touch, because their view or one around it takes none (GT-1, HT-10).
  func recognizersNeverOffered() -> [LintFinding] {
    recognizers.compactMap { entry in
      guard entry.recognizer.isEnabled, !(entry.recognizer is UIHoverGestureRecognizer), isShown(entry.view),
        let blocker = wayUp(entry.view).last(where: { !$0.isUserInteractionEnabled }),
        ownedBySubtree(of: entry.view).isEmpty
      else { return nil }
      let (recognizer, view) = (entry.document.name, name(blocker))
      explained.insert(ObjectIdentifier(entry.view))
      let isPassive = blocker === entry.view && (blocker is UILabel || blocker is UIImageView)
      let given = documents[view]?.properties.location(of: .isUserInteractionEnabled)
      if isPassive, given == nil {
        return finding(
          .recognizerOnPassiveView,
          .error,
          recognizer,
          """
          \(name: recognizer) is on \(name: view), and \(blocker is UILabel ? "labels" : "image views") start with \
          isUserInteractionEnabled \(strong: "false"): it never sees a touch.
          """,
          fix: LayoutChange.enableInteraction(view).text
        )
      }
      return finding(
        .recognizerNeverOffered,
        .error,
        recognizer,
        "\(name: recognizer) never sees a touch: \(name: view) has isUserInteractionEnabled \(strong: "false").",
        fix: LayoutChange.enableInteraction(view).text
      )
    }
  }
}
