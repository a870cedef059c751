extension UIKitClass {
  /// The class that behaves most like an element of that type.
  init(elementType type: String) {
    self = UIKitClass.elementTypes[type] ?? UIKitClass.android(type)
  }

  private static let elementTypes: [String: UIKitClass] = [
    "Window": .window, "StaticText": .label, "Image": .imageView, "Icon": .imageView, "Button": .button,
    "Link": .button, "Tab": .button, "Key": .button, "RadioButton": .button, "CheckBox": .button, "Toggle": .button,
    "MenuItem": .button, "PopUpButton": .button, "Cell": .tableViewCell, "Switch": .switchControl, "Slider": .slider,
    "TextField": .textField, "SecureTextField": .textField, "SearchField": .textField, "TextView": .textView,
    "SegmentedControl": .segmentedControl, "Stepper": .stepper, "Picker": .pickerView, "PickerWheel": .pickerView,
    "DatePicker": .datePicker, "PageIndicator": .pageControl, "ProgressIndicator": .progressView,
    "ActivityIndicator": .activityIndicatorView, "NavigationBar": .navigationBar, "TabBar": .tabBar,
    "Toolbar": .toolbar, "Table": .tableView, "CollectionView": .collectionView, "ScrollView": .scrollView,
    "WebView": .scrollView, "Heading": .label, "Text": .label, "GenericElement": .view,
  ]

  /// Android's widgets by the last part of their class.
  private static func android(_ type: String) -> UIKitClass {
    switch type.split(whereSeparator: { ".$".contains($0) }).last ?? "" {
    case "Button", "ImageButton", "CheckBox", "RadioButton", "ToggleButton": .button
    case "Switch", "SwitchCompat": .switchControl
    case "EditText", "AutoCompleteTextView": .textField
    case "TextView", "CheckedTextView": .label
    case "ImageView": .imageView
    case "SeekBar": .slider
    case "ProgressBar": .progressView
    case "ScrollView", "HorizontalScrollView", "NestedScrollView", "RecyclerView", "ListView", "GridView", "ViewPager",
      "WebView":
      .scrollView
    default: .view
    }
  }

  /// Controls whose parts take no touches of their own.
  var swallowsPartsOfElements: Bool {
    switch self {
    case .button, .switchControl, .slider, .textField: true
    default: false
    }
  }
}
