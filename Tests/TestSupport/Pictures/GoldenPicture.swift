package import CairoRenderer
import Foundation
package import Testing

/// Compares the surface with `Goldens/<name>.png` beside the test's file.
///
/// A picture that is missing or differs fails the test and leaves `<name>.actual.png`, and `<name>.diff.png` with the
/// differing pixels in red, next to it. With `RECORD_SNAPSHOTS=1` in the environment the picture is written instead.
package func expectPicture(
  _ surface: ImageSurface,
  named name: String,
  tolerance: ImageComparison.Tolerance = .shapes,
  isRecording: Bool? = nil,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let difference = try pictureDifference(
    surface,
    named: name,
    tolerance: tolerance,
    isRecording: isRecording ?? (ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"),
    filePath: filePath
  )
  if let difference { Issue.record("\(difference)", sourceLocation: sourceLocation) }
}

/// What ``expectPicture(_:named:tolerance:isRecording:filePath:sourceLocation:)`` fails with; nil where it passes.
package func pictureDifference(
  _ surface: ImageSurface,
  named name: String,
  tolerance: ImageComparison.Tolerance = .shapes,
  isRecording: Bool,
  filePath: String
) throws -> String? {
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Goldens")
  func path(_ kind: String) -> String { folder.appendingPathComponent("\(name)\(kind).png").path }
  let actual = PixelImage(surface)
  if isRecording {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try surface.writePNG(to: path(""))
    return nil
  }
  guard let recorded = FileManager.default.contents(atPath: path("")) else {
    try surface.writePNG(to: path(".actual"))
    return "no picture \(name).png; RECORD_SNAPSHOTS=1 writes it"
  }
  let expected = PixelImage(try ImageSurface(png: recorded))
  let comparison = ImageComparison(expected, actual)
  if let comparison, comparison.isWithin(tolerance) { return nil }

  try surface.writePNG(to: path(".actual"))
  var sentence = "\(name).png is \(expected.width) × \(expected.height), not \(actual.width) × \(actual.height)"
  if let comparison {
    try comparison.marked(over: expected).surface().writePNG(to: path(".diff"))
    let percent = comparison.fraction(beyond: tolerance.channel) * 100
    sentence = "\(name).png: \(percent) % of the pixels differ, by at most \(comparison.largestDifference)"
  }
  return sentence
}
