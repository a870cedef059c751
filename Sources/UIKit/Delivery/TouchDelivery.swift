import Foundation

/// What became of a touch for its view: delivered as it comes, kept back, or over.
///
/// ```
///            blockers                 all decided
///   fresh ───────────────▶ held ─────────────────────▶ live ──▶ finished
///     │                      │ one recognised            │  ▲      ▲
///     │ no blockers          ▼                      lift │  │      │ decided
///     └────────────▶ live    finished (discarded)        ▼  │      │
///                                                   endWithheld ───┘
/// ```
struct TouchDelivery {
  enum State {
    /// Nothing was delivered yet.
    case fresh
    /// Everything is withheld from the view (GV-4).
    case held
    case live
    /// The finger is up; `touchesEnded` is withheld (GV-6).
    case endWithheld
    /// Nothing more is delivered: ended, cancelled, discarded or suppressed.
    case finished
  }

  var state = State.fresh

  /// Undecided recognizers with `delaysTouchesBegan` that receive the touch.
  var beganBlockers: [UIGestureRecognizer] = []

  /// At the lift: undecided recognizers with `delaysTouchesEnded` that received the touch.
  var endBlockers: [UIGestureRecognizer] = []

  /// How a held touch has ended meanwhile; nil while the finger is down.
  var heldEnd: UITouch.Phase?

  /// The touch was released in the event being delivered: its phase is not delivered again.
  var isCaughtUp = false
}
