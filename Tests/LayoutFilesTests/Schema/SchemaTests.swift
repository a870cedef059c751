import Foundation
import Testing
import UIKit

@testable import LayoutFiles

/// The schemas are for editors; these tests keep them saying what the decoder does.
@Suite struct SchemaTests {
  private let layout: [String: JSONValue]
  private let check: [String: JSONValue]

  init() throws {
    layout = try Self.read("layout.schema.json")
    check = try Self.read("check.schema.json")
  }

  private static func read(_ name: String) throws -> [String: JSONValue] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets/\(name)").path
    return object(try JSONReader.read(try FileReader.bytes(at: path), file: name))
  }

  private static func object(_ value: JSONValue?) -> [String: JSONValue] {
    guard case .object(let members)? = value?.kind else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  private func definitions(_ schema: [String: JSONValue]) -> [String: JSONValue] { Self.object(schema["$defs"]) }

  /// The keys under `properties` of a definition, sorted.
  private func keys(_ name: String) -> [String] {
    keys(Self.object(definitions(layout)[name]))
  }

  private func keys(_ schema: [String: JSONValue]) -> [String] { Self.object(schema["properties"]).keys.sorted() }

  /// The words of the first `enum` in a value, at any depth.
  private func words(_ value: JSONValue?) -> [String] {
    switch value?.kind {
    case .object(let members)?:
      if case .array(let elements)? = members.first(where: { $0.key == "enum" })?.value.kind {
        return elements.compactMap { if case .string(let word) = $0.kind { word } else { nil } }
      }
      return members.lazy.map { words($0.value) }.first { !$0.isEmpty } ?? []
    case .array(let elements)?: return elements.lazy.map(words).first { !$0.isEmpty } ?? []
    default: return []
    }
  }

  /// The keys beyond properties that a class adds to its superclass's.
  private func structuralKeys(_ uiClass: UIKitClass) -> [String] {
    switch uiClass {
    case .responder: Keys.responder
    case .viewController: Keys.controller.filter { !Keys.responder.contains($0) }
    case .view: Keys.view.filter { !Keys.responder.contains($0) }
    case .window: Keys.window.filter { !Keys.view.contains($0) }
    case .control: Keys.control
    case .scrollView: Keys.scrollView
    case .gestureRecognizer: Keys.recognizer
    default: []
    }
  }

  @Test(arguments: UIKitClass.allCases)
  func `a class has the same keys in the schema as in the decoder`(uiClass: UIKitClass) {
    let properties = uiClass.ownProperties.keys.filter { !$0.isReadOnly }.map(\.rawValue)
    #expect(keys(uiClass.rawValue) == (structuralKeys(uiClass) + properties).sorted())
  }

  @Test func `the other objects have the same keys`() {
    #expect(keys("layout") == Keys.layout.sorted())
    #expect(keys("device") == Keys.device.sorted())
    #expect(
      keys("behavior") == UIKitBehavior.settings.map(\.name).sorted(),
      "each setting of the engine is in the schema"
    )
    let ignore = Self.object(Self.object(Self.object(definitions(layout)["lint"])["properties"])["ignore"])
    #expect(keys(ignore) == (LintKind.allCases.map(\.rawValue) + LintKind.allCases.compactMap(\.rule)).sorted())
    #expect(keys("layer") == Keys.layer.sorted())
    #expect(keys("action") == Keys.action.sorted())
    #expect(keys("recognizerAction") == Keys.action.filter { $0 != "event" }.sorted())
    #expect(keys("recognizerDelegate") == Keys.recognizerDelegate.sorted())
    let general = UIKitClass.gestureRecognizer.properties.keys.filter { !$0.isReadOnly }.map(\.rawValue)
    let pan = UIKitClass.pan.properties.keys.filter { !$0.isReadOnly }.map(\.rawValue)
    #expect(keys("builtInPinch") == (Keys.builtInRecognizer + general).sorted())
    #expect(keys("builtInPan") == (Keys.builtInRecognizer + pan).sorted())
    #expect(alternatives("pointInside") == Keys.pointInside.sorted())
    #expect(alternatives("hitTest") == Keys.hitTest.sorted())
    #expect(alternatives("transform") == Keys.transform.sorted())
    #expect(alternatives("font") == Keys.font.sorted())
    let application = Keys.application.filter { !Keys.responder.contains($0) }
    #expect(inner("application") == application.sorted())
  }

  /// The keys of all objects among a definition's `anyOf`.
  private func alternatives(_ name: String) -> [String] { inner(name, "anyOf") }

  private func inner(_ name: String, _ combination: String = "allOf") -> [String] {
    guard case .array(let schemas)? = Self.object(definitions(layout)[name])[combination]?.kind else { return [] }
    return schemas.flatMap { keys(Self.object($0)) }.sorted()
  }

  @Test func `words out of a fixed set are the same`() {
    let layout = definitions(layout)
    func names(_ root: UIKitClass) -> [String] {
      UIKitClass.allCases.filter { $0.isKind(of: root) }.map(\.rawValue).sorted()
    }
    #expect(words(layout["viewClass"]).sorted() == names(.view))
    #expect(words(layout["recognizerClass"]).sorted() == names(.gestureRecognizer))
    #expect(words(layout["controllerClass"]).sorted() == names(.viewController))
    #expect(words(layout["action"]) == ControlEvents.names)
    #expect(words(layout["handling"]) == EventHandling.allCases.map(\.rawValue))
    #expect(words(layout["font"]) == LayoutDecoder.fontWeights)
    for uiClass in UIKitClass.allCases {
      let properties = Self.object(Self.object(layout[uiClass.rawValue])["properties"])
      for (property, kind) in uiClass.ownProperties where !property.isReadOnly {
        switch kind {
        case .choice(let accepted), .options(let accepted): #expect(words(properties[property.rawValue]) == accepted)
        case .level(let levels): #expect(words(properties[property.rawValue]).sorted() == levels.keys.sorted())
        default: continue
        }
      }
    }
  }

  @Test func `a check has the same keys`() {
    let check = definitions(check)
    #expect(keys(self.check) == CheckKey.file.sorted())
    #expect(keys(Self.object(check["expect"])) == CheckKey.expect.sorted())
    #expect(keys(Self.object(check["step"])) == StepKey.all.sorted())
    #expect(words(check["states"]) == CheckKey.states)
    let step = Self.object(Self.object(check["step"])["properties"])
    #expect(words(step["motion"]) == Motion.allCases.map(\.rawValue))
    #expect(words(step["remote"]) == RemoteCommand.allCases.map(\.rawValue))
    #expect(words(step["press"]) == PressType.allCases.map(\.rawValue))
    #expect(words(step["type"]) == FingerType.allCases.map(\.rawValue) + ScrollKind.allCases.map(\.rawValue))
  }

  @Test func `each kind of step has the same details`() throws {
    let step = Self.object(definitions(check)["step"])
    guard case .array(let kinds)? = step["oneOf"]?.kind else {
      Issue.record("no kinds of step")
      return
    }
    #expect(kinds.count == StepKey.actions.count)
    for (action, kind) in zip(StepKey.actions, kinds) where action != "set" {
      #expect(keys(Self.object(kind)) == (StepKey.common + [action] + StepKey.details(of: action)).sorted())
    }
  }
}
