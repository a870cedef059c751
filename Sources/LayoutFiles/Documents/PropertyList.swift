/// The properties a file sets on one object, in the order it sets them; what is absent keeps UIKit's own default.
package struct PropertyList: Hashable, Sendable {
  /// One property and its value, located at the value.
  package struct Entry: Hashable, Sendable {
    package var property: Property
    package var value: PropertyValue
    package var location: SourceLocation
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The value given for `property`; assigning nil forgets it.
  package subscript(property: Property) -> PropertyValue? {
    get { entries.first { $0.property == property }?.value }
    set {
      guard let newValue else {
        entries.removeAll { $0.property == property }
        return
      }
      set(property, to: newValue, at: location(of: property) ?? .start)
    }
  }

  /// Gives `property` a value written at `location`; a value given before is replaced in its place.
  package mutating func set(_ property: Property, to value: PropertyValue, at location: SourceLocation) {
    let entry = Entry(property: property, value: value, location: location)
    if let index = entries.firstIndex(where: { $0.property == property }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Where the value of `property` was written.
  package func location(of property: Property) -> SourceLocation? {
    entries.first { $0.property == property }?.location
  }

  /// The value of a yes-or-no property; nil when absent.
  package func bool(_ property: Property) -> Bool? {
    guard case .bool(let value)? = self[property] else { return nil }
    return value
  }

  /// The value of a property that is a text; nil when absent or an explicit nil.
  package func string(_ property: Property) -> String? {
    guard case .string(let value)? = self[property] else { return nil }
    return value
  }

  /// The value of a property that is a number, whole or not; nil when absent.
  package func number(_ property: Property) -> Double? {
    switch self[property] {
    case .number(let value)?: value
    case .integer(let value)?: Double(value)
    default: nil
    }
  }
}
