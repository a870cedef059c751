package import Canvas
package import UIKit

extension Icon {
  /// The class glyph of an object of an inspected app; its trace element serves where the object is gone.
  @MainActor
  package init(of object: AnyObject?, kind: TraceElement.Kind = .view) {
    self =
      switch object {
      case is UIWindow: .classWindow
      case is UIImageView: .classImageView
      case is UILabel: .classLabel
      case is UIButton: .classButton
      case is UITextField, is UITextView: .classTextField
      case is UIControl: .classControl
      case is UINavigationBar, is UITabBar, is UIToolbar: .classBar
      case is UIView: .classView
      case is UIViewController: .classViewController
      case is UIWindowScene: .classScene
      case is UIApplication: .classApplication
      default: Icon(kind)
      }
  }

  private init(_ kind: TraceElement.Kind) {
    self =
      switch kind {
      case .application: .classApplication
      case .delegate, .object: .classDelegate
      case .scene: .classScene
      case .window: .classWindow
      case .viewController: .classViewController
      case .view, .gestureRecognizer: .classView
      }
  }
}
