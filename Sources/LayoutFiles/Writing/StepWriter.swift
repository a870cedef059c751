import Foundation
import UIKit

/// Turns steps back into the form of check files.
package enum StepWriter {
  private typealias Member = JSONOutput.Member

  package static func json(_ step: Step) -> JSONOutput {
    .object([Member("t", .number(step.time))] + members(step.action))
  }

  private static func members(_ action: Step.Action) -> [Member] {
    switch action {
    case .down(let finger, let at, let traits):
      [Member("down", .integer(finger)), Member("at", point(at))] + self.traits(traits)
    case .move(let finger, let to, let traits):
      [Member("move", .integer(finger)), Member("at", point(to))] + self.traits(traits)
    case .up(let finger, let at, let traits):
      [Member("up", .integer(finger))] + (at.map { [Member("at", point($0))] } ?? []) + self.traits(traits)
    case .cancel(let finger): [Member("cancel", .integer(finger))]
    case .tap(let finger, let at, let traits):
      [Member("tap", point(at)), Member("finger", .integer(finger))] + self.traits(traits)
    case .hover(let at): [Member("hover", at.map(point) ?? .null)]
    case .scroll(let distance, let at, let kind):
      [
        Member("scroll", .array([.number(distance.dx), .number(distance.dy)])), Member("at", point(at)),
        Member("type", .string(kind.rawValue)),
      ]
    case .motion(let motion): [Member("motion", .string(motion.rawValue))]
    case .remote(let command): [Member("remote", .string(command.rawValue))]
    case .press(let type): [Member("press", .string(type.rawValue))]
    case .interrupt(let reason): [Member("interrupt", .string(reason))]
    case .set(let object, let properties): [named("set", object)] + LayoutWriter.properties(properties)
    case .remove(let object): [named("remove", object)]
    case .insert(let object, let into, let index):
      [Member("insert", inserted(object)), named("into", into)] + (index.map { [Member("at", .integer($0))] } ?? [])
    case .becomeFirstResponder(let object): [named("becomeFirstResponder", object)]
    case .resignFirstResponder(let object): [named("resignFirstResponder", object)]
    case .makeKey(let object): [named("makeKey", object)]
    case .present(let controller, let by): [Member("present", LayoutWriter.controller(controller)), named("by", by)]
    case .dismiss(let object): [named("dismiss", object)]
    case .animate(let object, let properties, let duration, let allowsInteraction):
      [
        named("animate", object), Member("to", .object(LayoutWriter.properties(properties))),
        Member("duration", .number(duration)), Member("allowUserInteraction", .bool(allowsInteraction)),
      ]
    case .wait: [Member("wait", .bool(true))]
    }
  }

  private static func named(_ key: String, _ reference: Reference) -> Member { Member(key, .string(reference.value)) }

  private static func inserted(_ object: InsertedObject) -> JSONOutput {
    switch object {
    case .named(let reference): .string(reference.value)
    case .view(let document): LayoutWriter.view(document)
    case .recognizer(let document): LayoutWriter.recognizer(document)
    }
  }

  private static func point(_ point: CGPoint) -> JSONOutput { .array([.number(point.x), .number(point.y)]) }

  private static func traits(_ traits: FingerTraits) -> [Member] {
    var members: [Member] = []
    if let force = traits.force { members.append(Member("force", .number(force))) }
    if let type = traits.type { members.append(Member("type", .string(type.rawValue))) }
    return members
  }
}
