import Foundation
import UIKit

extension LayoutBuilder {
  /// Views deeper than this are left out, with a problem: asking them recursively would exhaust the stack.
  static let deepest = 600

  /// A view with all that is in it.
  mutating func makeView(_ document: ViewDocument) -> UIView {
    let view = document.uiClass.makeView()
    configure(view, document)
    addSubviews(of: document, to: view)
    return view
  }

  /// Name, properties, overrides, recognizers and actions of one view, without its subviews.
  mutating func configure(_ view: UIView, _ document: ViewDocument) {
    set(view, named: document.name, className: document.customClass ?? document.uiClass.nameToShow(for: view))
    setGeometry(of: view, document.properties)
    apply(document.properties, document.overrides, to: view)
    applyViewOverrides(document.viewOverrides, to: view)
    if let zooming = document.viewOverrides.viewForZooming {
      layout.problems.append(
        LayoutDiagnostic(
          .unknownKey("viewForZooming", in: "the engine", suggestion: nil),
          severity: .warning,
          file: layout.document.file,
          at: zooming.location
        )
      )
    }
    if let control = view as? UIControl { addActions(document.actions, to: control) }
    if let scrollView = view as? UIScrollView { nameBuiltInRecognizers(of: scrollView, document) }
    if let managing = document.managingController { manage(view, managing) }
    for recognizer in document.gestureRecognizers { view.addGestureRecognizer(makeRecognizer(recognizer)) }
  }

  /// The views in a view, level by level below it; a loop, since files may be deep.
  mutating func addSubviews(of document: ViewDocument, to view: UIView) {
    var pending: [(document: ViewDocument, parent: UIView, depth: Int)] = []
    func put(_ documents: [ViewDocument], in parent: UIView, _ depth: Int) {
      for document in documents.reversed() { pending.append((document, parent, depth)) }
    }
    put(document.subviews, in: view, 1)
    while let (document, parent, depth) = pending.popLast() {
      guard depth <= Self.deepest else {
        layout.problems.append(
          LayoutDiagnostic(
            .nestedTooDeep(limit: Self.deepest),
            severity: .warning,
            file: layout.document.file,
            at: document.location
          )
        )
        continue
      }
      let view = document.uiClass.makeView()
      configure(view, document)
      parent.addSubview(view)
      put(document.subviews, in: view, depth + 1)
    }
  }

  /// Anchor, frame, bounds, center, transform in this order: the frame is the one before the transform (reading 11b.9).
  private func setGeometry(of view: UIView, _ properties: PropertyList) {
    if case .layer(let layer)? = properties[.layer], let anchor = layer.anchorPoint { view.layer.anchorPoint = anchor }
    // Every view has these: not by the table of all properties, which costs three times as much.
    if case .rect(let frame)? = properties[.frame] {
      view.hasOwnFrame = true
      view.frame = frame
    }
    if case .rect(let bounds)? = properties[.bounds] {
      view.hasOwnFrame = true
      view.bounds = bounds
    }
    if case .point(let center)? = properties[.center] {
      view.hasOwnFrame = true
      view.center = center
    }
    if case .transform(let transform)? = properties[.transform] { view.transform = transform }
  }

  /// Properties beyond geometry, then the overrides of a responder.
  mutating func apply(_ properties: PropertyList, _ overrides: ResponderOverrides, to responder: UIResponder) {
    for entry in PropertyAccess.inOrder(properties) where !entry.property.isGeometry {
      if !PropertyAccess.set(entry.property, to: entry.value, on: responder) { noteUnknown(entry) }
    }
    applyOverrides(overrides, to: responder)
  }

  /// The engine has no such property on this object.
  func noteUnknown(_ entry: PropertyList.Entry) {
    guard entry.property != .isKeyWindow, !entry.property.isReadOnly else { return }
    layout.problems.append(
      LayoutDiagnostic(
        .unknownKey(entry.property.rawValue, in: "the engine", suggestion: nil),
        severity: .warning,
        file: layout.document.file,
        at: entry.location
      )
    )
  }

  private mutating func addActions(_ actions: [ActionDocument], to control: UIControl) {
    for action in actions {
      let events = action.events.reduce(into: UIControl.Event()) { events, name in
        if let event = UIControl.Event(named: name) { events.formUnion(event) }
      }
      let selector = Selector(action.action)
      // Later for all, since actions are sent in the order of adding.
      later { [layout] in
        guard let reference = action.target else { return control.addTarget(nil, action: selector, for: events) }
        guard let target = layout.object(reference.value) else { return }
        control.addTarget(target, action: selector, for: events)
      }
    }
  }
}

extension Property {
  /// What ``LayoutBuilder`` sets in an order of its own.
  var isGeometry: Bool {
    switch self {
    case .frame, .bounds, .center, .transform: true
    default: false
    }
  }
}

extension UIControl.Event {
  /// The event, or group of events, of that name.
  init?(named name: String) {
    if let single = UIControl.Event.names.first(where: { $0.name == name }) {
      self = single.event
      return
    }
    switch name {
    case "allTouchEvents": self = .allTouchEvents
    case "allEditingEvents": self = .allEditingEvents
    case "allEvents": self = .allEvents
    default: return nil
    }
  }
}
