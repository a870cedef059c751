import Foundation
import UIKit

extension LayoutDecoder {
  /// The documents that steps bring with them, by the step's place in the list.
  private struct Brought {
    var inserted: [Int: InsertedObject] = [:]
    var presented: [Int: ControllerDocument] = [:]
  }

  /// Decodes the steps of a check, on the objects ``names`` has, and the fingers they use.
  mutating func steps(_ value: JSONValue) -> (steps: [Step], fingers: Set<Int>) {
    guard case .array(let elements) = value.kind else {
      wrongType(value, "steps", "a list of steps")
      return ([], [])
    }
    // First all objects that steps bring: a step may name what another one inserts.
    let brought = broughtObjects(elements)
    var steps: [Step] = []
    var fingers = FingerTracker()
    var now = 0.0
    for (index, element) in elements.enumerated() {
      guard let members = members(of: element, "steps", expected: "a step"),
        let main = mainMember(of: members, at: element.location)
      else { continue }
      now = time(members, at: element.location, after: now)
      let details = details(members, main)
      guard let action = action(main, details, members, brought, index, fingers.unused) else { continue }
      if let problem = fingers.take(action, at: now) { report(problem, at: main.value.location) }
      steps.append(Step(time: now, location: element.location, action: action))
    }
    return (steps, fingers.used)
  }

  private mutating func broughtObjects(_ elements: [JSONValue]) -> Brought {
    var brought = Brought()
    for (index, element) in elements.enumerated() {
      guard case .object(let members) = element.kind else { continue }
      let path = "step\(index + 1)"
      for member in members {
        guard case .object(let inner) = member.value.kind else { continue }
        if member.key == "insert" {
          let name = inner.first { $0.key == "class" }.map(\.value.kind)
          if case .string(let name)? = name, UIKitClass(rawValue: name)?.isKind(of: .gestureRecognizer) == true {
            brought.inserted[index] = recognizer(member.value, path: path).map(InsertedObject.recognizer)
          } else {
            brought.inserted[index] = view(member.value, "insert", path: path).map(InsertedObject.view)
          }
        } else if member.key == "present" {
          var views = WindowViews(prefix: path)
          brought.presented[index] = controller(member.value, "present", path: path, in: &views, isChild: false)
        }
      }
    }
    let made = makeNames()
    for (index, object) in brought.inserted { brought.inserted[index] = made.named(object) }
    brought.presented = brought.presented.mapValues(made.named)
    return brought
  }

  /// The member that says what the step does.
  private mutating func mainMember(of members: [JSONMember], at location: SourceLocation) -> JSONMember? {
    let found = members.filter { StepKey.actions.contains($0.key) }
    if found.count > 1 { report(.stepWithSeveralActions(found.map(\.key)), at: found[1].keyLocation) }
    guard let main = found.first else {
      let unknown = members.filter { !StepKey.all.contains($0.key) }
      for member in unknown { reportUnknown(member, in: "a step", known: StepKey.all) }
      if unknown.isEmpty { report(.stepWithoutAction, at: location) }
      return nil
    }
    return main
  }

  private mutating func time(_ members: [JSONMember], at location: SourceLocation, after previous: Double) -> Double {
    guard let member = members.first(where: { $0.key == "t" }) else {
      report(.missingKey("t", in: "a step", hint: "its time in seconds"), at: location)
      return previous
    }
    guard let time = number(member.value, "t", in: 0...86_400) else { return previous }
    if time < previous { report(.timeRunsBackwards(time, previous: previous), at: member.value.location) }
    return max(time, previous)
  }

  /// The members beyond the time and what is done, unknown ones reported.
  private mutating func details(_ members: [JSONMember], _ main: JSONMember) -> [String: JSONValue] {
    let known = StepKey.details(of: main.key)
    var details: [String: JSONValue] = [:]
    for member in members where !StepKey.common.contains(member.key) && !StepKey.actions.contains(member.key) {
      if known.contains(member.key) {
        details[member.key] = member.value
      } else if main.key != "set" {
        reportUnknown(member, in: "a step with \"\(main.key)\"", known: known + StepKey.common)
      }
    }
    return details
  }

