import Foundation

/// A change of one object of a layout, to be kept in a file of its own.
package struct LayoutOverride: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    case property(Property, PropertyValue)
    /// The names of the view and its siblings, back to front.
    case order([String])
  }

  /// The object's name in the file, made-up ones included; a scroll view's own recognizers are `NAME.pan`, `NAME.pinch`.
  package let name: String
  package let change: Change

  package init(name: String, change: Change) {
    self.name = name
    self.change = change
  }
}

extension LayoutDocument {
  /// Takes changes in; gives back those for whose object the file has no place.
  package mutating func apply(_ overrides: [LayoutOverride]) -> [LayoutOverride] {
    var left: [LayoutOverride] = []
    for override in overrides where !apply(override) { left.append(override) }
    return left
  }

  private mutating func apply(_ override: LayoutOverride) -> Bool {
    for index in windows.indices {
      if windows[index].view.apply(override) { return true }
      if windows[index].rootViewController?.apply(override) == true { return true }
    }
    return false
  }
}

extension ControllerDocument {
  fileprivate mutating func apply(_ override: LayoutOverride) -> Bool {
    if name == override.name, case .property(let property, let value) = override.change {
      properties[property] = value
      return true
    }
    if view.apply(override) { return true }
    for index in children.indices where children[index].apply(override) { return true }
    return presented?.apply(override) ?? false
  }
}

extension ViewDocument {
  fileprivate mutating func apply(_ override: LayoutOverride) -> Bool {
    switch override.change {
    case .property(let property, let value): if set(property, to: value, of: override.name) { return true }
    case .order(let names): if sort(names, of: override.name) { return true }
    }
    for index in subviews.indices where subviews[index].apply(override) { return true }
    return false
  }

  private mutating func set(_ property: Property, to value: PropertyValue, of wanted: String) -> Bool {
    if wanted == name {
      set(property, to: value)
      return true
    }
    for index in gestureRecognizers.indices where gestureRecognizers[index].name == wanted {
      gestureRecognizers[index].properties[property] = value
      return true
    }
    guard wanted.hasPrefix(name) else { return false }
    switch wanted.dropFirst(name.count) {
    case ".pan": panGestureRecognizer = Self.setting(property, to: value, on: panGestureRecognizer)
    case ".pinch": pinchGestureRecognizer = Self.setting(property, to: value, on: pinchGestureRecognizer)
    default: return false
    }
    return true
  }

  /// What the file says of the place by other properties gives way to a frame.
  private mutating func set(_ property: Property, to value: PropertyValue) {
    if property == .frame, case .rect(let frame) = value {
      properties[.center] = nil
      if let old = bounds { bounds = CGRect(origin: old.origin, size: frame.size) }
      frameOrigin = nil
    }
    properties[property] = value
  }

  private static func setting(
    _ property: Property,
    to value: PropertyValue,
    on recognizer: BuiltInRecognizerDocument?
  ) -> BuiltInRecognizerDocument {
    var changed = recognizer ?? BuiltInRecognizerDocument()
    changed.properties[property] = value
    return changed
  }

  /// Views that a controller brings, which are no subviews in the file, keep their places.
  private mutating func sort(_ names: [String], of wanted: String) -> Bool {
    guard subviews.contains(where: { $0.name == wanted }) else { return false }
    let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = subviews.enumerated().sorted { left, right in
      let (one, other) = (places[left.element.name] ?? left.offset, places[right.element.name] ?? right.offset)
      return one == other ? left.offset < right.offset : one < other
    }
    subviews = sorted.map(\.element)
    return true
  }
}
