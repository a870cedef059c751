/// Everything a person can tell the window to do by a key or a button: one table for both.
package enum InterfaceCommand: Hashable, Sendable {
  case inspectMode, touchMode
  case toggleFrames, toggleClipping, toggleHitMap, toggleNames
  case showDescent, showAscent, showStory
  case playOrPause, nextStep, previousStep, nextMoment, previousMoment, firstStep, lastStep
  case slower, faster, toggleLoop, rangeStart, rangeEnd
  case zoomIn, zoomOut, zoomToFit, openMenu
  case toggleMeasures, toggleIsolation, toggleLayers, layersApart, layersTogether
  case turnLayersLeft, turnLayersRight, turnLayersUp, turnLayersDown
  case nextUnderPoint, previousUnderPoint, selectParent, selectChild, selectNextSibling, selectPreviousSibling
  case finger(Int), mirrorFingers, parallelFingers, pin, setPivot, liftFingers, cancelFingers
  case toggleCursor, pressAtCursor, tapWithFingers, repeatTouches
  case nextDocument, previousDocument, closeDocument
  case export, reload, clearTrace, toggleTheme, toggleFullScreen, showKeys, quit
  case escape
  case undo, redo, saveLayout
  case nextPane, previousPane, nextControl, previousControl, search, why
  case nextFinding, previousFinding
  case fileMenu, open, scenes, notices
  case copy, copyReport, paste
  case interfaceLarger, interfaceSmaller, interfaceUsual
  case toggleContrast, toggleMotion
  case toggleTimeline, toggleColumns
  case expandOutline(Int)
  case toggleOutline, toggleOutlineOrder, showInOutline, outlineUp, outlineDown, outlineFold, outlineUnfold

  /// What it does, in words, and the key that does it.
  package var hint: String { key.isEmpty ? words : "\(words) (\(key))" }

  /// The key that does it, as people write it; empty where none does.
  package var key: String { KeyTable.shared.first { $0.command == self }?.press.name ?? "" }

  /// Whether its key works while a dialog or menu has the keys.
  var worksUnderSheet: Bool {
    switch self {
    case .nextControl, .previousControl, .toggleTheme, .toggleFullScreen, .showKeys, .quit: true
    default: false
    }
  }

  package var words: String {
    switch self {
    case .inspectMode: "Inspect: select, deliver nothing"
    case .touchMode: "Touch: presses go to the layout"
    case .toggleFrames: "Frames of all views"
    case .toggleClipping: "Content that is clipped away"
    case .toggleHitMap: "Hit map: who owns each point"
    case .toggleNames: "Names in the frames"
    case .showDescent: "Descent: the hit test"
    case .showAscent: "Ascent: the responder chain"
    case .showStory: "Story: the trace in sentences"
    case .playOrPause: "Play or pause"
    case .nextStep: "Next step"
    case .previousStep: "Previous step"
    case .nextMoment: "Next event"
    case .previousMoment: "Previous event"
    case .firstStep: "First step"
    case .lastStep: "Last step, and follow live"
    case .slower: "Slower"
    case .faster: "Faster"
    case .toggleLoop: "Loop"
    case .rangeStart: "The range of time begins here"
    case .rangeEnd: "The range of time ends here"
    case .zoomIn: "Zoom in"
    case .zoomOut: "Zoom out"
    case .zoomToFit: "Fit the device"
    case .toggleMeasures: "Distances from the selection"
    case .toggleIsolation: "Only the selection and what is in it"
    case .toggleLayers: "Layers, drawn apart"
    case .layersApart: "Layers further apart"
    case .layersTogether: "Layers closer together"
    case .turnLayersLeft: "Turn the layers to the left"
    case .turnLayersRight: "Turn the layers to the right"
    case .turnLayersUp: "Turn the layers up"
    case .turnLayersDown: "Turn the layers down"
    case .openMenu: "Menu of what has the keys, or is under the pointer"
    case .nextUnderPoint: "Next view behind, at the same point"
    case .previousUnderPoint: "Next view in front, at the same point"
    case .selectParent: "Select the superview"
    case .selectChild: "Select the first subview"
    case .selectNextSibling: "Select the sibling in front"
    case .selectPreviousSibling: "Select the sibling behind"
    case .finger(let number): "The mouse is finger \(number)"
    case .mirrorFingers: "Mirror: a finger brings its image"
    case .parallelFingers: "Parallel: a finger brings one beside"
    case .setPivot: "Pivot of mirrored fingers, here"
    case .tapWithFingers: "Tap with fingers 1 to the chosen one"
    case .repeatTouches: "Repeat the last touches"
    case .pin: "Pin: the mouse's finger stays down"
    case .liftFingers: "Lift all pinned fingers"
    case .cancelFingers: "Cancel all fingers"
    case .toggleCursor: "Cross for the keyboard's finger"
    case .pressAtCursor: "Press or lift at the cross"
    case .nextDocument, .previousDocument: "Next or previous open file"
    case .closeDocument: "Close the file"
    case .export: "Save the trace"
    case .reload: "Read the layout again"
    case .clearTrace: "Forget the trace"
    case .toggleTheme: "Light or dark"
    case .toggleFullScreen: "Full screen"
    case .showKeys: "The keys"
    case .quit: "Quit"
    case .escape: "Close, or cancel all fingers"
    case .nextPane: "Next pane"
    case .previousPane: "Previous pane"
    case .nextControl: "Next control in the pane"
    case .previousControl: "Previous control"
    case .search: "Search the outline"
    case .why: "The answer about the selection"
    case .nextFinding, .previousFinding: "Next or previous finding"
    case .undo: "Undo the last what-if"
    case .redo: "Make it again"
    case .fileMenu: "The file menu"
    case .open: "Open a layout"
    case .scenes: "The scenes of the file"
    case .notices: "What the file leaves open"
    case .copy: "Copy the story and the picture"
    case .copyReport: "Copy a bug report"
    case .paste: "Open the text on the clipboard"
    case .interfaceLarger, .interfaceSmaller: "Larger or smaller interface"
    case .interfaceUsual: "Interface as large as the desktop has it"
    case .toggleContrast: "High contrast"
    case .toggleMotion: "Reduced motion"
    case .toggleTimeline: "Fold or unfold the timeline"
    case .toggleColumns: "One or two columns on the right"
    case .saveLayout: "Save the what-ifs as a new layout"
    case .expandOutline(1): "Only the windows in the outline"
    case .expandOutline(let level): "\(level) levels in the outline"
    case .toggleOutline: "Show or hide the outline"
    case .showInOutline: "The selection in the outline"
    case .toggleOutlineOrder: "Siblings in the order of asking"
    case .outlineUp: "Row above in the outline"
    case .outlineDown: "Row below in the outline"
    case .outlineFold: "Fold, or go to the parent"
    case .outlineUnfold: "Unfold, or go to the first child"
    }
  }
}
