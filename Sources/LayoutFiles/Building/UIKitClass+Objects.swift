import Foundation
import UIKit

extension UIKitClass {
  /// A new view of the class; what is no view class makes a plain one.
  @MainActor
  func makeView() -> UIView {
    switch self {
    case .label: UILabel(frame: .zero)
    case .imageView: UIImageView(frame: .zero)
    case .progressView: UIProgressView(frame: .zero)
    case .activityIndicatorView: UIActivityIndicatorView(frame: .zero)
    case .stackView: UIStackView(frame: .zero)
    case .visualEffectView: UIVisualEffectView(frame: .zero)
    case .navigationBar: UINavigationBar(frame: .zero)
    case .toolbar: UIToolbar(frame: .zero)
    case .tabBar: UITabBar(frame: .zero)
    case .searchBar: UISearchBar(frame: .zero)
    case .pickerView: UIPickerView(frame: .zero)
    case .tableViewCell: UITableViewCell(frame: .zero)
    case .tableViewHeaderFooterView: UITableViewHeaderFooterView(frame: .zero)
    case .collectionReusableView: UICollectionReusableView(frame: .zero)
    case .collectionViewCell: UICollectionViewCell(frame: .zero)
    case .control: UIControl(frame: .zero)
    case .button: UIButton(frame: .zero)
    case .switchControl: UISwitch(frame: .zero)
    case .slider: UISlider(frame: .zero)
    case .stepper: UIStepper(frame: .zero)
    case .segmentedControl: UISegmentedControl(frame: .zero)
    case .pageControl: UIPageControl(frame: .zero)
    case .textField: UITextField(frame: .zero)
    case .datePicker: UIDatePicker(frame: .zero)
    case .refreshControl: UIRefreshControl(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .tableView: UITableView(frame: .zero)
    case .collectionView: UICollectionView(frame: .zero)
    case .textView: UITextView(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  /// A new recognizer of the class.
  @MainActor
  func makeRecognizer() -> UIGestureRecognizer {
    switch self {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .hover: UIHoverGestureRecognizer()
    default: UIGestureRecognizer()
    }
  }

  /// The class to show where the object is of another one; nil where it is of this one.
  @MainActor
  func nameToShow(for object: AnyObject) -> String? {
    String(describing: type(of: object)) == rawValue ? nil : rawValue
  }
}
