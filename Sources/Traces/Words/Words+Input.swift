import Foundation
package import UIKit

extension Words {
  /// What came from outside, as a sentence of its own.
  package static func input(_ input: OtherInput) -> String {
    switch input {
    case .hover(let place?): "The pointer is at \(point(place))."
    case .hover(nil): "The pointer has left the screen."
    case .scroll(let distance, let place, let isContinuous):
      "\(isContinuous ? "A trackpad" : "A wheel") scrolls by \(vector(distance)) at \(point(place))."
    case .motion(let subtype): "The device reports \(subtype == .motionShake ? "a shake" : "a motion")."
    case .remoteControl: "A remote control sends a command."
    case .press: "A button is pressed and let go."
    }
  }

  private static func vector(_ vector: CGVector) -> String { "(\(number(vector.dx)), \(number(vector.dy)))" }
}
