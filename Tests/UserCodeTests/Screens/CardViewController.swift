import QuartzCore
import UIKit

/// Looks and life of a screen as people write them: nothing here is drawn, all of it compiles.
final class CardView: UIView {
  @IBInspectable var radius: CGFloat = 12 { didSet { layer.cornerRadius = radius } }

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  var shape: CAShapeLayer? { layer as? CAShapeLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    commonInit()
  }

  private func commonInit() {
    layer.shadowColor = UIColor.black.withAlphaComponent(0.4).cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    layer.borderColor = tintColor.cgColor
    layer.borderWidth = 1 / UIScreen.main.scale
    clipsToBounds = false
    contentMode = .redraw
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = true
    accessibilityTraits = [.button]
    accessibilityLabel = "Card"
    let gloss = CAGradientLayer()
    gloss.colors = [UIColor.clear.cgColor, #colorLiteral(red: 1, green: 1, blue: 1, alpha: 0.2).cgColor]
    gloss.frame = bounds
    layer.addSublayer(gloss)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor.red.setFill()
    UIBezierPath(ovalIn: rect).fill()
    context.restoreGState()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.sublayers?.forEach { $0.frame = bounds }
  }

  func pulse() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.5
    animation.duration = 0.3
    layer.add(animation, forKey: "pulse")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape?.strokeEnd = 0.5
    CATransaction.commit()
  }
}

final class CardViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private(set) var life: [String] = []
  let card: CardView

  init(card: CardView) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    life.append("load")
    view.addSubview(card)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    life.append("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    life.append("did appear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    life.append("layout")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    life.append("did disappear")
  }
}
