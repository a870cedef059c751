import UIKit

/// A button as round as its bounds: corners do not count.
final class RoundButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    layer.masksToBounds = true
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }
}

/// Lets touches through where it has no subview.
class PassThroughView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

/// A control that is easier to hit than to see.
class WideTouchControl: UIControl {
  var touchMargin: CGFloat = 20

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -touchMargin, dy: -touchMargin).contains(point)
  }
}

/// The handle of a trimmer: a thin bar that answers for what is around it, without asking its subviews.
final class TrimHandle: UIView {
  private var touchArea: CGRect { bounds.insetBy(dx: -20, dy: -20) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchArea.contains(point) ? self : nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea.contains(point)
  }
}

/// Stands for another view, except over the one that it leaves alone.
final class ForwardingArea: UIView {
  weak var receiver: UIView?
  weak var exception: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let exception, !exception.point(inside: convert(point, to: exception), with: event) else { return nil }
    return self.point(inside: point, with: event) ? receiver : nil
  }
}

protocol CurtainDelegate: AnyObject {
  func curtain(_ curtain: Curtain, lifts point: CGPoint) -> Bool
  func viewBehind(_ curtain: Curtain) -> UIView
}

/// A scroll view that opens for some points and asks a view beside it.
final class Curtain: UIScrollView {
  weak var curtainDelegate: CurtainDelegate?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let curtainDelegate, curtainDelegate.curtain(self, lifts: point) else {
      return super.hitTest(point, with: event)
    }
    let view = curtainDelegate.viewBehind(self)
    return view.hitTest(view.convert(point, from: self), with: event)
  }
}
