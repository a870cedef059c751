import Canvas
import Foundation
import Traces
import UIKit

/// What each command does, whether a key, a button or a menu gave it.
extension InterfaceRoot {
  package func perform(_ command: InterfaceCommand) {
    if !root.keySheet.isHidden, command != .showKeys {
      root.keySheet.isHidden = true
      if command == .escape { return }
    }
    switch command {
    case .inspectMode: session.setMode(.inspect)
    case .touchMode:
      session.setTools { $0.layers = nil }
      session.setMode(.touch)
    case .toggleFrames: session.setOverlays { $0.frames.toggle() }
    case .toggleClipping: session.setOverlays { $0.clipping.toggle() }
    case .toggleHitMap: session.toggleHitMap()
    case .toggleNames: session.setOverlays { $0.names.toggle() }
    case .showDescent: session.show(.descent)
    case .showAscent: session.show(.ascent)
    case .showStory: session.showStory(!session.showsStory)
    case .zoomIn: root.canvas.zoom(by: 1.25)
    case .zoomOut: root.canvas.zoom(by: 0.8)
    case .zoomToFit: root.canvas.fit()
    case .toggleMeasures: session.toggleMeasures()
    case .toggleIsolation: session.toggleIsolation()
    case .toggleLayers: session.toggleLayers()
    case .layersApart: session.setTools { $0.layers?.spread(by: 0.1) }
    case .layersTogether: session.setTools { $0.layers?.spread(by: -0.1) }
    case .turnLayersLeft: session.setTools { $0.layers?.turn(yaw: -5, pitch: 0) }
    case .turnLayersRight: session.setTools { $0.layers?.turn(yaw: 5, pitch: 0) }
    case .turnLayersUp: session.setTools { $0.layers?.turn(yaw: 0, pitch: -5) }
    case .turnLayersDown: session.setTools { $0.layers?.turn(yaw: 0, pitch: 5) }
    case .openMenu: root.openMenu(ofKeysIn: window.firstResponder as? UIView, pointer: pointer)
    case .nextUnderPoint: root.canvas.stepThroughStack(by: 1)
    case .previousUnderPoint: root.canvas.stepThroughStack(by: -1)
    case .selectParent: session.selectRelative(.parent)
    case .selectChild: session.selectRelative(.child)
    case .selectNextSibling: session.selectRelative(.nextSibling)
    case .selectPreviousSibling: session.selectRelative(.previousSibling)
    case .finger(let number): session.setActiveFinger(number)
    case .mirrorFingers: root.canvas.togglePair(.mirrored)
    case .parallelFingers: root.canvas.togglePair(.parallel)
    case .setPivot: root.canvas.togglePivot()
    case .pin: root.canvas.pin()
    case .liftFingers: root.canvas.liftPinnedFingers()
    case .cancelFingers: session.interrupt("Ctrl+Backspace", at: session.application.scheduler.now)
    case .toggleCursor: root.canvas.toggleCursor()
    case .pressAtCursor: root.canvas.pressAtCursor()
    case .tapWithFingers: root.canvas.tapWithActiveFingers()
    case .repeatTouches: root.canvas.repeatLastSequence()
    case .export: showExportSheet()
    case .reload: host?.reloadLayout()
    case .clearTrace: session.clearTrace()
    case .toggleTheme, .toggleContrast, .toggleMotion: toggleComfort(command)
    case .interfaceLarger: host?.zoomInterface(by: 0.1)
    case .interfaceSmaller: host?.zoomInterface(by: -0.1)
    case .interfaceUsual: host?.zoomInterface(by: nil)
    case .toggleFullScreen: host?.toggleFullScreen()
    case .showKeys: root.keySheet.isHidden.toggle()
    case .nextDocument: host?.switchDocument(by: 1)
    case .previousDocument: host?.switchDocument(by: -1)
    case .closeDocument: host?.closeDocument()
    case .quit: host?.quit()
    case .escape:
      if session.loading != nil, let host { return host.stopLoading() }
      if root.outlinePane.clearSearch() || dropFocus() { return }
      if session.liveFingers.isEmpty {
        if root.canvas.cursor != nil { return root.canvas.toggleCursor() }
        if session.tools.layers != nil { return session.toggleLayers() }
        if session.tools.isolated != nil { return session.toggleIsolation() }
        if session.clearRange() { return }
      }
      session.interrupt("Escape", at: session.application.scheduler.now)
    case .fileMenu: showFileMenu()
    case .open: showOpenDialog()
    case .scenes: showScenePicker()
    case .notices: showNotices()
    case .copy: host?.copyTrace()
    case .copyReport: host?.copyReport()
    case .paste: host?.requestText(ofSelection: false)
    case .expandOutline(let level): root.outlinePane.expand(toLevel: level)
    case .toggleOutline: root.toggleOutline()
    case .showInOutline: showInOutline()
    case .toggleOutlineOrder: root.outlinePane.toggleOrder()
    case .toggleTimeline: root.toggleTimeline()
    case .toggleColumns: root.toggleColumns()
    case .nextPane: movePane(by: 1)
    case .previousPane: movePane(by: -1)
    case .nextControl: moveFocus(by: 1)
    case .previousControl: moveFocus(by: -1)
    case .search: focusSearch()
    case .why: focusWhy()
    case .nextFinding: session.showFinding(by: 1)
    case .previousFinding: session.showFinding(by: -1)
    case .undo: session.undoWhatIf()
    case .redo: session.redoWhatIf()
    case .saveLayout: host?.saveLayout()
    case .rangeStart: session.markRange(.start, at: session.playheadInstant)
    case .rangeEnd: session.markRange(.end, at: session.playheadInstant)
    case .outlineUp: root.outlinePane.moveSelection(by: -1)
    case .outlineDown: root.outlinePane.moveSelection(by: 1)
    case .outlineFold: root.outlinePane.fold(true)
    case .outlineUnfold: root.outlinePane.fold(false)
    default: performPlayback(command)
    }
  }

  private func toggleComfort(_ command: InterfaceCommand) {
    let theme = session.theme
    switch command {
    case .toggleTheme:
      session.setTheme(Theme(theme.appearance == .dark ? .light : .dark, highContrast: theme.isHighContrast))
    case .toggleContrast: session.setTheme(Theme(theme.appearance, highContrast: !theme.isHighContrast))
    default:
      session.reducesMotion.toggle()
      session.say(session.reducesMotion ? "Reduced motion" : "Full motion")
    }
    host?.comfortWasChosen()
  }

  private func performPlayback(_ command: InterfaceCommand) {
    session.control { playback, digest in
      switch command {
      case .playOrPause: playback.isPlaying ? playback.pause() : playback.play(in: digest)
      case .nextStep: playback.stepForward(in: digest)
      case .previousStep: playback.stepBack()
      case .nextMoment: playback.nextMoment(in: digest)
      case .previousMoment: playback.previousMoment(in: digest)
      case .firstStep: playback.show(digest.steps.isEmpty ? nil : 0)
      case .lastStep: playback.goLive(in: digest)
      case .slower: playback.speed /= 2
      case .faster: playback.speed *= 2
      case .toggleLoop: playback.loops.toggle()
      default: break
      }
    }
  }
}
