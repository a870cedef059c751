public import Foundation

/// What points can be converted from and to: views and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// A point of this space on the screen.
  fileprivate func onScreen(_ point: CGPoint) -> CGPoint {
    (self as? UIView).map { point.applying($0.transformToScreen) } ?? point
  }

  /// A point of the screen in this space.
  fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
    (self as? UIView).map { point.applying($0.transformToScreen.inverted()) } ?? point
  }

  func convertThroughScreen(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    space.fromScreen(onScreen(point))
  }

  /// The smallest upright rectangle around the converted corners.
  func convertThroughScreen(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    let there = (self as? UIView)?.transformToScreen ?? .identity
    let back = (space as? UIView)?.transformToScreen.inverted() ?? .identity
    return rect.applying(there.concatenating(back))
  }
}
