import LayoutFiles

/// A storyboard with these scenes, each the content of `<objects>`.
func storyboard(_ scenes: String..., root: String = "", more: String = "") -> String {
  let body = scenes.enumerated().map { index, objects in
    "<scene sceneID=\"s\(index)\"><objects>\(objects)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\(index)\" sceneMemberID=\"firstResponder\"/></objects></scene>"
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" targetRuntime="iOS.CocoaTouch" \(root)>
    <scenes>\(body.joined())</scenes>\(more)</document>
    """
}

/// A view controller whose root view, 390 by 844, holds `subviews`.
func viewController(_ subviews: String, id: String = "vc", attributes: String = "", more: String = "") -> String {
  """
  <viewController id="\(id)" sceneMemberID="viewController" \(attributes)><view key="view" id="\(id)-root">\(rect(0, 0, 390, 844))
  <subviews>\(subviews)</subviews></view>\(more)</viewController>
  """
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}
