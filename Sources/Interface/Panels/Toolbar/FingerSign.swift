import Canvas
import Foundation

/// A finger as the toolbar and its menu show it: filled with its number while it is down, plainly filled while the mouse
/// is it, an outline otherwise.
struct FingerSign {
  struct State {
    var isDown: Bool
    var isActive: Bool
  }

  private let number: Int
  private let state: State
  private let theme: Theme

  init(_ number: Int, _ state: State, theme: Theme) {
    self.number = number
    self.state = state
    self.theme = theme
  }

  func paint(into painter: Painter, center: CGPoint) {
    let path = FingerShape(outlineOf: number).path(center: center, radius: 6.5)
    if state.isDown {
      FingerGlyph(id: number).paint(into: painter, center: center, radius: 7, theme: theme)
    } else if state.isActive {
      painter.fill(path, color: theme.finger(number))
    } else {
      painter.stroke(path, style: .rounded(1.4), color: theme[.text2])
    }
  }
}
