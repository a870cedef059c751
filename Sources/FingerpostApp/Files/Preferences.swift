package import Canvas
import Foundation

/// What a person chose for good, in a file of the XDG configuration directory; people may edit it.
///
/// A file that makes no sense is as none, and one that makes some sense counts as far as it does.
package struct Preferences: Hashable, Sendable {
  /// `light` or `dark`; nil follows the desktop.
  package var theme: Theme.Appearance?
  package var highContrast: Bool?
  package var reducedMotion: Bool?

  /// Device pixels in a logical pixel, 0.8 to 3; nil follows the desktop.
  package var scale: Double?

  package init() {}
}

extension Preferences: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case theme, highContrast, reducedMotion, scale }

  /// The names that are ours in the file.
  static let keys = CodingKeys.allCases.map(\.rawValue)

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    theme = (try? values.decode(String.self, forKey: .theme)).flatMap { Theme.Appearance(rawValue: $0) }
    highContrast = try? values.decode(Bool.self, forKey: .highContrast)
    reducedMotion = try? values.decode(Bool.self, forKey: .reducedMotion)
    scale = try? values.decode(Double.self, forKey: .scale)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(theme?.rawValue, forKey: .theme)
    try values.encodeIfPresent(highContrast, forKey: .highContrast)
    try values.encodeIfPresent(reducedMotion, forKey: .reducedMotion)
    try values.encodeIfPresent(scale, forKey: .scale)
  }
}
