extension TraceEvent {
  /// How sure it is that UIKit does so, too: "documented", "header", "observed", "inferred" or several of them.
  ///
  /// "settled here" for a reading that was decided where two were possible: that is no fact about UIKit. Nil where the
  /// result hangs on no rule that could be doubted.
  public var confidence: String? {
    guard let rule else { return nil }
    return rule.hasPrefix("11") ? "settled here" : Self.confidences[rule]
  }

  /// The rules that an event or a setting can name.
  ///
  /// The table of all rules says the same of them, which a test watches.
  private static let confidences: [String: String] = [
    "CA-3": "observed",
    "CA-5": "inferred",
    "CT-9": "observed",
    "CT-16": "documented + inferred",
    "EV-10": "observed",
    "EV-12": "documented + inferred",
    "EX-4": "observed",
    "G-PAN-2": "observed",
    "G-PI-1": "observed",
    "G-RO-1": "observed",
    "G-SE-2": "observed",
    "G-SW-2": "observed",
    "G-SW-3": "inferred",
    "G-TAP-3": "observed",
    "G-TAP-4": "observed",
    "G-TAP-5": "observed",
    "GE-9": "inferred",
    "GO-4": "header",
    "GO-5": "inferred",
    "GS-11": "observed",
    "HT-6": "documented + inferred",
    "HT-11": "observed",
    "HT-12": "observed",
    "MT-4": "inferred",
    "RC-8": "inferred",
    "RC-18": "documented + observed + inferred",
    "RC-20": "documented",
    "SV-2": "observed",
    "SV-7": "observed",
    "TAP-5": "inferred",
  ]
}
