import Canvas
import Diagnosis
import Foundation
import LayoutFiles
import Traces
import UIKit

/// A property as the inspector shows it: UIKit's name, the value, and perhaps where it leads.
struct InspectedProperty: Hashable {
  let name: String
  let value: String

  /// The object that the value is.
  var link: ElementID?

  /// A part of 1 to draw as a bar; for the touchable part of a view.
  var part: Double?

  /// Whether it is not what a file says, but made up for want of it.
  var isGuess = false
}

/// Lists what there is to know of an object, in UIKit's names.
@MainActor
struct PropertyInspector {
  private let application: UIApplication
  private let facts: ObjectFacts?
  private(set) var rows: [InspectedProperty] = []

  init(_ subject: InspectedObject, in session: DebugSession) {
    application = session.application
    facts = session.facts[session.elementName(subject.id)]
    switch subject.object {
    case let view as UIView: addView(view)
    case let recognizer as UIGestureRecognizer: addRecognizer(recognizer)
    case let controller as UIViewController: addController(controller)
    case let application as UIApplication: addApplication(application)
    case let responder as UIResponder: addNext(of: responder)
    default: break
    }
    if case .accessibility? = session.document?.source, subject.object is UIView {
      rows.append(InspectedProperty(name: "flags", value: "unknown in such a tree", isGuess: true))
    }
    for (topic, text) in facts?.rows ?? [] {
      rows.append(InspectedProperty(name: topic, value: text, isGuess: topic == ObjectFacts.guess))
    }
  }

  /// Where the frame came from that the file does not give.
  private mutating func addFrameOrigin() {
    guard let origin = facts?.frameOrigin else { return }
    let words =
      switch origin {
      case .solved: "its constraints"
      case .conventional: "UIKit's usual place"
      case .guessed: "a guess, none in file"
      }
    rows.append(InspectedProperty(name: "frame from", value: words, isGuess: origin == .guessed))
  }

  private mutating func add(_ name: String, _ value: String) {
    rows.append(InspectedProperty(name: name, value: value))
  }

  private mutating func add(_ name: String, _ responder: UIResponder?) {
    guard let responder else { return add(name, "nil") }
    let id = application.identify(responder)
    rows.append(InspectedProperty(name: name, value: application.trace.name(id), link: id))
  }

  private mutating func add(_ name: String, _ recognizer: UIGestureRecognizer) {
    let id = application.identify(recognizer)
    rows.append(InspectedProperty(name: name, value: application.trace[id].recognizerTitle, link: id))
  }

  private mutating func addNext(of responder: UIResponder) { add("next", responder.next) }

  // MARK: Views

  private mutating func addView(_ view: UIView) {
    add("frame", Words.rect(view.frame))
    addFrameOrigin()
    if view.window != nil, !(view is UIWindow) { add("in window", Words.rect(view.convert(view.bounds, to: nil))) }
    add("bounds", Words.rect(view.bounds))
    add("center", "\(Words.number(view.center.x)), \(Words.number(view.center.y))")
    if !view.transform.isIdentity { add("transform", PropertyValue.transform(view.transform).text) }
    add("alpha", Words.fixed(Double(view.alpha), 2))
    if let parent = view.superview, let index = parent.subviews.firstIndex(where: { $0 === view }) {
      add("order", "\(index + 1) of \(parent.subviews.count) in \(name(parent))")
    }
    addTouchable(view)
    add("next", view.next)
    if let root = view.next as? UIViewController { add("controller", root) }
    let recognizers = view.gestureRecognizers ?? []
    if recognizers.isEmpty { add("recognizers", "none of its own") }
    for (index, recognizer) in recognizers.enumerated() { add(index == 0 ? "recognizers" : "", recognizer) }
    if let control = view as? UIControl { addActions(control.registeredActions) }
    addFileProperties(of: view, without: Self.shownOfViews)
  }

  private static let shownOfViews: Set<Property> = [
    .frame, .bounds, .center, .transform, .layer, .alpha, .isHidden, .isUserInteractionEnabled, .clipsToBounds,
    .superview, .isFirstResponder, .canResignFirstResponder, .accessibilityIdentifier, .tintColor,
  ]

  /// How much of the view a touch can reach at all, where that is not all of it.
  private mutating func addTouchable(_ view: UIView) {
    guard !view.bounds.isEmpty, view.window != nil else { return }
    let part = ReachableArea(of: view).share
    guard part < 0.995 else { return }
    rows.append(InspectedProperty(name: "touchable", value: "\(Int((part * 100).rounded())) %", part: part))
  }

  private func name(_ responder: UIResponder) -> String { application.trace.name(application.identify(responder)) }

  private mutating func addActions(_ actions: [RegisteredAction]) {
    for action in actions {
      let event = action.events.map { events in
        UIControl.Event.names.filter { events.contains($0.1) }.map(\.0).joined(separator: ", ")
      }
      let target = action.target.map { $0 as? UIResponder }.flatMap { $0.map { name($0) } }
      let receiver = action.isNilTargeted ? "first responder" : target
      add(event ?? "action", receiver.map { "\($0).\(action.action)" } ?? action.action)
    }
  }

  /// All that a file can say of the object and that is not shown already.
  private mutating func addFileProperties(of object: NSObject, without shown: Set<Property>) {
    for property in Property.allCases where !shown.contains(property) {
      guard let value = PropertyAccess.value(of: property, on: object), value != .none else { continue }
      add(property.rawValue, Self.text(value))
    }
  }

  private static func text(_ value: PropertyValue) -> String {
    switch value {
    case .string(let text): "“\(text)”"
    case .options(let names): names.isEmpty ? "none" : names.joined(separator: ", ")
    case .strings(let names): names.joined(separator: ", ")
    case .rect(let rect): Words.rect(rect)
    case .point(let point): "\(Words.number(point.x)), \(Words.number(point.y))"
    case .size(let size): "\(Words.number(size.width)), \(Words.number(size.height))"
    case .integer(.max): "no limit"
    default: value.text
    }
  }

  // MARK: Recognizers, controllers, the application

  private mutating func addRecognizer(_ recognizer: UIGestureRecognizer) {
    add("view", recognizer.view)
    add("state", "\(recognizer.state)")
    add("rule", RecognizerRule.words(for: recognizer, behavior: application.behavior))
    for other in recognizer.failureRequirements { add("requires to fail", other) }
    addActions(recognizer.registeredActions)
    addFileProperties(of: recognizer, without: [.state])
  }

  private mutating func addController(_ controller: UIViewController) {
    if let view = controller.viewIfLoaded { add("view", view) }
    addNext(of: controller)
    if let parent = controller.parent { add("parent", parent) }
    for (index, child) in controller.children.enumerated() { add(index == 0 ? "children" : "", child) }
    addFileProperties(of: controller, without: [.canResignFirstResponder, .isFirstResponder])
  }

  private mutating func addApplication(_ application: UIApplication) {
    for (index, window) in application.windowsFrontToBack.enumerated() { add(index == 0 ? "windows" : "", window) }
    add("delegate", application.delegate as? UIResponder)
  }
}

extension [CGPoint] {
  /// Of the polygon with these corners; its square root's unit.
  var area: Double {
    guard var previous = last else { return 0 }
    var twice = 0.0
    for point in self {
      twice += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return abs(twice) / 2
  }
}
