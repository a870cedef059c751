import Foundation
import LayoutFiles
import Traces
import UIKit

/// Recognizers that cannot do what they are there for.
extension LintContext {
  /// Requirements that lead back to where they began (GF-5).
  func requirementCycles() -> [LintFinding] {
    let waits = requirements
    var found: [LintFinding] = []
    var seen: Set<String> = []
    for start in waits.keys.sorted() where !seen.contains(start) {
      guard let circle = waits.circle(through: start) else { continue }
      seen.formUnion(circle)
      let text = (circle + [start]).joined(separator: " → ")
      found.append(
        finding(
          .requirementCycle,
          .error,
          start,
          "\(strong: text): each waits for the next to fail, so none can recognise while all receive the touch.",
          fix: "take one of the requirements away"
        )
      )
    }
    return found
  }

  /// Who waits for whom to fail, as the file says it.
  private var requirements: [String: [String]] {
    var waits: [String: [String]] = [:]
    func names(_ answer: NamedAnswer?) -> [String] {
      guard case .only(let references)? = answer else { return [] }
      return references.map(\.value)
    }
    for entry in recognizers where entry.recognizer.isEnabled {
      let document = entry.document
      waits[document.name, default: []] += document.requireToFail.map(\.value)
      waits[document.name, default: []] += names(document.delegate?.shouldRequireFailureOf)
      for other in names(document.delegate?.shouldBeRequiredToFailBy) {
        waits[other, default: []].append(document.name)
      }
    }
    for view in documents.values {
      for (builtIn, suffix) in [(view.panGestureRecognizer, ".pan"), (view.pinchGestureRecognizer, ".pinch")] {
        guard let builtIn else { continue }
        waits[view.name + suffix, default: []] += builtIn.requireToFail.map(\.value)
      }
    }
    return waits
  }

  /// G-SE-1.
  func edgePansWithoutEdges() -> [LintFinding] {
    recognizers.compactMap { entry in
      guard let pan = entry.recognizer as? UIScreenEdgePanGestureRecognizer, pan.isEnabled, pan.edges.isEmpty else {
        return nil
      }
      let name = entry.document.name
      return finding(
        .edgePanWithoutEdges,
        .error,
        name,
        at: entry.document.properties.location(of: .edges),
        "\(name: name) has \(strong: "no edges") and so never begins.",
        fix: "\(name) edges → left"
      )
    }
  }

  /// What its own numbers or its delegate never allow (GD-1, GD-2).
  func recognizersThatNeverBegin() -> [LintFinding] {
    recognizers.compactMap { entry in
      let (name, delegate) = (entry.document.name, entry.document.delegate)
      guard entry.recognizer.isEnabled else { return nil }
      let (reason, fix): (String, String)
      if delegate?.shouldBegin == false {
        (reason, fix) = ("its delegate's shouldBegin is false", "let shouldBegin answer true where it may begin")
      } else if delegate?.shouldReceive == .always(false) || delegate?.shouldReceive == .only([]) {
        (reason, fix) = ("its delegate lets it receive no touch", "let shouldReceive answer true for some view")
      } else if let pan = entry.recognizer as? UIPanGestureRecognizer,
        pan.minimumNumberOfTouches > pan.maximumNumberOfTouches
      {
        reason = "it wants at least \(pan.minimumNumberOfTouches) fingers and at most \(pan.maximumNumberOfTouches)"
        fix = "\(name) maximumNumberOfTouches → \(pan.minimumNumberOfTouches)"
      } else if entry.recognizer.allowedTouchTypes.isEmpty, entry.recognizer.allowedPressTypes.isEmpty {
        (reason, fix) = ("it allows no type of touch", "\(name) allowedTouchTypes → direct")
      } else {
        return nil
      }
      return finding(.recognizerNeverBegins, .error, name, "\(name: name) never begins: \(strong: reason).", fix: fix)
    }
  }

  /// A single tap that is late by the time a second one would have (GF-6).
  func tapsThatWait() -> [LintFinding] {
    recognizers.flatMap { entry in
      entry.document.requireToFail.compactMap { reference in
        guard let single = entry.recognizer as? UITapGestureRecognizer, single.isEnabled,
          let other = layout.recognizer(reference.value) as? UITapGestureRecognizer, other.isEnabled,
          other.numberOfTapsRequired > single.numberOfTapsRequired,
          let view = other.view, view.isDescendant(of: entry.view) || entry.view.isDescendant(of: view)
        else { return nil }
        let name = entry.document.name
        let gap = Words.limit(seconds: application.behavior.tapMaximumGap)
        return finding(
          .tapWaitsForDoubleTap,
          .note,
          name,
          at: reference.location,
          """
          \(name: name) comes \(strong: gap) after the finger has lifted: it waits for \
          \(name: reference.value) to fail.
          """,
          fix: "let \(name) do what a second tap does not undo, and drop the requirement"
        )
      }
    }
  }

  /// A tap around a control of one's own that takes the control's touch away (CT-26), found by tapping.
  func recognizersThatCancelControls() -> [LintFinding] {
    var found: [LintFinding] = []
    for view in views {
      guard let control = view as? UIControl, let document = documents[name(view)], takesTouches(control),
        document.actions.contains(where: { $0.events.contains("touchUpInside") }),
        let point = owned[ObjectIdentifier(control)]?.insidePoint, trials > 0,
        recognizers.contains(where: { $0.view !== control && control.isDescendant(of: $0.view) && mayCancel($0) })
      else { continue }
      trials -= 1
      guard let recognizer = LintTrial.recognizerThatCancels(document.name, tappedAt: point, self.document) else {
        continue
      }
      let around = layout.recognizer(recognizer)?.view.map { name($0) } ?? "a view around it"
      found.append(
        finding(
          .recognizerCancelsControl,
          .error,
          document.name,
          """
          A tap on \(name: document.name) sends no touchUpInside: \(name: recognizer) on \(name: around) recognises and \
          cancels its touch, which only stock controls refuse.
          """,
          fix: "let \(document.name) answer false to gestureRecognizerShouldBegin for \(recognizer)"
        )
      )
    }
    return found
  }

  private func mayCancel(_ entry: Recognizer) -> Bool {
    entry.recognizer is UITapGestureRecognizer && entry.recognizer.isEnabled && entry.recognizer.cancelsTouchesInView
  }
}
