public import Foundation

/// One edge of a view or guide, to make constraints of.
@preconcurrency @MainActor
open class NSLayoutAnchor<Kind>: NSObject {
  fileprivate let item: AnyObject
  fileprivate let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, constant)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, constant)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant)
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<Kind>?,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }

  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }

  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier, constant)
  }
}
