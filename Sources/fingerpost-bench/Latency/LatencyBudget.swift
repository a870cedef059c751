import Foundation
import TestSupport

/// Finger to pixel, against the peer in the same run, on the same server.
///
/// What no program has a part in is in neither's time: the touchscreen's own scanning, a window manager, a compositor,
/// the screen's refresh.
struct LatencyBudget {
  /// How often the peer's time may fit into ours: the median, and what 95 of 100 events stay within.
  private static let limit = 1.5

  private let ours: LatencySamples
  private let peers: LatencySamples

  /// Measures both, one after the other, for some rounds.
  init(program: URL, peers folder: String, rounds: Int, touches: Int) throws {
    let rig = try XRig(.touchscreen, width: 1600, height: 1000)
    defer { rig.stop() }
    let fingerpost = try TouchedProgram.fingerpost(program, layoutIn: rig.directory)
    var samples = [LatencySamples(), LatencySamples()]
    for _ in 0..<rounds {
      for (index, program) in [.peer(in: folder, area: fingerpost.area), fingerpost].enumerated() {
        var measurement = try FingerToPixel(program, on: rig, touches: touches)
        samples[index].add(try measurement.measure())
      }
    }
    (peers, ours) = (samples[0], samples[1])
  }

  /// Lines for the report.
  var verdicts: [String] {
    let updates = LatencySamples.rates.flatMap { rate -> [String] in
      guard let ours = ours.updates[rate], let peers = peers.updates[rate] else { return [] }
      return [times("update, \(rate) Hz", ours, peers), completeness(ours, peers)]
    }
    return [times("begin, at rest", ours.begin, peers.begin)] + updates
  }

  private func times(_ name: String, _ ours: LatencySamples.Series, _ peers: LatencySamples.Series) -> String {
    func words(_ series: LatencySamples.Series) -> String {
      String(format: "%6.2f /%6.2f ms", series.part(0.5) * 1_000, series.part(0.95) * 1_000)
    }
    let ratios = [0.5, 0.95].map { ours.part($0) / peers.part($0) }
    return "  " + name.padding(toLength: 16, withPad: " ", startingAt: 0) + words(ours) + ", c-image" + words(peers)
      + String(format: ", %.2fx / %.2fx, at most %.1fx: ", ratios[0], ratios[1], Self.limit)
      + (ratios.allSatisfy { $0 <= Self.limit } ? "ok" : "MISSED")
  }

  /// Whether every update and every finger was shown.
  private func completeness(_ ours: LatencySamples.Series, _ peers: LatencySamples.Series) -> String {
    let sent = ours.seconds.count + ours.missed
    let isKept = ours.missed == 0 && ours.marks == LatencySamples.fingers
    let processor = [ours, peers].map { $0.processorSeconds * 1_000 / Double(max(1, $0.frames)) }
    return "    \(sent) sent, \(ours.missed) missed, \(ours.frames) frames (c-image \(peers.frames)), "
      + "\(ours.marks) of \(LatencySamples.fingers) fingers, "
      + String(format: "%.2f ms of the processor a frame (c-image %.2f): ", processor[0], processor[1])
      + (isKept ? "ok" : "MISSED")
  }
}
