import Canvas
import Diagnosis
import Foundation
import Traces
import UIKit

/// A row of the list beside the hit map.
@MainActor
enum HitMapListRow {
  /// By its place among the map's areas.
  case owner(Int)
  case heading(String, Int)

  /// By its place among the dead parts.
  case dead(Int)
  case ownerless(ElementID, Reason)
  case note(String)

  /// Why a view owns nothing.
  struct Reason {
    let words: String
    let glyph: VerdictGlyph
  }

  /// So many views without a point are listed.
  private static let mostOwnerless = 500

  static func all(of content: HitMapContent, in session: DebugSession) -> [HitMapListRow] {
    var rows = content.areas.indices.map { HitMapListRow.owner($0) }
    if !content.dead.isEmpty {
      rows.append(.heading("Drawn but dead", content.dead.count))
      rows += content.dead.indices.map { .dead($0) }
    }
    let ownerless = content.map.ownerless
    if !ownerless.isEmpty {
      rows.append(.heading("Own no point", ownerless.count))
      rows += ownerless.prefix(mostOwnerless).map { id in
        .ownerless(id, session.view(id).map { Reason(of: $0) } ?? Reason(words: "gone", glyph: .neverAsked))
      }
      if ownerless.count > mostOwnerless { rows.append(.note("and \(ownerless.count - mostOwnerless) more")) }
    }
    if !content.map.sampled.isEmpty {
      rows.append(.heading("Asked point by point", content.map.sampled.count))
      rows += content.map.sampled.map { .note(session.elementName($0)) }
    }
    return rows
  }

  /// nil for a row that stands for no view.
  func element(in content: HitMapContent?) -> ElementID? {
    switch self {
    case .owner(let index): content?.areas[index].region.owner
    case .dead(let index): content?.dead[index].part.view
    case .ownerless(let id, _): id
    case .heading, .note: nil
    }
  }
}

extension HitMapListRow.Reason {
  @MainActor
  init(of view: UIView) {
    var current: UIView? = view
    while let asked = current {
      if let refusal = asked.flagRefusal {
        let whose = asked === view ? "" : "\(asked.elementName ?? asked.className): "
        self.init(words: whose + Self.words(refusal), glyph: VerdictGlyph(refusal))
        return
      }
      current = asked.superview
    }
    if view.bounds.isEmpty {
      self.init(words: Words.size(view.bounds.size), glyph: .outside)
    } else if ReachableArea(of: view).pieces.isEmpty {
      self.init(words: "outside of what is around it", glyph: .outside)
    } else {
      self.init(words: "covered by what is in front", glyph: .lost)
    }
  }

  private static func words(_ refusal: HitTestVisit.Verdict) -> String {
    switch refusal {
    case .hidden: "hidden"
    case .transparent(let alpha): "alpha \(Words.fixed(Double(alpha), 2))"
    case .animating: "animation is running"
    case .disabledControl: "disabled"
    default: "interaction off"
    }
  }
}
