import Foundation
import LayoutFiles
import UIKit

/// The steps that are no fingers.
extension ScriptRunner {
  /// `words` are what the trace says of a change, if not the step's own.
  func carryOut(_ step: Step, words: String? = nil) {
    changeNow = (StepWriter.json(step).compact, words)
    defer { changeNow = nil }
    let application = layout.application
    let now = application.scheduler.now
    switch step.action {
    case .down, .move, .up, .cancel, .tap:
      preconditionFailure("a finger's step is part of an event")
    case .wait:
      return
    case .hover(let location):
      application.handleHover(at: location, instant: now)
    case .scroll(let distance, let location, let kind):
      application.handleScroll(
        by: distance,
        at: location,
        type: kind == .discrete ? .discrete : .continuous,
        instant: now
      )
    case .motion(.shake): application.sendMotion(.motionShake)
    case .remote(let command): application.sendRemoteControl(command.subtype)
    case .press(let type): application.sendPress(type.pressType)
    case .interrupt(let reason): application.interrupt(reason, at: now)
    case .set(let reference, let properties): set(properties, of: reference, step)
    case .remove(let reference): remove(reference)
    case .insert(let object, let into, let index): insert(object, into: into, at: index, step)
    case .becomeFirstResponder(let reference):
      change(reference, "becomeFirstResponder") { layout.responder(reference.value)?.becomeFirstResponder() }
    case .resignFirstResponder(let reference):
      change(reference, "resignFirstResponder") { layout.responder(reference.value)?.resignFirstResponder() }
    case .makeKey(let reference):
      change(reference, "makeKey") { layout.window(reference.value)?.makeKey() }
    case .present(let document, let presenting): present(document, by: presenting, step)
    case .dismiss(let reference):
      change(reference, "dismiss") { layout.controller(reference.value)?.dismiss(animated: false) }
    case .animate(let reference, let properties, let duration, let allowsInteraction):
      animate(reference, to: properties, duration: duration, allowsInteraction: allowsInteraction, step)
    }
  }

  /// Changes a named object; the trace says what before what comes of it.
  private func change<Ignored>(_ reference: Reference, _ what: String, _ body: () -> Ignored) {
    guard let id = layout.id(reference.value) else { return }
    layout.application.change(id, changeNow?.words ?? what, step: changeNow?.step) { _ = body() }
  }

  private func set(_ properties: PropertyList, of reference: Reference, _ step: Step) {
    guard let object = layout.object(reference.value) else { return }
    var refused: [PropertyList.Entry] = []
    change(reference, properties.text) { refused = PropertyAccess.set(properties, on: object) }
    for entry in refused {
      report(step, "\(reference.value) cannot have \(entry.property.rawValue) set to \(entry.value.text)")
    }
  }

  private func animate(
    _ reference: Reference,
    to properties: PropertyList,
    duration: Double,
    allowsInteraction: Bool,
    _ step: Step
  ) {
    guard let view = layout.view(reference.value) else { return }
    var refused: [PropertyList.Entry] = []
    let what = "animates for \(Words.limit(seconds: duration)) to \(properties.text)"
    change(reference, what) {
      UIView.animate(withDuration: duration, options: allowsInteraction ? .allowUserInteraction : []) {
        refused = PropertyAccess.set(properties, on: view)
      }
    }
    for entry in refused {
      report(step, "\(reference.value) cannot animate \(entry.property.rawValue) to \(entry.value.text)")
    }
  }

  // MARK: Hierarchy

  private func remove(_ reference: Reference) {
    if let window = layout.window(reference.value) {
      change(reference, "removed") { layout.application.detach(window) }
    } else if let view = layout.view(reference.value) {
      guard view.superview != nil else { return }
      change(reference, "removed from \(view.superview?.elementName ?? "its superview")") { view.removeFromSuperview() }
    } else if let recognizer = layout.recognizer(reference.value), let view = recognizer.view {
      change(reference, "removed from \(view.elementName ?? "its view")") { view.removeGestureRecognizer(recognizer) }
    }
  }

  private func insert(_ object: InsertedObject, into parent: Reference, at index: Int?, _ step: Step) {
    guard let parentView = layout.view(parent.value) else { return }
    switch object {
    case .named(let reference):
      if let view = layout.view(reference.value) {
        insert(view, reference, into: parentView, at: index, step)
      } else if let recognizer = layout.recognizer(reference.value) {
        change(reference, "added to \(parent.value)") { parentView.addGestureRecognizer(recognizer) }
      }
    case .view(let document):
      let reference = Reference(document.name, at: document.location)
      insert(layout.makeView(document), reference, into: parentView, at: index, step)
    case .recognizer(let document):
      let recognizer = layout.makeRecognizer(document)
      change(Reference(document.name, at: document.location), "added to \(parent.value)") {
        parentView.addGestureRecognizer(recognizer)
      }
    }
  }

  private func insert(_ view: UIView, _ reference: Reference, into parent: UIView, at index: Int?, _ step: Step) {
    let parentName = parent.elementName ?? "its parent"
    guard !(view is UIWindow), !parent.isDescendant(of: view) else {
      return report(step, "\(reference.value) cannot be inserted into \(parentName), which it contains or is")
    }
    change(reference, "inserted into \(parentName)") {
      if let index { parent.insertSubview(view, at: index) } else { parent.addSubview(view) }
    }
  }

  private func present(_ document: ControllerDocument, by presenting: Reference, _ step: Step) {
    guard let controller = layout.controller(presenting.value) else { return }
    if let presented = controller.presentedViewController {
      let name = presented.elementName ?? "a controller"
      return report(step, "\(presenting.value) presents \(name) already, so nothing happens")
    }
    guard controller.viewIfLoaded?.window != nil else {
      return report(step, "the view of \(presenting.value) is in no window, so it cannot present")
    }
    change(presenting, "presents \(document.name)") { layout.present(document, by: controller) }
  }
}

extension PropertyList {
  /// `isHidden = true, alpha = 0.5`.
  var text: String {
    entries.map { "\($0.property.rawValue) = \($0.value.text)" }.joined(separator: ", ")
  }
}

extension RemoteCommand {
  var subtype: UIEvent.EventSubtype {
    switch self {
    case .play: .remoteControlPlay
    case .pause: .remoteControlPause
    case .stop: .remoteControlStop
    case .togglePlayPause: .remoteControlTogglePlayPause
    case .nextTrack: .remoteControlNextTrack
    case .previousTrack: .remoteControlPreviousTrack
    case .beginSeekingBackward: .remoteControlBeginSeekingBackward
    case .endSeekingBackward: .remoteControlEndSeekingBackward
    case .beginSeekingForward: .remoteControlBeginSeekingForward
    case .endSeekingForward: .remoteControlEndSeekingForward
    }
  }
}

extension PressType {
  var pressType: UIPress.PressType {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .select: .select
    case .menu: .menu
    case .playPause: .playPause
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}
