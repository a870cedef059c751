package import Canvas

/// What the desktop portal says of the looks a person wants (org.freedesktop.appearance).
package struct PortalSettings: Hashable, Sendable {
  /// 1 for dark, 2 for light, 0 for none.
  package var colorScheme: UInt32?
  /// 1 for high.
  package var contrast: UInt32?
  /// 1 for reduced.
  package var motion: UInt32?

  package init() {}

  package var appearance: Theme.Appearance? {
    switch colorScheme {
    case 1: .dark
    case 2: .light
    default: nil
    }
  }

  package var isHighContrast: Bool? { contrast == 1 ? true : nil }

  package var reducesMotion: Bool? { motion.map { $0 == 1 } }
}
