import Diagnosis
import LayoutFiles
import Testing

/// What a linter must not say, because the file does not bear it out.
@MainActor
struct LintDoubtTests {
  private func kinds(_ subviews: String) throws -> [LintKind] {
    let text = """
      {"fingerpost": 1, "device": {"size": [400, 800]}, "windows": [{"name": "window", "subviews": [\(subviews)]}]}
      """
    return LintReport(on: try LayoutFile.decode(Array(text.utf8), file: "doubt.layout.json")).findings.map(\.kind)
  }

  @Test func `HT-9 a picker draws and takes touches by itself: it blocks nothing`() throws {
    let field = #"{"class": "UITextField", "name": "field", "frame": [20, 20, 200, 60]}"#
    func cover(_ name: String) -> String {
      #"\#(field), {"class": "\#(name)", "name": "cover", "frame": [0, 0, 400, 780]}"#
    }
    #expect(try !kinds(cover("UIPickerView")).contains(.blockingOverlay))
    #expect(try kinds(cover("UIView")).contains(.blockingOverlay))
  }

  @Test func `RC-20 a storyboard does not tell what its controllers implement`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Screen" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button opaque="NO" id="b"><rect key="frame" x="20" y="100" width="100" height="44"/>
      <connections><action selector="go:" destination="f" eventType="touchUpInside" id="a"/></connections></button>
      </subviews></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" userLabel="First Responder" sceneMemberID="firstResponder"/>
      </objects></scene></scenes></document>
      """
    let document = try LayoutFile.decode(Array(text.utf8), file: "go.storyboard")
    #expect(LintReport(on: document).findings.filter { $0.kind == .actionToNobody }.isEmpty)
  }
}
