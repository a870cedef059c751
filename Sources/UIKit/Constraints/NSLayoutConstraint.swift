public import Foundation

/// How much a constraint matters.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Float

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A wish about two edges, kept with its numbers: nothing solves it, frames stay as they are.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What of an item is constrained.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  }

  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// The direction of a priority.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0, vertical
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat
  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var isActive = false
  open var identifier: String?

  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
