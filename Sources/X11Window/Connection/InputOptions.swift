/// How a window takes its input.
package struct InputOptions: Hashable, Sendable {
  /// Only this touch device's fingers count; nil for all.
  package var touchDevice: Int?
  /// False leaves XInput alone, as on a server without it: then there is only the mouse.
  package var usesXInput: Bool

  package init(touchDevice: Int? = nil, usesXInput: Bool = true) {
    self.touchDevice = touchDevice
    self.usesXInput = usesXInput
  }
}
