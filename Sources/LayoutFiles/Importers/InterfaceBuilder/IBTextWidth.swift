import UIKit

/// How wide a line of text is without the font: what a label asks for where a file stores no frame.
///
/// The letters are Helvetica's, in thousandths of the font's size; those of San Francisco, which iOS has had since
/// version 9, are 1.4 % wider in the labels of public storyboards, bold ones 7 %.
enum IBTextWidth {
  /// In points, rounded up to a half as Xcode stores it.
  static func width(of text: some StringProtocol, size: Double, isBold: Bool) -> Double {
    let thousandths = text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    return (Double(thousandths) / 1_000 * size * (isBold ? 1.07 : 1.014) * 2).rounded(.up) / 2
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 32..<127: ascii[Int(scalar.value) - 32]
    // Ideographs and their like are as wide as the font is high.
    case 0x2E80...: 1_000
    default: 556
    }
  }

  private static let ascii: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
