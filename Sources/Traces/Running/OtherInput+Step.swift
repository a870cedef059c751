import LayoutFiles
import UIKit

extension OtherInput {
  /// The step of a check file that gives this input; nil for motions and buttons that no step has.
  var action: Step.Action? {
    switch self {
    case .hover(let place): .hover(at: place)
    case .scroll(let distance, let place, let isContinuous):
      .scroll(by: distance, at: place, isContinuous ? .continuous : .discrete)
    case .motion(.motionShake): .motion(.shake)
    case .motion: nil
    case .remoteControl(let subtype):
      RemoteCommand.allCases.first { $0.subtype == subtype }.map { .remote($0) }
    case .press(let type): PressType.allCases.first { $0.pressType == type }.map { .press($0) }
    }
  }
}
