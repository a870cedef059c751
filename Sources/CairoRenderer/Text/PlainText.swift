import Canvas

/// Text made harmless for one paragraph of Pango: nothing ends it early, and it is not endless.
enum PlainText {
  /// Unicode scalars that are laid out of one span; an ellipsis stands for the rest.
  static let longest = 4_096

  /// Control characters become their visible pictures; line breaks stay where lines may break.
  static func of(_ string: String, keepsLineBreaks: Bool) -> String {
    guard string.utf8.count > longest || string.unicodeScalars.contains(where: isSpecial) else { return string }
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in string.unicodeScalars {
      guard count < longest else {
        scalars.append("…")
        break
      }
      count += 1
      scalars.append(keepsLineBreaks && scalar == "\n" ? scalar : visible(scalar))
    }
    return String(scalars)
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? " "
    case 0x7F: "\u{2421}"
    case 0x2028, 0x2029: "\u{2424}"
    default: scalar
    }
  }
}
