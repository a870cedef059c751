/// What must come of the steps; nil and empty are "not compared".
package struct Expectations: Hashable, Sendable {
  /// The hit-tested view of a finger.
  package struct Hit: Hashable, Sendable {
    package var finger: Located<Int>
    /// Nil: no view.
    package var view: Reference?
  }

  /// An ordered list of names for one finger.
  package struct FingerNames: Hashable, Sendable {
    package var finger: Located<Int>
    package var names: [Reference]
  }

  /// The states one recognizer went through.
  package struct States: Hashable, Sendable {
    package var recognizer: Reference
    /// UIKit's names, and `recognized` for a discrete success.
    package var states: [Located<String>]
  }

  /// The value one property has at the end.
  package struct PropertyExpectation: Hashable, Sendable {
    package var object: Reference
    package var property: Property
    package var value: PropertyValue
    /// The whole key, as written.
    package var key: String
  }

  /// A line of the merged log, with the time it must have when the file gives one.
  package struct LogLine: Hashable, Sendable {
    /// In seconds; compared to 1 ms.
    package var time: Double?
    package var text: String
    package var location: SourceLocation = .start
  }

  package enum FirstResponder: Hashable, Sendable { case nobody, object(Reference) }

  package var hits: [Hit] = []
  package var visited: [FingerNames] = []
  package var chain: [FingerNames] = []
  /// `name.method`, in order.
  package var delivery: [Located<String>]?
  package var recognizers: [States] = []
  /// `save.touchDown`, `single -> root.singleTapped`, in order.
  package var actions: [Located<String>]?
  package var firstResponder: FirstResponder?
  package var properties: [PropertyExpectation] = []
  package var log: [LogLine]?
  /// The same as a subsequence.
  package var logContains: [LogLine]?

  package init() {}
}
