import UIKit

extension LayoutBuilder {
  /// What any responder may override.
  mutating func applyOverrides(_ document: ResponderOverrides, to responder: UIResponder) {
    guard document != ResponderOverrides() else { return }
    var overrides = responder.overrides ?? UIKit.ResponderOverrides()
    overrides.touches = document.touches.map(Self.response)
    overrides.presses = document.presses.map(Self.response)
    overrides.motion = document.motion.map(Self.response)
    overrides.remote = document.remote.map(Self.response)
    overrides.implements = Set(document.implements)
    overrides.swallowsEvents = document.swallowsEvents
    overrides.swallowsActions = document.swallowsActions
    responder.overrides = overrides
    guard let next = document.next else { return }
    later { [layout] in
      responder.overrides?.next = layout.responder(next.value).map { UIKit.ResponderOverrides.Next($0) }
    }
  }

  private static func response(_ handling: EventHandling) -> UIKit.ResponderOverrides.Response {
    switch handling {
    case .handle: .handle
    case .forward: .forward
    case .handleAndForward: .handleAndForward
    }
  }

  /// What a view may override beyond that.
  mutating func applyViewOverrides(_ document: ViewOverrides, to view: UIView) {
    guard document != ViewOverrides() else { return }
    var overrides = view.overrides ?? UIKit.ResponderOverrides()
    overrides.pointInside = document.pointInside.map(Self.pointInside)
    overrides.beginTracking = document.beginTracking
    overrides.continueTracking = document.continueTracking
    view.overrides = overrides
    later { [layout] in
      view.overrides?.hitTest = document.hitTest.map { Self.hitTest($0, in: layout) }
      view.overrides?.gestureRecognizerShouldBegin = document.gestureRecognizerShouldBegin.map { answer in
        let refused = ObjectSet(answer, in: layout)
        return { recognizer in
          // A list holds those that are refused.
          if case .always(let flag) = answer { return flag }
          return !refused.contains(recognizer)
        }
      }
      view.overrides?.touchesShouldBegin = document.touchesShouldBegin.map { answer in
        let allowed = ObjectSet(answer, in: layout)
        return { allowed.answer(for: $0) }
      }
      view.overrides?.touchesShouldCancel = document.touchesShouldCancel.map { answer in
        let allowed = ObjectSet(answer, in: layout)
        return { allowed.answer(for: $0) }
      }
    }
  }

  private static func pointInside(_ document: PointInsideOverride) -> UIKit.PointInsideOverride {
    switch document {
    case .always(let flag): return flag ? .always : .never
    case .inset(let insets): return .inset(insets)
    case .ellipse: return .ellipse
    case .paths(let outlines):
      var path = CGPath()
      for outline in outlines { path.addPath(outline.path) }
      return .path(path)
    }
  }

  private static func hitTest(
    _ document: HitTestOverride,
    in layout: BuiltLayout
  ) -> UIKit.ResponderOverrides.HitTest {
    switch document {
    case .returns(let reference):
      .returns(reference.flatMap { layout.view($0.value) }.map { UIKit.ResponderOverrides.WeakView($0) })
    case .passThrough: .passThrough
    case .tries(let references, let converts):
      .tries(
        references.compactMap { layout.view($0.value) }.map { UIKit.ResponderOverrides.WeakView($0) },
        converts: converts
      )
    case .ignoresFlags: .ignoresFlags
    }
  }
}

/// The objects that a list of names means, known by identity: the layout keeps them alive.
struct ObjectSet {
  private let always: Bool?
  private let members: Set<ObjectIdentifier>

  @MainActor
  init(_ answer: NamedAnswer, in layout: BuiltLayout) {
    switch answer {
    case .always(let flag):
      always = flag
      members = []
    case .only(let references):
      always = nil
      members = Set(references.compactMap { layout.object($0.value) }.map { ObjectIdentifier($0) })
    }
  }

  func contains(_ object: AnyObject) -> Bool { members.contains(ObjectIdentifier(object)) }

  /// The same answer for all, or yes for the members.
  func answer(for object: AnyObject) -> Bool { always ?? contains(object) }
}
