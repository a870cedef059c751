/// # The states of a gesture recognizer
///
/// ```
///                 ┌──────────────▶ failed ──┐
///   possible ─────┼──────────────▶ ended ───┤ all fingers up:
///      ▲          └▶ began ─▶ changed ⟲ ────┤ possible again
///      │               │  └──────┴▶ ended ──┤
///      │               └────────▶ cancelled ┘
///      └────────────────────────────────────┘
/// ```
///
/// `ended` straight from `possible` is a discrete recognition (GS-2); the rest is GS-3.
extension UIGestureRecognizer {
  /// GS-1.
  public enum State: Int, Hashable, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed

    /// The same as `ended`, by the name that discrete recognizers use.
    public static let recognized = State.ended

    /// The states that may come next.
    public var successors: Set<State> {
      switch self {
      case .possible: [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: [.possible]
      }
    }

    /// It has decided and waits for its fingers to lift (GR-1).
    package var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }

    /// It has recognised: it excludes others, and those that require its failure fail (GF-3, GX-1).
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}
