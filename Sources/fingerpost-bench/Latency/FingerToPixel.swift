import Foundation
import TestSupport
import UIKit

/// How long a program takes from a finger's event to the pixel under the finger.
///
/// As with the peers: a touch is written to the server's input device, and the clock starts just before. The server
/// reports drawing in the window; the clock stops there, if the pixel at the finger is then found to have the colour of
/// the finger's mark. One thread writes and watches, so that an update may be written late, but never timed wrongly.
struct FingerToPixel {
  /// Touches on a window at rest.
  private let touches: Int

  /// How long the updates of one rate go on.
  static let updateSeconds = 2.5

  /// An update that is not seen after so long is missed.
  private static let frameTimeout = 1.0

  /// Radius of the largest mark; lattice points are so far apart that marks never overlap.
  private static let radius = 24
  private static let spacing = 2 * radius + 4

  /// Fingers that rest beside the one that moves.
  private static let heldFingers = 9

  private let program: TouchedProgram
  private let rig: XRig
  private let watcher: PixelWatcher
  private let process: RigProgram
  private var random = SeededGenerator(seed: 42)

  /// Starts the program and waits until it is at rest.
  init(_ program: TouchedProgram, on rig: XRig, touches: Int) throws {
    self.touches = touches
    self.program = program
    self.rig = rig
    watcher = try PixelWatcher(display: rig.display)
    process = try rig.spawn(program.executable, program.arguments)
    do {
      try watcher.waitForWindow(TouchedProgram.windowSize.width, TouchedProgram.windowSize.height)
    } catch {
      throw PixelWatcher.Failure(description: "\(program.name): \(error); \(process.standardError)")
    }
    watcher.waitForRest(0.5)
  }

  /// Measures all there is, and ends the program.
  mutating func measure() throws -> LatencySamples {
    defer { process.terminate() }
    var samples = LatencySamples()
    try measureBegin(into: &samples.begin)
    for rate in LatencySamples.rates { try measureUpdates(rate, into: &samples.updates[rate, default: .init()]) }
    return samples
  }

  // MARK: Fingers and marks

  private func send(_ phase: UITouch.Phase, finger: UInt32, _ place: (x: Int, y: Int)) throws {
    let (x, y) = (Double(watcher.origin.x + place.x) + 0.5, Double(watcher.origin.y + place.y) + 0.5)
    switch phase {
    case .began: try rig.down(finger, x, y, waits: false)
    case .moved: try rig.move(finger, x, y, waits: false)
    default: try rig.up(finger, x, y, waits: false)
    }
  }

  /// Whether the first finger's mark is shown at a place.
  private func showsMark(_ place: (x: Int, y: Int)) throws -> Bool {
    let (x, y) = (place.x + Int(program.probe.dx), place.y + Int(program.probe.dy))
    return try watcher.count(program.color(1), x: x, y: y) > 0
  }

  /// When the mark was there, or no longer there; nil if that did not come in time.
  private func waitForMark(_ place: (x: Int, y: Int), isShown: Bool) throws -> Double? {
    let deadline = PixelWatcher.now + Self.frameTimeout
    while let time = watcher.nextDamage(until: deadline) {
      if try showsMark(place) == isShown { return time }
    }
    return nil
  }

  // MARK: Touches on a window at rest

  private mutating func measureBegin(into samples: inout LatencySamples.Series) throws {
    let inner = program.area.insetBy(dx: Double(Self.radius), dy: Double(Self.radius))
    for index in 0...touches {
      let place = (
        Int(Double.random(in: inner.minX...inner.maxX, using: &random)),
        Int(Double.random(in: inner.minY...inner.maxY, using: &random))
      )
      let sent = PixelWatcher.now
      try send(.began, finger: 0, place)
      let shown = try waitForMark(place, isShown: true)
      // The very first touch of a program that was just started loads what all others find loaded.
      if index > 0 { samples.take(shown, sent: sent) }
      try send(.ended, finger: 0, place)
      _ = try waitForMark(place, isShown: false)
      // No fixed phase to a clock of frames.
      watcher.waitForRest(Double.random(in: 0.02...0.05, using: &random))
    }
  }

  // MARK: Updates

  private var columns: Int { Int(program.area.width) / Self.spacing }

  /// The two rows at the bottom are for the fingers at rest.
  private var rows: Int { Int(program.area.height) / Self.spacing - 2 }

  /// Updates jump from point to point of a lattice, so that a single pixel tells which of them a frame shows.
  private func latticePlace(_ update: Int) -> (x: Int, y: Int) {
    let (column, row) = (update % columns, update / columns % rows)
    return (
      Int(program.area.minX) + Self.spacing / 2 + column * Self.spacing,
      Int(program.area.minY) + Self.spacing / 2 + row * Self.spacing
    )
  }

  private func heldPlace(_ finger: Int) -> (x: Int, y: Int) {
    let inRow = (Self.heldFingers + 1) / 2
    let step = Int(program.area.width) / inRow
    return (
      Int(program.area.minX) + step / 2 + (finger - 1) % inRow * step,
      Int(program.area.minY) + Self.spacing / 2 + (rows + (finger - 1) / inRow) * Self.spacing
    )
  }

  private func sendHeldFingers(_ phase: UITouch.Phase) throws {
    for finger in 1...Self.heldFingers { try send(phase, finger: UInt32(finger), heldPlace(finger)) }
  }

  /// Fingers at rest whose marks are shown; some marks are outlines, so any pixel of one counts.
  private func countHeldMarks() throws -> Int {
    try (1...Self.heldFingers).count { finger in
      let place = heldPlace(finger)
      return try watcher.count(program.color(finger + 1), x: place.x - 13, y: place.y - 13, width: 27, height: 27) > 0
    }
  }

  /// An update's time is that until a frame shows it or a later one.
  private func measureUpdates(_ rate: Int, into samples: inout LatencySamples.Series) throws {
    try send(.began, finger: 0, latticePlace(0))
    try sendHeldFingers(.began)
    watcher.waitForRest(0.5, atMost: 1)

    let total = Int(Double(rate) * Self.updateSeconds)
    let start = PixelWatcher.now
    let end = start + Self.updateSeconds + Self.frameTimeout
    let processorTime = process.processorSeconds
    var sentAt = [start]
    var shown = 0
    while shown < total, PixelWatcher.now < end {
      let due = sentAt.count <= total ? start + Double(sentAt.count) / Double(rate) : end
      if PixelWatcher.now >= due {
        sentAt.append(PixelWatcher.now)
        try send(.moved, finger: 0, latticePlace(sentAt.count - 1))
        continue
      }
      guard let time = watcher.nextDamage(until: due) else { continue }
      // A place comes round again: what is as far ahead as that is not told from what is shown already.
      let newest = min(sentAt.count - 1, shown + columns * rows - 1)
      for update in stride(from: newest, to: shown, by: -1) where try showsMark(latticePlace(update)) {
        for passed in shown + 1...update { samples.take(time, sent: sentAt[passed]) }
        shown = update
        samples.frames += 1
        break
      }
    }
    samples.missed += total - shown
    samples.processorSeconds += process.processorSeconds - processorTime
    samples.marks = min(samples.marks, try countHeldMarks() + (showsMark(latticePlace(total)) ? 1 : 0))
    try send(.ended, finger: 0, latticePlace(total))
    try sendHeldFingers(.ended)
    watcher.waitForRest(0.5)
  }
}

extension RigProgram {
  /// What it has used of the processor's time so far.
  fileprivate var processorSeconds: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
