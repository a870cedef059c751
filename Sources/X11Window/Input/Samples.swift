/// When an input event happened, by the server's clock and by ours.
package struct EventTime: Hashable, Sendable {
  /// Milliseconds on the server's clock, continued past the 49.7 days at which its 32 bits wrap.
  package var server: Int64
  /// Nanoseconds of CLOCK_MONOTONIC at which the event thread read the event.
  package var arrival: Int64

  package init(server: Int64, arrival: Int64) {
    self.server = server
    self.arrival = arrival
  }
}

/// One finger at one moment.
package struct TouchSample: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began, moved, ended
    /// The device went away, another client took the sequence over, or the server died.
    case cancelled
  }

  package var phase: Phase
  /// The id of the touchscreen itself, not of the master pointer it feeds.
  package var device: Int
  /// The server's own number for this finger; never the same for two fingers of a device.
  package var touch: UInt32
  /// Pixels from the window's top left corner, with the device's sub-pixel resolution.
  package var position: PixelPoint
  /// 0 to 1 over the range of the device's pressure axis; nil where it has none.
  package var pressure: Double?
  /// Half the longer diameter of the contact in pixels; nil where the device does not say.
  package var majorRadius: Double?
  package var time: EventTime
}

/// A pointer that moved, or a button of it.
package struct PointerSample: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// Button numbers are X's: 1 left, 2 middle, 3 right, 8 back, 9 forward.
    case pressed(button: Int), released(button: Int)
    case moved
  }

  package var action: Action
  package var device: Int
  /// Pixels from the window's top left corner.
  package var position: PixelPoint
  /// Modifier keys held before this event.
  package var modifiers: ModifierKeys
  package var time: EventTime
}

/// Scrolling, in wheel detents; touchpads and fine wheels give fractions.
package struct ScrollSample: Hashable, Sendable {
  /// Positive to the right.
  package var deltaX: Double
  /// Positive down, as for a wheel turned towards the user.
  package var deltaY: Double
  package var device: Int
  /// Pixels from the window's top left corner.
  package var position: PixelPoint
  package var modifiers: ModifierKeys
  package var time: EventTime
}

/// A key that went down or up.
package struct KeySample: Hashable, Sendable {
  package var isPressed: Bool
  /// True for the presses that holding a key down repeats.
  package var isRepeat: Bool
  /// The X keysym with the layout and modifiers in force.
  package var keysym: UInt32
  /// The keysym to match shortcuts against: the same, but from the layout's first group where that layout is not Latin.
  package var shortcutKeysym: UInt32
  /// What the key types, dead keys and compose sequences done; empty for releases and keys that type nothing.
  package var text: String
  package var modifiers: ModifierKeys
  package var time: EventTime
}

/// Modifier keys held, by X's usual assignment (Mod1 is Alt, Mod4 is Super).
package struct ModifierKeys: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let shift = ModifierKeys(rawValue: 1 << 0)
  package static let capsLock = ModifierKeys(rawValue: 1 << 1)
  package static let control = ModifierKeys(rawValue: 1 << 2)
  package static let alt = ModifierKeys(rawValue: 1 << 3)
  package static let numLock = ModifierKeys(rawValue: 1 << 4)
  package static let `super` = ModifierKeys(rawValue: 1 << 6)

  /// The known modifiers among X's state bits; button bits and groups are left out.
  init(state: UInt32) {
    rawValue = state & 0b101_1111
  }
}
