import Canvas
import LayoutFiles
import Traces
import UIKit

/// What can be done with an object wherever it is listed: select it, ask about it, look at it alone, find it elsewhere.
@MainActor
struct ElementMenu {
  let context: InterfaceContext
  let id: ElementID

  /// The step that the line in hand is about; nil for the first one about the object.
  var step: Int?

  /// False in the outline itself.
  var leadsToOutline = true

  private var session: DebugSession { context.session }
  private var object: AnyObject? { session.application.object(for: id) }
  private var name: String {
    let element = session.element(id)
    return element.kind == .gestureRecognizer ? element.recognizerTitle : element.name
  }

  /// Grouped: where it leads, how to look at it, what if, and what to copy.
  ///
  /// `sentence` is what the line in hand says of the object.
  func items(sentence: String? = nil) -> [MenuItem] {
    [looks, whatIfs, copies(sentence)].reduce(ways) { $0 + ($0.isEmpty ? $1 : $1.startingGroup) }
  }

  // MARK: Ways

  private var ways: [MenuItem] {
    var items: [MenuItem] = []
    if session.selection != id {
      items.append(MenuItem("Select \(name)", icon: .inspect) { [session, id] in session.select(id) })
    }
    if session.shownTouch != nil {
      items.append(selecting("Why, or why not?", .why, icon: .help))
    }
    if let sequence = step ?? firstStep {
      let isShown = session.playback.step == session.digest.stepIndex(atOrBefore: sequence)
      items.append(
        MenuItem("Go to \(stepName(sequence))", icon: .trace, isEnabled: !isShown) { [session] in
          session.go(toSequence: sequence)
        }
      )
    }
    if leadsToOutline, standsInOutline { items.append(selecting("Show in the outline", .showInOutline, icon: .tree)) }
    return items
  }

  private var standsInOutline: Bool {
    switch object {
    case is UIView: true
    case let recognizer as UIGestureRecognizer: recognizer.view != nil
    case let controller as UIViewController: controller.viewIfLoaded != nil
    default: false
    }
  }

  /// A command that is about the selection.
  private func selecting(_ title: String, _ command: InterfaceCommand, icon: Icon) -> MenuItem {
    MenuItem(title, command, icon: icon, in: context) { [session, id] in session.select(id) }
  }

  /// The first thing that the shown finger had to do with it.
  private var firstStep: Int? {
    guard let touch = session.shownTouch else { return nil }
    if object is UIGestureRecognizer {
      guard let digest = session.digest.recognizer(id), digest.sees(touch.id) else { return nil }
      return digest.transitions.first { $0.instant >= touch.start && $0.to != .possible }?.sequence
    }
    return touch.rows.first { $0.visit.element == id }?.sequence
      ?? touch.calls.lazy.flatMap(\.hops).first { $0.delivery.responder == id }?.sequence
  }

  /// As the trace counts where it is a step of the descent; by its time elsewhere.
  private func stepName(_ sequence: Int) -> String {
    if let row = session.shownTouch?.rows.firstIndex(where: { $0.sequence == sequence }) { return "step \(row + 1)" }
    guard let step = session.digest.stepIndex(atOrBefore: sequence) else { return "its step" }
    return "\(Words.seconds(session.digest.steps[step].instant.seconds)) s"
  }

  // MARK: Looks

  private var looks: [MenuItem] {
    guard object is UIView else { return [] }
    let isAlone = session.tools.isolated == id
    return [
      MenuItem("Show only \(name)", icon: .frames, isOn: isAlone, note: InterfaceCommand.toggleIsolation.key) {
        [session, id] in
        session.select(id)
        session.setTools { $0.isolated = isAlone ? nil : id }
      },
      MenuItem("Measure from \(name)", icon: .pointer, note: InterfaceCommand.toggleMeasures.key) { [session, id] in
        session.select(id)
        if !session.tools.measures { session.toggleMeasures() }
      },
    ]
  }

  // MARK: What if

  /// The flags that decide most often, by UIKit's names; a tick is the present value.
  private var whatIfs: [MenuItem] {
    let properties: [Property] =
      switch object {
      case is UIView: [.isHidden, .isUserInteractionEnabled]
      case is UIGestureRecognizer: [.isEnabled]
      default: []
      }
    return properties.compactMap { property in
      let key = WhatIfKey(id, property)
      guard case .bool(let isOn)? = session.value(of: key) else { return nil }
      return MenuItem(property.rawValue, isOn: isOn, note: "what if \(!isOn)") { [session] in
        session.change(key, to: .bool(!isOn))
      }
    }
  }

  private func copies(_ sentence: String?) -> [MenuItem] {
    [
      MenuItem("Copy the name", copying: session.elementName(id), in: context),
      sentence.map { MenuItem("Copy the sentence", copying: $0, in: context) },
    ].compactMap(\.self)
  }
}
