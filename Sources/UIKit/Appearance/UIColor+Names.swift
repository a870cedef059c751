extension CGColor {
  /// UIKit's system colours in light appearance, as iOS 17 resolves them; Apple publishes the first eighteen.
  static let systemColors: [String: CGColor] = [
    "systemRed": CGColor(hex: 0xFF3B30),
    "systemOrange": CGColor(hex: 0xFF9500),
    "systemYellow": CGColor(hex: 0xFFCC00),
    "systemGreen": CGColor(hex: 0x34C759),
    "systemMint": CGColor(hex: 0x00C7BE),
    "systemTeal": CGColor(hex: 0x30B0C7),
    "systemCyan": CGColor(hex: 0x32ADE6),
    "systemBlue": CGColor(hex: 0x007AFF),
    "systemIndigo": CGColor(hex: 0x5856D6),
    "systemPurple": CGColor(hex: 0xAF52DE),
    "systemPink": CGColor(hex: 0xFF2D55),
    "systemBrown": CGColor(hex: 0xA2845E),
    "systemGray": CGColor(hex: 0x8E8E93),
    "systemGray2": CGColor(hex: 0xAEAEB2),
    "systemGray3": CGColor(hex: 0xC7C7CC),
    "systemGray4": CGColor(hex: 0xD1D1D6),
    "systemGray5": CGColor(hex: 0xE5E5EA),
    "systemGray6": CGColor(hex: 0xF2F2F7),
    "label": CGColor(hex: 0x000000),
    "secondaryLabel": CGColor(hex: 0x3C3C43, alpha: 0.6),
    "tertiaryLabel": CGColor(hex: 0x3C3C43, alpha: 0.3),
    "quaternaryLabel": CGColor(hex: 0x3C3C43, alpha: 0.18),
    "link": CGColor(hex: 0x007AFF),
    "placeholderText": CGColor(hex: 0x3C3C43, alpha: 0.3),
    "separator": CGColor(hex: 0x3C3C43, alpha: 0.29),
    "opaqueSeparator": CGColor(hex: 0xC6C6C8),
    "systemBackground": CGColor(hex: 0xFFFFFF),
    "secondarySystemBackground": CGColor(hex: 0xF2F2F7),
    "tertiarySystemBackground": CGColor(hex: 0xFFFFFF),
    "systemGroupedBackground": CGColor(hex: 0xF2F2F7),
    "secondarySystemGroupedBackground": CGColor(hex: 0xFFFFFF),
    "tertiarySystemGroupedBackground": CGColor(hex: 0xF2F2F7),
    "systemFill": CGColor(hex: 0x787880, alpha: 0.2),
    "secondarySystemFill": CGColor(hex: 0x787880, alpha: 0.16),
    "tertiarySystemFill": CGColor(hex: 0x767680, alpha: 0.12),
    "quaternarySystemFill": CGColor(hex: 0x747480, alpha: 0.08),
    "tintColor": CGColor(hex: 0x007AFF),
    "lightText": CGColor(hex: 0xFFFFFF, alpha: 0.6),
    "darkText": CGColor(hex: 0x000000),
    "clear": CGColor(hex: 0x000000, alpha: 0),
  ]

  /// The system colour `name`, which is one of the table's.
  fileprivate static func system(_ name: String) -> CGColor {
    guard let color = systemColors[name] else { preconditionFailure("there is no system colour \(name)") }
    return color
  }
}

/// The system colours. They have one appearance here, the light one: layouts are shown as they are in daylight.
extension UIColor {
  public static let systemRed = UIColor(cgColor: .system("systemRed"))
  public static let systemOrange = UIColor(cgColor: .system("systemOrange"))
  public static let systemYellow = UIColor(cgColor: .system("systemYellow"))
  public static let systemGreen = UIColor(cgColor: .system("systemGreen"))
  public static let systemMint = UIColor(cgColor: .system("systemMint"))
  public static let systemTeal = UIColor(cgColor: .system("systemTeal"))
  public static let systemCyan = UIColor(cgColor: .system("systemCyan"))
  public static let systemBlue = UIColor(cgColor: .system("systemBlue"))
  public static let systemIndigo = UIColor(cgColor: .system("systemIndigo"))
  public static let systemPurple = UIColor(cgColor: .system("systemPurple"))
  public static let systemPink = UIColor(cgColor: .system("systemPink"))
  public static let systemBrown = UIColor(cgColor: .system("systemBrown"))
  public static let systemGray = UIColor(cgColor: .system("systemGray"))
  public static let systemGray2 = UIColor(cgColor: .system("systemGray2"))
  public static let systemGray3 = UIColor(cgColor: .system("systemGray3"))
  public static let systemGray4 = UIColor(cgColor: .system("systemGray4"))
  public static let systemGray5 = UIColor(cgColor: .system("systemGray5"))
  public static let systemGray6 = UIColor(cgColor: .system("systemGray6"))
  public static let label = UIColor(cgColor: .system("label"))
  public static let secondaryLabel = UIColor(cgColor: .system("secondaryLabel"))
  public static let tertiaryLabel = UIColor(cgColor: .system("tertiaryLabel"))
  public static let quaternaryLabel = UIColor(cgColor: .system("quaternaryLabel"))
  public static let link = UIColor(cgColor: .system("link"))
  public static let placeholderText = UIColor(cgColor: .system("placeholderText"))
  public static let separator = UIColor(cgColor: .system("separator"))
  public static let opaqueSeparator = UIColor(cgColor: .system("opaqueSeparator"))
  public static let systemBackground = UIColor(cgColor: .system("systemBackground"))
  public static let secondarySystemBackground = UIColor(cgColor: .system("secondarySystemBackground"))
  public static let tertiarySystemBackground = UIColor(cgColor: .system("tertiarySystemBackground"))
  public static let systemGroupedBackground = UIColor(cgColor: .system("systemGroupedBackground"))
  public static let secondarySystemGroupedBackground = UIColor(cgColor: .system("secondarySystemGroupedBackground"))
  public static let tertiarySystemGroupedBackground = UIColor(cgColor: .system("tertiarySystemGroupedBackground"))
  public static let systemFill = UIColor(cgColor: .system("systemFill"))
  public static let secondarySystemFill = UIColor(cgColor: .system("secondarySystemFill"))
  public static let tertiarySystemFill = UIColor(cgColor: .system("tertiarySystemFill"))
  public static let quaternarySystemFill = UIColor(cgColor: .system("quaternarySystemFill"))
  public static let tintColor = UIColor(cgColor: .system("tintColor"))
  public static let lightText = UIColor(cgColor: .system("lightText"))
  public static let darkText = UIColor(cgColor: .system("darkText"))
}
