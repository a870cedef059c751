/// An input device as XInput 2 describes it.
package struct InputDevice: Hashable, Sendable {
  package enum Use: Hashable, Sendable {
    /// The cursor or focus that other devices feed.
    case masterPointer, masterKeyboard
    case pointer, keyboard
    /// Attached to nothing; its events reach only clients that ask for it by id.
    case floating
  }

  package enum TouchMode: Hashable, Sendable {
    /// A touchscreen: the finger is on what it touches.
    case direct
    /// A touchpad: fingers move a cursor.
    case dependent
  }

  /// What a device with touch can do.
  package struct Touch: Hashable, Sendable {
    package var mode: TouchMode
    /// Fingers it tells apart at once; 0 means that it does not say.
    package var maximumContacts: Int
  }

  /// A number the device reports, such as a coordinate or a pressure.
  package struct Axis: Hashable, Sendable {
    package var number: Int
    /// The label the driver gave it, such as "Abs MT Pressure"; empty where it gave none.
    package var label: String
    package var minimum: Double
    package var maximum: Double
    /// The value when the device was asked.
    package var value: Double
  }

  /// An axis that scrolls.
  package struct ScrollAxis: Hashable, Sendable {
    package var number: Int
    package var isVertical: Bool
    /// How far the axis goes for one detent of a wheel; negative where it runs the other way.
    package var increment: Double
  }

  package var id: Int
  package var name: String
  package var use: Use
  /// The master this one is attached to, or for a master its partner.
  package var attachment: Int
  package var isEnabled: Bool
  package var touch: Touch?
  package var axes: [Axis]
  package var scrollAxes: [ScrollAxis]

  package init(id: Int, name: String, use: Use, attachment: Int = 0, isEnabled: Bool = true) {
    self.id = id
    self.name = name
    self.use = use
    self.attachment = attachment
    self.isEnabled = isEnabled
    touch = nil
    axes = []
    scrollAxes = []
  }

  /// Whether it points: a mouse, touchpad, tablet or touchscreen, and no keyboard.
  package var isPointing: Bool {
    switch use {
    case .masterPointer, .pointer: true
    case .floating: touch != nil || !axes.isEmpty
    case .masterKeyboard, .keyboard: false
    }
  }

  /// The pressure axis.
  ///
  /// Drivers label it for the touch protocol or for a single contact.
  var pressureAxis: Axis? { axes.first { $0.label == "Abs MT Pressure" || $0.label == "Abs Pressure" } }

  /// The longer diameter of a contact, in the units of the horizontal axis.
  var majorAxis: Axis? { axes.first { $0.label == "Abs MT Touch Major" } }

  /// The horizontal coordinate axis; XInput fixes its number.
  var horizontalAxis: Axis? { axes.first { $0.number == 0 } }
}

extension InputDevice.Axis {
  /// Where `raw` lies in the axis's range, as 0 to 1; nil for an axis without a range.
  func normalized(_ raw: Double) -> Double? {
    guard maximum > minimum, raw.isFinite else { return nil }
    return min(max((raw - minimum) / (maximum - minimum), 0), 1)
  }
}
