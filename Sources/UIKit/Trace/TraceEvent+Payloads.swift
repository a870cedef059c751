public import Foundation

/// One sample of a finger as the driver gave it.
public struct TouchInput: Hashable, Sendable {
  public let touch: TouchID
  public let phase: UITouch.Phase

  /// In points of the screen.
  public let location: CGPoint

  /// 1 is an average touch; 0 where the device cannot tell.
  public let force: Double

  /// The name of the device; nil for a script's finger.
  public let device: String?

  public init(touch: TouchID, phase: UITouch.Phase, location: CGPoint, force: Double = 0, device: String? = nil) {
    self.touch = touch
    self.phase = phase
    self.location = location
    self.force = force
    self.device = device
  }
}

/// Input that is no finger on the screen.
public enum OtherInput: Hashable, Sendable {
  /// The pointer, in points of the screen; nil when it has left (EV-11).
  case hover(at: CGPoint?)
  /// A turn of a wheel, or a movement on a trackpad if it is continuous: points of content, and of the screen (EV-12).
  case scroll(by: CGVector, at: CGPoint, isContinuous: Bool)
  case motion(UIEvent.EventSubtype)
  case remoteControl(UIEvent.EventSubtype)
  case press(UIPress.PressType)
}

extension TraceEvent {
  /// One call of a responder's event method.
  public struct Delivery: Hashable, Sendable {
    /// How the call came to this responder.
    public enum Hop: String, Hashable, Sendable {
      /// It is the hit-tested view, or the first responder.
      case first
      case superview, viewController, window, scene, application, delegate, presentingViewController
      /// By an override of `next` (RC-10).
      case override
    }

    public let responder: ElementID
    public let method: ResponderMethod
    public let touches: [TouchID]
    public let hop: Hop
    public var outcome: DeliveryOutcome

    public init(
      responder: ElementID,
      method: ResponderMethod,
      touches: [TouchID],
      hop: Hop,
      outcome: DeliveryOutcome
    ) {
      self.responder = responder
      self.method = method
      self.touches = touches
      self.hop = hop
      self.outcome = outcome
    }
  }

  /// Why the hit view gets nothing of a finger.
  public enum SuppressionReason: Hashable, Sendable {
    /// Another finger of this view is down and `isMultipleTouchEnabled` is false (MT-1).
    case multipleTouchDisabled
    /// Another, exclusive view of the window is tracking (EX-1).
    case exclusiveViewTracking(ElementID)
    /// This exclusive view wants to be alone, and another one is tracking (EX-2).
    case exclusiveViewNotAlone(ElementID)
  }

  /// Why a recognizer is not offered a finger (GT-2, GT-5).
  public enum RefusalReason: Hashable, Sendable {
    case disabled
    /// It has finished and waits for the sequence to be over (GR-1).
    case finished
    case touchType
    /// Its first finger was of another type (GT-8).
    case mixedTouchTypes
    /// An exclusive view outside its view holds touches (EX-4).
    case exclusiveView(ElementID)
    case delegate
    case ownShouldReceive
  }

  /// Why a view's touch was taken away.
  public enum CancelReason: Hashable, Sendable {
    case recognizer(ElementID)
    /// The system interrupted, or the device was lost.
    case system(String)
    /// The view left its window (CA-1).
    case removal
  }
}
