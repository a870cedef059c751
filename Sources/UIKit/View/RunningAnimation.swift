import Foundation

/// Where a view came from, while an animation takes it to its new values.
@MainActor
struct RunningAnimation {
  private(set) weak var view: UIView?

  fileprivate let start: LayerGeometry
  fileprivate let startOpacity: Float
  private let begin: Instant
  let end: Instant

  fileprivate init(of view: UIView, from start: AnimationStart, begin: Instant, end: Instant) {
    self.view = view
    self.start = start.geometry
    startOpacity = start.opacity
    self.begin = begin
    self.end = end
  }

  /// How much of the way is done, 0 to 1; at an even pace, whatever the curve.
  fileprivate func progress(at now: Instant) -> CGFloat {
    let length = end.seconds(since: begin)
    return length > 0 ? min(max(now.seconds(since: begin) / length, 0), 1) : 1
  }
}

/// A view's values before a block of animations changed them.
struct AnimationStart {
  let geometry: LayerGeometry
  let opacity: Float
}

extension UIApplication {
  /// What all views on the screen are like now; a block of animations may change any of them.
  final func animationStarts() -> [ObjectIdentifier: AnimationStart] {
    var starts: [ObjectIdentifier: AnimationStart] = [:]
    var rest: [UIView] = windows
    while let view = rest.popLast() {
      starts[ObjectIdentifier(view)] = AnimationStart(geometry: view.layerGeometry, opacity: view.opacity)
      rest += view.subviews
    }
    return starts
  }

  /// Remembers where the changed views came from until the animation is over.
  final func keepAnimations(
    of views: [UIView],
    from starts: [ObjectIdentifier: AnimationStart],
    begin: Instant,
    end: Instant
  ) {
    for view in views {
      guard let start = starts[ObjectIdentifier(view)] else { continue }
      runningAnimations[ObjectIdentifier(view)] = RunningAnimation(of: view, from: start, begin: begin, end: end)
    }
  }

  final func forgetAnimations(of views: [UIView], at end: Instant) {
    for view in views where runningAnimations[ObjectIdentifier(view)].map({ $0.end <= end }) == true {
      runningAnimations[ObjectIdentifier(view)] = nil
    }
  }
}

extension UIView {
  /// The geometry that the view's layer has.
  final var layerGeometry: LayerGeometry {
    LayerGeometry(bounds: bounds, position: center, anchorPoint: storedAnchorPoint, transform: transform)
  }

  /// The geometry and opacity seen on the screen now, if an animation is under way (AN-3).
  final var presentedValues: (geometry: LayerGeometry, opacity: Float)? {
    guard let application = window?.application,
      let animation = application.runningAnimations[ObjectIdentifier(self)], animation.view === self
    else { return nil }
    let part = animation.progress(at: application.scheduler.now)
    return (
      animation.start.blended(with: layerGeometry, part),
      animation.startOpacity + Float(part) * (opacity - animation.startOpacity)
    )
  }
}

extension LayerGeometry {
  /// Between this and another, each number by itself.
  fileprivate func blended(with other: LayerGeometry, _ part: CGFloat) -> LayerGeometry {
    func mix(_ left: CGFloat, _ right: CGFloat) -> CGFloat { left + part * (right - left) }
    func mix(_ left: CGPoint, _ right: CGPoint) -> CGPoint { CGPoint(x: mix(left.x, right.x), y: mix(left.y, right.y)) }
    let (from, to) = (transform, other.transform)
    return LayerGeometry(
      bounds: CGRect(
        origin: mix(bounds.origin, other.bounds.origin),
        size: CGSize(
          width: mix(bounds.width, other.bounds.width),
          height: mix(bounds.height, other.bounds.height)
        )
      ),
      position: mix(position, other.position),
      anchorPoint: mix(anchorPoint, other.anchorPoint),
      transform: CGAffineTransform(
        a: mix(from.a, to.a),
        b: mix(from.b, to.b),
        c: mix(from.c, to.c),
        d: mix(from.d, to.d),
        tx: mix(from.tx, to.tx),
        ty: mix(from.ty, to.ty)
      )
    )
  }
}
