/// What other programs can paste: the same thing in one or more forms.
package struct ClipboardContent: Hashable, Sendable {
  /// A selection of the X server.
  package enum Selection: Hashable, Sendable, CaseIterable {
    /// Ctrl+C.
    case clipboard
    /// Selected text, pasted with the middle button.
    case primary

    /// The name the inter-client conventions give it.
    var atomName: String {
      switch self {
      case .clipboard: "CLIPBOARD"
      case .primary: "PRIMARY"
      }
    }
  }

  /// Nil where there is no text.
  package var text: String?
  /// A whole PNG file; empty where there is no picture.
  package var png: [UInt8]

  package init(text: String?, png: [UInt8] = []) {
    self.text = text
    self.png = png
  }

  /// The names under which programs ask for text; all get UTF-8.
  static let textTargets = ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"]

  /// The name under which they ask for the picture.
  static let pictureTarget = "image/png"

  /// The forms on offer, most exact first.
  var targets: [String] {
    (text == nil ? [] : ClipboardContent.textTargets) + (png.isEmpty ? [] : [ClipboardContent.pictureTarget])
  }

  /// The bytes of one form, or nil when it is not on offer.
  func bytes(for target: String) -> [UInt8]? {
    if target == ClipboardContent.pictureTarget { return png.isEmpty ? nil : png }
    guard ClipboardContent.textTargets.contains(target), let text else { return nil }
    return Array(text.utf8)
  }
}
