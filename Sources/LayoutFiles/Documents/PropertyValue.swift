package import Foundation
package import UIKit

/// The value of a property as a file gives it, already checked against the property's kind.
package enum PropertyValue: Hashable, Sendable {
  /// An explicit nil: no colour, no text, no superview.
  case none
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case strings([String])
  /// A point, in the coordinates UIKit uses for the property.
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case insets(UIEdgeInsets)
  case color(CGColor)
  case transform(CGAffineTransform)
  case layer(LayerDocument)
  case font(FontDocument)
  /// One or more names out of a fixed set: a choice, or the members of an option set.
  case options([String])
}

/// The part of a view's layer that a file can say; nil leaves the layer's own value.
package struct LayerDocument: Hashable, Sendable {
  /// In unit coordinates; (0.5, 0.5) is the middle.
  package var anchorPoint: CGPoint?
  /// Changes what is drawn in front, not what is touched first (GE-5).
  package var zPosition: Double?
  package var cornerRadius: Double?
  package var masksToBounds: Bool?
  package var borderWidth: Double?
  package var borderColor: CGColor?
}

/// A font as size and weight; the family is the interface's own.
package struct FontDocument: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// One of UIKit's weight names.
  package var weight = "regular"
}
