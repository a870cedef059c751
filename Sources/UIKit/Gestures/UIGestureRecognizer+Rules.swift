/// The rules and settled readings behind a change of state, for the trace.
extension UIGestureRecognizer {
  /// The rule that led from a reason to a change of state; where the reason has a number, the rule of that number.
  final func rule(behind reason: StateReason) -> String {
    switch reason {
    case .heldTooLong: self is UIScrollViewDelayGestureRecognizer ? "SV-2" : "G-TAP-5"
    case .movedTooFar: self is UITapGestureRecognizer ? "G-TAP-3" : "G-LP-3"
    case .liftedTooEarly: "G-LP-3"
    case .noNextTap: "G-TAP-4"
    case .movedFarEnough: self is UIScreenEdgePanGestureRecognizer ? "G-SE-2" : "G-PAN-2"
    case .startedAwayFromEdge: "G-SE-2"
    case .noEdges: "G-SE-1"
    case .tooSlow: self is UIScreenEdgePanGestureRecognizer ? "G-SE-2" : "G-SW-2"
    case .wrongDirection: "11b.42"
    case .swiped: "G-SW-2"
    case .spreadFarEnough: "G-PI-1"
    case .turnedFarEnough: "G-RO-1"
    case .tapped: "G-TAP-2"
    case .heldLongEnough: "G-LP-2"
    case .tooManyTouches, .tooFewTouches: ruleOfCount
    case .liftedBeforeMoving: self is UISwipeGestureRecognizer ? "G-SW-5" : "GS-3"
    case .liftedBeforeTurning, .moved: "GS-3"
    case .lifted: ruleOfEnd
    case .touchesChanged: "11b.35"
    case .touchCancelled: ruleOfCancel
    case .pointerEntered, .pointerLeft: "G-HO-1"
    case .shouldBeginRefused: "GD-3"
    case .delegateRefused: "GD-2"
    case .requiredRecognizerRecognized: "GF-3"
    case .prevented: "GX-5"
    case .contentRefusedCancel: "11b.53"
    case .axisCannotScroll: "SV-7"
    case .disabled: "GV-12"
    case .removed: "GV-13"
    case .requested: publishedState == .possible ? "GS-5" : "GS-6"
    case .sequenceOver: "GR-1"
    }
  }

  /// Too many fingers, or too few.
  private var ruleOfCount: String {
    switch self {
    case is UITapGestureRecognizer: "G-TAP-6"
    case is UILongPressGestureRecognizer: "G-LP-3"
    case is UIPanGestureRecognizer: "G-PAN-4"
    case is UISwipeGestureRecognizer: "G-SW-5"
    case is UIPinchGestureRecognizer: "G-PI-5"
    default: "GS-3"
    }
  }

  private var ruleOfEnd: String {
    switch self {
    case is UILongPressGestureRecognizer: "G-LP-4"
    case is UIPanGestureRecognizer: "G-PAN-5"
    case is UIPinchGestureRecognizer: "G-PI-3"
    case is UIRotationGestureRecognizer: "G-RO-4"
    default: "GS-3"
    }
  }

  private var ruleOfCancel: String {
    switch self {
    case is UITapGestureRecognizer: "G-TAP-7"
    case is UILongPressGestureRecognizer: "G-LP-5"
    default: publishedState == .possible ? "GS-5" : "GS-6"
    }
  }

  /// The reading by which a new finger is offered to this one in the middle of its gesture.
  final var readingOfJoining: String? {
    if isWaiting { return "11b.29" }
    return cancelsTouchesInView && publishedState != .possible ? "11b.23" : nil
  }

  /// The reading by which this one excludes another, where rules leave room.
  final func readingOfExclusion(of other: UIGestureRecognizer) -> String? {
    if other.pending != nil, other.pending?.state != .failed, other.view === view { return "GO-5" }
    let shares = fingersDown.contains { finger in other.fingersDown.contains { $0 === finger } }
    if !shares, !fingersDown.isEmpty, !other.fingersDown.isEmpty { return "11a.1" }
    return publishedState == .ended && !fingersDown.isEmpty && other.pending == nil ? "11b.33" : nil
  }
}
