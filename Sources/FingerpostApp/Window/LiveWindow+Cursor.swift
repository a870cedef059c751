import Interface
import X11Window

/// What the pointer looks like where it is.
extension LiveWindow {
  func updateCursor() {
    guard let pointer else { return }
    let cursor = cursor(root.pointerShape(at: pointer))
    guard cursor != shownCursor else { return }
    shownCursor = cursor
    window.setCursor(cursor)
  }

  private func cursor(_ shape: PointerShape) -> WindowCursor {
    switch shape {
    case .arrow: return .arrow
    case .crosshair: return .crosshair
    case .pointer: return .pointer
    case .grab: return .grab
    case .grabbing: return .grabbing
    case .columnResize: return .columnResize
    case .rowResize: return .rowResize
    case .eastWestResize: return .horizontalResize
    case .text: return .text
    case .progress: return .progress
    case .finger(let number):
      let finger = FingerCursor(number: number, theme: session.theme, scale: scale)
      if let known = fingerCursors[finger] { return known }
      let made = finger.picture.map { WindowCursor.drawn($0) } ?? .arrow
      fingerCursors[finger] = made
      return made
    }
  }
}
