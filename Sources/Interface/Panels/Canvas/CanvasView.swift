import Canvas
package import Foundation
import Traces
package import UIKit

/// The drawn device: where the layout is touched, watched, moved about and magnified.
///
/// In touch mode presses on the device's screen go to the layout; everything else moves the canvas. A gesture belongs to
/// where its first finger landed.
@MainActor
package final class CanvasView: UIView, Pane, Hoverable, PointerFollowing, WheelTarget, PointerShaping {
  let context: InterfaceContext

  /// nil fits the device into the canvas.
  private var zoom: CGFloat? { didSet { refresh() } }
  private var pan = CGVector.zero { didSet { refresh() } }

  private lazy var device = DevicePicture(context) { [unowned self] in geometry }
  private lazy var overlay = OverlayPicture(context) { [unowned self] in
    geometry
  } cursor: { [unowned self] in
    cursor
  }

  /// How far the device has made room for the responder chain.
  private var chainFraction: CGFloat = 0

  /// Who has the gesture that is going on.
  private enum Owner { case layout, canvas }

  private var owner: Owner?

  /// The layout's finger for each of our touches.
  var layoutFingers: [TouchID: Int] = [:]

  /// The finger that goes with another, as its mirror image or beside it.
  var companions: [TouchID: Companion] = [:]

  /// Where the keyboard's finger goes down next, in points of the screen; nil while the keyboard is elsewhere.
  package internal(set) var cursor: CGPoint? {
    didSet { if cursor != oldValue { refresh() } }
  }

  /// Control and Shift as they were when the last event came.
  package var modifiers: (control: Bool, shift: Bool) = (false, false)

  /// Fingers that move the canvas, with their places at the last event.
  private var canvasFingers: [TouchID: CGPoint] = [:]

  package var isHovered = false {
    didSet { if !isHovered { session.hover(nil) } }
  }

  var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "canvas"
    clipsToBounds = true
    isMultipleTouchEnabled = true
    addSubview(device)
    addSubview(overlay)
    for button in zoomButtons { addSubview(button) }
  }

  private lazy var zoomButtons: [Button] = [
    Button(context, icon: .minus, style: .secondary, hint: InterfaceCommand.zoomOut.hint) { [unowned self] in
      zoom(by: 0.8)
    },
    Button(context, title: "Fit", style: .secondary, hint: InterfaceCommand.zoomToFit.hint) { [unowned self] in fit() },
    Button(context, icon: .plus, style: .secondary, hint: InterfaceCommand.zoomIn.hint) { [unowned self] in
      zoom(by: 1.25)
    },
  ]

  package required init?(coder: NSCoder) { nil }

  // MARK: Picture

  package var geometry: DeviceGeometry {
    DeviceGeometry(
      screenSize: session.application.screenSize,
      canvasSize: bounds.size,
      zoom: zoom,
      pan: pan,
      chainFraction: chainFraction
    )
  }

  package override func layoutSubviews() {
    device.frame = bounds
    overlay.frame = bounds
    var x = DeviceGeometry.rulerSize + 10
    for button in zoomButtons {
      let size = button.fittingSize
      button.frame = CGRect(x: x, y: bounds.height - size.height - 10, width: size.width, height: size.height)
      x += size.width + 4
    }
    refresh()
  }

  /// Only what differs is drawn again.
  private func refresh() {
    device.update()
    overlay.setNeedsDisplay()
    guard let first = zoomButtons.first, let last = zoomButtons.last else { return }
    // The fitted device goes first; one that was moved or magnified can be brought back.
    let covered = first.frame.union(last.frame).insetBy(dx: -4, dy: -4).intersects(geometry.deviceRect)
    for button in zoomButtons { button.isHidden = covered && zoom == nil && pan == .zero }
  }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) {
      zoom = nil
      pan = .zero
      cursor = nil
    }
    if change.contains(.trace) { forgetLostFingers() }
    if session.reducesMotion { chainFraction = chainTarget }
    if change != .status { refresh() }
  }

  /// The device stays where it is under a finger, whatever is shown: else the finger would seem to move.
  private var chainTarget: CGFloat {
    guard layoutFingers.isEmpty else { return chainFraction }
    return wantsChain ? 1 : 0
  }

  private var wantsChain: Bool { session.direction == .ascent && session.shownTouch?.calls.isEmpty == false }

  /// Whether something moves by itself: the device making room, trails and lifted fingers fading.
  package var isMoving: Bool { chainFraction != chainTarget || hasFadingFingers }

  package func tick(_ seconds: Double) {
    guard isMoving else { return }
    let step = CGFloat(seconds / 0.22)
    chainFraction =
      chainFraction < chainTarget ? min(chainTarget, chainFraction + step) : max(chainTarget, chainFraction - step)
    refresh()
  }

  private var hasFadingFingers: Bool {
    guard session.playback.isLive else { return false }
    if !session.liveFingers.isEmpty { return true }
    let now = session.application.scheduler.now
    return session.digest.touches.suffix(10).contains { touch in
      guard let end = touch.end else { return false }
      return now.seconds(since: end) < 1
    }
  }

  // MARK: Zoom

  package func zoom(by factor: CGFloat) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(by: factor, around: middle)
  }

  private func zoom(by factor: CGFloat, around point: CGPoint) {
    let changed = geometry.zoomed(to: geometry.zoom * factor, around: point)
    zoom = changed.zoom
    pan = changed.pan
  }

  package func fit() {
    zoom = nil
    pan = .zero
  }

  package func pan(by delta: CGVector) {
    pan = geometry.panned(by: delta).pan
  }

  package func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) -> Bool {
    if zooming {
      zoom(by: pow(1.0015, -delta.dy), around: point)
    } else {
      pan(by: CGVector(dx: -delta.dx, dy: -delta.dy))
    }
    return true
  }

  // MARK: Pointer

  package func pointerMoved(to point: CGPoint) {
    guard session.mode == .inspect, geometry.isOnScreen(point) else { return session.hover(nil) }
    session.hover(session.views(at: geometry.screenPoint(point)).first)
  }

  package func pointerShape(at point: CGPoint) -> PointerShape {
    if owner == .canvas { return .grabbing }
    guard geometry.isOnScreen(point) else { return .grab }
    return session.mode == .inspect ? .crosshair : .arrow
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    var samples: [TouchSample] = []
    for touch in touches.sorted(by: { $0.id < $1.id }) {
      let point = touch.location(in: self)
      let onScreen = geometry.isOnScreen(point)
      if layoutFingers.isEmpty, canvasFingers.isEmpty {
        owner = session.mode == .touch && onScreen ? .layout : .canvas
        if session.mode == .inspect, onScreen { session.pick(at: geometry.screenPoint(point)) }
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
    send(samples, isSimulated: touches.contains { $0.type == .indirectPointer }, event)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let samples = touches.sorted { $0.id < $1.id }.flatMap { touch in
      guard let number = layoutFingers[touch.id] else { return [TouchSample]() }
      return [sample(touch, number, .moved)] + companionSamples(of: touch, .moved)
    }
    send(samples, isSimulated: false, event)
    moveCanvas(touches)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, .ended, event)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish(touches, .cancelled, event)
  }

  private func finish(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
    let samples = touches.sorted { $0.id < $1.id }.flatMap { touch in
      guard let number = layoutFingers.removeValue(forKey: touch.id) else { return [TouchSample]() }
      let others = companionSamples(of: touch, phase)
      companions[touch.id] = nil
      return keepsDown(touch, number, phase) ? others : [sample(touch, number, phase)] + others
    }
    for touch in touches { canvasFingers[touch.id] = nil }
    if layoutFingers.isEmpty, canvasFingers.isEmpty { owner = nil }
    send(samples, isSimulated: false, event)
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

  func send(_ samples: [TouchSample], isSimulated: Bool, _ event: UIEvent?) {
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
    pan(by: new - old)
  }
}
