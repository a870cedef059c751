/// What an element of Interface Builder's is as a class of UIKit's.
struct IBClass {
  let uiClass: UIKitClass
  /// The class to show where UIKit's model here has a simpler one.
  let shown: String?

  private init(_ uiClass: UIKitClass, _ shown: String? = nil) {
    self.uiClass = uiClass
    self.shown = shown
  }

  /// The class of a view element; nil when the element is none.
  static func view(_ element: String) -> IBClass? { views[element] }

  static func controller(_ element: String) -> IBClass? {
    if let known = controllers[element] { return known }
    return element.hasSuffix("Controller") ? IBClass(.viewController) : nil
  }

  static func recognizer(_ element: String) -> UIKitClass? { recognizers[element] }

  private static let controllers: [String: IBClass] = [
    "viewController": IBClass(.viewController), "tableViewController": IBClass(.tableViewController),
    "collectionViewController": IBClass(.collectionViewController),
    "navigationController": IBClass(.navigationController), "tabBarController": IBClass(.tabBarController),
    "splitViewController": IBClass(.splitViewController), "pageViewController": IBClass(.pageViewController),
    "hostingController": IBClass(.viewController, "UIHostingController"),
    "glkViewController": IBClass(.viewController, "GLKViewController"),
    "avPlayerViewController": IBClass(.viewController, "AVPlayerViewController"),
  ]

  private static let recognizers: [String: UIKitClass] = [
    "tapGestureRecognizer": .tap, "panGestureRecognizer": .pan, "pinchGestureRecognizer": .pinch,
    "rotationGestureRecognizer": .rotation, "swipeGestureRecognizer": .swipe,
    "screenEdgePanGestureRecognizer": .screenEdgePan,
    // Apple's own spelling of a long press.
    "pongPressGestureRecognizer": .longPress, "longPressGestureRecognizer": .longPress,
    "hoverGestureRecognizer": .hover, "gestureRecognizer": .gestureRecognizer,
  ]

  private static let views: [String: IBClass] = [
    "view": IBClass(.view), "label": IBClass(.label), "button": IBClass(.button), "imageView": IBClass(.imageView),
    "textField": IBClass(.textField), "textView": IBClass(.textView), "switch": IBClass(.switchControl),
    "slider": IBClass(.slider), "stepper": IBClass(.stepper), "segmentedControl": IBClass(.segmentedControl),
    "pageControl": IBClass(.pageControl), "progressView": IBClass(.progressView),
    "activityIndicatorView": IBClass(.activityIndicatorView), "datePicker": IBClass(.datePicker),
    "pickerView": IBClass(.pickerView), "scrollView": IBClass(.scrollView), "tableView": IBClass(.tableView),
    "tableViewCell": IBClass(.tableViewCell),
    "tableViewCellContentView": IBClass(.view, "UITableViewCellContentView"),
    "collectionView": IBClass(.collectionView), "collectionViewCell": IBClass(.collectionViewCell),
    "collectionViewCellContentView": IBClass(.view), "collectionReusableView": IBClass(.collectionReusableView),
    "stackView": IBClass(.stackView), "containerView": IBClass(.view), "navigationBar": IBClass(.navigationBar),
    "toolbar": IBClass(.toolbar), "tabBar": IBClass(.tabBar), "searchBar": IBClass(.searchBar),
    "visualEffectView": IBClass(.visualEffectView), "mapView": IBClass(.view, "MKMapView"),
    "webView": IBClass(.view, "UIWebView"), "wkWebView": IBClass(.view, "WKWebView"),
    "glkView": IBClass(.view, "GLKView"), "mtkView": IBClass(.view, "MTKView"), "skView": IBClass(.view, "SKView"),
    "sceneKitView": IBClass(.view, "SCNView"), "arscnView": IBClass(.view, "ARSCNView"),
    "arskView": IBClass(.view, "ARSKView"), "window": IBClass(.view, "UIWindow"),
    "adBannerView": IBClass(.view, "ADBannerView"), "control": IBClass(.control),
    "refreshControl": IBClass(.refreshControl), "pdfView": IBClass(.view, "PDFView"),
  ]
}
