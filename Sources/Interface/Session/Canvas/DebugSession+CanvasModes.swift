import UIKit

/// The ways to look at the layout: alone, apart, measured. None of them changes it.
extension DebugSession {
  /// Shows only the selected view and what is in it, or everything again.
  package func toggleIsolation() {
    if tools.isolated != nil { return setTools { $0.isolated = nil } }
    guard let selection, view(selection) != nil else { return say("Select a view first, to see it alone") }
    setTools { $0.isolated = selection }
  }

  /// Draws the layers apart, or flat again.
  ///
  /// Apart they are for looking only: which sheet would a press mean? So the mode is Inspect for as long.
  package func toggleLayers() {
    if tools.layers != nil {
      if tools.touchesAfterLayers { setMode(.touch) }
      return setTools { $0.layers = nil }
    }
    let wasTouch = mode == .touch
    setMode(.inspect)
    setTools {
      $0.layers = LayerView()
      $0.touchesAfterLayers = wasTouch
    }
    say("The layers are for looking: a drag turns them, a press selects, nothing is delivered")
  }

  package func toggleMeasures() {
    setTools { $0.measures.toggle() }
    guard tools.measures else { return say(nil) }
    say(
      selection == nil
        ? "Select a view to measure from"
        : "Distances to the superview; in Inspect mode to what the pointer is over"
    )
  }

  /// The levels of all views, worked out again only after the layout has changed.
  var layerLevels: LayerLevels {
    watch.follow(application)
    if let known = memory.levels, known.revision == watch.revision { return known.levels }
    let levels = LayerLevels(of: application)
    memory.levels = (watch.revision, levels)
    return levels
  }
}
