public import Foundation

/// A responder beside the view tree: between its root view and that view's superview.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?

  /// Files of Interface Builder are opened by a layout, not by name: the names are only kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public final let nibName: String?
  public final let nibBundle: Bundle?

  // Implicitly unwrapped since the declaration is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningController = nil
      storedView = newValue
      newValue?.owningController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    if storedView != nil { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView() }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open var title: String?

  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func didReceiveMemoryWarning() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var preferredContentSize = CGSize.zero
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false

  // MARK: Containers

  open private(set) var children: [UIViewController] = []

  open private(set) weak var parent: UIViewController?

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The nearest of the controllers around this one that is a navigation controller.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  open private(set) var presentedViewController: UIViewController?

  open private(set) weak var presentingViewController: UIViewController?

  /// Only while the controller comes (W26).
  open private(set) var isBeingPresented = false

  /// Only while the controller goes (W26).
  open private(set) var isBeingDismissed = false

  /// Presenting and dismissing call what appears and disappears themselves, since both controllers take part.
  final var isComingOrGoing: Bool { isBeingPresented || isBeingDismissed }

  /// Puts the controller's view straight into the window, in front of all that is there (reading 11b.12).
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window, let view = controller.view else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    viewWillDisappear(animated)
    controller.viewWillAppear(animated)
    if !view.hasOwnFrame { view.frame = window.bounds }
    window.addSubview(view)
    controller.viewDidAppear(animated)
    viewDidDisappear(animated)
    controller.isBeingPresented = false
    completion?()
  }

  /// Takes away what this controller presents, or this controller itself if it presents nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presented.isBeingDismissed = true
    presented.viewWillDisappear(animated)
    viewWillAppear(animated)
    presented.viewIfLoaded?.removeFromSuperview()
    viewDidAppear(animated)
    presented.viewDidDisappear(animated)
    presented.isBeingDismissed = false
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  // MARK: Responder

  /// The presenting controller for a presented one (RC-5), else the superview of the root view (RC-3, RC-4).
  open override var next: UIResponder? { presentingViewController ?? storedView?.superview }
}
