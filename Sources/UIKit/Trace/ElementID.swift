/// Names one object of an application within one trace: an index into ``TraceLog/elements``.
///
/// Given out in the order in which the trace first meets the objects, so that the same input gives the same numbers.
public struct ElementID: Hashable, Comparable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static func < (left: ElementID, right: ElementID) -> Bool { left.rawValue < right.rawValue }
}

/// What a trace knows of an object: enough to name it, nothing to hold on to.
public struct TraceElement: Hashable, Sendable {
  /// The part that the object plays.
  public enum Kind: String, Hashable, Sendable {
    case application, delegate, scene, window, viewController, view, gestureRecognizer, object
  }

  /// The name given in a layout, or the class and a number.
  public let name: String

  /// The class as UIKit names it.
  public let className: String

  public let kind: Kind

  public init(name: String, className: String, kind: Kind) {
    self.name = name
    self.className = className
    self.kind = kind
  }
}

/// One finger from down to up: the number by which the driver knows it, and a serial never used twice.
public struct TouchID: Hashable, Comparable, Sendable {
  /// The driver's number for the finger; it may come again after the finger was lifted.
  public let finger: Int32

  /// Counts the touches of an application from 1.
  public let serial: Int32

  public init(finger: Int32, serial: Int32) {
    self.finger = finger
    self.serial = serial
  }

  public static func < (left: TouchID, right: TouchID) -> Bool { left.serial < right.serial }
}
