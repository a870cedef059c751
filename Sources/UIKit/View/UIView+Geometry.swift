package import Foundation

extension UIView {
  /// The anchor point in the superview's coordinates.
  final var position: CGPoint {
    CGPoint(
      x: origin.x + storedAnchorPoint.x * storedBounds.width,
      y: origin.y + storedAnchorPoint.y * storedBounds.height
    )
  }

  /// Moves the anchor, a fraction of the bounds, and keeps the position: the view jumps, as a layer does.
  final func setAnchorPoint(_ anchor: CGPoint) {
    let kept = position
    storedAnchorPoint = anchor
    center = kept
  }

  final var computedFrame: CGRect {
    if storedTransform.isIdentity { return CGRect(origin: origin, size: storedBounds.size) }
    let box = transformedBox(ofSize: storedBounds.size)
    return box.offsetBy(dx: position.x, dy: position.y)
  }

  /// A view of some size around the anchor point, transformed: relative to the position.
  private func transformedBox(ofSize size: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(x: -storedAnchorPoint.x * size.width, y: -storedAnchorPoint.y * size.height),
      size: size
    ).applying(storedTransform)
  }

  final func setFrame(_ frame: CGRect) {
    let oldSize = storedBounds.size
    if storedTransform.isIdentity {
      if origin == frame.origin, oldSize == frame.size { return }
      storedBounds.size = frame.size
      origin = frame.origin
    } else {
      // In practice the size goes through the inverse scale (GE-7); a frame that a rotation cannot have is approximated.
      let size = frame.size.applying(storedTransform.inverted())
      storedBounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      let box = transformedBox(ofSize: storedBounds.size)
      origin = CGPoint(
        x: frame.minX - box.minX - storedAnchorPoint.x * storedBounds.width,
        y: frame.minY - box.minY - storedAnchorPoint.y * storedBounds.height
      )
    }
    geometryDidChange()
    if storedBounds.size != oldSize {
      setNeedsLayout()
      autoresizeSubviews(from: oldSize)
    }
  }

  /// A new size grows about the anchor point, so that the center stays.
  final func setBounds(_ bounds: CGRect) {
    if bounds == storedBounds { return }
    let oldSize = storedBounds.size
    if bounds.size != oldSize {
      let kept = position
      storedBounds = bounds
      origin = CGPoint(
        x: kept.x - storedAnchorPoint.x * bounds.width,
        y: kept.y - storedAnchorPoint.y * bounds.height
      )
    } else {
      storedBounds = bounds
    }
    geometryDidChange()
    if bounds.size != oldSize {
      setNeedsLayout()
      autoresizeSubviews(from: oldSize)
    }
  }

  /// Takes a point of the superview into the bounds coordinates (GE-6).
  package final func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    if storedTransform.isIdentity {
      return CGPoint(x: point.x - origin.x + storedBounds.minX, y: point.y - origin.y + storedBounds.minY)
    }
    let center = position
    let local = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(storedTransform.inverted())
    return CGPoint(
      x: local.x + storedAnchorPoint.x * storedBounds.width + storedBounds.minX,
      y: local.y + storedAnchorPoint.y * storedBounds.height + storedBounds.minY
    )
  }

  /// Takes a point of the bounds coordinates into the superview.
  package final func convertToSuperview(_ point: CGPoint) -> CGPoint {
    if storedTransform.isIdentity {
      return CGPoint(x: point.x - storedBounds.minX + origin.x, y: point.y - storedBounds.minY + origin.y)
    }
    let center = position
    let local = CGPoint(
      x: point.x - storedBounds.minX - storedAnchorPoint.x * storedBounds.width,
      y: point.y - storedBounds.minY - storedAnchorPoint.y * storedBounds.height
    ).applying(storedTransform)
    return CGPoint(x: local.x + center.x, y: local.y + center.y)
  }

  /// The affine map from bounds coordinates to the superview's.
  package final var transformToSuperview: CGAffineTransform {
    CGAffineTransform(
      translationX: -storedBounds.minX - storedAnchorPoint.x * storedBounds.width,
      y: -storedBounds.minY - storedAnchorPoint.y * storedBounds.height
    )
    .concatenating(storedTransform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The affine map from bounds coordinates to those of the topmost view's superview: the screen, for a view in a
  /// window.
  package final var transformToScreen: CGAffineTransform {
    var result = transformToSuperview
    var current = parent
    while let view = current {
      result = result.concatenating(view.transformToSuperview)
      current = view.parent
    }
    return result
  }

  // MARK: Conversion between any two views

  /// The window, or the root of a tree that is in no window.
  final var topmost: UIView {
    var top = self
    while let next = top.parent { top = next }
    return top
  }

  final func converted(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard other !== self else { return point }
    let top = topmost
    var result = point
    var current = self
    while current !== top {
      if let other, current === other { return result }
      result = current.convertToSuperview(result)
      guard let next = current.parent else { break }
      current = next
    }
    guard let other else { return result }
    let otherTop = other.topmost
    if otherTop !== top {
      // Two trees meet on the screen (GE-11).
      result = otherTop.convertFromSuperview(top.convertToSuperview(result))
    }
    return other.convertedDown(result, from: otherTop)
  }

  final func converted(_ point: CGPoint, from other: UIView?) -> CGPoint {
    guard let other else { return convertedDown(point, from: topmost) }
    return other.converted(point, to: self)
  }

  private func convertedDown(_ point: CGPoint, from top: UIView) -> CGPoint {
    guard self !== top, let parent else { return point }
    return convertFromSuperview(parent.convertedDown(point, from: top))
  }

  final func boundingBox(of rect: CGRect, mapping: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(mapping)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
