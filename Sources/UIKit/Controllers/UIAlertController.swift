public import Foundation

/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0, cancel, destructive
  }

  public final let title: String?
  public final let style: Style
  open var isEnabled = true
  package final let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// A message with choices: its view covers the window and is empty.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it comes up.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0, alert
  }

  open private(set) var actions: [UIAlertAction] = []
  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// What a bar shows at one side; it is not shown here.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// How it looks.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  open var title: String?
  open var isEnabled = true
  open var action: Selector?
  open weak var target: AnyObject?
  open var customView: UIView?

  public override init() {
    super.init()
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// What a navigation bar would show for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  public init(title: String) {
    self.title = title
    super.init()
  }
}
