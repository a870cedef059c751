import Canvas
import Foundation
import Traces
import UIKit

/// What the inspector is about, and the way to it from its window.
@MainActor
struct InspectedObject {
  let id: ElementID
  let object: AnyObject
  let name: String
  let className: String

  /// From the window, or the application, down to the object itself.
  let path: [ElementID]

  /// The selection; without one, the winner of the shown finger.
  init?(_ session: DebugSession) {
    guard let id = session.selection ?? session.shownTouch?.view, let object = session.application.object(for: id)
    else { return nil }
    self.id = id
    self.object = object
    let element = session.element(id)
    let isRecognizer = object is UIGestureRecognizer
    name = isRecognizer ? element.recognizerTitle : element.name
    className = element.className
    path = Self.path(to: object, in: session.application) + [id]
  }

  private static func path(to object: AnyObject, in application: UIApplication) -> [ElementID] {
    var current: UIResponder?
    switch object {
    case let view as UIView: current = view.superview
    case let recognizer as UIGestureRecognizer: current = recognizer.view
    case let controller as UIViewController: current = controller.viewIfLoaded?.superview
    default: return []
    }
    var path: [ElementID] = []
    while let view = current as? UIView {
      path.insert(application.identify(view), at: 0)
      current = view.superview
    }
    return path
  }

  var icon: Icon { object is UIGestureRecognizer ? .touch : Icon(of: object) }
}
