extension UIKitClass {
  /// The class whose behaviour a view of that name has, for a name that may be private or a user's own.
  init(describedAs name: String, base: String?, isScrolling: Bool) {
    for candidate in [base, name].compactMap({ $0 }) {
      if let known = UIKitClass(rawValue: candidate) ?? UIKitClass.familiar[candidate], known.isKind(of: .view) {
        self = known
        return
      }
    }
    self = isScrolling ? .scrollView : name.hasSuffix("Window") ? .window : .view
  }

  /// Private and old classes by what they behave as.
  private static let familiar: [String: UIKitClass] = [
    "UIButtonLabel": .label, "UITableViewLabel": .label, "UITextFieldLabel": .label, "UISegmentLabel": .label,
    "UITabBarButtonLabel": .label, "UINavigationItemView": .view, "UIRoundedRectButton": .button,
    "UINavigationButton": .button, "_UIButtonBarButton": .control, "UITabBarButton": .control,
    "UITextEffectsWindow": .window, "UIRemoteKeyboardWindow": .window, "UIStatusBarWindow": .window,
    "UITransitionView": .view, "UIWebView": .view, "UISegment": .imageView, "UIListContentView": .view,
    "_UITextLayoutCanvasView": .view, "UIFieldEditor": .scrollView, "_UIScrollView": .scrollView,
    "UIWebScrollView": .scrollView, "_UIWebViewScrollView": .scrollView, "WKScrollView": .scrollView,
    "UIQueuingScrollView": .scrollView, "_UIQueuingScrollView": .scrollView, "UITableViewCellScrollView": .scrollView,
  ]
}
