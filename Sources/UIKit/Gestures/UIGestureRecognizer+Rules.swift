/// The private constants and settled readings behind a change of state, for the trace.
extension UIGestureRecognizer {
  /// The rule that has the number in a reason; nil if that number is UIKit's public one.
  final func rule(behind reason: StateReason) -> String? {
    switch reason {
    case .heldTooLong: self is UIScrollViewDelayGestureRecognizer ? "SV-2" : "G-TAP-5"
    case .movedTooFar: self is UITapGestureRecognizer ? "G-TAP-3" : nil
    case .noNextTap: "G-TAP-4"
    case .movedFarEnough: self is UIScreenEdgePanGestureRecognizer ? "G-SE-2" : "G-PAN-2"
    case .startedAwayFromEdge: "G-SE-2"
    case .tooSlow: self is UIScreenEdgePanGestureRecognizer ? "G-SE-2" : "G-SW-2"
    case .swiped: "G-SW-2"
    case .spreadFarEnough: "G-PI-1"
    case .turnedFarEnough: "G-RO-1"
    case .contentRefusedCancel: "11b.53"
    case .axisCannotScroll: "SV-7"
    default: nil
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
