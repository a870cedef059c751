/// The axes of the inputtest drivers run from 0 to 65535 over the screen, in as many steps.
private let axisSteps = 65_536.0

/// The axis number of pressure on the rig's touchscreen, and its largest value.
private let pressureAxis = 4
private let largestPressure = 2_047.0

extension XRig {
  /// Puts a finger down, at root pixels; `pressure` is 0 to 1.
  ///
  /// Returns when the server has processed it, unless `waits` is false.
  package func down(
    _ finger: UInt32,
    _ x: Double,
    _ y: Double,
    pressure: Double = 0.25,
    waits: Bool = true
  ) throws {
    try touch(finger, kind: 18, x, y, pressure, waits)
  }

  /// Moves a finger that is down.
  package func move(
    _ finger: UInt32,
    _ x: Double,
    _ y: Double,
    pressure: Double = 0.25,
    waits: Bool = true
  ) throws {
    try touch(finger, kind: 19, x, y, pressure, waits)
  }

  /// Lifts a finger where it is told to be.
  package func up(_ finger: UInt32, _ x: Double, _ y: Double, waits: Bool = true) throws {
    try touch(finger, kind: 20, x, y, 0, waits)
  }

  /// Moves the mouse.
  package func movePointer(_ x: Double, _ y: Double) throws {
    let device = try device(.pointer)
    try device.motion(axes: position(x, y))
    try device.synchronize()
  }

  /// Presses or releases a mouse button; 1 is the left one, 4 and 5 are the wheel.
  package func button(_ number: Int, isPressed: Bool) throws {
    let device = try device(.pointer)
    try device.button(Int32(number), isPressed: isPressed)
    try device.synchronize()
  }

  /// Presses and releases a mouse button.
  package func click(_ number: Int = 1) throws {
    try button(number, isPressed: true)
    try button(number, isPressed: false)
  }

  /// Presses or releases a key, by X keycode (an evdev code plus 8).
  package func key(_ code: Int, isPressed: Bool) throws {
    let device = try device(.keyboard)
    try device.key(Int32(code), isPressed: isPressed)
    try device.synchronize()
  }

  /// Presses and releases a key while others are held, all by X keycode.
  package func press(_ code: Int, holding others: Int...) throws { try press(code, holding: others) }

  package func press(_ code: Int, holding others: [Int]) throws {
    for other in others { try key(other, isPressed: true) }
    try key(code, isPressed: true)
    try key(code, isPressed: false)
    for other in others.reversed() { try key(other, isPressed: false) }
  }

  private func touch(
    _ finger: UInt32,
    kind: UInt32,
    _ x: Double,
    _ y: Double,
    _ pressure: Double,
    _ waits: Bool
  ) throws {
    let device = try device(.touch)
    var axes = position(x, y)
    axes[pressureAxis] = pressure * largestPressure
    try device.touch(finger, kind: kind, axes: axes)
    if waits { try device.synchronize() }
  }

  private func position(_ x: Double, _ y: Double) -> [Int: Double] {
    [0: x * axisSteps / Double(width), 1: y * axisSteps / Double(height)]
  }

  private func device(_ role: InputTestDevice.Role) throws -> InputTestDevice {
    guard let device = devices[role] else {
      throw Unavailable(description: "a \(kind) server has no \(role.rawValue) device to drive")
    }
    return device
  }
}
