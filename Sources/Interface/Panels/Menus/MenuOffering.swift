package import Foundation
package import UIKit

/// A view with menus of its own: of what is under the right button or a long touch, and of what the keys have come to.
@MainActor
package protocol MenuOffering: UIView {
  /// What can be done with what is at a point of its bounds coordinates; empty where there is nothing.
  func menu(at point: CGPoint) -> [MenuItem]

  /// The point of its bounds coordinates at which the keys' own menu opens; nil where they have come to nothing.
  var keyMenuPlace: CGPoint? { get }
}

extension MenuOffering {
  /// Opens a menu at a point of its bounds coordinates.
  func open(_ items: [MenuItem], at point: CGPoint, in context: InterfaceContext) {
    context.showMenu?("context", items, CGRect(origin: convert(point, to: nil), size: .zero))
  }

  /// Of a view that is about one thing.
  package var keyMenuPlace: CGPoint? { CGPoint(x: bounds.minX + 16, y: bounds.maxY - 4) }
}
