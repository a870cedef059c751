import Foundation
import Testing
import UIKit

@testable import LayoutFiles

@Suite struct InterfaceBuilderTests {
  @Test @MainActor func `a button opens with its name, title, action and frame`() throws {
    let document = try imported(
      storyboard(
        viewController(
          """
          <button opaque="NO" id="b">\(rect(20, 100, 80, 44))<state key="normal" title="Pay &amp; go"/>
          <connections><action selector="pay:" destination="vc" eventType="touchUpInside" id="x"/>
          <segue destination="vc2" kind="show" identifier="more" id="y"/></connections></button>
          <label userInteractionEnabled="NO" text="quiet" id="l1">\(rect(20, 200, 80, 20))</label>
          <label text="loud" id="l2">\(rect(20, 240, 80, 20))</label>
          """,
          attributes: "customClass=\"Shop\" customModule=\"App\"",
          more: "<connections><outlet property=\"payButton\" destination=\"b\" id=\"o\"/></connections>"
        ),
        viewController("", id: "vc2", attributes: "storyboardIdentifier=\"More\"")
      )
    )
    #expect(
      outline(document) == [
        "window UIWindow", "  (Shop)", "  UIView[0.0] UIView 0 0 390 844", "    payButton UIButton 20 100 80 44",
        "    quiet UILabel 20 200 80 20", "    loud UILabel 20 240 80 20",
      ]
    )
    let button = try #require(view("payButton", in: document))
    #expect(button.properties.string(.title) == "Pay & go")
    #expect(button.actions.map(\.action) == ["pay:"])
    #expect(button.actions.first?.target?.value == "Shop")
    #expect(document.links.map(\.scene) == ["More"])
    #expect(document.scenes.map(\.name) == ["Shop", "More"])
    #expect(document.scenes.map(\.identifier) == [nil, "More"])
    #expect(document.windows[0].rootViewController?.customClass == "App.Shop")
    #expect(document.warnings.isEmpty)
    #expect(hit(document, 30, 210) == "UIView[0.0]")
    #expect(hit(document, 30, 250) == "loud", "a label without the flag takes touches")
    #expect(try outline(converted(document)) == outline(document))
    #expect(try converted(document).names.all == document.names.all)
  }

  @Test func `the initial scene opens, and any other by its name`() throws {
    let text = storyboard(
      viewController("", id: "a", attributes: "title=\"First\""),
      viewController("", id: "b", attributes: "storyboardIdentifier=\"Second\""),
      root: "initialViewController=\"b\""
    )
    #expect(try imported(text).sceneShown == "Second")
    #expect(try imported(text).scenes.map(\.name) == ["Second", "First"], "the initial scene stands first")
    #expect(try imported(text).scenes.map(\.isInitial) == [true, false])
    let all = try LayoutFile.scenes(Array(text.utf8), file: "Main.storyboard")
    #expect(all.map(\.sceneShown) == ["Second", "First"])
    #expect(try all == [imported(text, file: "Main.storyboard"), imported(text, file: "Main.storyboard#First")])
    #expect(try imported(text, file: "Main.storyboard#First").sceneShown == "First")
    #expect(try imported(text, file: "Main.storyboard#a").sceneShown == "First")
    let error = lines { () throws(LayoutError) in
      _ = try LayoutFile.decode(Array(text.utf8), file: "Main.storyboard#Third")
    }
    #expect(error == ["Main.storyboard: error: there is no scene \"Third\"; the file has \"Second\", \"First\""])
  }

  @Test func `recognizers stand beside the views and belong to the last that claims them`() throws {
    let document = try imported(
      storyboard(
        viewController(
          """
          <view id="v1">\(rect(0, 0, 10, 10))<gestureRecognizers/><connections>
          <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="c1"/></connections></view>
          <view id="v2" userLabel="second">\(rect(0, 0, 10, 10))<connections>
          <outletCollection property="gestureRecognizers" destination="g1" appends="YES" id="c2"/>
          <outletCollection property="gestureRecognizers" destination="g2" appends="YES" id="c3"/></connections></view>
          """
        ) + """
          <pongPressGestureRecognizer minimumPressDuration="0.25" cancelsTouchesInView="NO" id="g1"><connections>
          <action selector="held:" destination="vc" id="a1"/></connections></pongPressGestureRecognizer>
          <screenEdgePanGestureRecognizer id="g2"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
          <tapGestureRecognizer id="g3"/>
          """
      )
    )
    let owner = try #require(view("second", in: document))
    #expect(owner.gestureRecognizers.map(\.uiClass) == [.longPress, .screenEdgePan])
    #expect(owner.gestureRecognizers.map(\.name) == ["held", "UIScreenEdgePanGestureRecognizer"])
    #expect(owner.gestureRecognizers[0].properties[.minimumPressDuration] == .number(0.25))
    #expect(owner.gestureRecognizers[1].properties[.edges] == .options(["left"]))
    #expect(owner.gestureRecognizers[0].actions.map(\.action) == ["held:"])
    #expect(warnings(document).count == 2)
    #expect(warnings(document).contains { $0.hasSuffix("no view has the recognizer g3, so it gets no touches") })
  }

  @Test func `frameInset is measured from the superview's edges`() throws {
    let document = try imported(
      storyboard(
        viewController(
          """
          <view id="1"><frame key="frameInset" minX="63" minY="629" width="248" height="30"/></view>
          <view id="2"><frame key="frameInset" maxX="10" width="50" minY="5" maxY="5"/></view>
          <view id="3"><frame key="frameInset"/></view>
          <view id="4"><rect key="contentStretch" x="9" y="9" width="1" height="1"/>\(rect(1, 2, -3, 1e300))</view>
          """
        )
      )
    )
    #expect(
      outline(document).dropFirst(3) == [
        "    UIView[0.0.0] UIView 63 629 248 30", "    UIView[0.0.1] UIView 330 5 50 834",
        "    UIView[0.0.2] UIView 0 0 390 844", "    UIView[0.0.3] UIView -2 2 3 0",
      ]
    )
    #expect(document.warnings.count == 2)
  }

  @Test func `views without a frame are laid out by their constraints, or said to be guessed`() throws {
    func constraint(_ first: String, _ name: String, _ second: String?, _ other: String = "", _ more: String = "")
      -> String
    {
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(name)\" "
        + (second.map { "secondItem=\"\($0)\" secondAttribute=\"\(other)\" " } ?? "") + more + "/>"
    }
    let constraints = [
      constraint("a", "leading", "vc-root", "leading", "constant=\"20\""),
      constraint("vc-root", "trailing", "a", "trailing", "constant=\"20\""),
      constraint("a", "top", "vc-root", "top", "constant=\"100\""),
      constraint("a", "height", nil, "", "constant=\"50\""),
      constraint("b", "top", "a", "bottom", "constant=\"8\""), constraint("b", "centerX", "a", "centerX"),
      constraint("s", "leading", "a", "leading"), constraint("s", "trailing", "a", "trailing"),
      constraint("s", "top", "b", "bottom"), constraint("s", "height", nil, "", "constant=\"40\""),
    ]
    let document = try imported(
      storyboard(
        """
        <viewController id="vc" sceneMemberID="viewController"><view key="view" id="vc-root">\(rect(0, 0, 390, 844))<subviews>
        <view id="a"/><switch id="b"/><stackView id="s" distribution="fillEqually" spacing="10"><subviews>
        <view id="s1"/><view id="s2"/></subviews></stackView><view id="lost"/></subviews>
        <constraints>\(constraints.joined())</constraints></view></viewController>
        """
      )
    )
    #expect(
      outline(document).dropFirst(3) == [
        "    UIView[0.0.0] UIView 20 100 350 50 solved", "    UISwitch[0.0.1] UISwitch 169.5 158 51 31 solved",
        "    UIStackView[0.0.2] UIStackView 20 189 350 40 solved", "      UIView[0.0.2.0] UIView 0 0 170 40 solved",
        "      UIView[0.0.2.1] UIView 180 0 170 40 solved", "    UIView[0.0.3] UIView 0 0 0 0 guessed",
      ]
    )
    #expect(warnings(document).last == "6 of 7 views have no position in this file; open and save it in a newer Xcode")
  }

  @Test func `containers show their first controller with its bars`() throws {
    let document = try imported(
      storyboard(
        """
        <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="tb">\(rect(0, 0, 390, 49))</tabBar>
        <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r1"/></connections></tabBarController>
        """,
        """
        <navigationController id="n" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="Home" id="ti"/>
        <navigationBar key="navigationBar" id="nb">\(rect(0, 44, 390, 44))</navigationBar>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r2"/></connections></navigationController>
        """,
        viewController(
          "",
          more: """
            <navigationItem key="navigationItem" title="Shop" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi">
            <connections><action selector="add:" destination="vc" id="ba"/></connections></barButtonItem></navigationItem>
            """
        )
      )
    )
    #expect(
      outline(document) == [
        "window UIWindow", "  (UITabBarController)", "  UIView[0.0] UIView 0 0 390 844",
        "    UITabBarController content UIView 0 0 390 844", "    UITabBar[0.0.1] UITabBar 0 761 390 83 conventional",
        "      Home UIControl 0 0 390 49 conventional",
        "        UIImageView[0.0.1.0.0] UIImageView 183 6 24 24 conventional",
        "        UILabel[0.0.1.0.1] UILabel 0 33 390 13 conventional", "    (UINavigationController)",
        "    UIView[0.0.2] UIView 0 0 390 844",
        "      UINavigationController content UIView 0 0 390 844",
        "      _UIBarBackground[0.0.2.1] UIView 0 0 390 47 conventional",
        "      UINavigationBar[0.0.2.2] UINavigationBar 0 47 390 44 conventional",
        "        UILabel[0.0.2.2.0] UILabel 98 0 195 44 conventional",
        "        add UIButton 338 0 44 44 conventional",
        "      (UIViewController)", "      UIView[0.0.2.3] UIView 0 0 390 844",
      ]
    )
    #expect(view("add", in: document)?.actions.first?.target?.value == "UIViewController")
    #expect(try converted(document).names.all == document.names.all)
  }

  @Test func `container views hold their controllers, and a circle of them ends`() throws {
    let document = try imported(
      storyboard(
        viewController(
          """
          <containerView id="c" userLabel="slot">\(rect(10, 20, 100, 200))<connections>
          <segue destination="in" kind="embed" id="e"/></connections></containerView>
          """
        ),
        viewController(
          "<containerView id=\"c2\">\(rect(0, 0, 9, 9))<connections><segue destination=\"vc\" kind=\"embed\" id=\"e2\"/></connections></containerView>",
          id: "in",
          attributes: "customClass=\"Inner\""
        )
      )
    )
    let inner = try #require(document.windows[0].rootViewController?.children.first)
    #expect(inner.name == "Inner")
    #expect(inner.container?.value == "slot")
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(warnings(document).map { $0.contains("is embedded in itself") } == [true])
    #expect(try outline(converted(document)) == outline(document))
  }

  @Test func `tables show prototypes and static cells in the table's content`() throws {
    let document = try imported(
      storyboard(
        """
        <tableViewController id="vc" sceneMemberID="viewController"><tableView key="view" clipsSubviews="YES" id="t">\(rect(0, 0, 390, 100))
        <view key="tableHeaderView" id="h">\(rect(0, 0, 390, 20))</view><sections><tableViewSection id="s"><cells>
        <tableViewCell id="c1">\(rect(0, 28, 390, 44))<tableViewCellContentView key="contentView" tableViewCell="c1" id="cc">\(rect(0, 0, 360, 44))
        <subviews><label text="Row" id="l">\(rect(16, 0, 300, 44))</label></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView></tableViewController>
        """
      )
    )
    #expect(
      outline(document).dropFirst(2) == [
        "  UITableView[0.0] UITableView 0 0 390 100", "    UIView[0.0.0] UIView 0 0 390 20",
        "    UITableViewCell[0.0.1] UITableViewCell 0 28 390 44",
        "      UITableViewCellContentView[0.0.1.0] UIView 0 0 360 44", "        Row UILabel 16 0 300 44",
      ]
    )
  }

  @Test func `what is not installed and what an attribute sets at run time count`() throws {
    let document = try imported(
      storyboard(
        viewController(
          """
          <view id="out">\(rect(0, 0, 1, 1))</view>
          <view id="v" userLabel="v">\(rect(0, 0, 1, 1))<userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.zPosition"><real key="value" value="3"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes><variation key="default"><mask key="subviews"><exclude reference="out"/></mask></variation></view>
          <riddle id="r">\(rect(0, 0, 1, 1))</riddle><view id="v">\(rect(0, 0, 1, 1))</view>
          """
        )
      )
    )
    #expect(view("v", in: document)?.properties.bool(.clipsToBounds) == true)
    #expect(view("v", in: document)?.properties[.layer] == .layer(LayerDocument(zPosition: 3)))
    #expect(document.windows[0].rootViewController?.view.subviews.count == 4)
    #expect(document.windows[0].rootViewController?.view.subviews.first?.isHidden == true)
    #expect(document.warnings.map { "\($0.kind.sentence.prefix(24))" }.count == 3)
  }

  @Test func `a XIB opens with its owner's view`() throws {
    let document = try imported(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><device id="retina6_0" orientation="portrait"/>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel"><connections>
      <outlet property="view" destination="2" id="o"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="1">\(rect(0, 0, 9, 9))</view><view id="2">\(rect(0, 0, 200, 100))<subviews>
      <button id="3">\(rect(0, 0, 50, 30))<connections><action selector="go" destination="-1" eventType="touchUpInside" id="a"/>
      <action selector="any" destination="-2" eventType="touchDown" id="b"/></connections></button></subviews></view></objects></document>
      """
    )
    #expect(document.device.size == CGSize(width: 200, height: 100))
    #expect(document.scenes.map(\.isInitial) == [true, false])
    let button = document.windows[0].rootViewController?.view.subviews.first
    #expect(button?.actions.map { $0.target?.value } == ["File's Owner", nil])
  }

  @Test func `twenty thousand views in one line, alike and without frames, are bounded`() throws {
    let views = (0..<20_000).map { "<view id=\"a\($0)\" userLabel=\"same\"/>" }
    let ties = (1..<20_000).map {
      "<constraint firstItem=\"a\($0)\" firstAttribute=\"top\" secondItem=\"a\($0 - 1)\" secondAttribute=\"bottom\"/>"
    }
    let document = try imported(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"r\">\(rect(0, 0, 9, 9))"
        + "<subviews>\(views.joined())</subviews><constraints>\(ties.joined())</constraints></view></objects></document>"
    )
    #expect(document.windows[0].rootViewController?.view.subviews.last?.name == "same 20000")
    #expect(document.warnings.count == ImportLog.limit)
  }

  private static let refused = [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "a macOS Interface Builder document"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "a WatchKit storyboard"),
    ("other", "but not Interface Builder's"),
  ]

  @Test(arguments: refused)
  func `documents of other platforms are refused`(type: String, what: String) {
    #expect(complaints("<document type=\"\(type)\"/>").first?.contains(what) == true)
  }
}
