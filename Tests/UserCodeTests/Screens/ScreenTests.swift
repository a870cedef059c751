import Testing
import UIKit

@MainActor
struct ScreenTests {
  @Test func `a controller is told of its life`() {
    let phone = Phone()
    let controller = CardViewController(card: CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
    phone.application.perform {
      phone.window.rootViewController = controller
      phone.window.layoutIfNeeded()
      phone.window.rootViewController = nil
    }
    #expect(controller.life == ["load", "will appear", "did appear", "layout", "did disappear"])
  }

  @Test func `a view has the layer of its class, with what was set`() {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(card.shape != nil)
    #expect(card.layer.sublayers?.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    card.radius = 4
    #expect(card.layer.cornerRadius == 4)
    card.pulse()
    #expect(card.layer.animationKeys() == ["pulse"])
    #expect(card.layer.presentation()?.position == card.center)
    card.layer.sublayers?.first?.removeFromSuperlayer()
    #expect(card.layer.sublayers == nil)
  }

  @Test func `subviews take their share of a change of size`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = CardView(frame: parent.bounds)
    let corner = UIView(frame: CGRect(x: 80, y: 80, width: 10, height: 10))
    corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    let still = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    for view in [filling, corner, still] { parent.addSubview(view) }
    parent.frame.size = CGSize(width: 300, height: 200)
    #expect(filling.frame == parent.bounds)
    #expect(corner.frame == CGRect(x: 280, y: 180, width: 10, height: 10))
    #expect(still.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a tint comes from above`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
  }

  @Test func `points go between views and the screen`() {
    let phone = Phone()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    phone.window.addSubview(view)
    let screen = phone.window.screen
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen.coordinateSpace) == CGPoint(x: 11, y: 22))
  }

  @Test func `colours go to hue and back`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.9)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 1e-9)
    #expect(abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9)
    #expect(alpha == 0.9)
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
  }

  @Test func `small values of other modules are there`() {
    #expect(IndexPath(row: 3, section: 1).row == 3)
    #expect(IndexPath(item: 3, section: 1).section == 1)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(autoreleasepool { 4 } == 4)
    let old: UIGestureRecognizerState = .began
    #expect(old == UIGestureRecognizer.State.began)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeScale(2, 3, 1)) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `a navigation controller shows the last of its controllers`() {
    let phone = Phone()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    phone.application.perform { phone.window.rootViewController = navigation }
    #expect(first.view.superview === navigation.view)
    navigation.pushViewController(second, animated: false)
    #expect(first.view.superview == nil)
    #expect(second.navigationController === navigation)
    #expect(navigation.popViewController(animated: false) === second)
    #expect(first.view.window === phone.window)
  }

  private final class Form: NSObject, UITextFieldDelegate {
    var allows = false
    var ended = 0

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
  }

  @Test func `a text field begins and ends when its delegate lets it`() {
    let phone = Phone()
    let form = Form()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.delegate = form
    phone.window.addSubview(field)
    phone.tap(10, 10, at: 0)
    #expect(!field.isFirstResponder)
    form.allows = true
    phone.tap(10, 10, at: 1)
    #expect(field.isFirstResponder)
    phone.application.perform { _ = phone.window.endEditing(false) }
    #expect(!field.isFirstResponder)
    #expect(form.ended == 1)
  }

  @Test func `points go between layers`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.layer.addSublayer(layer)
    #expect(layer.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 6, y: 6))
    #expect(layer.convert(CGPoint(x: 6, y: 6), from: view.layer) == CGPoint(x: 1, y: 1))
    #expect(view.layer.hitTest(CGPoint(x: 17, y: 27)) === layer)
    #expect(view.layer.hitTest(CGPoint(x: 80, y: 80)) === view.layer)
    #expect(view.layer.hitTest(CGPoint(x: 0, y: 0)) == nil)
  }

  @Test func `constraints are kept and move nothing`() {
    let (parent, child) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    parent.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 30)
    let top = child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor, constant: 8)
    NSLayoutConstraint.activate([width, top])
    #expect(width.isActive)
    #expect(top.constant == 8)
    #expect(width.firstItem === child)
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `undoing is taken back by doing again`() {
    @MainActor
    final class Model {
      var value = 0
      let undoManager = UndoManager()

      func set(_ newValue: Int) {
        let old = value
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        value = newValue
      }
    }
    let model = Model()
    model.set(1)
    model.set(2)
    model.undoManager.undo()
    #expect(model.value == 1)
    model.undoManager.redo()
    #expect(model.value == 2)
    model.undoManager.undo()
    model.undoManager.undo()
    #expect(model.value == 0)
    #expect(!model.undoManager.canUndo)
  }
}
