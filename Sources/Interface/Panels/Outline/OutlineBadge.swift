import Canvas
import Diagnosis
import Foundation
import UIKit

/// A mark after a name in the outline.
enum OutlineBadge: Hashable, Sendable {
  /// The root view of a controller.
  case controller
  case recognizers
  /// It has touch methods of its own, or a control's.
  case handlesTouches
  case hidden
  case interactionOff
  /// Its frame is a guess.
  case guess
  /// What the linter says.
  case finding(LintFinding.Severity)

  /// How much room a badge takes, its gap included; logical pixels.
  static let width: Double = 16

  func paint(into painter: Painter, center: CGPoint, theme: Theme) {
    switch self {
    case .controller: Icon.classViewController.paint(into: painter, center: center, size: 9, color: theme[.text3])
    case .recognizers: Icon.touch.paint(into: painter, center: center, size: 11, color: theme[.text3])
    case .handlesTouches:
      // The signpost's board of the ascent: here the call ends.
      var board = CGPath()
      let corners = [(-3.6, 4.0), (-3.6, -0.6), (0, -4.4), (3.6, -0.6), (3.6, 4.0)]
      board.move(to: CGPoint(x: center.x + corners[0].0, y: center.y + corners[0].1))
      for corner in corners.dropFirst() {
        board.addLine(to: CGPoint(x: center.x + corner.0, y: center.y + corner.1))
      }
      board.closeSubpath()
      painter.stroke(board, style: .rounded(1.3), color: theme[.text3])
    case .finding(let severity): severity.paint(into: painter, center: center, size: 12, theme: theme)
    case .hidden: VerdictGlyph.hidden.paint(into: painter, center: center, size: 10, theme: theme)
    case .interactionOff: VerdictGlyph.interactionOff.paint(into: painter, center: center, size: 10, theme: theme)
    case .guess:
      let mark = CGRect(x: center.x - 6, y: center.y - 7, width: 12, height: 14)
      painter.text("?", font: .ui(11, .semibold), color: theme[.warn], in: mark, alignment: .center)
    }
  }
}

extension OutlineRow {
  /// The marks of a row; one with a verdict says by it what a flag would say.
  func badges(hasVerdict: Bool, finding: LintFinding.Severity?) -> [OutlineBadge] {
    var badges: [OutlineBadge] = finding.map { [.finding($0)] } ?? []
    if recognizerCount > 0 { badges.append(.recognizers) }
    if handlesTouches { badges.append(.handlesTouches) }
    if !hasVerdict, isHidden { badges.append(.hidden) }
    if !hasVerdict, isInteractionOff { badges.append(.interactionOff) }
    if isGuess { badges.append(.guess) }
    // Last, for the controller's name follows it.
    if controller != nil { badges.append(.controller) }
    return badges
  }
}
