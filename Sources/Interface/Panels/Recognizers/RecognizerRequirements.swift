import Traces
import UIKit

/// Who must fail before whom: what code requires, and what an attempt was told by a class or delegate.
@MainActor
struct RecognizerRequirements {
  private var arrows: [ElementID: [ElementID]] = [:]

  init(of recognizers: [RecognizerDigest], in session: DebugSession) {
    for digest in recognizers {
      let live = session.application.object(for: digest.id) as? UIGestureRecognizer
      var others = (live?.failureRequirements ?? []).map { session.application.identify($0) }
      for wait in digest.waits.suffix(32) where wait.sequence <= session.shownSequence && !others.contains(wait.other) {
        others.append(wait.other)
      }
      if !others.isEmpty { arrows[digest.id] = others }
    }
  }

  func required(by id: ElementID) -> [ElementID] { arrows[id] ?? [] }

  /// Those that require it to fail.
  func requiring(_ id: ElementID) -> [ElementID] {
    arrows.filter { $0.value.contains(id) }.map(\.key).sorted { $0.rawValue < $1.rawValue }
  }

  /// The way from it back to itself: none of these can recognise while all see the touch (GF-5).
  func circle(through id: ElementID) -> [ElementID]? { arrows.circle(through: id) }
}
