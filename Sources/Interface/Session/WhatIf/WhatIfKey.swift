package import LayoutFiles
package import UIKit

/// One thing about one live object that a what-if changes.
package struct WhatIfKey: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case property(Property)
    /// The place among the siblings, 0 at the back.
    case order
    case override(OverrideKey)
  }

  package let element: ElementID
  package let subject: Subject

  package init(_ element: ElementID, _ subject: Subject) {
    self.element = element
    self.subject = subject
  }

  package init(_ element: ElementID, _ property: Property) {
    self.init(element, .property(property))
  }

  /// UIKit's name of it.
  package var name: String {
    switch subject {
    case .property(let property): property.rawValue
    case .order: "order"
    case .override(let key): key.name
    }
  }
}

/// A value that was replaced by another one.
package struct WhatIfChange: Hashable, Sendable {
  /// With what the trace begins its word of such a change.
  static let opening = "what if "

  package let key: WhatIfKey
  package let before: PropertyValue
  package var after: PropertyValue

  /// Whether it is undone and made again together with the one before it.
  package var isJoined = false
}
