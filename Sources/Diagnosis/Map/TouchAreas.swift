import Foundation
import UIKit

/// The views of an application as they are now, and what each of them owns: for all questions about areas.
@MainActor
class TouchAreas {
  let application: UIApplication

  /// In windows that are shown, back to front, each before what is in it.
  private(set) var views: [UIView] = []

  /// Where each view and all that is in it stand in ``views``.
  private var subtrees: [ObjectIdentifier: Range<Int>] = [:]

  /// What each view owns by itself.
  private(set) var owned: [ObjectIdentifier: [MapPiece]] = [:]

  /// Who owns something, in the order of the map's claims.
  private(set) var owners: [UIView] = []

  init(_ application: UIApplication) {
    self.application = application
    for window in application.windowsFrontToBack.reversed() where !window.isHidden { collect(window) }
    for claim in HitMapper(application).claims {
      let id = ObjectIdentifier(claim.owner)
      if owned[id] == nil { owners.append(claim.owner) }
      owned[id, default: []].append(claim.piece)
    }
  }

  private func collect(_ view: UIView) {
    let start = views.count
    views.append(view)
    for child in view.subviews { collect(child) }
    subtrees[ObjectIdentifier(view)] = start..<views.count
  }

  /// The view and all that is in it; nothing for one that is in no window that is shown.
  func subtree(of view: UIView) -> ArraySlice<UIView> {
    views[subtrees[ObjectIdentifier(view)] ?? 0..<0]
  }

  /// Somebody waits for touches here: a control, a recognizer, an override.
  func isInteractive(_ view: UIView) -> Bool {
    if view.waitsForTouches { return true }
    let builtIn = (view as? UIScrollView).map { [$0.panGestureRecognizer, $0.pinchGestureRecognizer] } ?? []
    return (view.gestureRecognizers ?? []).contains { own in own.isEnabled && !builtIn.contains { $0 === own } }
  }

  func name(_ responder: UIResponder) -> String { application.trace.name(application.identify(responder)) }
}
