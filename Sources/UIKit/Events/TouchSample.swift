public import Foundation

/// What a driver says of one finger at one moment: the input of an application.
public struct TouchSample: Hashable, Sendable {
  /// The driver's number for the finger.
  public var finger: Int32
  public var phase: UITouch.Phase

  /// Points of the screen.
  public var location: CGPoint

  /// 1 is an average touch; 0 where the device cannot tell.
  public var force: Double
  public var type: UITouch.TouchType

  /// The name of the device, for the trace.
  public var device: String?

  public init(
    finger: Int32,
    phase: UITouch.Phase,
    location: CGPoint,
    force: Double = 0,
    type: UITouch.TouchType = .direct,
    device: String? = nil
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.force = force
    self.type = type
    self.device = device
  }
}
