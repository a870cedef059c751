package import Foundation
import UIKit

/// Properties of live objects by the names that files use: read for expectations, set by layouts and steps.
@MainActor
package enum PropertyAccess {
  /// Sets a property; false if the object has none of that name, or the value does not fit it.
  package static func set(_ property: Property, to value: PropertyValue, on object: NSObject) -> Bool {
    for accessor in table[property] ?? [] where accessor.set?(object, value) == true { return true }
    return false
  }

  /// The present value; nil if the object has no such property.
  package static func value(of property: Property, on object: NSObject) -> PropertyValue? {
    for accessor in table[property] ?? [] {
      if let value = accessor.get(object) { return value }
    }
    return nil
  }

  /// The entries of a list such that limits come before what they limit, else in the order of the file.
  package static func inOrder(_ properties: PropertyList) -> [PropertyList.Entry] {
    let isLimit: (Property) -> Bool = { property in
      switch property {
      case .minimumValue, .maximumValue, .items, .numberOfPages, .minimumZoomScale, .maximumZoomScale: true
      default: false
      }
    }
    guard properties.entries.contains(where: { isLimit($0.property) }) else { return properties.entries }
    return properties.entries.filter { isLimit($0.property) } + properties.entries.filter { !isLimit($0.property) }
  }

  /// Sets all of a list; answers the entries that the object has no property for.
  @discardableResult
  package static func set(_ properties: PropertyList, on object: NSObject) -> [PropertyList.Entry] {
    inOrder(properties).filter { !set($0.property, to: $0.value, on: object) }
  }
}