  private mutating func action(
    _ main: JSONMember,
    _ details: [String: JSONValue],
    _ all: [JSONMember],
    _ brought: Brought,
    _ index: Int,
    _ unused: Int
  ) -> Step.Action? {
    let (key, value) = (main.key, main.value)
    switch key {
    case "down", "move", "up", "cancel", "tap": return fingerAction(main, details, unused)
    case "hover":
      if case .null = value.kind { return .hover(at: nil) }
      return point(value, key).map { .hover(at: $0) }
    case "scroll":
      guard let vector = coordinates(value, key, ["dx", "dy"]),
        let at = required(details, "at", of: main, "the point of the pointer").flatMap({ point($0, "at") })
      else { return nil }
      let kind = details["type"].flatMap { choice($0, "type", ScrollKind.self) } ?? .continuous
      return .scroll(by: CGVector(dx: vector[0], dy: vector[1]), at: at, kind)
    case "motion": return choice(value, key, Motion.self).map(Step.Action.motion)
    case "remote": return choice(value, key, RemoteCommand.self).map(Step.Action.remote)
    case "press": return choice(value, key, PressType.self).map(Step.Action.press)
    case "interrupt": return string(value, key, expected: "a reason such as phoneCall").map(Step.Action.interrupt)
    case "wait":
      _ = bool(value, key)
      return .wait
    case "becomeFirstResponder": return reference(value, key, .responder).map(Step.Action.becomeFirstResponder)
    case "resignFirstResponder": return reference(value, key, .responder).map(Step.Action.resignFirstResponder)
    case "makeKey": return reference(value, key, .window).map(Step.Action.makeKey)
    case "dismiss": return reference(value, key, .controller).map(Step.Action.dismiss)
    case "remove": return reference(value, key, .viewOrRecognizer).map(Step.Action.remove)
    case "insert": return insertion(main, details, brought.inserted[index])
    case "present":
      _ = members(of: value, key, expected: "a view controller")
      guard
        let by = required(details, "by", of: main, "the presenting controller")
          .flatMap({ reference($0, "by", .controller) }), let controller = brought.presented[index]
      else { return nil }
      return .present(controller, by: by)
    case "set": return set(main, all)
    default: return animation(main, details)
    }
  }

  private mutating func fingerAction(
    _ main: JSONMember,
    _ details: [String: JSONValue],
    _ unused: Int
  ) -> Step.Action? {
    let key = main.key
    var traits = FingerTraits()
    traits.force = details["force"].flatMap { number($0, "force", in: 0...100) }
    traits.type = details["type"].flatMap { choice($0, "type", FingerType.self) }
    if key == "tap" {
      let finger = details["finger"].flatMap { integer($0, "finger", in: LayoutDecoder.fingers) } ?? unused
      return point(main.value, key).map { .tap(finger: finger, at: $0, traits) }
    }
    guard let finger = integer(main.value, key, in: LayoutDecoder.fingers) else { return nil }
    if key == "cancel" { return .cancel(finger: finger) }
    if key == "up" { return .up(finger: finger, at: details["at"].flatMap { point($0, "at") }, traits) }
    guard let at = required(details, "at", of: main, "a point [x, y] of the screen").flatMap({ point($0, "at") }) else {
      return nil
    }
    return key == "down" ? .down(finger: finger, at: at, traits) : .move(finger: finger, to: at, traits)
  }

  /// The numbers a file may give its fingers.
  static let fingers = 0...1_000_000

  private mutating func required(
    _ details: [String: JSONValue],
    _ key: String,
    of main: JSONMember,
    _ hint: String
  ) -> JSONValue? {
    if details[key] == nil {
      report(.missingKey(key, in: "a step with \"\(main.key)\"", hint: hint), at: main.keyLocation)
    }
    return details[key]
  }

  private mutating func insertion(
    _ main: JSONMember,
    _ details: [String: JSONValue],
    _ brought: InsertedObject?
  ) -> Step.Action? {
    var object = brought
    if case .string = main.value.kind {
      object = reference(main.value, main.key, .viewOrRecognizer).map(InsertedObject.named)
    } else {
      _ = members(of: main.value, main.key, expected: "a name or a view")
    }
    let into = required(details, "into", of: main, "the name of a view").flatMap { reference($0, "into", .view) }
    let index = details["at"].flatMap { integer($0, "at", in: 0...1_000_000) }
    guard let object, let into else { return nil }
    return .insert(object, into: into, at: index)
  }

  /// The object `value` names, looked up at once since its class decides what may follow.
  private mutating func target(_ value: JSONValue, _ key: String) -> (Reference, NameTable.Entry)? {
    guard let reference = reference(value, key, .any), let entry = names[reference.value] else { return nil }
    return (reference, entry)
  }

  private mutating func set(_ main: JSONMember, _ members: [JSONMember]) -> Step.Action? {
    guard let (reference, entry) = target(main.value, main.key) else { return nil }
    let changes = members.filter { !StepKey.common.contains($0.key) && !StepKey.actions.contains($0.key) }
    if changes.isEmpty {
      report(.missingKey("a property", in: "a step with \"set\"", hint: "the values to set"), at: main.keyLocation)
    }
    return .set(reference, properties(changes, of: entry.uiClass, owner: entry.uiClass.rawValue))
  }

  private mutating func animation(_ main: JSONMember, _ details: [String: JSONValue]) -> Step.Action? {
    let to = required(details, "to", of: main, "the properties at the end")
      .flatMap { members(of: $0, "to", expected: "an object of properties") }
    let duration = required(details, "duration", of: main, "seconds")
      .flatMap { number($0, "duration", in: ValueLimits.seconds) }
    let allows = details["allowUserInteraction"].flatMap { bool($0, "allowUserInteraction") } ?? false
    guard let reference = reference(main.value, main.key, .view), let entry = names[reference.value],
      entry.uiClass.isKind(of: .view), let to, let duration
    else { return nil }
    let list = properties(to, of: entry.uiClass, owner: entry.uiClass.rawValue)
    return .animate(reference, to: list, duration: duration, allowUserInteraction: allows)
  }
}
