/// The kinds of problem that a linter finds in a layout; the raw value is what files and reports call it.
///
/// They are words of the file format because a file may silence them, each with a reason.
package enum LintKind: String, CaseIterable, Hashable, Sendable {
  case childOutsideAncestor = "child-outside-ancestor"
  case zeroSizeContainer = "zero-size-container"
  case blockingOverlay = "blocking-overlay"
  case controlUnderDisabledAncestor = "control-under-disabled-ancestor"
  case coveredControl = "covered-control"
  case smallTouchTarget = "small-touch-target"
  case requirementCycle = "requirement-cycle"
  case edgePanWithoutEdges = "edge-pan-without-edges"
  case recognizerNeverBegins = "recognizer-never-begins"
  case recognizerNeverOffered = "recognizer-never-offered"
  case recognizerOnPassiveView = "recognizer-on-passive-view"
  case tapWaitsForDoubleTap = "tap-waits-for-double-tap"
  case recognizerCancelsControl = "recognizer-cancels-control"
  case drawnOrder = "drawn-order"
  case scrollViewCannotScroll = "scroll-view-cannot-scroll"
  case winsNowhere = "wins-nowhere"
  case actionToNobody = "action-to-nobody"
  case windowLeftOver = "window-left-over"
  case notInFile = "not-in-file"
  case duplicateName = "duplicate-name"

  /// The rule of delivery from which the problem follows, by its id; nil where it is a matter of use, not of delivery.
  package var rule: String? {
    switch self {
    case .childOutsideAncestor: "GE-3"
    case .zeroSizeContainer: "HT-2"
    case .blockingOverlay: "HT-9"
    case .controlUnderDisabledAncestor: "HT-8"
    case .coveredControl: "HT-5"
    case .smallTouchTarget: nil
    case .requirementCycle: "GF-5"
    case .edgePanWithoutEdges: "G-SE-1"
    case .recognizerNeverBegins: "GD-2"
    case .recognizerNeverOffered: "GT-1"
    case .recognizerOnPassiveView: "HT-10"
    case .tapWaitsForDoubleTap: "GF-6"
    case .recognizerCancelsControl: "CT-26"
    case .drawnOrder: "GE-5"
    case .scrollViewCannotScroll: "SV-7"
    case .winsNowhere: "HT-4"
    case .actionToNobody: "RC-20"
    case .windowLeftOver: "WI-6"
    case .notInFile, .duplicateName: nil
    }
  }
}

extension LintKind {
  /// What it says of its subject, in a few words that follow the subject's name.
  package var title: String {
    switch self {
    case .childOutsideAncestor: "hangs out"
    case .zeroSizeContainer: "has no size"
    case .blockingOverlay: "is in the way"
    case .controlUnderDisabledAncestor: "keeps touches out"
    case .coveredControl: "is covered"
    case .smallTouchTarget: "is small"
    case .requirementCycle: "waits in a circle"
    case .edgePanWithoutEdges: "has no edges"
    case .recognizerNeverBegins: "never begins"
    case .recognizerNeverOffered: "never sees a touch"
    case .recognizerOnPassiveView: "gets no touches"
    case .tapWaitsForDoubleTap: "waits for a double tap"
    case .recognizerCancelsControl: "loses its taps"
    case .drawnOrder: "is asked too late"
    case .scrollViewCannotScroll: "cannot scroll"
    case .winsNowhere: "wins nowhere"
    case .actionToNobody: "sends to nobody"
    case .windowLeftOver: "is left over on top"
    case .notInFile: "is partly a guess"
    case .duplicateName: "shares its name"
    }
  }

  /// Whether it hangs on where views are.
  package var isGeometric: Bool {
    switch self {
    case .childOutsideAncestor, .zeroSizeContainer, .blockingOverlay, .coveredControl, .smallTouchTarget, .drawnOrder,
      .scrollViewCannotScroll, .winsNowhere, .windowLeftOver, .recognizerCancelsControl:
      true
    case .controlUnderDisabledAncestor, .requirementCycle, .edgePanWithoutEdges, .recognizerNeverBegins,
      .recognizerNeverOffered, .recognizerOnPassiveView, .tapWaitsForDoubleTap, .actionToNobody, .notInFile,
      .duplicateName:
      false
    }
  }
}

/// A kind of finding that a file silences, and why.
package struct LintExemption: Hashable, Sendable {
  /// A ``LintKind`` or the rule of one, as the file says it.
  package var subject: String
  package var reason: String
  package var location: SourceLocation = .start

  /// Whether findings of a kind are meant.
  package func covers(_ kind: LintKind) -> Bool { subject == kind.rawValue || subject == kind.rule }
}
