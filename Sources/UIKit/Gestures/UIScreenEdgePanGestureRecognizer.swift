import Foundation

/// A pan that starts at an edge of the window and leads inwards (G-SE-1 to G-SE-3).
///
/// - Note: Edges are those of the window; there is no interface orientation.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// None by default: then it never begins.
  open var edges: UIRectEdge = []

  override var edge: ScreenEdge? {
    ScreenEdge(edges: edges, area: view?.window?.bounds ?? .zero, behavior: UIApplication.behavior)
  }
}
