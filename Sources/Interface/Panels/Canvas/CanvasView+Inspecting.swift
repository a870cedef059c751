import Canvas
package import Foundation
import Traces
import UIKit

/// Looking without touching: what is under the pointer, picking, the stack under a point and its menu.
extension CanvasView {
  package func pointerMoved(to point: CGPoint) {
    pointer = geometry.isOnScreen(point) ? geometry.screenPoint(point) : nil
    session.pointerMoved(to: pointer)
    guard session.mode == .inspect, let pointer else { return session.hover(nil) }
    session.hover(pickable(at: pointer).first)
  }

  package func pointerShape(at point: CGPoint) -> PointerShape {
    if owner == .canvas { return .grabbing }
    guard geometry.isOnScreen(point) else { return .grab }
    return session.mode == .inspect ? .crosshair : .finger(session.activeFinger)
  }

  /// Where a card tells what is there: the cross, or the pointer.
  private var inspectedPoint: CGPoint? { session.mode == .inspect && owner == nil ? cursor ?? pointer : nil }

  /// What is there, and who would win.
  var inspectedStack: (point: CGPoint, stack: PointStack)? {
    guard let point = inspectedPoint else { return nil }
    let found = pickable(at: point)
    return (point, PointStack(of: found, at: probe(at: point, front: found.first), in: session))
  }

  /// The key: the next view behind the selected one at the picked point; without one, what the cross or pointer is over.
  package func stepThroughStack(by delta: Int) {
    if session.placeInStack == nil, let point = cursor ?? pointer { return pick(at: point) }
    session.stepThroughStack(by: delta)
  }

  // MARK: Menus

  /// On the screen all views under the point, and what can be done there; beside it, how the canvas looks.
  package func menu(at point: CGPoint) -> [MenuItem] {
    geometry.isOnScreen(point) ? screenItems(at: geometry.screenPoint(point)) : canvasItems
  }

  /// The cross, the pointer, the selected view or the middle.
  package var keyMenuPlace: CGPoint? {
    let selected = session.selection.flatMap { session.view($0) }.flatMap { ViewShape($0, geometry: geometry) }
    let seen = selected.map { CGPoint(x: $0.seen.midX, y: $0.seen.midY) }.flatMap { bounds.contains($0) ? $0 : nil }
    return (cursor ?? pointer).map { geometry.canvasPoint($0) } ?? seen ?? CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A long touch that goes to no layout opens the menu, as the right button does.
  func addLongPress() {
    let press = UILongPressGestureRecognizer()
    press.name = "canvas menu"
    press.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    press.cancelsTouchesInView = false
    press.addHandler(named: "open the menu") { [weak self] recognizer in
      guard let self, recognizer.state == .began, owner == .canvas, canvasFingers.count == 1 else { return }
      // The menu has the finger's attention now: it moves nothing any more.
      canvasFingers = [:]
      let point = recognizer.location(in: self)
      open(menu(at: point), at: point, in: context)
    }
    addGestureRecognizer(press)
  }

  /// More views than this are counted.
  private static let mostListed = 20

  private func screenItems(at point: CGPoint) -> [MenuItem] {
    let found = views(at: point)
    let stack = PointStack(of: found, at: probe(at: point, front: found.first), in: session)
    let picked = pickable(at: point)
    let words = Words(titlesOf: session.application)
    var items = stack.entries.prefix(Self.mostListed).map { entry in
      MenuItem(
        session.elementName(entry.id),
        glyph: entry.id == stack.winner ? .winner : entry.glyph,
        note: entry.visit.map { words.verdict($0) } ?? "not asked"
      ) { [session] in
        session.setTools { $0.picked = PickedStack(point: point, views: picked) }
        session.select(entry.id)
      }
    }
    if stack.entries.count > Self.mostListed {
      items.append(MenuItem("and \(stack.entries.count - Self.mostListed) more"))
    }
    return items + fingerItems(at: point) + toolItems
  }

  private func fingerItems(at point: CGPoint) -> [MenuItem] {
    guard session.mode == .touch, geometry.projection == nil else { return [] }
    return [
      MenuItem("Put finger \(session.activeFinger) here", icon: .pin, startsGroup: true) { [weak self] in
        self?.putDown(at: point)
      },
      MenuItem("Tap with 2 fingers", icon: .touch) { [weak self] in self?.tap(with: 2, at: point) },
      MenuItem("Tap with 3 fingers", icon: .touch) { [weak self] in self?.tap(with: 3, at: point) },
      MenuItem("Mirror about this point", icon: .mirror) { [weak self] in self?.setPivot(point) },
    ]
  }

  private func line(
    _ title: String,
    _ command: InterfaceCommand,
    isOn: Bool = false,
    startsGroup: Bool = false
  ) -> MenuItem {
    MenuItem(title, command, isOn: isOn, startsGroup: startsGroup, in: context)
  }

  /// The ways to look at the selection.
  private var toolItems: [MenuItem] {
    let tools = session.tools
    let selected = session.selection.map { session.elementName($0) }
    let alone = tools.isolated != nil ? "Show everything" : selected.map { "Show only \($0)" }
    return [
      alone.map { line($0, .toggleIsolation, startsGroup: true) },
      line("Measure distances", .toggleMeasures, isOn: tools.measures, startsGroup: alone == nil),
      line("Layers", .toggleLayers, isOn: tools.layers != nil),
    ].compactMap(\.self)
  }

  private var canvasItems: [MenuItem] {
    let shown = session.overlays
    return [
      line("Fit", .zoomToFit), line("Zoom in", .zoomIn), line("Zoom out", .zoomOut),
      line("Frames", .toggleFrames, isOn: shown.frames, startsGroup: true),
      line("Clipping", .toggleClipping, isOn: shown.clipping),
      line("Hit map", .toggleHitMap, isOn: shown.hitMap),
      line("Names", .toggleNames, isOn: shown.names),
      line("Mirrored pair", .mirrorFingers, isOn: session.tools.pair == .mirrored, startsGroup: true),
      line("Parallel pair", .parallelFingers, isOn: session.tools.pair == .parallel),
      line("Pin fingers", .pin, isOn: session.pinsFingers),
    ] + toolItems
  }
}
