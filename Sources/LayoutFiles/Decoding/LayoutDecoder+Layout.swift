import Foundation
import UIKit

extension LayoutDecoder {
  /// Decodes a whole layout; one inside a check may leave `"fingerpost": 1` out.
  mutating func layout(_ value: JSONValue, requiresVersion: Bool) -> LayoutDocument {
    var document = LayoutDocument()
    document.file = file
    guard let members = members(of: value, "a layout", expected: "an object {\"fingerpost\": 1, \"windows\": […]}")
    else { return document }
    for member in members { decodeLayoutKey(member, into: &document) }
    for (key, hint) in [("fingerpost", "the version of the format, 1"), ("windows", "a list of windows")]
    where !members.contains(where: { $0.key == key }) && (requiresVersion || key != "fingerpost") {
      report(.missingKey(key, in: "a layout", hint: hint), at: value.location)
    }
    if !members.contains(where: { $0.key == "application" }) {
      _ = names.add(
        document.application.name,
        NameTable.Entry(uiClass: .application, className: UIKitClass.application.rawValue, location: value.location)
      )
    }
    nameTheUnnamed(in: &document)
    resolveMentions()
    resolveClassMentions()
    document.names = names
    return document
  }

  private mutating func decodeLayoutKey(_ member: JSONMember, into document: inout LayoutDocument) {
    switch member.key {
    case "fingerpost":
      guard case .number(1) = member.value.kind else {
        return report(.wrongVersion(found: member.value.described), at: member.value.location)
      }
    case "title": document.title = string(member.value, "title")
    case "$schema", "notes": _ = string(member.value, member.key)
    case "device": document.device = device(member.value)
    case "application": document.application = application(member.value)
    case "scene": document.scene = scene(member.value)
    case "behavior": document.behavior = behavior(member.value)
    case "lint": document.lintExemptions = lint(member.value)
    case "source": document.source = source(member.value) ?? .native
    case "windows":
      guard case .array(let elements) = member.value.kind else {
        return wrongType(member.value, "windows", "a list of windows")
      }
      document.windows = elements.enumerated().compactMap { index, element in window(element, index: index) }
      if elements.isEmpty {
        report(.wrongType(key: "windows", expected: "at least one window", found: "none"), at: member.value.location)
      }
    default: reportUnknown(member, in: "a layout", known: Keys.layout)
    }
  }

  private mutating func device(_ value: JSONValue) -> DeviceDocument {
    var device = DeviceDocument()
    guard let members = members(of: value, "device") else { return device }
    for member in members {
      switch member.key {
      case "name": device.name = string(member.value, "name")
      case "scale": device.scale = number(member.value, "scale", in: 0.5...8) ?? device.scale
      case "size":
        guard let size = size(member.value, "size") else { continue }
        let side = 1.0...10_000
        guard side.contains(size.width), side.contains(size.height) else {
          let found = "\(JSONValue.text(size.width)) by \(JSONValue.text(size.height))"
          report(
            .outOfRange(key: "size", value: found, range: "sides from 1 to 10000 points"),
            at: member.value.location
          )
          continue
        }
        device.size = size
      default: reportUnknown(member, in: "a device", known: Keys.device)
      }
    }
    return device
  }

  private mutating func application(_ value: JSONValue) -> ApplicationDocument {
    var document = ApplicationDocument(location: value.location)
    guard let members = members(of: value, "application") else { return document }
    let identity = identity(
      members,
      at: value.location,
      base: .application,
      root: .application,
      path: "",
      fallback: "application"
    )
    document.name = identity.name
    document.customClass = identity.customClass
    for member in members {
      switch member.key {
      case "delegate": document.delegate = delegate(member.value)
      case "sendEvent": document.overrides.swallowsEvents = swallows(member)
      case "sendAction": document.overrides.swallowsActions = swallows(member)
      default:
        if decodeProperty(member, of: .application, into: &document.properties) { continue }
        if decodeResponderKey(member, into: &document.overrides) { continue }
        reportUnknown(member, in: "UIApplication", known: known(.application, Keys.application))
      }
    }
    return document
  }

  private mutating func delegate(_ value: JSONValue) -> DelegateDocument? {
    guard let members = members(of: value, "delegate") else { return nil }
    if !members.contains(where: { $0.key == "name" }) {
      report(.missingKey("name", in: "a delegate", hint: "it appears in the chain under it"), at: value.location)
    }
    let identity = identity(
      members,
      at: value.location,
      base: .responder,
      root: .responder,
      path: "",
      fallback: "delegate"
    )
    var document = DelegateDocument(
      customClass: identity.customClass,
      name: identity.name,
      location: value.location
    )
    for member in members where !decodeProperty(member, of: .responder, into: &document.properties) {
      if decodeResponderKey(member, into: &document.overrides) { continue }
      reportUnknown(member, in: "a delegate", known: known(.responder, Keys.responder))
    }
    return document
  }

  private mutating func scene(_ value: JSONValue) -> SceneDocument? {
    guard let members = members(of: value, "scene") else { return nil }
    let identity = identity(members, at: value.location, base: .scene, root: .scene, path: "", fallback: "scene")
    var document = SceneDocument(customClass: identity.customClass, name: identity.name, location: value.location)
    for member in members where !decodeProperty(member, of: .scene, into: &document.properties) {
      if decodeResponderKey(member, into: &document.overrides) { continue }
      reportUnknown(member, in: "a scene", known: known(.scene, Keys.responder))
    }
    return document
  }

  private mutating func behavior(_ value: JSONValue) -> [BehaviorOverride] {
    guard let members = members(of: value, "behavior") else { return [] }
    return members.compactMap { member in
      guard let setting = UIKitBehavior.settings.first(where: { $0.name == member.key }) else {
        reportUnknown(member, in: "\"behavior\"", known: UIKitBehavior.settings.map(\.name))
        return nil
      }
      let value: BehaviorOverride.Value? =
        switch setting.value {
        case .flag: bool(member.value, member.key).map(BehaviorOverride.Value.flag)
        case .number:
          number(member.value, member.key, in: 0...ValueLimits.coordinate.upperBound).map(BehaviorOverride.Value.number)
        }
      return value.map { BehaviorOverride(name: member.key, value: $0, location: member.keyLocation) }
    }
  }
}
