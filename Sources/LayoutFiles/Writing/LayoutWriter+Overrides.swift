import UIKit

extension LayoutWriter {
  /// `sendsEvents` on windows and the application: what it swallows is an event there.
  static func overrides(_ document: ResponderOverrides, sendsEvents: Bool = false) -> [Member] {
    var members: [Member] = []
    for (key, handling) in [
      ("touches", document.touches), ("presses", document.presses), ("motion", document.motion),
      ("remote", document.remote),
    ] {
      if let handling { members.append(Member(key, .string(handling.rawValue))) }
    }
    if let next = document.next { members.append(Member("next", .string(next.value))) }
    if !document.implements.isEmpty {
      members.append(Member("implements", .array(document.implements.map { .string($0) })))
    }
    if sendsEvents, document.swallowsEvents { members.append(Member("sendEvent", .string("swallow"))) }
    if document.swallowsActions { members.append(Member("sendAction", .string("swallow"))) }
    return members
  }

  static func viewOverrides(_ document: ViewOverrides) -> [Member] {
    var members: [Member] = []
    if let pointInside = document.pointInside { members.append(Member("pointInside", self.pointInside(pointInside))) }
    if let hitTest = document.hitTest { members.append(Member("hitTest", self.hitTest(hitTest))) }
    members += answer("gestureRecognizerShouldBegin", document.gestureRecognizerShouldBegin)
    members += answer("touchesShouldBegin", document.touchesShouldBegin)
    members += answer("touchesShouldCancel", document.touchesShouldCancel)
    if let view = document.viewForZooming { members.append(Member("viewForZooming", .string(view.value))) }
    if let flag = document.beginTracking { members.append(Member("beginTracking", .bool(flag))) }
    if let flag = document.continueTracking { members.append(Member("continueTracking", .bool(flag))) }
    return members
  }

  private static func pointInside(_ document: PointInsideOverride) -> JSONOutput {
    switch document {
    case .always(let flag): return .bool(flag)
    case .inset(let insets): return .object([Member("inset", value(.insets(insets)))])
    case .ellipse: return .object([Member("shape", .string("ellipse"))])
    case .paths(let outlines): return .object([Member("path", options(outlines.map(\.data)))])
    }
  }

  private static func hitTest(_ document: HitTestOverride) -> JSONOutput {
    switch document {
    case .returns(let reference): return .object([Member("returns", reference.map { .string($0.value) } ?? .null)])
    case .passThrough: return .object([Member("passThrough", .bool(true))])
    case .tries(let references, let converts):
      return .object([Member("tries", names(references))] + (converts ? [] : [Member("convert", .bool(false))]))
    case .ignoresFlags: return .object([Member("ignoresFlags", .bool(true))])
    }
  }
}
