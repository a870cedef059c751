/// A class of UIKit that a file may name.
///
/// A class of the user's own is written as its UIKit base class in `class` and its own name in `customClass`, the way
/// Interface Builder stores it: behaviour comes from the first, the name shown from the second.
package enum UIKitClass: String, CaseIterable, Hashable, Sendable {
  case responder = "UIResponder"
  case application = "UIApplication"
  case scene = "UIWindowScene"

  case viewController = "UIViewController"
  case navigationController = "UINavigationController"
  case tabBarController = "UITabBarController"
  case splitViewController = "UISplitViewController"
  case pageViewController = "UIPageViewController"
  case tableViewController = "UITableViewController"
  case collectionViewController = "UICollectionViewController"
  case alertController = "UIAlertController"

  case view = "UIView"
  case window = "UIWindow"
  case label = "UILabel"
  case imageView = "UIImageView"
  case progressView = "UIProgressView"
  case activityIndicatorView = "UIActivityIndicatorView"
  case stackView = "UIStackView"
  case visualEffectView = "UIVisualEffectView"
  case navigationBar = "UINavigationBar"
  case toolbar = "UIToolbar"
  case tabBar = "UITabBar"
  case searchBar = "UISearchBar"
  case pickerView = "UIPickerView"
  case tableViewCell = "UITableViewCell"
  case tableViewHeaderFooterView = "UITableViewHeaderFooterView"
  case collectionReusableView = "UICollectionReusableView"
  case collectionViewCell = "UICollectionViewCell"

  case control = "UIControl"
  case button = "UIButton"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case segmentedControl = "UISegmentedControl"
  case pageControl = "UIPageControl"
  case textField = "UITextField"
  case datePicker = "UIDatePicker"
  case refreshControl = "UIRefreshControl"

  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case collectionView = "UICollectionView"
  case textView = "UITextView"

  case gestureRecognizer = "UIGestureRecognizer"
  case tap = "UITapGestureRecognizer"
  case longPress = "UILongPressGestureRecognizer"
  case pan = "UIPanGestureRecognizer"
  case screenEdgePan = "UIScreenEdgePanGestureRecognizer"
  case swipe = "UISwipeGestureRecognizer"
  case pinch = "UIPinchGestureRecognizer"
  case rotation = "UIRotationGestureRecognizer"
  case hover = "UIHoverGestureRecognizer"

  /// The class it inherits from, among the ones here.
  package var superclass: UIKitClass? {
    switch self {
    case .responder, .gestureRecognizer: nil
    case .application, .scene, .viewController, .view: .responder
    case .navigationController, .tabBarController, .splitViewController, .pageViewController, .tableViewController,
      .collectionViewController, .alertController:
      .viewController
    case .window, .label, .imageView, .progressView, .activityIndicatorView, .stackView, .visualEffectView,
      .navigationBar, .toolbar, .tabBar, .searchBar, .pickerView, .tableViewCell, .tableViewHeaderFooterView,
      .collectionReusableView, .control, .scrollView:
      .view
    case .collectionViewCell: .collectionReusableView
    case .button, .switchControl, .slider, .stepper, .segmentedControl, .pageControl, .textField, .datePicker,
      .refreshControl:
      .control
    case .tableView, .collectionView, .textView: .scrollView
    case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .hover: .gestureRecognizer
    case .screenEdgePan: .pan
    }
  }

  /// Whether it is `other` or inherits from it.
  package func isKind(of other: UIKitClass) -> Bool {
    var current: UIKitClass? = self
    while let candidate = current {
      if candidate == other { return true }
      current = candidate.superclass
    }
    return false
  }

  /// UIKit's own value where a file says nothing: false for labels and image views (HT-10).
  package var isUserInteractionEnabledByDefault: Bool {
    self != .label && self != .imageView
  }
}
