import Foundation
import Testing
import UIKit

@testable import LayoutFiles

@Suite struct DescriptionTests {
  @Test func `hierarchies of KIF and EarlGrey are read`() throws {
    let document = try imported(
      """
      <UIWindow:0x101; AX=N; AX.frame={{0, 0}, {0, 0}}; frame={{0, 0}, {375, 667}}; opaque; alpha=1>
        |--<UIView:0x102; AX=N; frame={{10, 20}, {100, 50}}; alpha=0.5; UIE=N>
        |  |--<UILabel:0x103; AX=Y; AX.label='It; is'; frame={{0, 0}, {50, 20}}; hidden; alpha=1; UIE=N; text='It's; me'>
      """
    )
    #expect(
      outline(document) == [
        "UIWindow:0x101 UIWindow 0 0 375 667", "  UIView:0x102 UIView 10 20 100 50",
        "    UILabel:0x103 UILabel 0 0 50 20 hidden",
      ]
    )
    #expect(view("UIView:0x102", in: document)?.isUserInteractionEnabled == false)
    #expect(view("UIView:0x102", in: document)?.alpha == 0.5)
    #expect(view("UILabel:0x103", in: document)?.properties.string(.text) == "It's; me")
  }

  @Test func `the old list of controllers is read`() throws {
    let document = try imported(
      """
      <UINavigationController: 0x301; view = <UILayoutContainerView; 0x401>; frame = (0, 0; 320, 480)>
         | <ShopController: 0x302; view = <UIView; 0x402>; frame = (0, 0; 320, 480)>
         |  *M<LoginController: 0x303; view not loaded>
      // '*M' means the controller is presented modally.
      """
    )
    #expect(document.source == .controllerHierarchy)
    let root = document.windows[0].rootViewController
    #expect(root?.uiClass == .navigationController)
    #expect(root?.children.map(\.name) == ["ShopController"])
    #expect(root?.presented?.name == "LoginController")
  }

  @Test func `a pasted hierarchy opens with its frames, whatever stands around it`() throws {
    let document = try imported(
      """
      2031-01-02 10:20:30.400 Shop[812:9001] about to print
      (lldb) po [[UIWindow keyWindow] recursiveDescription]
      <UIWindow: 0x10a; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x20a>; layer = <UIWindowLayer: 0x30a>>
         | <Shop.CartView: 0x10b; baseClass = UIView; frame = (0 20; 320 460); autoresize = W+H; layer = <CALayer: 0x30b>>
         |    | <UIButton: 0x10c; frame = (10 10; 100 44); opaque = NO; layer = <CALayer: 0x30c>> - (null)
         |    |    | <UIButtonLabel: 0x10d; frame = (8 12; 84 20); text = 'Pay'; userInteractionEnabled = NO; layer = <CALayer: 0x30d>>
         |    | <UIView: 0x10e; frame = (0 0; 320 460); hidden = YES; alpha = 0.5; clipsToBounds = YES; tag = 7; layer = <CALayer: 0x30e>>
      (lldb)
      """
    )
    #expect(
      outline(document) == [
        "UIWindow:0x10a UIWindow 0 0 320 480", "  Shop.CartView:0x10b UIView 0 20 320 460",
        "    UIButton:0x10c UIButton 10 10 100 44", "      UIButtonLabel:0x10d UILabel 8 12 84 20",
        "    UIView:0x10e UIView 0 0 320 460 hidden",
      ]
    )
    #expect(document.source == .description)
    #expect(document.device.size == CGSize(width: 320, height: 480))
    #expect(view("UIButtonLabel:0x10d", in: document)?.properties.string(.text) == "Pay")
    #expect(view("UIView:0x10e", in: document)?.properties[.tag] == .integer(7))
    #expect(view("UIView:0x10e", in: document)?.location == SourceLocation(line: 7, column: 11, offset: 579))
    #expect(document.warnings.isEmpty)
    #expect(try outline(converted(document)) == outline(document))
  }

  @Test @MainActor func `touches land where the printed flags let them`() throws {
    let document = try imported(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x9>>
         | <UIScrollView: 0x2; frame = (0 0; 100 100); clipsToBounds = YES; layer = <CALayer: 0x9>; contentOffset: {0, 50}; contentSize: {100, 400}; adjustedContentInset: {0, 0, 0, 0}>
         |    | <UILabel: 0x3; frame = (0 60; 100 20); text = 'touchable'; layer = <CALayer: 0x9>>
         |    | <UILabel: 0x4; frame = (0 90; 100 20); text = 'not'; userInteractionEnabled = NO; layer = <CALayer: 0x9>>
      """
    )
    #expect(hit(document, 10, 15) == "UILabel:0x3", "the label that prints no flag takes touches")
    #expect(hit(document, 10, 45) == "UIScrollView:0x2")
  }

  @Test func `a transform is taken out of the printed frame`() throws {
    let document = try imported(
      """
      <UIView: 0x1; frame = (0 0; 200 200); layer = <CALayer: 0x9>>
         | <UIView: 0x2; frame = (80 60; 40 80); transform = [0, 1, -1, 0, 0, 0]; layer = <CALayer: 0x9>>
         | <UIView: 0x3; frame = (-80 60; 80 40); transform = [1, 0, 0, 1, -100, 0]; layer = <CALayer: 0x9>>
      """
    )
    #expect(view("UIView:0x2", in: document)?.frame == CGRect(x: 60, y: 80, width: 80, height: 40))
    #expect(view("UIView:0x3", in: document)?.frame == CGRect(x: 20, y: 60, width: 80, height: 40))
  }

  @Test func `texts with quotes, brackets and line ends do not hide what follows`() throws {
    let document = try imported(
      """
      <UIView; frame = (0 0; 90 90); layer = <CALayer>>
         | <UILabel; frame = (0 0; 50 20); text = 'What's the point?'; hidden = YES; layer = <_UILabelLayer>>
         | <UILabel; frame = (0 20; 50 20); text = 'if a < b; then (c'; alpha = 0; layer = <_UILabelLayer>>
         | <UILabel; frame = (0 40; 50 20); text = 'one

      two'; clipsToBounds = YES; layer = <_UILabelLayer>>
      """
    )
    let labels = document.windows[0].view.subviews[0].subviews
    #expect(labels.map { $0.properties.string(.text) } == ["What's the point?", "if a < b; then (c", "one two"])
    #expect(labels.map(\.isHidden) == [true, false, false])
    #expect(labels[1].alpha == 0)
    #expect(labels[2].properties.bool(.clipsToBounds) == true)
  }

  @Test func `wrapped, cut and elided lines keep what they say`() throws {
    let document = try imported(
      """
      @"<UIWindow: 0x1; frame = (0 0; 320 568); gestureRecognizers = <NSArray:
      0x5>; layer = <UIWindowLayer: 0x6>>
      | <UIView: 0x2; frame
      = (0 0; 320 500); layer = <CALayer: 0x6>>
      ……
      | | | <UIView: 0x3; frame = (5 5; 10 10); userInteractionEnabl
      """
    )
    #expect(
      outline(document) == [
        "UIWindow:0x1 UIWindow 0 0 320 568", "  UIView:0x2 UIView 0 0 320 500", "    UIView:0x3 UIView 5 5 10 10",
      ]
    )
    #expect(
      warnings(document) == [
        "5: the text leaves lines out here; the views in them are missing",
        "6: the line is cut; what it says up to here is used",
        "6: a view here has lost its superview; it is put into the nearest view before it",
      ]
    )
  }

  @Test func `recognizers whose kind is not told are one that never fires`() throws {
    let document = try imported(
      """
      <UIView: 0x1; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x6>>
         | <UITableView: 0x2; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x6>; contentOffset: {0, -64}>
      """
    )
    let root = document.windows[0].view.subviews[0]
    #expect(root.gestureRecognizers.map(\.uiClass) == [.gestureRecognizer])
    #expect(root.subviews[0].gestureRecognizers.isEmpty, "a scroll view's recognizers are its own")
    #expect(warnings(document).count == 1)
  }

  @Test func `controllers join the views by address`() throws {
    let document = try imported(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
         | <UILayoutContainerView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
         |    | 'Shop.Inner:0x77' <UIView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
         | <UIView: 0x4; frame = (0 40; 320 440); layer = <CALayer: 0x9>>
      <UINavigationController 0x50>, state: appeared, view: <UILayoutContainerView 0x2>
         + <Shop.Sheet 0x51>, state: appeared, view: <UIView: 0x4>, presented with: <_UIPageSheet 0x60>
      """
    )
    let sheet = view("UIView:0x4", in: document)?.managingController
    #expect(view("UILayoutContainerView:0x2", in: document)?.managingController?.uiClass == .navigationController)
    #expect(view("UIView:0x3", in: document)?.managingController?.customClass == "Shop.Inner")
    #expect(sheet?.overrides.next?.value == "UINavigationController")
    let back = try converted(document)
    #expect(back.names.all == document.names.all)
    #expect(view("UIView:0x4", in: back)?.managingController?.name == "Shop.Sheet")
  }

  @Test @MainActor func `the responder chain passes the joined controller`() throws {
    let document = try imported(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
         | <UIView: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x9>>
      <Shop.Root 0x50>, state: appeared, view: <UIView 0x2>
      """
    )
    let built = LayoutBuilder.build(document)
    #expect(built.view("UIView:0x2")?.next === built.responder("Shop.Root"))
    #expect(built.responder("Shop.Root")?.next === built.view("UIWindow:0x1"))
  }

  @Test func `a controller hierarchy alone opens without geometry`() throws {
    let document = try imported(
      """
      <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <App.First 0x3>, state: appeared, view: <UIView 0x4>
         | <App.Second 0x5>, state: disappeared, view:  (view not loaded)
         + <App.Sheet 0x6>, state: appeared, view: <UIView 0x7>, presented with: <X 0x8>
      """
    )
    let root = try #require(document.windows.first?.rootViewController)
    #expect(root.children.map(\.name) == ["App.First", "App.Second"])
    #expect(root.children.map(\.view.isHidden) == [false, true])
    #expect(root.presented?.name == "App.Sheet")
    #expect(warnings(document) == ["the text has no frames; every view is shown as large as the screen"])
  }

  @Test func `relatives without frames are refused with what to do`() {
    #expect(
      complaints("UIWindow:0x7fa1\n|   UIView:0x7fa2\n|   |   UILabel:0x7fa3'Hi'\n").first?.contains(
        "Auto Layout trace"
      )
        == true
    )
    #expect(
      complaints("[   AF    ! wLU ] h=--- v=--- NSView f=(0,0,87,32) b=(-)\n").first?.contains("macOS view hierarchy")
        == true
    )
  }

  @Test func `absurd numbers are replaced and named`() throws {
    let document = try imported("<UIView: 0x1; frame = (nan 1e400; -20 5); layer = <CALayer: 0x2>>")
    #expect(document.windows[0].view.subviews[0].frame == CGRect(x: -20, y: 0, width: 20, height: 5))
    #expect(warnings(document).count == 3)
  }

  @Test func `a hundred thousand levels are cut at the limit`() throws {
    var text = ""
    for depth in 0..<2_000 {
      text += String(repeating: "|", count: depth) + "<UIView: 0x1; frame = (0 0; 9 9); layer = <C: 0x2>>\n"
    }
    let document = try imported(text)
    #expect(warnings(document) == ["1915 views nested deeper than 85 levels, the limit, are left out"])
    #expect(try outline(converted(document)) == outline(document))
  }
}
