/// How near a recognizer is to one of its thresholds.
package struct RecognizerGauge: Hashable, Sendable {
  /// What is measured.
  package enum Quantity: String, Hashable, Sendable {
    case moved, held, waited, spread, turned, fingers
  }

  package let quantity: Quantity
  package let value: Double
  package let limit: Double

  /// Crossing it makes the gesture fail; otherwise it makes it begin.
  package let crossingFails: Bool

  package init(_ quantity: Quantity, _ value: Double, of limit: Double, crossingFails: Bool) {
    self.quantity = quantity
    self.value = value
    self.limit = limit
    self.crossingFails = crossingFails
  }

  /// "pt", "s", "°" or nothing.
  package var unit: String {
    switch quantity {
    case .moved, .spread: "pt"
    case .held, .waited: "s"
    case .turned: "°"
    case .fingers: ""
    }
  }
}
