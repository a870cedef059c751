package import Canvas
package import Foundation
import Traces
package import UIKit

/// The interface as an application of its own: input goes in, a display list comes out.
///
/// The debugger is made of the engine's own views, in a second application beside the inspected one.
@MainActor
package final class InterfaceRoot {
  package let application: UIApplication
  package let window: UIWindow
  package let compositor: Compositor
  package let session: DebugSession
  package weak var host: (any InterfaceHost)? {
    didSet { if !root.emptyPane.isHidden { root.emptyPane.show(examples: host?.exampleEntries ?? []) } }
  }

  let context: InterfaceContext
  let root: RootView
  private weak var hovered: (any Hoverable)?

  /// Where the pointer is over the window.
  private(set) var pointer: CGPoint?

  /// What had the keys when a sheet took them.
  weak var focusBehindSheet: UIView?

  /// Breaks the circle between the root view and what performs its commands.
  @MainActor
  private final class CommandHandler {
    weak var root: InterfaceRoot?
  }

  private let commands: CommandHandler

  /// Real time, in seconds, for which nothing that moves by itself has been moved on.
  private var motionTime = 0.0

  /// Since when the key of Inspect mode is down.
  private var holdsInspect: Instant?

  package init(session: DebugSession, measurer: any TextMeasurer, size: CGSize, density: Density = .dense) {
    self.session = session
    context = InterfaceContext(session: session, measurer: measurer, density: density)
    application = UIApplication(screenSize: size, traceCapacity: 50_000)
    application.trace.isEnabled = false
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.elementName = "window of the interface"
    application.attach(window)
    window.isHidden = false
    self.window = window
    let commands = CommandHandler()
    self.commands = commands
    root = application.perform { [context] in
      RootView(context) { command in
        commands.root?.perform(command)
      } openExample: { path in
        commands.root?.host?.openFile(at: path)
      }
    }
    root.frame = window.bounds
    root.addLongTouch()
    window.addSubview(root)
    compositor = Compositor(window: window, measurer: measurer)
    context.motions.compositor = compositor
    commands.root = self
    context.perform = { command in commands.root?.perform(command) }
    context.showMenu = { name, items, anchor in commands.root?.showMenu(name, items, at: anchor) }
    context.copy = { [weak self] text in
      self?.host?.copy(text, asSelection: false)
      self?.session.say("Copied")
    }
    context.onTextSelected = { [weak self] text in self?.host?.copy(text, asSelection: true) }
    root.onReveal = { [weak self] pane in
      guard let missed = self?.held.takeMissed(by: pane), !missed.isEmpty else { return }
      pane.sessionDidChange(missed)
    }
    session.onChange = { [weak self] change in self?.sessionDidChange(change) }
  }

  /// What panes have yet to hear of.
  var held = HeldChanges()

  private func sessionDidChange(_ change: SessionChange) {
    if held.take(change) {
      root.canvas.fingersDidMove(change)
      return
    }
    tellHeldChanges()
    if change.contains(.theme) {
      context.motions.finish()
      compositor.invalidateAll()
    }
    if change.contains(.tools) { root.showsHitMap = session.overlays.hitMap }
    if !change.isDisjoint(with: [.notice, .theme]) { root.noticeDidChange() }
    for pane in root.panes { pane.sessionDidChange(held.takeMissed(by: pane).union(change)) }
    root.sheet?.sessionDidChange(change)
  }

  // MARK: Arrangement

  /// Takes over how another interface in the same window looks: its theme and the places of its panes.
  package func adoptArrangement(of other: InterfaceRoot) {
    session.reducesMotion = other.session.reducesMotion
    if session.theme != other.session.theme { session.setTheme(other.session.theme) }
    paneLayout = other.paneLayout
  }

  /// The widths and heights of the panes, and which of them are folded away.
  package var paneLayout: PaneLayout {
    get { root.paneLayout }
    set { root.paneLayout = newValue }
  }

  /// Shows what a drop of something that is dragged over the window would do; nil when it is gone.
  package func showDropOffer(_ offer: DropOffer?) { root.dropOffer = offer }

  // MARK: Size and time

  /// The least window of the interface, in logical pixels.
  package nonisolated static let leastSize = CGSize(width: 720, height: 520)

  /// The window's size where nothing else is said, in logical pixels.
  package nonisolated static let usualSize = CGSize(width: 1440, height: 900)

  /// The device pixels for a logical pixel in a window of so many device pixels.
  ///
  /// In a window too small for the wanted scale all is drawn smaller, rather than cut off; but never below half size.
  package nonisolated static func scale(_ wanted: Double, in pixels: CGSize) -> Double {
    max(0.5, min(wanted, pixels.width / leastSize.width, pixels.height / leastSize.height))
  }

  /// Chooses what the right column shows where it has tabs.
  package func showTab(_ tab: SideTab) { root.tab = tab }

  package func resize(to size: CGSize) {
    guard size != window.frame.size else { return }
    context.motions.finish()
    window.frame = CGRect(origin: .zero, size: size)
    root.frame = window.bounds
    compositor.invalidateAll()
  }

  /// Moves everything that moves by itself; true while there is more to come.
  ///
  /// `seconds` is the real time since the last call.
  package func tick(_ seconds: Double) -> Bool {
    if compositor.hasGivenFrame { session.lookIfDue() }
    root.sheet?.tick()
    root.tooltip.tick(seconds)
    motionTime += seconds
    if !session.reducesMotion || motionTime >= Self.calmInterval {
      _ = session.tick(motionTime)
      root.canvas.tick()
      if isMeasuring { root.recognizers.sessionDidChange(.time) }
      motionTime = 0
    }
    context.motions.tick(seconds)
    return session.playback.isPlaying || context.motions.isMoving || root.canvas.isMoving
      || root.sheet?.needsTicks == true
      || root.tooltip.isMoving
  }

  /// With reduced motion gauges and the playhead move on at most so often: seconds (visual design, 12.5).
  private static let calmInterval = 0.1

  /// Lets all that moves by itself come to rest, but what follows the clock of a layout that stands still.
  package func settle() {
    for _ in 0..<30 {
      // What is laid out anew may set out for its place only then.
      window.layoutIfNeeded()
      if !tick(1) { return }
    }
  }

  /// What changes its look has changed it; the layout and its trace stand still meanwhile.
  package func finishMotions() { context.motions.finish() }

  /// Whether ``tick(_:)`` has something to do.
  package var needsTicks: Bool {
    session.playback.isPlaying || context.motions.isMoving || session.isLookDue || isMeasuring || root.canvas.isMoving
      || root.tooltip.isMoving
      || root.sheet?.needsTicks == true
  }

  /// Whether something changes with the clock alone: a finger's trail, or a time limit that comes nearer.
  private var isMeasuring: Bool { !session.liveFingers.isEmpty || root.recognizers.hasRunningGauge }

  /// The moment of the next timer, of the interface or of the layout.
  package var nextDeadline: Instant? {
    [application.scheduler.nextDeadline, session.nextLiveDeadline].compactMap(\.self).min()
  }

  /// Runs the timers of both applications up to now.
  package func advance(to now: Instant) {
    if now > application.scheduler.now { application.advance(to: now) }
    session.advance(toLive: now)
  }

  // MARK: Pointer and fingers

  /// Gives touches of the window, in its logical pixels, to the interface.
  package func touch(_ samples: [TouchSample], at now: Instant) {
    for sample in samples where sample.phase == .began {
      root.tooltip.hide()
      dropFocus(forPressAt: sample.location)
    }
    application.handle(samples, at: now)
  }

  package func pointerMoved(to point: CGPoint) {
    pointer = point
    let target = application.hitTest(at: point)
    let hoverable =
      disabledControl(in: target, at: point)
      ?? target?.selfAndSuperviews.lazy.compactMap { $0 as? any Hoverable }.first
    setHovered(hoverable)
    let hint = (hoverable as? any Hinting).flatMap { $0.hint(at: $0.convert(point, from: nil)) }
    root.status.hint = hint
    root.tooltip.follow(point, on: hoverable, words: hint)
    if let follower = hoverable as? any PointerFollowing {
      follower.pointerMoved(to: follower.convert(point, from: nil))
    }
  }

  /// Controls light up under the pointer; what is larger looks after its own rows.
  private func setHovered(_ hoverable: (any Hoverable)?) {
    guard hovered !== hoverable else { return }
    if let hovered, hovered is UIControl { context.motions.fade(hovered, .lightDown) }
    hovered?.isHovered = false
    if let hoverable, hoverable is UIControl { context.motions.fade(hoverable, .lightUp) }
    hoverable?.isHovered = true
    hovered = hoverable
  }

  /// A disabled control takes no touches, but it says why it is disabled.
  private func disabledControl(in target: UIView?, at point: CGPoint) -> (any Hoverable)? {
    guard let target else { return nil }
    let place = target.convert(point, from: nil)
    let control = target.subviews.last { view in
      (view as? UIControl)?.isEnabled == false && !view.isHidden && view.frame.contains(place)
    }
    return control as? any Hoverable
  }

  package func pointerLeft() {
    pointer = nil
    setHovered(nil)
    root.status.hint = nil
    root.tooltip.follow(.zero, on: nil, words: nil)
  }

  package func pointerShape(at point: CGPoint) -> PointerShape {
    guard let target = application.hitTest(at: point) else { return .arrow }
    for view in target.selfAndSuperviews {
      if let shaping = view as? any PointerShaping { return shaping.pointerShape(at: view.convert(point, from: nil)) }
    }
    return .arrow
  }

  /// Scrolls what is under the pointer; `delta` in logical pixels, positive to the right and down.
  package func wheel(by delta: CGVector, at point: CGPoint, zooming: Bool) {
    root.tooltip.hide()
    for view in application.hitTest(at: point)?.selfAndSuperviews ?? [] {
      if let target = view as? any WheelTarget,
        target.wheel(by: delta, at: view.convert(point, from: nil), zooming: zooming)
      {
        return
      }
      guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { continue }
      let offset = scroll.limited(
        CGPoint(x: scroll.contentOffset.x + delta.dx, y: scroll.contentOffset.y + delta.dy)
      )
      if offset != scroll.contentOffset {
        scroll.contentOffset = offset
        return
      }
    }
  }

  /// The middle button was pressed and released in one place.
  package func middleClick(at point: CGPoint) {
    if let field = application.hitTest(at: point) as? TextField {
      focus(field)
      host?.requestText(ofSelection: true)
      return
    }
    guard root.sheet == nil, root.canvas.frame.contains(point) else { return }
    root.canvas.middleClick(at: root.canvas.convert(point, from: nil))
  }

  /// The right button was pressed.
  package func secondaryClick(at point: CGPoint) {
    // A menu gives way to another one; a dialog stays.
    if root.sheet?.isDimming == true { return }
    dismissSheet()
    dropFocus(forPressAt: point)
    root.openMenu(at: point)
  }

  /// The keys that change what the mouse does: read when a press begins, along a drag, and with the wheel.
  package func setModifiers(control: Bool, shift: Bool) { context.modifiers = (control, shift) }

  /// Moves the canvas, as the middle button does.
  package func panCanvas(by delta: CGVector) { root.canvas.pan(by: delta) }

  /// Whether a point of the window is on the drawn device's screen.
  package func isOnDevice(_ point: CGPoint) -> Bool {
    root.canvas.geometry.isOnScreen(root.canvas.convert(point, from: nil)) && root.canvas.frame.contains(point)
  }

  /// Where a point of the device's screen is in the window; for scripts and tests.
  package func windowPoint(ofDevicePoint point: CGPoint) -> CGPoint {
    window.layoutIfNeeded()
    return root.canvas.convert(root.canvas.geometry.canvasPoint(point), to: nil)
  }

  // MARK: Keys

  /// Whether the key did something.
  ///
  /// `text` is what it types, composed characters included; they go to the text field that has the keys.
  package func press(_ key: KeyPress?, isRepeat: Bool = false, typing text: String = "") -> Bool {
    root.tooltip.hide()
    if root.keySheet.isHidden, pressFocused(key, typing: text) { return true }
    if let sheet = root.sheet, root.keySheet.isHidden {
      if press(key, typing: text, on: sheet) { return true }
      guard let command = key.flatMap({ KeyTable.command(for: $0) }), command.worksUnderSheet else { return true }
      perform(command)
      return true
    }
    guard let key else { return false }
    if !root.keySheet.isHidden, root.keySheet.scroll(by: key) { return true }
    if root.keySheet.isHidden, root.canvas.cursor != nil, let delta = key.arrow {
      root.canvas.moveCursor(by: delta)
      return true
    }
    guard let command = KeyTable.command(for: key) else { return false }
    if command == .inspectMode {
      if !isRepeat { holdsInspect = session.mode == .touch ? application.scheduler.now : nil }
      if isRepeat { return true }
    }
    perform(command)
    return true
  }

  /// So long, in seconds, is a key held that counts only while it is down.
  private static let holding = 0.3

  /// A key was let go: Inspect mode ends with its key, if that was held for longer than a press.
  package func release(_ key: KeyPress) {
    guard KeyTable.command(for: key) == .inspectMode, let start = holdsInspect else { return }
    holdsInspect = nil
    if application.scheduler.now.seconds(since: start) >= Self.holding { session.setMode(.touch) }
  }
}
