import Foundation
package import Interface

/// How the window was when it was last closed, in a file of the XDG state directory.
package struct WindowState: Hashable, Sendable, Codable {
  /// In logical pixels, so that it is as large on a screen of another density.
  package var width: Double?
  package var height: Double?
  package var panes = PaneLayout()

  package init() {}

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func length(_ key: CodingKeys) -> Double? {
      (try? values.decode(Double.self, forKey: key)).flatMap { (100...20_000).contains($0) ? $0 : nil }
    }
    (width, height) = (length(.width), length(.height))
    panes = (try? values.decode(PaneLayout.self, forKey: .panes)) ?? PaneLayout()
  }
}
