import Foundation
package import UIKit

/// Objects that join a layout after it was built.
extension BuiltLayout {
  /// Makes a view of a document, with all in it; its names are known from here on.
  package func makeView(_ document: ViewDocument) -> UIView {
    build { $0.makeView(document) }
  }

  package func makeRecognizer(_ document: RecognizerDocument) -> UIGestureRecognizer {
    build { $0.makeRecognizer(document) }
  }

  /// Makes a controller, its children and what it presents, and lets `presenting` present it.
  package func present(_ document: ControllerDocument, by presenting: UIViewController) {
    build { $0.present(document, by: presenting) }
  }

  private func build<Result>(_ body: (inout LayoutBuilder) -> Result) -> Result {
    application.perform {
      var builder = LayoutBuilder(self)
      let result = body(&builder)
      builder.finish()
      return result
    }
  }
}
