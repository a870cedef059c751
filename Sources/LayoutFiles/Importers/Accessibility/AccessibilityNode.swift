import Foundation

/// An element of an accessibility tree, whichever tool printed it.
struct AccessibilityNode {
  /// How many elements stand around it.
  var depth: Int
  /// `Button`, `StaticText`, … for iOS; the class for Android.
  var type: String
  var identifier: String?
  var label: String?
  var value: String?
  var placeholder: String?
  /// In screen coordinates; nil when the tool gives none.
  var frame: CGRect?
  var isEnabled = true
  var isSelected = false
  /// Says of itself that it acts on a tap, whatever its type.
  var isClickable = false
  var location: SourceLocation

  init(depth: Int, type: String, location: SourceLocation) {
    self.depth = depth
    self.type = type
    self.location = location
  }

  /// What people call it: its identifier, else what it says.
  var wantedName: String? {
    [identifier, label, placeholder].compactMap { $0 }.first { $0.contains { !$0.isWhitespace } }
  }
}
