/// How long a change of the interface is on its way, and how it gets there (visual design, 12.1).
///
/// Only how things look moves: what fingers and keys find is at its final place at once.
struct Motion: Sendable {
  let seconds: Double

  /// A fraction of the time to a fraction of the way.
  let curve: @Sendable (Double) -> Double

  /// A control under the pointer or pressed, and let go of again.
  static let lightUp = Motion(seconds: 0.08) { $0 }
  static let lightDown = Motion(seconds: 0.12) { $0 }

  /// The knob of a switch, the mark of a segment.
  static let control = Motion(seconds: 0.12, curve: MotionCurve.standard)

  /// A pane that is folded away, or another tab.
  static let pane = Motion(seconds: 0.18, curve: MotionCurve.standard)
  static let drawerOpens = Motion(seconds: 0.2, curve: MotionCurve.enter)
  static let drawerCloses = Motion(seconds: 0.16, curve: MotionCurve.exit)

  /// The app loses its contrast, or gets it back.
  static let recede = Motion(seconds: 0.16, curve: MotionCurve.standard)

  /// The canvas, magnified by a key or a button.
  static let zoom = Motion(seconds: 0.16, curve: MotionCurve.standard)

  /// The frame of the selection, on its way to another view.
  static let selection = Motion(seconds: 0.14, curve: MotionCurve.standard)

  /// The device makes room for the responder chain; the layers come apart (12.3).
  static let device = Motion(seconds: 0.22, curve: MotionCurve.standard)
}
