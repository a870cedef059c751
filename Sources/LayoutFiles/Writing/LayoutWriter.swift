import Foundation
import UIKit

/// Turns a layout back into the native format: what is read from it is the same layout.
///
/// Names that the file did not give are left out; reading makes them anew.
package enum LayoutWriter {
  typealias Member = JSONOutput.Member

  /// A layout as the text of a `*.layout.json` file.
  package static func text(_ document: LayoutDocument) -> String { json(document).pretty() }

  package static func json(_ document: LayoutDocument) -> JSONOutput {
    var members = [Member("fingerpost", .integer(1))]
    if let title = document.title { members.append(Member("title", .string(title))) }
    members += source(document.source)
    members.append(Member("device", device(document.device)))
    members += application(document.application)
    if let scene = document.scene {
      members.append(
        Member(
          "scene",
          .object(
            [Member("name", .string(scene.name))] + customClass(scene.customClass) + properties(scene.properties)
              + overrides(scene.overrides)
          )
        )
      )
    }
    if !document.behavior.isEmpty {
      let settings = document.behavior.map { setting in
        switch setting.value {
        case .flag(let flag): Member(setting.name, .bool(flag))
        case .number(let number): Member(setting.name, .number(number))
        }
      }
      members.append(Member("behavior", .object(settings)))
    }
    members += lint(document.lintExemptions)
    members.append(Member("windows", .array(document.windows.map(window))))
    return .object(members)
  }

  private static func device(_ device: DeviceDocument) -> JSONOutput {
    let plain = DeviceDocument()
    var members: [Member] = []
    if let name = device.name { members.append(Member("name", .string(name))) }
    members.append(Member("size", .array([.number(device.size.width), .number(device.size.height)])))
    if device.scale != plain.scale { members.append(Member("scale", .number(device.scale))) }
    return .object(members)
  }

  private static func application(_ application: ApplicationDocument) -> [Member] {
    var members: [Member] = []
    if application.name != ApplicationDocument().name { members.append(Member("name", .string(application.name))) }
    members += customClass(application.customClass) + properties(application.properties)
    members += overrides(application.overrides, sendsEvents: true)
    if let delegate = application.delegate {
      members.append(
        Member(
          "delegate",
          .object(
            [Member("name", .string(delegate.name))] + customClass(delegate.customClass)
              + properties(delegate.properties) + overrides(delegate.overrides)
          )
        )
      )
    }
    return members.isEmpty ? [] : [Member("application", .object(members))]
  }

  private static func window(_ document: WindowDocument) -> JSONOutput {
    var members = viewMembers(document.view)
    if let root = document.rootViewController { members.append(Member("rootViewController", controller(root))) }
    return .object(members)
  }

  static func controller(_ document: ControllerDocument) -> JSONOutput {
    var members = identity(document.uiClass, .viewController, document.customClass, document.name, document.isNamed)
    if let container = document.container { members.append(Member("in", .string(container.value))) }
    members += properties(document.properties) + overrides(document.overrides)
    members += notes(document.notes)
    members.append(Member("view", view(document.view)))
    if !document.children.isEmpty { members.append(Member("children", .array(document.children.map(controller)))) }
    if let presented = document.presented { members.append(Member("presented", controller(presented))) }
    return .object(members)
  }

  /// Class where it is not the usual one, then the name the file gave.
  static func identity(
    _ uiClass: UIKitClass,
    _ usual: UIKitClass?,
    _ custom: String?,
    _ name: String,
    _ isNamed: Bool
  ) -> [Member] {
    var members: [Member] = []
    if uiClass != usual { members.append(Member("class", .string(uiClass.rawValue))) }
    members += customClass(custom)
    if isNamed { members.append(Member("name", .string(name))) }
    return members
  }

  static func lint(_ exemptions: [LintExemption]) -> [Member] {
    guard !exemptions.isEmpty else { return [] }
    let ignored = exemptions.map { Member($0.subject, .string($0.reason)) }
    return [Member("lint", .object([Member("ignore", .object(ignored))]))]
  }

  /// What a converted file was: nobody could tell from it any more how far it can be trusted.
  private static func source(_ source: LayoutSource) -> [Member] {
    guard let kind = source.kind else { return [] }
    var members = [Member("kind", .string(kind.rawValue))]
    if case .accessibility(let tool) = source { members.append(Member("tool", .string(tool))) }
    return [Member("source", .object(members))]
  }

  static func notes(_ notes: [String]) -> [Member] {
    notes.isEmpty ? [] : [Member("notes", .array(notes.map { .string($0) }))]
  }

  static func customClass(_ name: String?) -> [Member] { name.map { [Member("customClass", .string($0))] } ?? [] }
}
