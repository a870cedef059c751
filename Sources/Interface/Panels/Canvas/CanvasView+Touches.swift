import Foundation
import UIKit

/// Fingers and the mouse's button: for the layout if the first of them landed on the screen in touch mode, else for the
/// canvas.
extension CanvasView {
  func begin(_ touches: Set<UITouch>) {
    var samples: [TouchSample] = []
    for touch in touches.sorted(by: { $0.id < $1.id }) {
      let point = touch.location(in: self)
      let onScreen = geometry.isOnScreen(point)
      if layoutFingers.isEmpty, canvasFingers.isEmpty {
        owner = session.mode == .touch && onScreen && geometry.projection == nil ? .layout : .canvas
        if session.mode == .inspect, onScreen { press(at: geometry.screenPoint(point), with: touch) }
      }
      switch owner {
      case .layout where onScreen:
        if let pinned = pinnedFinger(under: touch) {
          layoutFingers[touch.id] = pinned
          break
        }
        let number = fingerNumber(for: touch, taken: samples.map { Int($0.finger) })
        layoutFingers[touch.id] = number
        samples.append(sample(touch, number, .began))
        if let other = beginCompanion(of: touch, number) { samples.append(other) }
      case .canvas: canvasFingers[touch.id] = point
      default: break
      }
    }
    let isCompanion = samples.count > touches.count
    send(samples, isSimulated: isCompanion || touches.contains { $0.type == .indirectPointer })
  }

  func move(_ touches: Set<UITouch>) {
    let samples = touches.sorted { $0.id < $1.id }.flatMap { touch -> [TouchSample] in
      guard let number = layoutFingers[touch.id] else { return [] }
      return ownAndFollowers(touch, number, .moved)
    }
    send(samples, isSimulated: false)
    moveCanvas(touches)
  }

  func finish(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    let samples = touches.sorted { $0.id < $1.id }.flatMap { touch -> [TouchSample] in
      guard let number = layoutFingers.removeValue(forKey: touch.id) else { return [] }
      if keepsDown(touch, number, phase) { return [] }
      defer { companions[number] = nil }
      return ownAndFollowers(touch, number, phase)
    }
    for touch in touches { canvasFingers[touch.id] = nil }
    if layoutFingers.isEmpty, canvasFingers.isEmpty { owner = nil }
    send(samples, isSimulated: false)
  }

  /// The mouse is the active finger, a real finger the next free one.
  func fingerNumber(for touch: UITouch, taken: [Int]) -> Int {
    let isFree = { (number: Int) in self.session.liveFingers[number] == nil && !taken.contains(number) }
    if touch.type == .indirectPointer, isFree(session.activeFinger) { return session.activeFinger }
    return (1...).first(where: isFree) ?? 1
  }

  func sample(_ touch: UITouch, _ number: Int, _ phase: UITouch.Phase) -> TouchSample {
    TouchSample(
      finger: Int32(number),
      phase: phase,
      location: geometry.screenPoint(touch.location(in: self)),
      force: Double(touch.force),
      type: .direct,
      device: touch.type == .indirectPointer ? "mouse" : "touchscreen"
    )
  }

  /// The finger's own sample and those of the fingers that follow it.
  private func ownAndFollowers(_ touch: UITouch, _ number: Int, _ phase: UITouch.Phase) -> [TouchSample] {
    let own = sample(touch, number, phase)
    return [own] + followers(of: number, phase, at: own.location)
  }

  func send(_ samples: [TouchSample], isSimulated: Bool) {
    guard !samples.isEmpty, let live = window?.application?.scheduler.now else { return }
    session.touch(samples, isSimulated: isSimulated, at: session.layoutInstant(at: live))
  }

  /// One finger moves the canvas, two magnify it as well.
  private func moveCanvas(_ touches: Set<UITouch>) {
    let moving = touches.filter { canvasFingers[$0.id] != nil }
    guard !moving.isEmpty else { return }
    let before = canvasFingers
    for touch in moving { canvasFingers[touch.id] = touch.location(in: self) }
    let (old, new) = (CGPoint.centroid(of: before.values), CGPoint.centroid(of: canvasFingers.values))
    if before.count > 1 {
      let spread = { (points: Dictionary<TouchID, CGPoint>.Values, middle: CGPoint) in
        points.reduce(0) { $0 + $1.distance(to: middle) }
      }
      let (oldSpread, newSpread) = (spread(before.values, old), spread(canvasFingers.values, new))
      if oldSpread > 1, newSpread > 1 { zoom(by: newSpread / oldSpread, around: new) }
    }
    if geometry.projection != nil, before.count == 1 { turnLayers(by: new - old) } else { pan(by: new - old) }
  }

  /// Selects; while distances are measured a finger, which cannot hover, points to the other view.
  private func press(at point: CGPoint, with touch: UITouch) {
    guard session.tools.measures, session.selection != nil, touch.type == .direct else { return pick(at: point) }
    session.hover(pickable(at: point).first)
  }
}
