package import UIKit

extension TraceElement {
  /// How a recognizer is called: its name, or what it is where nobody gave it one, as in a scroll view.
  package var recognizerTitle: String {
    name.hasPrefix(className + "#") ? RecognizerRule.kind(className) : name
  }
}

extension Words {
  /// The words about an application's trace, with recognizers by their titles.
  @MainActor
  package init(titlesOf application: UIApplication) {
    let elements = application.trace.elements
    self.init(behavior: application.behavior) { id in
      let index = Int(id.rawValue)
      guard elements.indices.contains(index) else { return "?" }
      return elements[index].kind == .gestureRecognizer ? elements[index].recognizerTitle : elements[index].name
    }
  }
}
