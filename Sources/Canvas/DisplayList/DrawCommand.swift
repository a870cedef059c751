package import Foundation
package import UIKit

/// One step of a picture.
///
/// Coordinates are logical pixels, y downwards, in the space that the steps before left.
package enum DrawCommand: Hashable, Sendable {
  /// Remembers the space and the clip; every save has its restore.
  case save
  case restore

  /// What follows is drawn through this map first, then through those before it.
  case concatenate(CGAffineTransform)

  /// What follows is drawn only inside the path too.
  case clip(CGPath)

  /// Areas count by the non-zero winding rule.
  case fill(CGPath, CGColor)

  case stroke(CGPath, StrokeStyle, CGColor)

  /// Text whose first baseline starts at the point; see ``TextBlock`` for what the point means with other alignments.
  case text(TextBlock, at: CGPoint)

  /// A soft edge around a rounded rectangle, drawn before the rectangle itself.
  case shadow(CGRect, cornerRadius: CGFloat, ShadowStyle)

  /// What follows, up to its end, is laid over the picture as one layer of this alpha.
  case beginGroup(alpha: Double)
  case endGroup

  /// A picture that seldom changes, which a renderer may keep as pixels; to anybody else it is its commands.
  case retained(RetainedPicture)
}

/// A shadow's place, softness and colour; the blur is the distance over which it fades.
package struct ShadowStyle: Hashable, Sendable {
  package var offset: CGVector
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGVector, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
