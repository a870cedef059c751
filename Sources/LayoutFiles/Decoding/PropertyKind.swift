/// The form a property's value takes in a file.
enum PropertyKind: Hashable, Sendable {
  case bool
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// A string, or null for none.
  case string
  case strings
  case point
  case size
  case rect
  case insets
  /// A color, or null for none.
  case color
  case transform
  case layer
  case font
  /// One of these words.
  case choice([String])
  /// One of these words or a list of them.
  case options([String])
  /// A number or one of these words.
  case level([String: Double])
  /// The name of an object, or null.
  case name
}

/// How large numbers in files may be.
enum ValueLimits {
  /// Points: beyond this a coordinate is a mistake, and arithmetic on it would lose the half points.
  static let coordinate: ClosedRange<Double> = -1e7...1e7
  /// Seconds: an hour.
  static let seconds: ClosedRange<Double> = 0...3600
  static let count: ClosedRange<Int> = 0...1_000_000_000
}
