package import Foundation
package import UIKit

/// One thing that happens at one moment of a check.
package struct Step: Hashable, Sendable {
  /// Seconds on the virtual clock; never less than the step's before.
  package var time: Double
  package var location: SourceLocation = .start
  package var action: Action

  package init(time: Double, location: SourceLocation = .start, action: Action) {
    self.time = time
    self.location = location
    self.action = action
  }

  package enum Action: Hashable, Sendable {
    /// A finger touches the screen, at a point of the screen.
    case down(finger: Int, at: CGPoint, FingerTraits)
    case move(finger: Int, to: CGPoint, FingerTraits)
    /// Lifts a finger where it is, or at a last point. A finger already cancelled or interrupted is left alone.
    case up(finger: Int, at: CGPoint?, FingerTraits)
    case cancel(finger: Int)
    /// Down now, up ``Step/tapDuration`` later. The finger is the file's or the smallest not used before.
    case tap(finger: Int, at: CGPoint, FingerTraits)
    /// The pointer hovers at a point; nil is leaving the screen.
    case hover(at: CGPoint?)
    case scroll(by: CGVector, at: CGPoint, ScrollKind)
    case motion(Motion)
    case remote(RemoteCommand)
    case press(PressType)
    /// The system takes the touches away, for a reason such as `phoneCall`.
    case interrupt(reason: String)
    case set(Reference, PropertyList)
    case remove(Reference)
    case insert(InsertedObject, into: Reference, at: Int?)
    case becomeFirstResponder(Reference)
    case resignFirstResponder(Reference)
    case makeKey(Reference)
    case present(ControllerDocument, by: Reference)
    case dismiss(Reference)
    /// Duration in seconds.
    case animate(Reference, to: PropertyList, duration: Double, allowUserInteraction: Bool)
    /// Only moves the clock.
    case wait
  }

  /// The seconds between the down and the up of a tap.
  package static let tapDuration = 0.05
}

/// What a step says about a finger beyond its place.
package struct FingerTraits: Hashable, Sendable {
  /// 1 is an average touch; nil when the file gives none.
  package var force: Double?
  /// Nil when the file gives none: direct.
  package var type: FingerType?

  package init(force: Double? = nil, type: FingerType? = nil) {
    self.force = force
    self.type = type
  }
}

/// The kinds of touch a file may name, by `UITouch.TouchType`'s names.
package enum FingerType: String, CaseIterable, Hashable, Sendable { case direct, pencil, indirectPointer }

/// A wheel's steps or a trackpad's continuous movement.
package enum ScrollKind: String, CaseIterable, Hashable, Sendable { case discrete, continuous }

/// The motion events of UIKit.
package enum Motion: String, CaseIterable, Hashable, Sendable { case shake }

/// The remote-control events, by the names of `UIEvent.EventSubtype` without their prefix.
package enum RemoteCommand: String, CaseIterable, Hashable, Sendable {
  case play, pause, stop, togglePlayPause, nextTrack, previousTrack, beginSeekingBackward, endSeekingBackward,
    beginSeekingForward, endSeekingForward
}

/// The buttons, by the names of `UIPress.PressType`.
package enum PressType: String, CaseIterable, Hashable, Sendable {
  case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
}

/// What an `insert` step puts into the hierarchy.
package enum InsertedObject: Hashable, Sendable {
  /// A view or recognizer that has a name, perhaps removed before.
  case named(Reference)
  case view(ViewDocument)
  case recognizer(RecognizerDocument)
}
