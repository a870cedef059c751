public import Foundation

/// Shows the last of its controllers.
///
/// - Note: There is no bar and no animation, and the edge swipe back is a recognizer without an action.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  private let popRecognizer = UIScreenEdgePanGestureRecognizer()

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    popRecognizer.edges = .left
    view.addGestureRecognizer(popRecognizer)
    showTop()
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    for child in children where !controllers.contains(where: { $0 === child }) { drop(child) }
    for controller in controllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showTop()
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// In no window: there is no bar.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController?.viewIfLoaded?.removeFromSuperview()
    addChild(controller)
    controller.didMove(toParent: self)
    showTop()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = topViewController else { return nil }
    drop(top)
    showTop()
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    for controller in popped { drop(controller) }
    showTop()
    return popped
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func showTop() {
    guard isViewLoaded, let top = topViewController?.view, top.superview !== view else { return }
    top.frame = view.bounds
    view.addSubview(top)
  }
}

/// How a presented controller covers what is there; kept for source compatibility.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// How a presented controller comes; kept for source compatibility.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}

/// Goes along with a change of size; nothing makes one here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
