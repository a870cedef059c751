/// A value and where it was written, for values about which something may have to be said later.
package struct Located<Value> {
  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation = .start) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

/// The name of another object of the file.
///
/// Names are checked when the file is decoded, so a document holds only good ones.
package typealias Reference = Located<String>
