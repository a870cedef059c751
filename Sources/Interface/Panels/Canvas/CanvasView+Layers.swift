import Foundation
import UIKit

/// The layers drawn apart: turning them, and what is under a pixel of them. Nothing is delivered through them.
extension CanvasView {
  /// Degrees for each pixel that the stack is dragged.
  private static let degrees: CGFloat = 0.35

  func turnLayers(by delta: CGVector) {
    session.setTools { $0.layers?.turn(yaw: delta.dx * Self.degrees, pitch: delta.dy * Self.degrees) }
  }

  /// All views at a point of the screen that can be picked, frontmost first.
  ///
  /// While the layers are apart the point is one of the lowest sheet: the views are those whose own sheets are seen there.
  func views(at point: CGPoint) -> [ElementID] {
    guard let projection = geometry.projection else { return session.views(at: point) }
    let stack = LayerStack(of: session.application, levels: projection.levels, root: session.isolatedView)
    return stack.views(at: geometry.canvasPoint(point), in: geometry).map { session.application.identify($0) }
  }

  /// The same in the order of picking.
  func pickable(at point: CGPoint) -> [ElementID] {
    geometry.projection == nil ? session.pickable(at: point) : views(at: point)
  }

  /// The point of the screen that is looked at: on the sheet of the frontmost view there.
  func probe(at point: CGPoint, front: ElementID?) -> CGPoint {
    guard geometry.projection != nil, let view = front.flatMap({ session.view($0) }) else { return point }
    return geometry.canvasPoint(point).applying(geometry.plane(of: view).inverted())
  }

  func pick(at point: CGPoint) { session.pick(pickable(at: point), at: point) }
}
