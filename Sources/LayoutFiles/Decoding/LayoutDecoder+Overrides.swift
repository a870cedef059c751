import UIKit

extension LayoutDecoder {
  /// Decodes a key that every responder has; false when `member` is none of them.
  mutating func decodeResponderKey(_ member: JSONMember, into overrides: inout ResponderOverrides) -> Bool {
    switch member.key {
    case "name", "class", "customClass": break
    case "touches": overrides.touches = choice(member.value, member.key, EventHandling.self)
    case "presses": overrides.presses = choice(member.value, member.key, EventHandling.self)
    case "motion": overrides.motion = choice(member.value, member.key, EventHandling.self)
    case "remote": overrides.remote = choice(member.value, member.key, EventHandling.self)
    case "next": overrides.next = reference(member.value, member.key, .responder)
    case "implements": overrides.implements = strings(member.value, member.key)?.map(\.value) ?? []
    default: return false
    }
    return true
  }

  /// `"swallow"`.
  mutating func swallows(_ member: JSONMember) -> Bool {
    choice(member.value, member.key, ["swallow"]) != nil
  }

  /// Decodes an override that views of `uiClass` may have; false when `member` is none.
  mutating func decodeViewOverride(
    _ member: JSONMember,
    of uiClass: UIKitClass,
    into overrides: inout ViewOverrides
  ) -> Bool {
    let (key, value) = (member.key, member.value)
    switch key {
    case "pointInside": overrides.pointInside = pointInside(value)
    case "hitTest": overrides.hitTest = hitTest(value)
    case "gestureRecognizerShouldBegin":
      overrides.gestureRecognizerShouldBegin = answer(value, key, .recognizer)
    case "touchesShouldBegin" where uiClass.isKind(of: .scrollView):
      overrides.touchesShouldBegin = answer(value, key, .view)
    case "touchesShouldCancel" where uiClass.isKind(of: .scrollView):
      overrides.touchesShouldCancel = answer(value, key, .view)
    case "viewForZooming" where uiClass.isKind(of: .scrollView):
      overrides.viewForZooming = reference(value, key, .view)
    case "beginTracking" where uiClass.isKind(of: .control): overrides.beginTracking = bool(value, key)
    case "continueTracking" where uiClass.isKind(of: .control): overrides.continueTracking = bool(value, key)
    default: return false
    }
    return true
  }

  private mutating func pointInside(_ value: JSONValue) -> PointInsideOverride? {
    let expected = "true, false, {\"inset\"}, {\"shape\"} or {\"path\"}"
    if case .bool(let bool) = value.kind { return .always(bool) }
    guard let members = members(of: value, "pointInside", expected: expected) else { return nil }
    guard let member = onlyMember(members, of: value, "pointInside", Keys.pointInside, expected) else { return nil }
    switch member.key {
    case "inset": return insets(member.value, "inset").map(PointInsideOverride.inset)
    case "shape": return choice(member.value, "shape", ["ellipse"]).map { _ in .ellipse }
    default: return paths(member.value).map(PointInsideOverride.paths)
    }
  }

  private mutating func paths(_ value: JSONValue) -> [OutlineDocument]? {
    guard case .array = value.kind else {
      return string(value, "path", expected: "SVG path data or a list of it")
        .flatMap { outline(Located($0, at: value.location)) }.map { [$0] }
    }
    return strings(value, "path")?.compactMap { outline($0) }
  }

  private mutating func outline(_ data: Located<String>) -> OutlineDocument? {
    do {
      return OutlineDocument(data: data.value, path: try CGPath(svgPathData: data.value))
    } catch {
      report(.badPath(character: error.offset + 1, expected: error.expected, found: error.found), at: data.location)
      return nil
    }
  }

  private mutating func hitTest(_ value: JSONValue) -> HitTestOverride? {
    let expected = "{\"returns\"}, {\"passThrough\"}, {\"tries\"} or {\"ignoresFlags\"}"
    guard let members = members(of: value, "hitTest", expected: expected) else { return nil }
    let convert = members.first { $0.key == "convert" }
    let others = members.filter { $0.key != "convert" }
    guard let member = onlyMember(others, of: value, "hitTest", Keys.hitTest, expected) else { return nil }
    if let convert, member.key != "tries" {
      report(
        .conflictingKeys(member.key, "convert", reason: "only \"tries\" converts points"),
        at: convert.keyLocation
      )
    }
    switch member.key {
    case "returns":
      if case .null = member.value.kind { return .returns(nil) }
      return reference(member.value, "returns", .view).map { .returns($0) }
    case "passThrough": return bool(member.value, member.key) == true ? .passThrough : nil
    case "ignoresFlags": return bool(member.value, member.key) == true ? .ignoresFlags : nil
    default:
      let converts = convert.flatMap { bool($0.value, "convert") } ?? true
      return references(member.value, "tries", .view).map { .tries($0, convertsPoint: converts) }
    }
  }

  /// The one member an object of alternatives has.
  mutating func onlyMember(
    _ members: [JSONMember],
    of value: JSONValue,
    _ key: String,
    _ known: [String],
    _ expected: String
  ) -> JSONMember? {
    var first: JSONMember?
    for member in members {
      if !known.contains(member.key) {
        reportUnknown(member, in: key, known: known)
      } else if let first {
        report(.conflictingKeys(first.key, member.key, reason: "\(key) is one of the two"), at: member.keyLocation)
      } else {
        first = member
      }
    }
    if members.isEmpty {
      report(.wrongType(key: key, expected: expected, found: "an empty object"), at: value.location)
    }
    return first
  }
}
