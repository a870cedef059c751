import Foundation

extension UIView {
  /// What of a view gives way when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Gives the subviews their share of a change of size.
  final func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      let frame = child.frame
      let (x, width) = AutoresizingMask.share(
        bounds.width - oldSize.width,
        among: (frame.minX, frame.width, oldSize.width - frame.maxX),
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        )
      )
      let (y, height) = AutoresizingMask.share(
        bounds.height - oldSize.height,
        among: (frame.minY, frame.height, oldSize.height - frame.maxY),
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        )
      )
      child.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }
}

extension UIView.AutoresizingMask {
  /// Divides a change among the flexible ones of margin, length and margin, in proportion to what they have; in equal
  /// parts where they have nothing.
  fileprivate static func share(
    _ change: CGFloat,
    among parts: (CGFloat, CGFloat, CGFloat),
    flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let sum = (flexible.0 ? parts.0 : 0) + (flexible.1 ? parts.1 : 0) + (flexible.2 ? parts.2 : 0)
    let count = CGFloat((flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0))
    guard count > 0, change != 0 else { return (parts.0, parts.1) }
    func part(_ size: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return size }
      return size + change * (sum > 0 ? size / sum : 1 / count)
    }
    return (part(parts.0, flexible.0), max(0, part(parts.1, flexible.1)))
  }
}
