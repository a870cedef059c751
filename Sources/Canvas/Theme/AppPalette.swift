package import UIKit

/// What an inspected layout is drawn in where it names no colours; the same in both themes.
package enum AppPalette {
  package static let background = CGColor(hex: 0xF2F3F5)
  package static let card = CGColor(hex: 0xFFFFFF)
  package static let bar = CGColor(hex: 0xFBFBFC)
  package static let text = CGColor(hex: 0x20242A)
  package static let secondaryText = CGColor(hex: 0x6B727D)
  package static let line = CGColor(hex: 0xDADDE2)
  package static let tint = CGColor(hex: 0x3A6EA5)

  // The picture that stands for an image.
  package static let imageFill = CGColor(hex: 0xC9D6E3)
  package static let imageFarHill = CGColor(hex: 0x9FB4C8)
  package static let imageNearHill = CGColor(hex: 0x7F98AF)
  package static let imageDisc = CGColor(hex: 0xF4E6C8)
}
