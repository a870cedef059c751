import CairoRenderer
import Canvas
import Foundation
import Interface
import UIKit

/// What a picture of the window costs at 1440 × 900: while a finger moves, and while steps are played.
///
/// Time is that of the processor, so that other programs do not count; drawing into memory is part of it.
final class InterfaceFrames {
  private static let size = CGSize(width: 1440, height: 900)

  /// The most milliseconds of an animated frame (budget of the design).
  private static let budget = 4.0

  private let views: Int
  private let session: DebugSession
  private let root: InterfaceRoot
  private let renderer: DisplayListRenderer
  private let surface: ImageSurface
  private var clock = 0.0

  init(views: Int) throws {
    self.views = views
    let application = UIApplication(screenSize: CGSize(width: 390, height: 844))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    application.attach(window)
    window.isHidden = false
    application.perform { Self.fill(window, views) }
    session = DebugSession(application: application, name: "\(views) views")
    session.reducesMotion = true
    let measurer = PangoTextMeasurer()
    root = InterfaceRoot(session: session, measurer: measurer, size: Self.size)
    renderer = DisplayListRenderer(measurer: measurer)
    surface = try ImageSurface(width: Int(Self.size.width), height: Int(Self.size.height))
    draw()
  }

  /// Rows of ten in cards of a hundred, with two recognizers over all.
  private static func fill(_ window: UIWindow, _ count: Int) {
    for recognizer in [UIPanGestureRecognizer(), UILongPressGestureRecognizer()] {
      recognizer.name = recognizer.className
      window.addGestureRecognizer(recognizer)
    }
    var made = 0
    while made < count {
      let card = UIView(frame: CGRect(x: 5, y: Double(made / 100) * 8 + 5, width: 380, height: 80))
      window.addSubview(card)
      made += 1
      for place in 0..<min(99, count - made) {
        let frame = CGRect(x: Double(place % 10) * 38 + 2, y: Double(place / 10) * 8, width: 34, height: 7)
        card.addSubview(UIView(frame: frame))
        made += 1
      }
    }
  }

  /// As the window draws, but without looking for fingers between the parts.
  private func draw() {
    var frame = FrameParts()
    repeat {
      guard case .rect(let rect) = frame.makeNext(of: root) else { continue }
      renderer.render(root.compositor.recordedList(in: [rect]), on: surface, clip: [rect])
    } while frame.isUnderWay
  }

  /// Milliseconds of the processor for one turn of the live loop.
  private func turn(_ seconds: Double, _ act: () -> Void) -> Double {
    clock += seconds
    let start = Self.processorTime
    act()
    root.advance(to: Instant(seconds: clock))
    _ = root.tick(seconds)
    draw()
    return (Self.processorTime - start) * 1_000
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func touch(_ phase: UITouch.Phase, _ point: CGPoint) {
    let sample = TouchSample(
      finger: 1_000,
      phase: phase,
      location: root.windowPoint(ofDevicePoint: point),
      type: .indirectPointer,
      device: "mouse"
    )
    root.touch([sample], at: Instant(seconds: clock))
  }

  /// A line for the report: 240 moves of a finger, two seconds of steps at 60 frames a second, the outline scrolled.
  func report() -> String {
    let start = CGPoint(x: 60, y: 300)
    _ = turn(0.02) { touch(.began, start) }
    var moves: [Double] = []
    for index in 1...240 {
      let angle = Double(index) / 10
      let point = CGPoint(x: start.x + Double(index), y: start.y + 60 * sin(angle))
      moves.append(turn(1.0 / 60) { touch(.moved, point) })
    }
    _ = turn(0.02) { touch(.ended, CGPoint(x: 300, y: 300)) }
    session.reducesMotion = false
    session.control { playback, digest in
      playback.show(0)
      playback.play(in: digest)
    }
    let frames = (0..<120).map { _ in turn(1.0 / 60) {} }
    session.control { playback, _ in playback.pause() }
    let place = CGPoint(x: 100, y: 400)
    let scrolls = (0..<120).map { _ in
      turn(1.0 / 60) { root.wheel(by: CGVector(dx: 0, dy: 66), at: place, zooming: false) }
    }
    return "  \(views) views".padding(toLength: 18, withPad: " ", startingAt: 0)
      + Self.words("finger moves", moves) + Self.words("; outline scrolled", scrolls)
      + Self.words("; animation", frames)
      + String(format: ", at most %.0f ms: ", Self.budget) + (Self.part(0.95, frames) <= Self.budget ? "ok" : "MISSED")
  }

  private static func part(_ part: Double, _ times: [Double]) -> Double {
    times.sorted()[min(times.count - 1, Int(Double(times.count) * part))]
  }

  private static func words(_ what: String, _ times: [Double]) -> String {
    String(format: "%@ %.2f ms, 95 %% under %.2f", what, part(0.5, times), part(0.95, times))
  }
}
