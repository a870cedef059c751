extension UIKitClass {
  /// The properties a file may name for objects of this class, inherited ones included.
  var properties: [Property: PropertyKind] { UIKitClass.inherited[self] ?? [:] }

  private static let inherited: [UIKitClass: [Property: PropertyKind]] = {
    var tables: [UIKitClass: [Property: PropertyKind]] = [:]
    for uiClass in allCases {
      var table: [Property: PropertyKind] = [:]
      var current: UIKitClass? = uiClass
      while let owner = current {
        table.merge(owner.ownProperties) { nearer, _ in nearer }
        current = owner.superclass
      }
      tables[uiClass] = table
    }
    return tables
  }()

  private static let anyNumber = PropertyKind.number(ValueLimits.coordinate)
  private static let positive = PropertyKind.number(0...1e7)
  private static let count = PropertyKind.integer(ValueLimits.count)

  /// The properties the class adds to its superclass's.
  var ownProperties: [Property: PropertyKind] {
    switch self {
    case .responder:
      [.canBecomeFirstResponder: .bool, .canResignFirstResponder: .bool, .isFirstResponder: .bool]
    case .viewController:
      [.title: .string]
    case .view: viewProperties
    case .window:
      [.windowLevel: .level(["normal": 0, "statusBar": 1000, "alert": 2000]), .isKeyWindow: .bool]
    case .label:
      [
        .text: .string, .textColor: .color, .textAlignment: alignment, .font: .font, .numberOfLines: UIKitClass.count,
        .isEnabled: .bool, .isHighlighted: .bool,
      ]
    case .imageView: [.image: .string, .isHighlighted: .bool]
    case .progressView: [.progress: .number(0...1)]
    case .activityIndicatorView: [.isAnimating: .bool]
    case .searchBar: [.text: .string, .placeholder: .string]
    case .tableViewCell: [.isSelected: .bool, .isHighlighted: .bool, .text: .string]
    case .collectionViewCell: [.isSelected: .bool, .isHighlighted: .bool]
    case .scrollView: scrollViewProperties
    case .tableView, .collectionView: [.allowsSelection: .bool]
    case .textView:
      [
        .text: .string, .textColor: .color, .textAlignment: alignment, .font: .font, .isEditable: .bool,
        .isSelectable: .bool,
      ]
    case .gestureRecognizer, .tap, .longPress, .pan, .screenEdgePan, .swipe, .pinch, .rotation, .hover:
      recognizerProperties
    default: controlProperties
    }
  }

  private var alignment: PropertyKind { .choice(["natural", "left", "center", "right", "justified"]) }

  private var viewProperties: [Property: PropertyKind] {
    [
      .frame: .rect, .bounds: .rect, .center: .point, .transform: .transform, .layer: .layer, .alpha: .number(0...1),
      .isHidden: .bool, .isUserInteractionEnabled: .bool, .isMultipleTouchEnabled: .bool, .isExclusiveTouch: .bool,
      .clipsToBounds: .bool, .backgroundColor: .color, .tintColor: .color, .isOpaque: .bool,
      .tag: .integer(-1_000_000_000...1_000_000_000), .accessibilityIdentifier: .string,
      .accessibilityLabel: .string, .superview: .name,
    ]
  }

  private var scrollViewProperties: [Property: PropertyKind] {
    [
      .contentOffset: .point, .contentSize: .size, .contentInset: .insets, .isScrollEnabled: .bool,
      .isPagingEnabled: .bool, .bounces: .bool, .alwaysBounceVertical: .bool, .alwaysBounceHorizontal: .bool,
      .delaysContentTouches: .bool, .canCancelContentTouches: .bool, .isDirectionalLockEnabled: .bool,
      .minimumZoomScale: UIKitClass.positive, .maximumZoomScale: UIKitClass.positive, .zoomScale: UIKitClass.positive,
      .bouncesZoom: .bool, .showsHorizontalScrollIndicator: .bool, .showsVerticalScrollIndicator: .bool,
      .scrollsToTop: .bool, .isTracking: .bool, .isDragging: .bool, .isDecelerating: .bool, .isZooming: .bool,
    ]
  }

  private var controlProperties: [Property: PropertyKind] {
    switch self {
    case .control:
      [.isEnabled: .bool, .isSelected: .bool, .isHighlighted: .bool, .isTracking: .bool, .isTouchInside: .bool]
    case .button: [.title: .string, .image: .string, .font: .font]
    case .switchControl: [.isOn: .bool]
    case .slider:
      [
        .value: UIKitClass.anyNumber, .minimumValue: UIKitClass.anyNumber, .maximumValue: UIKitClass.anyNumber,
        .isContinuous: .bool,
      ]
    case .stepper:
      [
        .value: UIKitClass.anyNumber, .minimumValue: UIKitClass.anyNumber, .maximumValue: UIKitClass.anyNumber,
        .stepValue: .number(1e-9...1e7), .isContinuous: .bool, .autorepeat: .bool, .wraps: .bool,
      ]
    case .segmentedControl:
      [.items: .strings, .selectedSegmentIndex: .integer(-1...10_000), .isMomentary: .bool]
    case .pageControl: [.numberOfPages: .integer(0...10_000), .currentPage: .integer(0...10_000)]
    case .textField:
      [
        .text: .string, .placeholder: .string, .textColor: .color, .textAlignment: alignment, .font: .font,
        .isSecureTextEntry: .bool,
      ]
    default: [:]
    }
  }

  private var recognizerProperties: [Property: PropertyKind] {
    let oneOrMore = PropertyKind.integer(1...ValueLimits.count.upperBound)
    return switch self {
    case .gestureRecognizer:
      [
        .isEnabled: .bool, .cancelsTouchesInView: .bool, .delaysTouchesBegan: .bool, .delaysTouchesEnded: .bool,
        .allowedTouchTypes: .options(["direct", "indirect", "pencil", "indirectPointer"]),
        .allowedPressTypes: .options(PressType.allCases.map(\.rawValue)), .requiresExclusiveTouchType: .bool,
        .state: .choice(["possible", "began", "changed", "ended", "recognized", "cancelled", "failed"]),
        .numberOfTouches: UIKitClass.count,
      ]
    case .tap: [.numberOfTapsRequired: oneOrMore, .numberOfTouchesRequired: oneOrMore]
    case .longPress:
      [
        .numberOfTapsRequired: UIKitClass.count, .numberOfTouchesRequired: oneOrMore,
        .minimumPressDuration: .number(ValueLimits.seconds), .allowableMovement: UIKitClass.positive,
      ]
    case .pan:
      [
        .minimumNumberOfTouches: oneOrMore, .maximumNumberOfTouches: oneOrMore,
        .allowedScrollTypesMask: .options(["discrete", "continuous", "all"]),
      ]
    case .screenEdgePan: [.edges: .options(["top", "left", "bottom", "right", "all"])]
    case .swipe: [.direction: .options(["right", "left", "up", "down"]), .numberOfTouchesRequired: oneOrMore]
    case .pinch: [.scale: UIKitClass.anyNumber]
    case .rotation: [.rotation: UIKitClass.anyNumber]
    default: [:]
    }
  }
}
