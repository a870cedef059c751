import Canvas
import Diagnosis
import Foundation
import UIKit

extension LintFinding.Severity {
  /// The triangle of a finding, in the colour of its gravity; a note has the letter of information.
  func paint(into painter: Painter, center: CGPoint, size: CGFloat, theme: Theme) {
    switch self {
    case .error: Icon.lint.paint(into: painter, center: center, size: size, color: theme[.out])
    case .warning: Icon.lint.paint(into: painter, center: center, size: size, color: theme[.warn])
    case .note: Icon.info.paint(into: painter, center: center, size: size, color: theme[.text2])
    }
  }
}
