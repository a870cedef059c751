package import CairoRenderer
import Canvas
import Foundation
import Interface
import LayoutFiles
import UIKit
package import X11Window

/// One window, one clock, the documents in it: the loop between the X server and the interface.
package final class LiveWindow {
  let connection: X11Connection
  let window: X11Window
  package let documents: OpenDocuments
  let clock = LiveClock()
  let measurer: PangoTextMeasurer
  let recent: RecentFiles
  /// The folder of the samples.
  let examples: String?
  /// The file that is being read, and since when.
  var loading: (job: LoadJob, start: Instant)?
  let memory: Memory
  private let watcher = FileWatcher()
  /// Gets sentences for standard error.
  let complain: (String) -> Void
  /// Device pixels in a logical pixel: what was asked for, or what leaves the interface its least size.
  private(set) var scale = 1.0

  /// What the command line asked for.
  let optionScale: Double?

  /// What a person made of it.
  var zoomedScale: Double?
  var comfort: Comfort

  /// What the desktop says now.
  var desktop: DesktopSettings
  private(set) var renderer: DisplayListRenderer

  /// The picture on its way to the screen.
  var frame = FrameParts()
  private var rhythm = MovementRhythm()

  /// When the frame under way was begun, and the last one that showed something.
  var frameStart = Instant.zero
  var lastFrame: Instant?

  /// Whether fingers or the mouse that is one have moved since their marks were last drawn.
  var hasHeardFingers = false
  private var isDone = false
  private var lastTick: Instant?

  /// The mouse finger that is down, and the middle button's last place while it pans.
  var mouseIsDown = false
  var panPoint: CGPoint?

  /// Where the middle button went down, until it moves.
  var middlePress: CGPoint?
  var pointer: CGPoint?
  var shownCursor = WindowCursor.arrow
  var fingerCursors: [FingerCursor: WindowCursor] = [:]

  /// The interface's finger number for each finger of a device.
  var fingers: [DeviceFinger: Int32] = [:]

  struct DeviceFinger: Hashable {
    let device: Int
    let touch: UInt32
  }

  /// The document that is shown, its session and its interface.
  var document: LiveDocument { documents.current }
  var session: DebugSession { document.session }
  var root: InterfaceRoot { document.root }

  /// Opens a window with documents on a display.
  ///
  /// - Throws: Why the display cannot be used, or refuses the window.
  package init(
    _ documents: OpenDocuments,
    measurer: PangoTextMeasurer,
    options: LaunchOptions,
    display: String? = nil,
    complain: @escaping (String) -> Void
  ) throws(X11Error) {
    self.documents = documents
    self.measurer = measurer
    self.complain = complain
    examples = options.examples
    recent = RecentFiles()
    memory = Memory()
    let preferences = memory.preferences
    comfort = options.comfort(preferences)
    optionScale = options.scale
    connection = try X11Connection(display: display, input: InputOptions(touchDevice: options.touchDevice))
    desktop = connection.settings
    let environment = ProcessInfo.processInfo.environment
    // A size that was asked for this once comes before one that was chosen some other time.
    if options.scale == nil, environment["FINGERPOST_SCALE"] == nil {
      zoomedScale = preferences.scale.map { InterfaceScale.stepped($0) }
    }
    let startScale =
      zoomedScale
      ?? InterfaceScale.initial(
        option: options.scale,
        environment: environment,
        settings: connection.settings,
        screen: connection.screenSize,
        millimeters: connection.screenMillimeters
      )
    let state = memory.window
    var configuration = WindowConfiguration(
      title: Self.title(of: documents.current),
      geometry: options.geometry,
      scale: startScale
    )
    if let width = state.width, let height = state.height {
      configuration.startSize = PixelSize(width: Int(width), height: Int(height))
    }
    window = try X11Window(configuration, on: connection)
    renderer = DisplayListRenderer(measurer: measurer)
    documents.onSwitch = { [weak self] before in self?.documentChanged(from: before) }
    scale = fittingScale(wantedScale, in: window.size)
    for document in documents.all { adopt(document) }
    followDesktop()
    root.paneLayout = state.panes
  }

  /// The scale for a window of so many pixels, in which a larger one would leave too little room.
  func fittingScale(_ wanted: Double, in size: PixelSize) -> Double {
    InterfaceRoot.scale(wanted, in: CGSize(width: size.width, height: size.height))
  }

  /// The window has another size.
  func resize(to size: PixelSize) {
    abandonFrame()
    applyScale(in: size)
    root.resize(to: logicalSize)
  }

  /// Draws everything at the scale that is wanted now.
  func applyScale() {
    window.setSmallestSize(scale: wantedScale)
    applyScale(in: window.size)
    root.resize(to: logicalSize)
  }

  private func applyScale(in size: PixelSize) {
    let fitting = fittingScale(wantedScale, in: size)
    guard fitting != scale else { return }
    scale = fitting
    abandonFrame()
    root.compositor.invalidateAll()
  }

  /// Forgets the parts that are drawn of a frame: the next one is of another size, scale or document.
  private func abandonFrame() { frame = FrameParts() }

  var logicalSize: CGSize {
    CGSize(width: Double(window.size.width) / scale, height: Double(window.size.height) / scale)
  }

  // MARK: Documents

  static func title(of document: LiveDocument) -> String { "\(document.name) - Fingerpost" }

  /// Makes a document one of this window's.
  func adopt(_ document: LiveDocument) {
    document.root.host = self
    document.session.inputDescription = connection.inputDescription
    document.root.resize(to: logicalSize)
    applyComfort(to: document)
    watchFiles()
  }

  /// Reads a document again when its file changes.
  func watchFiles() {
    watcher.watch(Set(documents.all.compactMap(\.path).map { RecentFiles.absolute(LayoutPath($0).file) }))
  }

  private func takeFileChanges(at now: Instant) {
    let changed = watcher.takeChanges()
    guard !changed.isEmpty else { return }
    for document in documents.all {
      guard let path = document.path, changed.contains(RecentFiles.absolute(LayoutPath(path).file)) else { continue }
      document.noteChange(at: now)
    }
  }

  /// Shows the current document in place of another, with everything arranged as it was there.
  private func documentChanged(from before: LiveDocument) {
    letGo(of: before.root)
    before.root.tellHeldChanges()
    abandonFrame()
    let root = document.root
    root.resize(to: logicalSize)
    root.adoptArrangement(of: before.root)
    root.compositor.invalidateAll()
    // Pixels kept for the other interface are of no use to this one.
    renderer = DisplayListRenderer(measurer: measurer)
    window.setTitle(Self.title(of: document))
  }

  /// Runs until the window is closed, the server is gone or a signal asks to end.
  ///
  /// - Returns: Whether the server was lost.
  package func run() -> Bool {
    Termination.watch()
    repeat { continueFrame() } while frame.isUnderWay
    window.show()
    while !isDone, !Termination.isRequested {
      wait()
      let events = window.takeEvents()
      if take(events) { return true }
      let hasHeardFingers = takeFingersHeard()
      if hasHeardFingers { drawFingers() }
      if !frame.isUnderWay {
        let now = clock.now
        takeFileChanges(at: now)
        let loadingDeadline = checkLoading(at: now)
        nextDeadline = (documents.all.map { $0.advance(to: now) } + [loadingDeadline]).compactMap(\.self).min()
        tick(at: now)
      }
      if frame.isUnderWay || isFrameDue(at: clock.now, afterFingers: hasHeardFingers) {
        continueFrame()
        rhythm.makePart()
      }
    }
    rememberWindow()
    window.close()
    return false
  }

  /// Size and panes, for the next start.
  private func rememberWindow() {
    var state = memory.window
    // Covering the screen is no size of the window's own.
    if !window.isFullscreen { (state.width, state.height) = (logicalSize.width, logicalSize.height) }
    state.panes = root.paneLayout
    memory.remember(state)
  }

  /// When the next timer or step of any document is due.
  private var nextDeadline: Instant?

  // MARK: Waiting

  /// Sleeps until input, a timer, a script or the next frame.
  private func wait() {
    var timeout: Int32 = -1
    let now = clock.now
    if frame.isUnderWay {
      timeout = Int32(((rhythm.wait(at: now) ?? 0) * 1000).rounded(.up))
    } else {
      var deadlines = [nextDeadline, root.nextDeadline, frameDeadline].compactMap(\.self)
      if document.needsTicks { deadlines.append((lastTick ?? now).advanced(bySeconds: tickInterval(at: now))) }
      if let next = deadlines.min() {
        timeout = Int32(max(0, min(60_000, (next.seconds(since: now) * 1000).rounded(.up))))
      }
    }
    var descriptors = [window.wakeDescriptor, Termination.descriptor, watcher.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&descriptors, nfds_t(descriptors.count), timeout)
  }

  /// Whether fingers were heard of since the last time; if so, that counts for their rhythm.
  private func takeFingersHeard() -> Bool {
    defer { hasHeardFingers = false }
    if hasHeardFingers { rhythm.hear(at: clock.now) }
    return hasHeardFingers
  }

  /// Seconds between frames while fingers move: no more are drawn than a screen shows, but for the fingers' marks.
  ///
  /// The best moment is just after a report of fingers, when the next one is farthest.
  private static let (shortestFrame, longestFrame) = (0.012, 0.025)

  private func isFrameDue(at now: Instant, afterFingers: Bool) -> Bool {
    guard rhythm.isSteady(at: now), let lastFrame else { return true }
    return now.seconds(since: lastFrame) >= (afterFingers ? Self.shortestFrame : Self.longestFrame)
  }

  /// When the next frame is to be begun, fingers or not; nil if nothing waits.
  private var frameDeadline: Instant? {
    root.needsFrame ? lastFrame?.advanced(bySeconds: Self.longestFrame) : nil
  }

  /// Seconds after which everything that moves by itself moves on without an event.
  ///
  /// Fingers that move are a clock too: a tick of our own between their reports would only be in their way.
  private func tickInterval(at now: Instant) -> Double { rhythm.isSteady(at: now) ? 1.0 / 30 : 1.0 / 60 }

  /// Ticks that come sooner than this, in seconds, after the last one are left out.
  private static let shortestTick = 0.01

  private func tick(at now: Instant) {
    guard document.needsTicks else {
      lastTick = nil
      return
    }
    let elapsed = lastTick.map { now.seconds(since: $0) } ?? 0
    guard lastTick == nil || elapsed >= Self.shortestTick else { return }
    lastTick = now
    document.tick(min(elapsed, 0.25))
  }

  /// Leaves the loop at the end of its turn.
  func end() { isDone = true }
}
