import Canvas
package import Foundation
import Traces
package import UIKit

/// The drawn device: where the layout is touched, watched, moved about and magnified.
///
/// In touch mode presses on the device's screen go to the layout; everything else moves the canvas. A gesture belongs to
/// where its first finger landed.
@MainActor
package final class CanvasView: UIView, Pane, Hoverable, PointerFollowing, WheelTarget, PointerShaping,
  MenuOffering
{
  let context: InterfaceContext

  /// nil fits the device into the canvas.
  private var zoom: CGFloat? { didSet { refresh() } }
  private var pan = CGVector.zero { didSet { refresh() } }

  private lazy var device = DevicePicture(context) { [unowned self] in shownGeometry }
  private lazy var overlay: OverlayDrawing = OverlayDrawing(context) { [unowned self] in
    shownGeometry
  } size: { [unowned self] in
    bounds.size
  } cursor: { [unowned self] in
    cursor
  } inspected: { [unowned self] in
    inspectedStack
  } controls: { [unowned self] in
    controlFrames
  }
  /// Where the ladder beside the canvas shows the current step: how far down, in the canvas's coordinates.
  func followLadder(_ row: @escaping () -> CGFloat?) { overlay.ladderRow = row }

  /// The ladder was scrolled.
  func ladderDidScroll() { overlay.setNeedsDisplay() }

  private lazy var stepper = StackStepper(context)

  /// Where buttons and bars lie over the picture.
  private var controlFrames: [CGRect] {
    subviews.filter { $0 !== device && !($0 is OverlayLayer) && !$0.isHidden }.map(\.frame)
  }

  lazy var isolationBar = makeIsolationBar()
  lazy var layerBar = makeLayerBar()
  weak var depthSlider: Slider?

  /// How far the device has made room for the responder chain.
  private lazy var chain = MovingValue(0, in: context.motions) { [weak self] _ in self?.refresh() }

  /// How far the layers have come apart, and how they are or were last turned.
  private lazy var layerDepth = MovingValue(0, in: context.motions) { [weak self] _ in self?.refresh() }
  private var layers = LayerView()

  /// How far the picture has come from where it was before a key or a button magnified it.
  private lazy var glide = MovingValue(1, in: context.motions) { [weak self] _ in self?.refresh() }
  private var glideStart: DeviceGeometry?

  /// The view that the frame of the selection was around last, and its way to the present one.
  private var framedView: ElementID?
  private lazy var frameWay = MovingValue(1, in: context.motions) { [weak self] part in
    self?.overlay.selectionMotion?.part = part
    if part == 1 { self?.overlay.selectionMotion = nil }
  }

  /// Who has the gesture that is going on.
  enum Owner { case layout, canvas }

  var owner: Owner?

  /// The layout's finger for each of our touches.
  var layoutFingers: [TouchID: Int] = [:]

  /// The finger that goes with another, by that one's number.
  var companions: [Int: Companion] = [:]

  /// Where the pointer is over the device, in points of its screen.
  var pointer: CGPoint? {
    didSet { if pointer != oldValue, session.mode == .inspect { overlay.setNeedsDisplay() } }
  }

  /// Where the keyboard's finger goes down next, in points of the screen; nil while the keyboard is elsewhere.
  package internal(set) var cursor: CGPoint? {
    didSet { if cursor != oldValue { refresh() } }
  }

  var modifiers: (control: Bool, shift: Bool) { context.modifiers }

  /// Fingers that move the canvas, with their places at the last event.
  var canvasFingers: [TouchID: CGPoint] = [:]

  package var isHovered = false {
    didSet {
      guard !isHovered else { return }
      pointer = nil
      session.hover(nil)
      session.pointerMoved(to: nil)
    }
  }

  var session: DebugSession { context.session }

  package init(_ context: InterfaceContext) {
    self.context = context
    super.init(frame: .zero)
    elementName = "canvas"
    clipsToBounds = true
    isMultipleTouchEnabled = true
    addSubview(device)
    for layer in overlay.views { addSubview(layer) }
    for button in zoomButtons { addSubview(button) }
    for view in [stepper, isolationBar, layerBar] as [UIView] { addSubview(view) }
    addLongPress()
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
      chainFraction: CGFloat(chain.value),
      projection: layerDepth.value == 0
        ? nil : layers.projection(session.layerLevels, fraction: CGFloat(layerDepth.value))
    )
  }

  /// Where the device is drawn: fingers find it at its final place already.
  private var shownGeometry: DeviceGeometry {
    let geometry = geometry
    guard glide.isMoving, let start = glideStart, start.canvasSize == geometry.canvasSize,
      start.projection == nil, geometry.projection == nil
    else { return geometry }
    return geometry.interpolated(from: start, part: CGFloat(glide.value))
  }

  package override func layoutSubviews() {
    device.frame = bounds
    for layer in overlay.views { layer.frame = bounds }
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
    stepper.follow(geometry, in: geometry.contentRect)
    updateBars()
    guard let first = zoomButtons.first, let last = zoomButtons.last else { return }
    // The fitted device goes first; one that was moved or magnified can be brought back.
    let covered = first.frame.union(last.frame).insetBy(dx: -4, dy: -4).intersects(geometry.deviceRect)
    for button in zoomButtons { button.isHidden = covered && zoom == nil && pan == .zero }
  }

  /// The view that shows where fingers are and nothing else.
  var fingerMarks: UIView { overlay.fingers }

  /// Before the canvas hears the rest of what changed.
  func fingersDidMove(_ change: SessionChange) {
    if change.contains(.trace) { forgetLostFingers() }
    overlay.fingers.setNeedsDisplay()
  }

  package func sessionDidChange(_ change: SessionChange) {
    if change.contains(.layout) {
      if !change.contains(.reread) { (zoom, pan) = (nil, .zero) }
      cursor = nil
    }
    if change.contains(.trace) { forgetLostFingers() }
    if let shown = session.tools.layers { layers = shown }
    if session.reducesMotion { moveDevice() }
    if change.contains(.selection) { moveFrame() }
    if change != .status { refresh() }
  }

  /// The device stays where it is under a finger, whatever is shown: else the finger would seem to move.
  private var chainTarget: Double {
    guard layoutFingers.isEmpty else { return chain.value }
    return wantsChain ? 1 : 0
  }

  private var wantsChain: Bool {
    session.direction == .ascent && session.shownTouch?.calls.isEmpty == false && !session.overlays.hitMap
  }

  private var layerTarget: Double { session.tools.layers == nil ? 0 : 1 }

  /// Whether a tick has something to begin, or to fade: trails and lifted fingers.
  package var isMoving: Bool { chain.target != chainTarget || layerDepth.target != layerTarget || hasFadingFingers }

  /// What is on its way already is moved by ``Motions``.
  package func tick() {
    guard isMoving else { return }
    moveDevice()
    refresh()
  }

  private func moveDevice() {
    for (way, target) in [(chain, chainTarget), (layerDepth, layerTarget)] where way.target != target {
      if isTooLargeForMotion { way.jump(to: target) } else { way.move(to: target, .device) }
    }
  }

  /// So many views are drawn anew for each frame in which the device moves; with more, it jumps.
  private static let mostViewsInMotion = 2_000

  private var isTooLargeForMotion: Bool { LayoutFacts(session.application).viewCount > Self.mostViewsInMotion }

  /// The frame of the selection sets out from the view that it was around.
  private func moveFrame() {
    let view = session.selectedView
    guard view != framedView else { return }
    let start = framedView.flatMap { box(of: $0) }
    framedView = view
    guard let start, let view, box(of: view) != nil else {
      frameWay.jump(to: 1)
      overlay.selectionMotion = nil
      return
    }
    let place = overlay.selectionMotion.map { $0.box(to: start) } ?? start
    frameWay.jump(to: 0)
    overlay.selectionMotion = SelectionMotion(start: place, part: 0)
    frameWay.move(to: 1, .selection)
  }

  private func box(of id: ElementID) -> CGRect? {
    session.view(id).flatMap { ViewShape($0, geometry: geometry) }?.box
  }

  private var hasFadingFingers: Bool {
    guard session.playback.isLive else { return false }
    if !session.liveFingers.isEmpty { return true }
    if session.reducesMotion { return false }
    let now = session.application.scheduler.now
    return session.digest.touches.suffix(10).contains { touch in
      guard let end = touch.end else { return false }
      return now.seconds(since: end) < 1
    }
  }

  // MARK: Zoom

  /// Zooming by a key or a button is seen on its way; by wheel and fingers it follows them.
  package func zoom(by factor: CGFloat) {
    glides {
      zoom(by: factor, around: CGPoint(x: bounds.midX, y: bounds.midY))
    }
  }

  private func glides(_ change: () -> Void) {
    let start = shownGeometry
    change()
    guard start != geometry, !isTooLargeForMotion else { return }
    glideStart = start
    glide.jump(to: 0)
    glide.move(to: 1, .zoom)
  }

  func zoom(by factor: CGFloat, around point: CGPoint) {
    glide.jump(to: 1)
    let changed = geometry.zoomed(to: geometry.zoom * factor, around: point)
    zoom = changed.zoom
    pan = changed.pan
  }

  /// Brings a pixel of the canvas to its middle.
  func center(on point: CGPoint) {
    pan(by: CGVector(dx: bounds.midX - point.x, dy: bounds.midY - point.y))
  }

  package func fit() {
    glides {
      zoom = nil
      pan = .zero
    }
  }

  package func pan(by delta: CGVector) {
    glide.jump(to: 1)
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

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches) }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, .ended) }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, .cancelled) }
}
