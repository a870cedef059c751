import Foundation
import Testing
import UIKit

@testable import LayoutFiles

@Suite struct AccessibilityTests {
  private let notice =
    ": positions are real, but flags, clipping and recognizers are unknown, so what touches do is a guess"

  @Test func `the subtree of a debugDescription opens, and the path behind it does not`() throws {
    let document = try imported(
      """
      Attributes: Application, 0x600, pid: 12, label: 'Shop'
      Element subtree:
       →Application, 0x600, pid: 12, label: 'Shop'
          Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x602, traits: 8589934592, {{0.0, 100.0}, {390.0, 200.5}}
              Button, 0x603, {{20.0, 110.0}, {80.0, 44.0}}, identifier: 'pay', label: 'Pay, Author: me's', Disabled
                StaticText, 0x604, {{30.0, 120.0}, {40.0, 20.0}}, label: 'Pay'
              Slider, 0x605, {{20.0, 160.0}, {80.0, 30.0}}, value: 12%, Selected
      Path to element:
       →Application, 0x600, pid: 12, label: 'Shop'
        ↳Window (Main), 0x601, {{0.0, 0.0}, {390.0, 844.0}}
      """
    )
    #expect(
      outline(document) == [
        "UIWindow[0] UIWindow 0 0 390 844", "  UIView[0.0] UIView 0 100 390 200.5", "    pay UIButton 20 10 80 44",
        "      Pay UILabel 10 10 40 20", "    Slider[0.0.1] UISlider 20 60 80 30",
      ]
    )
    let button = try #require(view("pay", in: document))
    #expect(button.properties.string(.title) == "Pay, Author: me's")
    #expect(button.properties.bool(.isEnabled) == false)
    #expect(!button.subviews[0].isUserInteractionEnabled, "a part of a button takes no touches of its own")
    #expect(warnings(document) == ["this is an accessibility tree (XCUITest debugDescription)" + notice])
    #expect(try converted(document).names.all == document.names.all)
  }

  @Test func `a description that the debugger prints as one string is unescaped`() throws {
    let text =
      #""Attributes: Window, {{0.0, 0.0}, {9.0, 9.0}}\nElement subtree:\n →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n    Button, 0x2, {{1.0, 2.0}, {3.0, 4.0}}, label: \'Go\'\n""#
    #expect(try outline(imported(text)) == ["UIWindow[0] UIWindow 0 0 9 9", "  Go UIButton 1 2 3 4"])
  }

  @Test func `Appium's page source keeps elements it does not know`() throws {
    let document = try imported(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT>
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" x="0" y="0" width="390" height="844">
          <Riddle odd="&#10;"/>
          <XCUIElementTypeSwitch name="wifi &amp; more" value="1" enabled="" x="10" y="20" width="51" height="31"/>
        </XCUIElementTypeApplication>
      </AppiumAUT>
      """
    )
    #expect(
      outline(document) == [
        "window UIWindow 0 0 390 844", "  UIView[0.0] UIView 0 0 390 844 guessed",
        "  wifi & more UISwitch 10 20 51 31",
      ]
    )
    #expect(document.title == "Shop")
    #expect(warnings(document).first == "4: the element <Riddle> is not known here; taken as Other")
    #expect(complaints("<AppiumAUT></AppiumAUT>") == ["a.json: error: the tree has no elements"])
  }

  @Test func `uiautomator's XML is pixels, up to the end of its first document`() throws {
    let document = try imported(
      """
      <?xml version='1.0'?><hierarchy rotation="0">
      <node class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
        <node class="android.widget.TextView" text="Hi" resource-id="app:id/hello" bounds="[10,20][110,60]" clickable="true"/>
        <android.view.ViewGroup bounds="[0,0][0,0]" clickable="true"/>
      </node></hierarchy>
      UI hierchary dumped to: /dev/tty
      """
    )
    #expect(
      outline(document) == [
        "window UIWindow 0 0 1080 1920", "  android.widget.FrameLayout[0.0] UIView 0 0 1080 1920",
        "    hello UILabel 10 20 100 40", "    android.view.ViewGroup[0.0.1] UIControl 0 0 0 0",
      ]
    )
  }

  private static let trees: [(String, [String])] = [
    (
      #"[{"AXFrame": "{{0, 0}, {390, 844}}", "type": "Application", "AXLabel": "Shop"}, {"AXFrame": "{{20, 264}, {362, 44}}", "AXLabel": "Pay", "type": "Button", "AXUniqueId": null, "enabled": true}]"#,
      ["window UIWindow 0 0 390 844", "  Pay UIButton 20 264 362 44"]
    ),
    (
      "Running on iPhone\n"
        + #"{"attributes": {"bounds": "[0,0][390,844]", "text": ""}, "children": [{"attributes": {"bounds": "[10,20][60,70]", "resource-id": "ok"}, "children": []}]}"#,
      ["window UIWindow 0 0 390 844", "  UIView[0.0] UIView 0 0 390 844", "    ok UIView 10 20 50 50"]
    ),
    (
      #"{"value": {"type": "Window", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [{"type": "Cell", "rawIdentifier": "row", "isEnabled": "1", "rect": {"x": 0, "y": 100, "width": 390, "height": 44}, "children": []}]}}"#,
      ["UIWindow[0] UIWindow 0 0 390 844", "  row UITableViewCell 0 100 390 44"]
    ),
    (
      #"{"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "x": 0, "y": 0, "width": 390, "height": 844, "children": [{"type": "UIView", "x": 10, "y": 10, "width": 100, "height": 100, "children": [{"type": "UIView", "identifier": "inner", "x": 5, "y": 5, "width": 20, "height": 20}]}]}]}"#,
      ["UIWindow[0] UIWindow 0 0 390 844", "  UIView[0.0] UIView 10 10 100 100", "    inner UIView 5 5 20 20"]
    ),
  ]

  @Test(arguments: trees)
  func `element trees in JSON open, each tool's own way`(text: String, expected: [String]) throws {
    #expect(try outline(imported(text)) == expected)
  }
}
