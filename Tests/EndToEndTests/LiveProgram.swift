import CairoRenderer
import FingerpostApp
import Foundation
import Interface
import LayoutFiles
import TestSupport
import Testing
import UIKit

/// The program in a window on a rig, touched by places of its device, with its recording read at the end.
@MainActor
final class LiveProgram {
  let rig: XRig
  let title: String
  let window: UInt
  private let program: RigProgram
  private let recording: URL
  let layout: URL
  private let size: (width: Int, height: Int)
  private let origin: CGPoint

  /// The built program, beside the tests.
  static let executable: URL = {
    var folder = Bundle.main.bundleURL
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("fingerpost")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: "fingerpost")
  }()

  struct NoWindow: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the program on a layout and waits for its window.
  ///
  /// Without a size or a scale, the program chooses its own.
  init(
    _ rig: XRig,
    layout text: String,
    named name: String = "test",
    at origin: (x: Int, y: Int) = (10, 10),
    size: (width: Int, height: Int)? = (1200, 800),
    scale: Double? = 1,
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    self.rig = rig
    self.origin = CGPoint(x: origin.x, y: origin.y)
    self.size = size ?? (1440, 900)
    layout = rig.directory.appendingPathComponent("\(name).layout.json")
    recording = rig.directory.appendingPathComponent("\(name).trace.json")
    try text.write(to: layout, atomically: true, encoding: .utf8)
    title = "\(name) - Fingerpost"
    program = try rig.spawn(
      Self.executable,
      [
        layout.path, "--geometry", "\(size.map { "\($0.width)x\($0.height)" } ?? "")+\(origin.x)+\(origin.y)",
        "--record", recording.path,
      ] + (scale.map { ["--scale", "\($0)"] } ?? []) + arguments,
      environment: environment
    )
    guard let window = try rig.x().waitForWindow(titled: title) else {
      throw NoWindow(description: "no window appeared: \(program.standardError)")
    }
    self.window = window
  }

  // MARK: Input

  /// A place of the device's screen in root pixels, at a scale of the interface.
  func place(_ x: Double, _ y: Double, scale: Double = 1) throws -> (x: Double, y: Double) {
    let twin = try TwinWindow(layout: layout, width: Double(size.width) / scale, height: Double(size.height) / scale)
    let point = twin.place(x, y)
    return (point.x * scale + origin.x, point.y * scale + origin.y)
  }

  /// An interface like the program's own, in this process.
  func twin() throws -> TwinWindow {
    let twin = try TwinWindow(layout: layout, width: Double(size.width), height: Double(size.height))
    twin.root.session.inputDescription = try rig.x().inputDescription()
    return twin
  }

  /// A point of the window in root pixels.
  func rootPlace(_ point: CGPoint) -> (x: Double, y: Double) { (point.x + origin.x, point.y + origin.y) }

  /// A place of the device's screen in root pixels, wherever a window manager has put the window.
  func placeOnRoot(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
    let (place, window) = (try placeInWindow(x, y), try rig.x().geometry(of: window))
    return (Double(window.x + place.x), Double(window.y + place.y))
  }

  /// The canvas in root pixels.
  func canvasOnRoot() throws -> CGRect {
    let (window, canvas) = (try rig.x().geometry(of: window), try twin().view("canvas")?.frame ?? .zero)
    return canvas.offsetBy(dx: Double(window.x), dy: Double(window.y))
  }

  /// Waits until the window looks as its twin does.
  func expectLook(
    of twin: TwinWindow,
    after what: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let wanted = try twin.picture()
    let client = try rig.x()
    if try client.waitForPicture(wanted, of: window) { return }
    let shown = try client.picture(of: window)
    let differing = zip(wanted.pixels, shown.pixels).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    let (xs, ys) = (differing.map { $0 % wanted.width }, differing.map { $0 / wanted.width })
    let place = "x \(xs.min() ?? 0)...\(xs.max() ?? 0), y \(ys.min() ?? 0)...\(ys.max() ?? 0)"
    Issue.record(
      "after \(what) \(differing.count) pixels are not as they should be: \(place)",
      sourceLocation: sourceLocation
    )
  }

  /// Waits until the window says what its twin says, at the same place.
  func expectText(
    _ text: String,
    of twin: TwinWindow,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let place = try #require(
      twin.place(ofText: text),
      "\(twin.texts.map(\.text))",
      sourceLocation: sourceLocation
    )
    let isThere = try rig.x().waitForPicture(try twin.picture(part: place), of: window, part: place)
    #expect(isThere, "the window does not say \(text)", sourceLocation: sourceLocation)
  }

  /// What a part of the window shows now.
  func picture(of part: CGRect) throws -> XRigPicture { try rig.x().picture(of: window, part: part) }

  /// What a part of the window shows next, as soon as it is something else.
  func nextPicture(of part: CGRect, after old: XRigPicture) throws -> XRigPicture {
    try #require(try rig.x().waitForOtherPicture(than: old, of: window, part: part), "nothing changes at \(part)")
  }

  /// A place of the device's screen in pixels of the window, at scale 1.
  func placeInWindow(_ x: Double, _ y: Double) throws -> (x: Int, y: Int) {
    let place = try place(x, y)
    return (Int(place.x - origin.x), Int(place.y - origin.y))
  }

  func down(_ finger: UInt32, _ x: Double, _ y: Double, scale: Double = 1) throws {
    let place = try place(x, y, scale: scale)
    try rig.down(finger, place.x, place.y)
  }

  func move(_ finger: UInt32, _ x: Double, _ y: Double) throws {
    let place = try place(x, y)
    try rig.move(finger, place.x, place.y)
  }

  func up(_ finger: UInt32, _ x: Double, _ y: Double, scale: Double = 1) throws {
    let place = try place(x, y, scale: scale)
    try rig.up(finger, place.x, place.y)
  }

  func movePointer(_ x: Double, _ y: Double) throws {
    let place = try place(x, y)
    try rig.movePointer(place.x, place.y)
  }

  // MARK: Recording

  /// Closes the window and reads what was recorded.
  ///
  /// The server tells the program of the close after all input, so that nothing need be waited for.
  func close() throws -> [RecordedEvent] {
    try rig.x().sendDelete(to: window)
    return try readAfterExit()
  }

  /// Its exit status, once it has ended by itself; nil if it does not.
  func waitForExit() -> Int32? { program.waitForExit() }

  var standardError: String { program.standardError }

  /// Whether it has complained of something, as soon as it has.
  func waitForComplaint(_ text: String) throws -> Bool { try program.waitForComplaint(text) }

  /// Ends the program as a desktop session does, and reads what it has written.
  func terminate() throws -> [RecordedEvent] {
    program.send(signal: SIGTERM)
    return try readAfterExit()
  }

  private func readAfterExit() throws -> [RecordedEvent] {
    guard program.waitForExit() == 0 else {
      throw NoWindow(description: "the program did not end well: \(program.standardError)")
    }
    return try recordedEvents()
  }

  private func recordedEvents() throws -> [RecordedEvent] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: recording)) as? [String: Any]
    return (object?["events"] as? [[String: Any]] ?? []).map { RecordedEvent(fields: $0) }
  }
}

/// One event of a trace file, by its keys.
struct RecordedEvent {
  let fields: [String: Any]

  var kind: String { fields["kind"] as? String ?? "" }
  var touch: Int? { fields["touch"] as? Int }
  /// Seconds of the layout's clock.
  var time: Double? { fields["t"] as? Double }
  var phase: String? { fields["phase"] as? String }
  var view: String? { fields["view"] as? String }
  var verdict: String? { fields["verdict"] as? String }

  /// "name.method" of a delivery.
  var call: String? {
    guard kind == "delivery", let responder = fields["responder"] as? String, let method = fields["method"] as? String
    else { return nil }
    return "\(responder).\(method)"
  }

  /// "name: from -> to" of a change of state.
  var change: String? {
    guard kind == "state", let recognizer = fields["recognizer"] as? String, let from = fields["from"] as? String,
      let to = fields["to"] as? String
    else { return nil }
    return "\(recognizer): \(from) -> \(to)"
  }
}
