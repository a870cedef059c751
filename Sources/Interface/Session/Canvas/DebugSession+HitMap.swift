package import UIKit

/// What was worked out from the live views, for as long as they stay as they are.
@MainActor
final class LayoutMemory {
  fileprivate var hitMap: (revision: Int, content: HitMapContent)?
  var levels: (revision: Int, levels: LayerLevels)?
}

extension DebugSession {
  /// Who owns each point; worked out when it is first looked at, and again only after the layout has changed.
  package var hitMap: HitMapContent {
    watch.follow(application)
    if let known = memory.hitMap, known.revision == watch.revision { return known.content }
    let content = HitMapContent(of: application)
    memory.hitMap = (watch.revision, content)
    return content
  }

  /// Shows the map, or takes it away.
  package func toggleHitMap() {
    setTools { $0.mapFocus = nil }
    setOverlays { $0.hitMap.toggle() }
  }

  /// Looks at one owner only, or again at all.
  package func focusMap(on owner: ElementID?) {
    let focus = MapFocus(owner: owner)
    setTools { $0.mapFocus = $0.mapFocus == focus ? nil : focus }
    if tools.mapFocus != nil, let owner { select(owner) }
  }
}
