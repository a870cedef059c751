import UIKit

extension LayoutWriter {
  static func view(_ document: ViewDocument) -> JSONOutput { .object(viewMembers(document)) }

  static func viewMembers(_ document: ViewDocument) -> [Member] {
    let usual: UIKitClass = document.uiClass == .window ? .window : .view
    var members = identity(document.uiClass, usual, document.customClass, document.name, document.isNamed)
    members += properties(document.properties)
    if let origin = document.frameOrigin { members.append(Member("frameOrigin", .string(origin.rawValue))) }
    members += notes(document.notes)
    members += overrides(document.overrides, sendsEvents: document.uiClass == .window)
    members += viewOverrides(document.viewOverrides)
    members += lint(document.lintExemptions)
    members += actions(document.actions)
    if let pan = document.panGestureRecognizer { members.append(Member("panGestureRecognizer", builtIn(pan))) }
    if let pinch = document.pinchGestureRecognizer { members.append(Member("pinchGestureRecognizer", builtIn(pinch))) }
    if let controller = document.managingController {
      var keys = identity(
        controller.uiClass,
        .viewController,
        controller.customClass,
        controller.name,
        controller.isNamed
      )
      keys += properties(controller.properties) + overrides(controller.overrides)
      members.append(Member("managedBy", .object(keys)))
    }
    if !document.gestureRecognizers.isEmpty {
      members.append(Member("gestureRecognizers", .array(document.gestureRecognizers.map(recognizer))))
    }
    if !document.subviews.isEmpty { members.append(Member("subviews", .array(document.subviews.map(view)))) }
    return members
  }

  static func recognizer(_ document: RecognizerDocument) -> JSONOutput {
    var members = identity(document.uiClass, nil, document.customClass, document.name, document.isNamed)
    members += properties(document.properties) + requirements(document.requireToFail)
    if let delegate = document.delegate { members.append(Member("delegate", self.delegate(delegate))) }
    members += actions(document.actions) + notes(document.notes)
    return .object(members)
  }

  private static func builtIn(_ document: BuiltInRecognizerDocument) -> JSONOutput {
    .object(properties(document.properties) + requirements(document.requireToFail) + actions(document.actions))
  }

  private static func requirements(_ references: [Reference]) -> [Member] {
    references.isEmpty ? [] : [Member("requireToFail", names(references))]
  }

  private static func delegate(_ document: RecognizerDelegateDocument) -> JSONOutput {
    var members: [Member] = []
    if let flag = document.shouldBegin { members.append(Member("shouldBegin", .bool(flag))) }
    if let rule = document.shouldReceive { members.append(Member("shouldReceive", receiveRule(rule))) }
    members += answer("shouldRecognizeSimultaneouslyWith", document.shouldRecognizeSimultaneouslyWith)
    members += answer("shouldRequireFailureOf", document.shouldRequireFailureOf)
    members += answer("shouldBeRequiredToFailBy", document.shouldBeRequiredToFailBy)
    return .object(members)
  }

  private static func receiveRule(_ rule: ReceiveRule) -> JSONOutput {
    switch rule {
    case .always(let flag): .bool(flag)
    case .only(let patterns): .array(patterns.map(pattern))
    case .except(let patterns): .object([Member("except", .array(patterns.map(pattern)))])
    }
  }

  private static func pattern(_ pattern: ViewPattern) -> JSONOutput {
    switch pattern {
    case .view(let reference): .string(reference.value)
    case .viewAndDescendants(let reference): .string(reference.value + "/*")
    case .className(let name): .string("." + name)
    }
  }

  static func actions(_ actions: [ActionDocument]) -> [Member] {
    guard !actions.isEmpty else { return [] }
    let list = actions.map { action in
      var members: [Member] = []
      if !action.events.isEmpty { members.append(Member("event", options(action.events))) }
      members.append(Member("target", action.target.map { .string($0.value) } ?? .null))
      members.append(Member("action", .string(action.action)))
      return JSONOutput.object(members)
    }
    return [Member("actions", .array(list))]
  }

  static func names(_ references: [Reference]) -> JSONOutput { .array(references.map { .string($0.value) }) }

  static func answer(_ key: String, _ answer: NamedAnswer?) -> [Member] {
    switch answer {
    case nil: []
    case .always(let flag): [Member(key, .bool(flag))]
    case .only(let references): [Member(key, names(references))]
    }
  }

  /// One name, or a list of several.
  static func options(_ names: [String]) -> JSONOutput {
    names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) })
  }
}
